/**
 * Own games in memory, as they are kept in the database; where nothing can be kept they live as long as the page. All
 * of them are here as soon as `ready` has come, so that whoever draws can ask at once.
 */
import { ok, type Result } from '@cairn/engine';
import { findGame, type Found } from '@cairn/games';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Variant } from '@cairn/workshop';
import { openDatabase } from '../platform/database.ts';
import { keepGame, MOST_UNSAVED, readGames, type KeptGame } from './stored-games.ts';
import { lazyModule } from '../platform/lazy-module.ts';
import { packedNames } from '../play/route.ts';

/** Longest title, in characters; a longer one would be refused in a link. */
export const LONGEST_TITLE = 60;

const rules = lazyModule(() => import('./own-game-rules.ts'));

const games = signal<ReadonlyMap<string, KeptGame>>(new Map());

/** Those that have been through the gate since the page was opened, and what came of it. */
const sound = new Map<string, boolean>();

const latest = (standing: KeptGame['standing']): ReadonlySignal<readonly KeptGame[]> =>
  computed(() =>
    [...games.value.values()].filter((game) => game.standing === standing).toSorted((a, b) => b.at - a.at),
  );

/** The games that were saved, the latest first. */
export const saved = latest('saved');
/** Games that came in links and were not saved. */
export const met = latest('met');

/** Takes games in under the names they have in links. */
const enter = async (some: readonly KeptGame[]): Promise<void> => {
  if (some.length === 0) return;
  const { packed, variantOf: write } = await rules.get();
  const names = await Promise.all(some.map((game) => packed(write(game))));
  for (const [i, { def }] of some.entries()) packedNames.set(def.id, names[i] ?? def.id);
  games.value = new Map([...games.peek(), ...some.map((game) => [game.def.id, game] as const)]);
};

let reading: Promise<void> | undefined;

/** Takes in the games that are kept; it may be asked again, for what other tabs have kept since. */
export const read = async (): Promise<void> => enter(await readGames(await openDatabase()));

/** Whoever follows link after link has more of them than anybody needs: those the database lets go are let go here. */
const thin = async (): Promise<void> => {
  if (games.peek().size - saved.peek().length <= MOST_UNSAVED) return;
  const rest = await readGames(await openDatabase());
  games.value = new Map(rest.map((game) => [game.def.id, game]));
  for (const id of packedNames.keys()) if (!games.value.has(id)) packedNames.delete(id);
};

/** Resolves when the games that are kept are here. */
export const ready = (): Promise<void> =>
  (reading ??= read().catch(() => {
    // Without them everything else can still be played.
    reading = undefined;
  }));

/** An own game as a variant, for a file. */
export const variantOf = async (game: KeptGame): Promise<Variant> => (await rules.get()).variantOf(game);

/** A variant's name in links. */
export const pack = async (variant: Variant): Promise<string> => (await rules.get()).packed(variant);

/** Stores games and takes them in. Rejects when they cannot be stored; they are here all the same. */
export const put = async (...some: readonly KeptGame[]): Promise<void> => {
  await enter(some);
  await (await openDatabase()).write(some.map(keepGame));
  await thin();
};

/** An own game as it is kept. */
export const own = (id: string): KeptGame | null => games.value.get(id) ?? null;

/** An own game by its id, to be played; null where there is none, or none that can be played any more. */
export const find = (id: string): Found | null => {
  const game = games.value.get(id);
  if (game === undefined) return null;
  if (!sound.has(id)) sound.set(id, rules.now()?.isSound(game.def) === true);
  return sound.get(id) === true ? { def: game.def, options: {}, title: game.def.title } : null;
};

/** The game of any name for the whole app: an own one by its id, else one of the catalogue. */
export const gameCalled = (name: string): Found | null => find(name) ?? findGame(name);

/** The game of a link, which is one of ours if we have these rules already. It is not taken in yet. */
export const unpack = async (name: string): Promise<Result<KeptGame>> => {
  const [{ unpacked }] = await Promise.all([rules.get(), ready()]);
  const game = await unpacked(name);
  return game.ok ? ok(known(game.value)) : game;
};

/** A saved game keeps its title whatever a link says, and a deleted one is not listed again for having been looked at. */
const known = (game: KeptGame): KeptGame => {
  sound.set(game.def.id, true);
  const here = own(game.def.id);
  return here === null || here.standing === 'met' ? game : here;
};

/** Takes in the rules of a link, and gives the id they have here. */
export const meet = async (name: string): Promise<Result<string>> => {
  const game = await unpack(name);
  if (!game.ok) return game;
  // On a full disk they are here as long as the page.
  await put(game.value).catch(() => undefined);
  return ok(game.value.def.id);
};

/** Data from outside as a game to save; all that is wrong with it where it cannot be played. */
export const take = async (variant: unknown): Promise<Result<KeptGame>> => {
  const [{ taken }] = await Promise.all([rules.get(), ready()]);
  const game = taken(variant);
  if (game.ok) sound.set(game.value.def.id, true);
  return game;
};

/** Saves a variant under its title; one with the same rules is saved already, and only gets that title. */
export const keep = async (variant: Variant): Promise<Result<string>> => {
  const game = await take(variant);
  if (!game.ok) return game;
  const { def } = game.value;
  const here = own(def.id);
  await put(here?.standing === 'saved' ? { ...here, def } : game.value);
  return ok(def.id);
};

/** Changes what is known of a game. */
export const amend = async (id: string, change: Partial<KeptGame>): Promise<void> => {
  const game = own(id);
  if (game !== null) await put({ ...game, ...change });
};
