/** A game and a position as the kernel numbers them: cards are `suit * 16 + rank`, ranks from 0 in the order of the foundations. */
import { cardOf, faceOf, isDown, rankOf, suitOf, type Game, type State, type ZoneRule } from '@cairn/engine';
import { isCellZone, type CellsRules } from './rules.ts';

/** The cards of a game when its foundations begin with one rank. */
export interface CellsCards {
  /** The engine's face of each card. */
  readonly faces: readonly (number | undefined)[];
  /** By suit: its cards in the pack. */
  readonly sizes: readonly number[];
  /** By card: the cards it fits on, and the cards that fit on it. */
  readonly fits: readonly (readonly number[])[];
  readonly guests: readonly (readonly number[])[];
  /** By card: whether a space takes it. */
  readonly footTakes: readonly boolean[];
}

/** A position to search from. */
export interface CellsDeal {
  readonly cards: CellsCards;
  readonly columns: readonly (readonly number[])[];
  readonly cells: readonly number[];
  readonly reserve: readonly number[];
  /** By suit: cards on the foundation. */
  readonly found: readonly number[];
}

/** The piles of a game by what they are for. */
export interface CellsPiles {
  readonly columns: ZoneRule;
  readonly cells: readonly number[];
  readonly reserve: readonly number[];
  readonly foundations: readonly number[];
}

export const readCellsPiles = (game: Game): CellsPiles => {
  const cells = game.zones.find(({ def }) => def !== null && isCellZone(def));
  const columns = game.zones.find((zone) => zone.role === 'tableau' && zone !== cells);
  if (columns === undefined) throw new Error('No columns');
  return {
    columns,
    cells: cells?.piles ?? [],
    reserve: game.byRole.reserve,
    foundations: game.byRole.foundation,
  };
};

/** The rank that foundations begin with; null where it is not known yet. */
const baseOf = (game: Game, { piles }: State): number | null => {
  const takes = game.zones.find(({ role }) => role === 'foundation')?.empty.takes;
  if (typeof takes === 'object') return takes[0] ?? null;
  const first = game.byRole.foundation.map((pile) => piles[pile]?.[0]).find((card) => card !== undefined);
  return first === undefined ? null : rankOf(cardOf(first));
};

/** Reads positions of one game; a position is null when it is one for the general search. */
export const dealReader = (game: Game, rules: CellsRules): ((state: State) => CellsDeal | null) => {
  const { ranks, suits } = game.composition;
  const piles = readCellsPiles(game);
  const byBase = new Map<number, CellsCards>();
  return (state) => {
    const base = baseOf(game, state);
    if (base === null) return null;
    const from = ranks.indexOf(base);
    const numberOf = (card: number): number =>
      suits.indexOf(suitOf(cardOf(card))) * 16 +
      ((ranks.indexOf(rankOf(cardOf(card))) - from + ranks.length) % ranks.length);
    let cards = byBase.get(base);
    if (cards === undefined) byBase.set(base, (cards = readCards(game, piles.columns, numberOf, rules)));
    const found = [0, 0, 0, 0];
    for (const pile of piles.foundations)
      for (const card of state.piles[pile] ?? []) found[suits.indexOf(suitOf(cardOf(card)))] += 1;
    const cell: number[] = [];
    for (const pile of piles.cells) {
      const held = state.piles[pile] ?? [];
      if (held.length > 1) return null;
      for (const card of held) cell.push(numberOf(card));
    }
    const reserve: number[] = [];
    for (const pile of piles.reserve) {
      const held = state.piles[pile] ?? [];
      if (held.length > 1) return null;
      for (const card of held) reserve.push(numberOf(card));
    }
    const columns: number[][] = [];
    for (const pile of piles.columns.piles) {
      const held = state.piles[pile] ?? [];
      if (held.some(isDown)) return null;
      columns.push(held.map(numberOf));
    }
    return { cards, columns, cells: cell, reserve, found };
  };
};

const readCards = (
  game: Game,
  { fits: onFace }: ZoneRule,
  numberOf: (card: number) => number,
  { takes }: CellsRules,
): CellsCards => {
  const faces: (number | undefined)[] = Array.from({ length: 64 }, () => undefined);
  const sizes = [0, 0, 0, 0];
  for (const card of game.cards) {
    faces[numberOf(card)] = faceOf(card);
    sizes[numberOf(card) >> 4] += 1;
  }
  const fits: number[][] = faces.map(() => []);
  const guests: number[][] = faces.map(() => []);
  for (const [card, face] of faces.entries())
    for (const [on, below] of faces.entries())
      if (face !== undefined && below !== undefined && onFace?.[below * 128 + face] === 1) {
        fits[card].push(on);
        guests[on].push(card);
      }
  const footTakes = faces.map(
    (face) =>
      face !== undefined && (takes === 'anything' || (takes !== 'nothing' && takes.includes(face & 15))),
  );
  return { faces, sizes, fits, guests, footTakes };
};
