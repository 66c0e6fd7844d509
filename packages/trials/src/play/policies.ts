/** Named ways to play. What each does is told in its own words in docs/survey.md; a name means the same for ever. */
import { fault, isDown, type Fault, type Game } from '@cairn/engine';
import { best } from './choose.ts';
import { hasOneHole } from './field.ts';
import { longChains, peakByPeak, turnUp } from './hole-players.ts';
import type { Policy } from './player.ts';
import { sampling } from './sampling.ts';

/** Any move, by lot. */
const random: Policy = (sitting) => best(sitting, ({ kind }) => (kind === 'power' ? -1 : 0));

/** After so many idle moves cards are shifted about. */
const STALE = 24;

/**
 * What brings most at once: a card to where it counts, then a move that turns a card up, then a card of waste or reserve,
 * then the stock; cards are shifted about only when the stock has brought nothing for a while.
 */
const greedy: Policy = (sitting) => {
  const { game, view, last, idle } = sitting;
  return best(sitting, (move) => {
    if (move.kind === 'remove') return 5;
    if (move.kind === 'draw' || move.kind === 'redeal') return 1;
    if (move.kind !== 'play') return -1;
    if (last?.kind === 'play' && last.from === move.to && last.to === move.from) return -1;
    const [from, to] = [move.from, move.to].map((pile) => game.piles[pile]?.zone.role);
    if (to === 'foundation' || to === 'hole') return 5;
    if (from === 'foundation') return -1;
    if (from === 'waste' || from === 'reserve') return 3;
    const under = view.piles[move.from]?.at(-move.count - 1);
    if (under !== undefined && isDown(under)) return 4;
    return idle > STALE ? 2 : 0;
  });
};

export const POLICY_NAMES = [
  'random',
  'greedy',
  'long-chains',
  'peak-by-peak',
  'turn-up',
  'sampling',
] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** Those that any game will do for. */
const ANY_GAME: readonly PolicyName[] = ['random', 'greedy', 'sampling'];

/** Who plays; `worlds` is what the sampling player draws before a move. */
export interface Who {
  readonly policy: PolicyName;
  readonly worlds?: number;
}

/** "sampling (100 worlds)" */
export const whoText = ({ policy, worlds }: Who): string =>
  worlds === undefined ? policy : `${policy} (${worlds} worlds)`;

export const policyOf = ({ policy, worlds }: Who): Policy => {
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
  }
};

/** What is wrong with letting somebody play a game; nothing, mostly. */
export const policyFaults = (game: Game, { policy, worlds }: Who): readonly Fault[] => {
  const faults: Fault[] = [];
  if (!ANY_GAME.includes(policy) && !hasOneHole(game))
    faults.push(
      fault(
        'policy',
        'question.policy',
        `Policy "${policy}" cannot play ${game.def.title}: it is for games whose table is cleared card by card to one hole, such as TriPeaks and Golf`,
      ),
    );
  if ((policy === 'sampling') !== (worlds !== undefined))
    faults.push(
      fault(
        'policy',
        'question.worlds',
        policy === 'sampling'
          ? 'Policy "sampling" needs a number of worlds'
          : `Policy "${policy}" draws no worlds: a number of them is for "sampling"`,
      ),
    );
  return faults;
};
