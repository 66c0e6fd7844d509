/**
 * Own games in memory, as the database has them. If nothing can be stored, they live as long as the page. After
 * `ready` all of them are loaded, so that views can read them synchronously.
 */
import { ok, type Result } from '@cairn/engine';
import { findGame, type Found } from '@cairn/games';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Variant } from '@cairn/workshop';
import { openDatabase } from '../platform/open-database.ts';
import { keepGame, MOST_UNSAVED, readGames, type KeptGame } from './stored-games.ts';
import { lazyModule } from '../platform/lazy-module.ts';
import { packedNames } from '../play/route.ts';

/** Most characters of a title; a link with a longer one is refused. */
export const LONGEST_TITLE = 60;

const rules = lazyModule(() => import('./own-game-rules.ts'));

const games = signal<ReadonlyMap<string, KeptGame>>(new Map());

/** Whether a game can be played, for games that the engine has checked since the page was opened. */
const sound = new Map<string, boolean>();

const latest = (standing: KeptGame['standing']): ReadonlySignal<readonly KeptGame[]> =>
  computed(() =>
    [...games.value.values()].filter((game) => game.standing === standing).toSorted((a, b) => b.at - a.at),
  );

/** Saved games, the latest first. */
export const saved = latest('saved');
/** Games that came in links and were not saved. */
export const met = latest('met');

/** Adds games, with their names in links. */
const enter = async (some: readonly KeptGame[]): Promise<void> => {
  if (some.length === 0) return;
  const { packed, variantOf: write } = await rules.get();
  const names = await Promise.all(some.map((game) => packed(write(game))));
  for (const [i, { def }] of some.entries()) packedNames.set(def.id, names[i] ?? def.id);
  games.value = new Map([...games.peek(), ...some.map((game) => [game.def.id, game] as const)]);
};

let reading: Promise<void> | undefined;

/** Loads the stored games. Calling it again adds those of other tabs. */
export const read = async (): Promise<void> => enter(await readGames(await openDatabase()));

/** A player may open any number of links. Games that the database drops are dropped here too. */
const thin = async (): Promise<void> => {
  if (games.peek().size - saved.peek().length <= MOST_UNSAVED) return;
  const rest = await readGames(await openDatabase());
  games.value = new Map(rest.map((game) => [game.def.id, game]));
  for (const id of packedNames.keys()) if (!games.value.has(id)) packedNames.delete(id);
};

/** Resolves when the stored games are loaded. */
export const ready = (): Promise<void> =>
  (reading ??= read().catch(() => {
    // Everything else can be played without them. The next call tries again.
    reading = undefined;
  }));

/** An own game as a variant, for a file. */
export const variantOf = async (game: KeptGame): Promise<Variant> => (await rules.get()).variantOf(game);

/** The name of a variant in links. */
export const pack = async (variant: Variant): Promise<string> => (await rules.get()).packed(variant);

/** Stores games and adds them. Rejects when they cannot be stored; they are in memory all the same. */
export const put = async (...some: readonly KeptGame[]): Promise<void> => {
  await enter(some);
  await (await openDatabase()).write(some.map(keepGame));
  await thin();
};

/** A stored game by its id. */
export const own = (id: string): KeptGame | null => games.value.get(id) ?? null;

/** An own game to play, by its id. Null if there is none, or if it cannot be played any more. */
export const find = (id: string): Found | null => {
  const game = games.value.get(id);
  if (game === undefined) return null;
  if (!sound.has(id)) sound.set(id, rules.now()?.isSound(game.def) === true);
  return sound.get(id) === true ? { def: game.def, options: {}, title: game.def.title } : null;
};

/** The game of any id: an own game, else one of the catalogue. */
export const gameCalled = (name: string): Found | null => find(name) ?? findGame(name);

/** The game in a link, with its present standing if these rules are stored already. It is not added. */
export const unpack = async (name: string): Promise<Result<KeptGame>> => {
  const [{ unpacked }] = await Promise.all([rules.get(), ready()]);
  const game = await unpacked(name);
  return game.ok ? ok(known(game.value)) : game;
};

/** A saved game keeps its title whatever a link says. A deleted game stays deleted when a link shows it. */
const known = (game: KeptGame): KeptGame => {
  sound.set(game.def.id, true);
  const here = own(game.def.id);
  return here === null || here.standing === 'met' ? game : here;
};

/** Adds the rules of a link and returns their id. */
export const meet = async (name: string): Promise<Result<string>> => {
  const game = await unpack(name);
  if (!game.ok) return game;
  // On a full disk they are kept in memory.
  await put(game.value).catch(() => undefined);
  return ok(game.value.def.id);
};

/** Data from outside as a game to save. Faults if it cannot be played. */
export const gameFromVariant = async (variant: unknown): Promise<Result<KeptGame>> => {
  const [{ taken }] = await Promise.all([rules.get(), ready()]);
  const game = taken(variant);
  if (game.ok) sound.set(game.value.def.id, true);
  return game;
};

/** Saves a variant under its title. If its rules are saved already, they get that title. */
export const keep = async (variant: Variant): Promise<Result<string>> => {
  const game = await gameFromVariant(variant);
  if (!game.ok) return game;
  const { def } = game.value;
  const here = own(def.id);
  await put(here?.standing === 'saved' ? { ...here, def } : game.value);
  return ok(def.id);
};

/** Changes the stored data of a game. */
export const amend = async (id: string, change: Partial<KeptGame>): Promise<void> => {
  const game = own(id);
  if (game !== null) await put({ ...game, ...change });
};
