/**
 * What games of one hole over columns have in common, for the kernels `heights` and `ring`: columns give their last
 * card to the hole, and nothing else moves. The hole looks at ranks only, so cards it treats alike are one class, a
 * small number. Jokers are a class that takes all and fits all.
 */
import {
  cardOf,
  faceOf,
  isDown,
  lastOf,
  type Game,
  type Move,
  type State,
  type Vocabulary,
} from '@cairn/engine';
import { hasPowersInPlay } from './general-only.ts';
import {
  AGAIN,
  CLEAR,
  DEALT_COLUMNS,
  DEALT_HOLES,
  GATHER,
  PACK,
  ONLY_PEEK,
  stockTo,
  TABLE_BUILDS,
} from '../../contract/words.ts';

export interface OneHole {
  readonly hole: number;
  /** By column: its piles. The jokers of a hand are all alike and make one column. */
  readonly columns: readonly (readonly number[])[];
  /** By column: whether its cards must go; the jokers of a hand need not. */
  readonly counts: readonly boolean[];
  /** By face: its class. */
  readonly classOf: Uint8Array;
  readonly classes: number;
  /** `takes[on * classes + card]` is 1 when the hole takes it; row `classes` is the empty hole. */
  readonly takes: Uint8Array;
}

/** A position in classes. */
export interface HoleBoard {
  /** By column, from the bottom. */
  readonly columns: readonly Uint8Array[];
  /** The class that lies on the hole, or the number of classes when it is empty. */
  readonly top: number;
  /** By draw: the class it brings to lie on the hole. */
  readonly draws: Uint8Array;
}

/** Columns that give their last card to holes, and take nothing by a play. */
export const COLUMNS_OVER_HOLES = {
  ...DEALT_COLUMNS,
  build: TABLE_BUILDS,
  empty: [{ takes: ['nothing', 'anything', 'base'], from: ['tableau', 'waste'], keeps: true }],
  give: [{ hole: ['top'] }],
} as const;
export const HOLES_UNDER_COLUMNS = {
  ...DEALT_HOLES,
  build: TABLE_BUILDS,
  empty: [{ takes: ['nothing', 'anything'] }],
} as const;

export const ONE_HOLE_WORDS: Vocabulary = {
  pack: PACK,
  zones: [{ ...COLUMNS_OVER_HOLES, turn: ['exposed'] }, HOLES_UNDER_COLUMNS],
  stock: stockTo('hole'),
  powers: ONLY_PEEK,
  goal: [CLEAR, GATHER],
  again: AGAIN,
};

/** The structure of a game, or a sentence about what else is in it. */
export const readOneHole = (game: Game): OneHole | string => {
  const { def, stockDef, zones } = game;
  const [hole, more] = game.byRole.hole;
  const [tableau, another] = zones.filter(({ role }) => role === 'tableau');
  if (hole === undefined || more !== undefined) return 'it wants one hole';
  if (tableau?.def?.role !== 'tableau' || another !== undefined) return 'it wants one zone of columns';
  if (zones.some(({ role }) => !['tableau', 'hole', 'hand', 'stock'].includes(role)))
    return 'the game has other piles than this search knows';
  if (zones.some(({ role, def: own }) => role === 'hand' && own !== null))
    return 'it wants a hand of jokers alone';
  if (tableau.give.some(({ to, unit }) => to !== 'hole' || unit !== 'top'))
    return 'it wants columns that give their last cards to the hole alone';
  if (tableau.def.turn === 'together') return 'it wants cards that turn up one by one';
  if (zones.some(({ empty }) => empty.refill !== undefined))
    return 'it wants no piles that are filled by themselves';
  if (def.remove !== undefined) return 'it wants no groups that are removed';
  if (hasPowersInPlay(game)) return 'it wants no powers that shuffle';
  if (stockDef !== null && (stockDef.to !== 'hole' || stockDef.when !== 'any'))
    return 'it wants a stock that can always be dealt to the hole';
  const { fits, empty } = game.piles[hole]?.zone ?? {};
  if (fits === undefined || fits === null || empty === undefined) return 'it wants a hole that takes cards';
  if (empty.takes === 'base' || empty.takes === 'last' || empty.from !== undefined)
    return 'it wants an empty hole that takes any card, or given ranks';

  const { takes: wanted } = empty;
  const opens = (face: number): boolean =>
    wanted === 'anything' || (wanted !== 'nothing' && wanted.includes(face & 15));
  const faces = [...new Set(game.cards.map(faceOf))].sort((a, b) => (a & 15) - (b & 15) || a - b);
  const classOf = new Uint8Array(128);
  const first: number[] = [];
  const known = new Map<string, number>();
  for (const face of faces) {
    const alike = faces.map((other) => `${fits[face * 128 + other]}${fits[other * 128 + face]}`);
    const key = `${opens(face)} ${alike.join(' ')}`;
    const id = known.get(key) ?? first.push(face) - 1;
    known.set(key, id);
    classOf[face] = id;
  }
  if (first.length > MOST_CLASSES) return 'it wants a hole that looks only at ranks';
  const takes = Uint8Array.from([
    ...first.flatMap((on) => first.map((card) => fits[on * 128 + card] ?? 0)),
    ...first.map((card) => Number(opens(card))),
  ]);
  const hand = game.byRole.hand;
  return {
    hole,
    columns: [...tableau.piles.map((pile) => [pile]), ...(hand.length > 0 ? [hand] : [])],
    counts: [...tableau.piles.map(() => true), ...(hand.length > 0 ? [false] : [])],
    classOf,
    classes: first.length,
    takes,
  };
};

/** Lanes of a vector of bytes, one a class. */
const MOST_CLASSES = 15;

/** A position in classes; null when a last card lies face down, which play never brings about. */
export const readHoleBoard = (game: Game, rules: OneHole, state: State): HoleBoard | null => {
  const { classOf } = rules;
  const pileOf = (index: number): readonly number[] => state.piles[index] ?? [];
  const classAt = (seat: number): number => classOf[faceOf(cardOf(seat))];
  if (rules.columns.some((piles) => piles.some((pile) => isDown(lastOf(pileOf(pile)) ?? 0)))) return null;
  const top = lastOf(pileOf(rules.hole));
  if (top !== undefined && isDown(top)) return null;
  const stock = game.stock === null ? [] : pileOf(game.stock);
  const batch = game.stockDef?.draw ?? 1;
  const draws: number[] = [];
  for (let left = stock.length - batch; left > -batch; left -= batch)
    draws.push(classAt(stock[Math.max(left, 0)] ?? 0));
  return {
    columns: rules.columns.map((piles) => Uint8Array.from(piles.flatMap(pileOf).map(classAt))),
    top: top === undefined ? rules.classes : classAt(top),
    draws: Uint8Array.from(draws),
  };
};

/** Writes plays, given by their columns, and draws as moves. */
export const holeMoves = (rules: OneHole, state: State, line: readonly (number | 'draw')[]): Move[] => {
  const left = state.piles.map((pile) => pile.length);
  return line.map((step): Move => {
    if (step === 'draw') return { kind: 'draw' };
    const from = rules.columns[step]?.findLast((pile) => (left[pile] ?? 0) > 0) ?? 0;
    left[from] = (left[from] ?? 0) - 1;
    return { kind: 'play', from, to: rules.hole, count: 1 };
  });
};
