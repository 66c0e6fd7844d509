/**
 * Boards of other programs, so that verdicts can be compared on the same cards. Each reader makes a `ForeignBoard`, which
 * becomes a position of a game here. It is written in Cairn's own notation and read by the engine, so it passes the same
 * checks as any position: every card of the game once, and no other.
 */
import {
  fail,
  fault,
  makeCard,
  parsePosition,
  type Game,
  type Result,
  type Role,
  type State,
} from '@cairn/engine';

/** A card in the notation: "7S", or "(7S)" face down. Piles are written from the bottom up. */
export type CardWord = string;

export interface ForeignBoard {
  readonly tableau: readonly (readonly CardWord[])[];
  /** The top of the hole; null when the board does not name it. */
  readonly hole: CardWord | null;
  /** The cards in cells, one in each. */
  readonly cells: readonly CardWord[];
  /** The card that is drawn first comes first. */
  readonly stock: readonly CardWord[];
  readonly waste: readonly CardWord[];
  readonly reserve: readonly CardWord[];
  /** Piles with cards, in any order. */
  readonly foundations: readonly (readonly CardWord[])[];
}

export const EMPTY_FOREIGN_BOARD: ForeignBoard = {
  tableau: [],
  hole: null,
  cells: [],
  stock: [],
  waste: [],
  reserve: [],
  foundations: [],
};

/** The board as a position of this game; faults for piles and cards that the game does not have. */
export const positionOfBoard = (game: Game, board: ForeignBoard): Result<State> => {
  const piles = game.piles.map((): readonly CardWord[] => []);
  const given: readonly (readonly [Role, readonly (readonly CardWord[])[]])[] = [
    ['tableau', board.tableau],
    ['hole', board.hole === null ? [] : [[board.hole]]],
    ['cell', board.cells.map((card) => [card])],
    ['stock', board.stock.length === 0 ? [] : [board.stock.toReversed().map(down)]],
    ['waste', board.waste.length === 0 ? [] : [board.waste]],
    ['reserve', reservePiles(game, board.reserve)],
    ['foundation', board.foundations],
  ];
  const faults = given.flatMap(([role, from]) => {
    const own = game.byRole[role];
    for (const [i, words] of from.entries()) piles[own[i] ?? -1] = words;
    const few = role === 'tableau' && from.length < own.length;
    if (from.length <= own.length && !few) return [];
    return [
      fault('board', role, `The board has ${from.length} ${role} piles: ${game.def.title} has ${own.length}`),
    ];
  });
  if (faults.length > 0) return fail(faults);
  if (board.hole !== null) fillHole(game, piles);
  const lines = game.zones.map(
    ({ id, piles: own }) => `${id}: ${own.map((i) => piles[i]?.join(' ') || '-').join(' | ')}`,
  );
  return parsePosition(game, lines.join('\n'));
};

const down = (word: CardWord): CardWord => (word.startsWith('(') ? word : `(${word})`);

/** A reserve of one pile has all the cards, of which the rules may hide all but the last; of several piles, one each. */
const reservePiles = (game: Game, words: readonly CardWord[]): readonly (readonly CardWord[])[] => {
  if (words.length === 0) return [];
  if (game.byRole.reserve.length > 1) return words.map((word) => [word]);
  const hides = game.zones.some(({ def }) => def?.role === 'reserve' && def.face === 'top');
  return [words.map((word, i) => (hides && i < words.length - 1 ? down(word) : word))];
};

/** Puts the cards a board does not name under the top of the hole: such boards show the top alone. */
const fillHole = (game: Game, piles: (readonly CardWord[])[]): void => {
  const hole = game.byRole.hole[0];
  if (hole === undefined) return;
  const named = new Map<string, number>();
  for (const word of piles.flat()) {
    const name = word.replaceAll(/[()]/g, '');
    named.set(name, (named.get(name) ?? 0) + 1);
  }
  const missing = game.cards.map(makeCard).filter((name) => {
    const left = named.get(name) ?? 0;
    named.set(name, left - 1);
    return left <= 0;
  });
  piles[hole] = [...missing, ...(piles[hole] ?? [])];
};
