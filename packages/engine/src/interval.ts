/** Foundations that count by more than one, as in Calculation, whose other name is Broken Intervals. */
import { faceOf, rankOf, type Rank } from './card.ts';
import { ranksFitting } from './fits.ts';
import type { Game } from './game.ts';
import { cardOf, isDown, lastOf, type Position } from './state.ts';

/**
 * The rank that a foundation takes next, if it isn't the neighbour of the last card in the usual order, which players see
 * themselves; otherwise null.
 */
export const rankByInterval = (game: Game, position: Position, pile: number): Rank | null => {
  const zone = game.piles[pile]?.zone;
  const last = lastOf(position.piles[pile] ?? []);
  if (zone?.role !== 'foundation' || zone.fits === null || last === undefined || isDown(last)) return null;
  const [next, ...others] = ranksFitting(zone.fits, faceOf(cardOf(last)), game.ranks);
  if (next === undefined || others.length > 0) return null;
  const between = Math.abs(next - rankOf(cardOf(last)));
  return between <= 1 || between === game.ranks.length - 1 ? null : next;
};

/** Whether a pile may ever have such a rank. */
export const countsByInterval = ({ piles }: Game, pile: number): boolean => {
  const def = piles[pile]?.zone.def;
  return (
    def?.role === 'foundation' &&
    (def.build ?? []).some((build) => build.kind === 'step' && build.ring !== undefined)
  );
};
