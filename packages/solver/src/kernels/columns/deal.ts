/** A position as the columns kernel numbers it: suits from 0, ranks from 0 in the order of the foundations. */
import { cardOf, faceOf, isDown, rankOf, suitOf, type Game, type State } from '@cairn/engine';
import type { ColumnsRules } from './rules.ts';

export interface ColumnsDeal {
  readonly columns: readonly { readonly cards: readonly number[]; readonly downs: number }[];
  readonly reserve: readonly number[];
  /** From the bottom of the waste to the last card drawn; and where each card is. */
  readonly stock: readonly number[];
  readonly places: Uint8Array;
  /** By suit. */
  readonly found: readonly number[];
  readonly left: number;
  /** Cards of the pack. */
  readonly total: number;
  readonly waste: number;
  readonly pass: number;
  /** `fits[on * 64 + card]`, and the cards that go on each. */
  readonly fits: Uint8Array;
  readonly fitting: readonly (readonly number[])[];
  /** Words of two by card: the cards that go on it, and those it goes on. */
  readonly carried: Int32Array;
  readonly carriers: Int32Array;
  /** 1 for cards a space takes; and these as two words. */
  readonly takes: Uint8Array;
  readonly taken: Int32Array;
  readonly ranks: number;
  /** The engine's face of each card. */
  readonly faces: readonly number[];
}

/** Reads a position; null when the kernel has no room for it or it has no base rank yet. */
export const readColumnsDeal = (game: Game, state: State, rules: ColumnsRules): ColumnsDeal | null => {
  const { ranks, suits } = game.composition;
  const pile = (index: number | null | undefined): readonly number[] =>
    index === null || index === undefined ? [] : (state.piles[index] ?? []);
  const zone = game.zones.find(({ role }) => role === 'tableau');
  const foundation = game.zones.find(({ role }) => role === 'foundation');
  const first = game.byRole.foundation.map((index) => pile(index)[0]).find((seat) => seat !== undefined);
  const wanted = foundation?.empty.takes;
  const base =
    typeof wanted === 'object' ? wanted[0] : first === undefined ? undefined : rankOf(cardOf(first));
  if (base === undefined || zone === undefined) return null;
  const from = ranks.indexOf(base);
  const numberOf = (seat: number): number =>
    suits.indexOf(suitOf(cardOf(seat))) * 16 +
    ((ranks.indexOf(rankOf(cardOf(seat))) - from + ranks.length) % ranks.length);
  const faces: number[] = [];
  for (const card of game.cards) faces[numberOf(card)] = faceOf(card);
  const stock = [...pile(game.waste), ...[...pile(game.stock)].reverse()].map(numberOf);
  const places = new Uint8Array(64);
  for (const [place, card] of stock.entries()) places[card] = place;
  const found = [0, 0, 0, 0];
  let left = game.cards.length;
  for (const index of game.byRole.foundation)
    for (const seat of pile(index)) {
      const suit = suits.indexOf(suitOf(cardOf(seat)));
      found[suit] = (found[suit] ?? 0) + 1;
      left -= 1;
    }
  const columns = game.byRole.tableau.map((index) => {
    const seats = pile(index);
    return { cards: seats.map(numberOf), downs: seats.findLastIndex(isDown) + 1, seats };
  });
  // Face-down cards above face-up ones, or last, are for the general search; so are spaces that wait to be filled.
  if (columns.some(({ seats, downs }) => seats.slice(0, downs).some((seat) => !isDown(seat)))) return null;
  if (columns.some(({ cards, downs }) => downs > 0 && downs === cards.length)) return null;
  const reserve = pile(game.byRole.reserve[0]).map(numberOf);
  if (rules.refill && reserve.length > 0 && columns.some(({ cards }) => cards.length === 0)) return null;
  const fits = new Uint8Array(64 * 64);
  const carried = new Int32Array(130);
  const carriers = new Int32Array(130);
  const takes = new Uint8Array(64);
  const taken = new Int32Array(2);
  const fitting: number[][] = Array.from({ length: 64 }, () => []);
  for (const [card, face] of faces.entries()) {
    if (face === undefined) continue;
    const { takes: all } = zone.empty;
    takes[card] = all === 'anything' || (typeof all === 'object' && all.includes(face & 15)) ? 1 : 0;
    if (takes[card] === 1) add(taken, 0, card);
    for (const [on, below] of faces.entries())
      if (below !== undefined && zone.fits?.[below * 128 + face] === 1) {
        fits[on * 64 + card] = 1;
        add(carried, on, card);
        add(carriers, card, on);
        fitting[on]?.push(card);
      }
  }
  return {
    columns,
    reserve,
    stock,
    places,
    found,
    left,
    total: game.cards.length,
    waste: pile(game.waste).length,
    pass: state.pass,
    fits,
    fitting,
    carried,
    carriers,
    takes,
    taken,
    ranks: ranks.length,
    faces,
  };
};

/** Puts a card into a set of two words. */
const add = (sets: Int32Array, at: number, card: number): void => {
  const word = 2 * at + (card >> 5);
  sets[word] = (sets[word] ?? 0) | (1 << (card & 31));
};
