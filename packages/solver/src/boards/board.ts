/**
 * Boards of other programs, so that verdicts can be compared card by card. Each reader makes a `Board`; here a board
 * becomes a position of a game. It is written out in Cairn's own notation and read by the engine, so it passes the
 * same checks as any position: every card once, no stranger.
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

/** Cards as words of the notation: "7S", or "(7S)" face down. Piles from the bottom up. */
export type Word = string;

export interface Board {
  readonly tableau: readonly (readonly Word[])[];
  /** Top of the hole; null when the board does not speak of it. */
  readonly hole: Word | null;
  /** The card drawn first comes first. */
  readonly stock: readonly Word[];
  readonly waste: readonly Word[];
  readonly reserve: readonly Word[];
  /** Piles with cards, in any order. */
  readonly foundations: readonly (readonly Word[])[];
}

export const EMPTY_BOARD: Board = {
  tableau: [],
  hole: null,
  stock: [],
  waste: [],
  reserve: [],
  foundations: [],
};

/** The board as a position of this game; faults for piles and cards that the game does not have. */
export const placed = (game: Game, board: Board): Result<State> => {
  const piles = game.piles.map((): readonly Word[] => []);
  const given: readonly (readonly [Role, readonly (readonly Word[])[]])[] = [
    ['tableau', board.tableau],
    ['hole', board.hole === null ? [] : [[board.hole]]],
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
  if (board.hole !== null) bury(game, piles);
  const lines = game.zones.map(
    ({ id, piles: own }) => `${id}: ${own.map((i) => piles[i]?.join(' ') || '-').join(' | ')}`,
  );
  return parsePosition(game, lines.join('\n'));
};

const down = (word: Word): Word => (word.startsWith('(') ? word : `(${word})`);

/** A reserve of one pile holds all its cards, the last one up where the rules say so; of several piles one each. */
const reservePiles = (game: Game, words: readonly Word[]): readonly (readonly Word[])[] => {
  if (words.length === 0) return [];
  if (game.byRole.reserve.length > 1) return words.map((word) => [word]);
  const hides = game.zones.some(({ def }) => def?.role === 'reserve' && def.face === 'top');
  return [words.map((word, i) => (hides && i < words.length - 1 ? down(word) : word))];
};

/** What a board does not name has been played: such boards show the top of the hole alone. */
const bury = (game: Game, piles: (readonly Word[])[]): void => {
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
