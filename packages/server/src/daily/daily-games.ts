/** The games that have daily deals: those of the catalogue, or those that a site has chosen. */
import {
  changedOptions,
  checkJson,
  fail,
  ok,
  schemaTypes,
  validate,
  type Fault,
  type Result,
} from '@cairn/engine';
import { legGame } from '@cairn/formats';
import { games, popularGames } from '@cairn/games';
import type { SqlClient } from '@cairn/store';

const { list, object, optional, pattern, record } = schemaTypes;

export interface DailyGame {
  /** Id. */
  readonly game: string;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
}

/** A key for maps. */
export const dailyKey = ({ game, options }: DailyGame): string => `${game} ${JSON.stringify(options)}`;

const MOST_GAMES = 500;

/** The row of `club.setting`, as an admin writes it; an empty list: no daily deals. */
export const DAILY_SETTING = 'daily';
const setting = object({
  deals: list(
    object({
      game: pattern('^[\\w-]{1,60}$', 'the id of a game'),
      options: optional(record(pattern('^[\\w-]{1,60}$', 'the value of an option'))),
    }),
    0,
    MOST_GAMES,
  ),
});
type DailySetting = schemaTypes.TypeOf<typeof setting>;

/** A game by its name or that of a preset, with options. Faults: unknown game or option. */
export const dailyGame = (
  name: string,
  options: Readonly<Record<string, string>> = {},
): Result<DailyGame> => {
  const game = legGame(name, options);
  if (!game.ok) return game;
  const { id, base, options: chosen } = game.value;
  return ok({ game: id, options: changedOptions(base, chosen) });
};

/** Reads the setting. Faults have paths; each game is listed once. */
export const parseDailySetting = (json: unknown): Result<readonly DailyGame[]> => {
  const plain = checkJson(json);
  if (plain.length > 0) return fail(plain);
  const shape = validate(setting, json);
  if (shape.length > 0) return fail(shape);
  const faults: Fault[] = [];
  const found = new Map<string, DailyGame>();
  for (const [i, { game, options = {} }] of (json as DailySetting).deals.entries()) {
    const read = dailyGame(game, options);
    if (read.ok) found.set(dailyKey(read.value), read.value);
    else faults.push(...read.error.map((each) => ({ ...each, path: `deals.${i}` })));
  }
  return faults.length > 0 ? fail(faults) : ok([...found.values()]);
};

/** Every game with its defaults, those that most people look for first. */
export const ALL_GAMES: readonly DailyGame[] = [
  ...new Set([...popularGames, ...games.map(({ id }) => id)]),
].map((game) => ({ game, options: {} }));

/** Null: it is no JSON. */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The games that have daily deals now. A game of the setting that this version does not know is left out. */
export const chosenDailyGames = async (sql: SqlClient): Promise<readonly DailyGame[]> => {
  const [row] = await sql.query<{ value: string }>('select value from club.setting where name = $1', [
    DAILY_SETTING,
  ]);
  const read = row === undefined ? null : jsonIn(row.value);
  // A row that was written by hand may have an error; then there are the usual deals, and not an error for everyone.
  if (validate(setting, read).length > 0) return ALL_GAMES;
  return (read as DailySetting).deals.flatMap(({ game, options }) => {
    const known = dailyGame(game, options);
    return known.ok ? [known.value] : [];
  });
};
