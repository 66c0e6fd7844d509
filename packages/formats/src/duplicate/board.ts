/**
 * Boards: a deal of a game under chosen options, scoring included. A duplicate is a list of boards that everybody
 * plays. As text a board is "tripeaks/49621;wrap=linear": game, deal, and the options that differ from the defaults.
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
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly deal: Deal;
  /** How a server committed to it before it was played (contest/commitment.ts). */
  readonly seal?: BoardSeal;
}

export interface BoardSeal {
  /** SHA-256, in hexadecimal digits. */
  readonly commitment: string;
  readonly salt: string;
}

/** A board whose game exists and whose deal fits it. */
export interface OpenBoard extends DuplicateBoard {
  readonly compiled: Game;
}

/** Limit of the boards of a duplicate. */
export const MOST_BOARDS = 64;

/**
 * Opens a board by the name of a game or preset, and removes default values from its options. Faults: unknown game or
 * option, or a deal that does not fit.
 */
export const openBoard = ({ game, options, deal, seal }: DuplicateBoard): Result<OpenBoard> => {
  const compiled = legGame(game, options);
  if (!compiled.ok) return compiled;
  const dealt = start(compiled.value, deal);
  if (!dealt.ok) return dealt;
  const { id, base, options: chosen } = compiled.value;
  return ok({
    game: id,
    options: changedOptions(base, chosen),
    deal,
    compiled: compiled.value,
    ...(seal === undefined ? {} : { seal }),
  });
};

/** Leaves characters that a URL fragment may contain as they are, because people read links too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2B', '+');

/** Null if the text is not correctly encoded. */
export const decode = (text: string): string | null => {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Surrogate}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
};

/** The text of a board. Options are in the order of their names, so a board has only one text. */
export const makeBoard = ({ game, options, deal }: DuplicateBoard): string =>
  [
    `${encode(game)}/${encode(makeDeal(deal))}`,
    ...Object.entries(options)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${encode(name)}=${encode(value)}`),
  ].join(';');

/** Parses the text of a board; `openBoard` checks that its game, options and deal exist. */
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

/** Whether two opened boards are the same deal under the same rules and scoring. */
export const sameBoard = (one: DuplicateBoard, other: DuplicateBoard): boolean =>
  makeBoard(one) === makeBoard(other);
