/** The named policies. docs/survey.md describes each; a name never changes its meaning. */
import { fault, isDown, type Fault, type Game, type Move } from '@cairn/engine';
import { GREEDY_STALE } from '@cairn/solver';
import { bestMove } from './choose.ts';
import { coach } from './coach.ts';
import { hasOneHole } from './hole-field.ts';
import { longChains, peakByPeak, turnUp } from './hole-players.ts';
import type { Observation, Policy } from './playout.ts';
import { sampling } from './sampling.ts';

/** A random move. */
const random: Policy = (observation) =>
  bestMove(observation, (move) => (move.kind === 'power' && move.power !== 'regather' ? -1 : 0));

/**
 * What a move gains at once: a card to foundation or hole most, then a move that turns a card up, then a card of
 * waste or reserve, then the stock. Cards are moved within the tableau only when the stock has brought nothing for a
 * while, and cards are gathered to be dealt again when nothing else is left. Less than 0: not made.
 */
export const greedyValue = (
  { game, view, recent: { last }, idle }: Pick<Observation, 'game' | 'view' | 'recent' | 'idle'>,
  move: Move,
): number => {
  if (move.kind === 'remove') return 5;
  if (move.kind === 'draw' || move.kind === 'redeal') return 1;
  if (move.kind === 'power' && move.power === 'regather') return 0;
  if (move.kind !== 'play') return -1;
  if (last?.kind === 'play' && last.from === move.to && last.to === move.from) return -1;
  const [from, to] = [move.from, move.to].map((pile) => game.piles[pile]?.zone.role);
  if (to === 'foundation' || to === 'hole') return 5;
  if (from === 'foundation') return -1;
  if (from === 'waste' || from === 'reserve') return 3;
  const under = view.piles[move.from]?.at(-move.count - 1);
  if (under !== undefined && isDown(under)) return 4;
  return idle > GREEDY_STALE ? 2 : 0.5;
};

/** The move that gains most at once. */
export const greedy: Policy = (observation) =>
  bestMove(observation, (move) => greedyValue(observation, move));

export const POLICY_NAMES = [
  'random',
  'greedy',
  'long-chains',
  'peak-by-peak',
  'turn-up',
  'sampling',
  'coach',
] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** The policies that can play any game. */
const ANY_GAME: readonly PolicyName[] = ['random', 'greedy', 'sampling', 'coach'];
/** Those that draw worlds. */
export const WORLD_POLICIES: readonly PolicyName[] = ['sampling', 'coach'];

/** A policy with its parameter: `worlds` is the number of worlds that `sampling` and `coach` draw before a move. */
export interface PolicyChoice {
  readonly policy: PolicyName;
  readonly worlds?: number;
}

/** "sampling (100 worlds)" */
export const policyText = ({ policy, worlds }: PolicyChoice): string =>
  worlds === undefined ? policy : `${policy} (${worlds} worlds)`;

export const policyOf = ({ policy, worlds }: PolicyChoice): Policy => {
  switch (policy) {
    case 'random':
      return random;
    case 'greedy':
      return greedy;
    case 'long-chains':
      return longChains;
    case 'peak-by-peak':
      return peakByPeak;
    case 'turn-up':
      return turnUp;
    case 'sampling':
      return sampling(worlds ?? 0, greedy);
    case 'coach':
      return coach({ worlds: worlds ?? 0, otherwise: greedy });
  }
};

/** Why a policy cannot play a game; empty if it can. */
export const policyFaults = (game: Game, { policy, worlds }: PolicyChoice): readonly Fault[] => {
  const faults: Fault[] = [];
  if (!ANY_GAME.includes(policy) && !hasOneHole(game))
    faults.push(
      fault(
        'policy',
        'question.policy',
        `Policy "${policy}" cannot play ${game.def.title}: it is for games whose table is cleared card by card to one hole, such as TriPeaks and Golf`,
      ),
    );
  if (WORLD_POLICIES.includes(policy) !== (worlds !== undefined))
    faults.push(
      fault(
        'policy',
        'question.worlds',
        WORLD_POLICIES.includes(policy)
          ? `Policy "${policy}" needs a number of worlds`
          : `Policy "${policy}" draws no worlds: a number of them is for ${WORLD_POLICIES.map((each) => `"${each}"`).join(' and ')}`,
      ),
    );
  return faults;
};
