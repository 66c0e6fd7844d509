/** A position as the columns kernel numbers it: cards are `suit * 16 + rank`, ranks from 0 in the order of the foundations. */
import { cardOf, faceOf, isDown, rankOf, suitOf, type Game, type State, type ZoneRule } from '@cairn/engine';
import type { ColumnsRules } from './rules.ts';

/** The cards of the pack and what goes on what. */
export interface ColumnsCards {
  /** Cards of the pack, and of a suit. */
  readonly total: number;
  readonly ranks: number;
  /** The engine's face of each card. */
  readonly faces: readonly number[];
  /** `fits[on * 64 + card]`, and by card the cards that go on it. */
  readonly fits: Uint8Array;
  readonly fitting: readonly (readonly number[])[];
  /** By card, as sets of two words: the cards that go on it, and those it goes on. */
  readonly carried: Int32Array;
  readonly carriers: Int32Array;
  /** By card: 1 where a space takes it; and these cards as a set of two words. */
  readonly spaceTakes: Uint8Array;
  readonly spaceCards: Int32Array;
}

/** A position to search from. */
export interface ColumnsDeal {
  readonly cards: ColumnsCards;
  readonly columns: readonly { readonly cards: readonly number[]; readonly downs: number }[];
  readonly reserve: readonly number[];
  /** Cards from the bottom of the waste to the last one that will be drawn; and by card its place there. */
  readonly stock: readonly number[];
  readonly places: Uint8Array;
  readonly waste: number;
  readonly pass: number;
  /** By suit: cards on the foundations; and how many cards are not there. */
  readonly found: readonly number[];
  readonly left: number;
}

/** Reads a position; null when it is one for the general search, or has no base rank yet. */
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
  // Positions for the general search: face-down cards above face-up ones or last, and spaces that wait to be filled.
  if (columns.some(({ seats, downs }) => seats.slice(0, downs).some((seat) => !isDown(seat)))) return null;
  if (columns.some(({ cards, downs }) => downs > 0 && downs === cards.length)) return null;
  const reserve = pile(game.byRole.reserve[0]).map(numberOf);
  if (rules.refill && reserve.length > 0 && columns.some(({ cards }) => cards.length === 0)) return null;
  return {
    cards: readCards(zone, faces, ranks.length),
    columns,
    reserve,
    stock,
    places,
    waste: pile(game.waste).length,
    pass: state.pass,
    found,
    left,
  };
};

const readCards = (
  { fits: onFace, empty }: ZoneRule,
  faces: readonly number[],
  ranks: number,
): ColumnsCards => {
  const fits = new Uint8Array(64 * 64);
  const fitting: number[][] = Array.from({ length: 64 }, () => []);
  // With an entry for no card: nothing goes on it.
  const carried = new Int32Array(130);
  const carriers = new Int32Array(130);
  const spaceTakes = new Uint8Array(64);
  const spaceCards = new Int32Array(2);
  let total = 0;
  for (const [card, face] of faces.entries()) {
    if (face === undefined) continue;
    total += 1;
    const { takes } = empty;
    spaceTakes[card] =
      takes === 'anything' || (typeof takes === 'object' && takes.includes(face & 15)) ? 1 : 0;
    if (spaceTakes[card] === 1) add(spaceCards, 0, card);
    for (const [on, below] of faces.entries())
      if (below !== undefined && onFace?.[below * 128 + face] === 1) {
        fits[on * 64 + card] = 1;
        add(carried, on, card);
        add(carriers, card, on);
        fitting[on]?.push(card);
      }
  }
  return { total, ranks, faces, fits, fitting, carried, carriers, spaceTakes, spaceCards };
};

/** Puts a card into a set of two words. */
const add = (sets: Int32Array, at: number, card: number): void => {
  const word = 2 * at + (card >> 5);
  sets[word] = (sets[word] ?? 0) | (1 << (card & 31));
};
