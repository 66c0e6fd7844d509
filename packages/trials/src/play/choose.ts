/** Choosing a move: by what each is worth, equal ones by lot; and the frame of a player of one hole. */
import type { Move } from '@cairn/engine';
import { Chains, type Worth } from './chain.ts';
import { faceBrought, fieldOf, placeOf, type Field, type Place } from './field.ts';
import type { Policy, Sitting } from './player.ts';

/** The moves of the greatest worth, one of them by lot; null when each is worth less than nothing. */
export const best = ({ moves, dice }: Sitting, worth: (move: Move) => number): Move | null => {
  let [most, ties] = [-Infinity, 0];
  let found: Move | null = null;
  for (const move of moves) {
    const value = worth(move);
    if (value > most) [found, most, ties] = [move, value, 1];
    else if (value === most && dice.below(++ties) === 0) found = move;
  }
  return most < 0 ? null : found;
};

/** What a player of one hole looks at beside the chains. */
export interface Outlook {
  readonly field: Field;
  readonly chains: Chains;
  readonly sitting: Sitting;
}

/**
 * A player of one hole, who plays whatever table card goes before he turns the stock. `worth` weighs the cards of a chain,
 * `taste` a first card beside it. A card from beside the table (reserve, hand) is for when nothing goes: before the stock
 * when a table card follows it, after the stock when none does.
 */
export const holePlayer =
  (worth: Worth, taste: (place: Place, outlook: Outlook) => number = () => 0): Policy =>
  (sitting) => {
    const { game, view, moves } = sitting;
    const field = fieldOf(game, view);
    const cards = moves.flatMap((move) => {
      const place = placeOf(field, move);
      return place === null ? [] : [{ move, place }];
    });
    const chains = new Chains(field, worth);
    if (cards.length > 0) {
      const outlook = { field, chains, sitting };
      // What goes alone needs no weighing.
      if (cards.length === 1) return cards[0]?.move ?? null;
      const places = new Map(cards.map(({ move, place }) => [move, place]));
      return best({ ...sitting, moves: cards.map(({ move }) => move) }, (move) => {
        const place = places.get(move);
        return place === undefined ? -1 : FLOOR + chains.from(place) + taste(place, outlook);
      });
    }
    return best(sitting, (move) => {
      if (move.kind === 'draw' || move.kind === 'redeal') return 1;
      const face = faceBrought(field, view, move);
      if (face === null) return -1;
      const follows = chains.after(face);
      return follows > 0 ? 1 + follows : 0;
    });
  };

/** A taste may be a distaste; whatever table card goes is still played. */
const FLOOR = 1e9;
