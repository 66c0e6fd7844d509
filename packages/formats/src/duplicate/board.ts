/**
 * Boards: a deal of a game under chosen options, the scoring among them. A duplicate is a list of boards that
 * everybody plays. As text a board is "tripeaks/49621;wrap=linear": game, deal, and what is not standard.
 */
import {
  changedOptions,
  clip,
  failWith,
  makeDeal,
  ok,
  parseDeal,
  start,
  type Deal,
  type Game,
  type Result,
} from '@cairn/engine';
import { legGame } from '../definition/compile.ts';

export interface DuplicateBoard {
  /** Id of the game. */
  readonly game: string;
  /** Those that are not standard. */
  readonly options: Readonly<Record<string, string>>;
  readonly deal: Deal;
}

/** A board whose game is here and can be dealt. */
export interface OpenBoard extends DuplicateBoard {
  readonly compiled: Game;
}

/** Most boards of a duplicate. */
export const MOST_BOARDS = 64;

/** Opens a board by the name of a game or preset; what is standard is left out of its options. */
export const openBoard = ({ game, options, deal }: DuplicateBoard): Result<OpenBoard> => {
  const compiled = legGame(game, options);
  if (!compiled.ok) return compiled;
  const dealt = start(compiled.value, deal);
  if (!dealt.ok) return dealt;
  const { id, base, options: chosen } = compiled.value;
  return ok({ game: id, options: changedOptions(base, chosen), deal, compiled: compiled.value });
};

/** Keeps what a fragment may hold as it is: links are read by people too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2B', '+');

/** Null for what is no text. */
export const decode = (text: string): string | null => {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Surrogate}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
};

/** Options in the order of their names: one board has one text. */
export const makeBoard = ({ game, options, deal }: DuplicateBoard): string =>
  [
    `${encode(game)}/${encode(makeDeal(deal))}`,
    ...Object.entries(options)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${encode(name)}=${encode(value)}`),
  ].join(';');

/** Reads the text of a board; what it names is checked by `openBoard`. */
export const parseBoard = (text: string): Result<DuplicateBoard> => {
  const bad = (): Result<never> =>
    failWith('board', '', `Cannot read board "${clip(text)}": wanted game/deal;option=value`);
  const [place = '', ...pairs] = text.split(';');
  const [name = '', number = '', ...more] = place.split('/').map(decode);
  if (name === null || name === '' || number === null || more.length > 0) return bad();
  const deal = parseDeal(number);
  if (!deal.ok) return deal;
  const options = new Map<string, string>();
  for (const pair of pairs) {
    const [key, value, ...rest] = pair.split('=').map(decode);
    if (
      typeof key !== 'string' ||
      key === '' ||
      typeof value !== 'string' ||
      rest.length > 0 ||
      options.has(key)
    )
      return bad();
    options.set(key, value);
  }
  return ok({ game: name, options: Object.fromEntries(options), deal: deal.value });
};

/** Whether two boards are the same deal under the same rules and scoring; both opened. */
export const sameBoard = (one: DuplicateBoard, other: DuplicateBoard): boolean =>
  makeBoard(one) === makeBoard(other);
