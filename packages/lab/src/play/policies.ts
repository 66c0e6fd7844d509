/** Named ways to play. What each does is told in its own words in docs/survey.md; a name means the same for ever. */
import { isDown, type Move } from '@cairn/engine';
import type { Policy, Sitting } from './player.ts';

/** The moves of the greatest worth, one of them by lot; null when none is worth anything. */
const best = ({ moves, dice }: Sitting, worth: (move: Move) => number): Move | null => {
  let [most, ties] = [-Infinity, 0];
  let found: Move | null = null;
  for (const move of moves) {
    const value = worth(move);
    if (value > most) [found, most, ties] = [move, value, 1];
    else if (value === most && dice.below(++ties) === 0) found = move;
  }
  return most < 0 ? null : found;
};

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

export const POLICIES = { random, greedy } as const satisfies Readonly<Record<string, Policy>>;
export type PolicyName = keyof typeof POLICIES;
export const POLICY_NAMES = Object.keys(POLICIES) as readonly PolicyName[];
