/**
 * Own games in memory, as the database has them. If nothing can be stored, they live as long as the page. After
 * `ready` all of them are loaded, so that views can read them synchronously.
 */
import { ok, type Result } from '@cairn/engine';
import type { Found } from '@cairn/games';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Variant } from '@cairn/workshop';
import type { Database } from '../platform/database.ts';
import { lazyModule } from '../platform/lazy-module.ts';
import { keepGame, MOST_UNSAVED, readGames, type KeptGame } from './stored-games.ts';

export interface OwnGames {
  /** Saved games, the latest first. */
  readonly list: ReadonlySignal<readonly KeptGame[]>;
  /** Games that came in links and were not saved, the latest first. */
  readonly met: ReadonlySignal<readonly KeptGame[]>;
  /** Resolves when the stored games are loaded. Until then `find` and the lists know none. Never rejects. */
  readonly ready: () => Promise<void>;
  /** Loads them again, with those that other tabs have stored since. Never rejects. */
  readonly refresh: () => Promise<void>;
  /**
   * The game of an own id, as the catalogue describes its games: definition, options, title. Null if there is none, or
   * if it cannot be played any more.
   */
  readonly find: (id: string) => Found | null;
  /** The stored game: definition, id of the parent, time, standing. Null if there is none. */
  readonly about: (id: string) => KeptGame | null;
  /** Stores games and adds them. Rejects when they cannot be stored; they are in memory all the same. */
  readonly put: (...some: readonly KeptGame[]) => Promise<void>;
  /** Changes the stored data of a game. Rejects as `put` does. */
  readonly amend: (id: string, change: Partial<KeptGame>) => Promise<void>;
  /** The game in a link ("~…"), with its present standing if these rules are stored already. It is not added. */
  readonly unpack: (name: string) => Promise<Result<KeptGame>>;
  /** Stores the rules of a link without saving them. Returns their id, or the faults. Never rejects. */
  readonly meet: (name: string) => Promise<Result<string>>;
  /** The data of a file as a game to save; `name` is the file's. Faults if it cannot be played. */
  readonly parse: (json: unknown, name?: string) => Promise<Result<KeptGame>>;
  /**
   * Saves a variant (`makeVariant`). Returns its id, or the faults if it cannot be played. Rules that are saved
   * already keep their id and get the new title. Rejects as `put` does: `shell.notices.notStored.value = true` tells
   * the player.
   */
  readonly keep: (variant: Variant) => Promise<Result<string>>;
}

const rules = lazyModule(() => import('./own-game-rules.ts'));

/** An own game as a variant, for a file. */
export const variantOf = async (game: KeptGame): Promise<Variant> => (await rules.get()).variantOf(game);

/** The name of a variant in links. */
export const pack = async (variant: Variant): Promise<string> => (await rules.get()).packed(variant);

/** @param packedNames gets the names of the games in links, by their ids */
export const createOwnGames = (
  openDatabase: () => Promise<Database>,
  packedNames: Map<string, string>,
): OwnGames => {
  const games = signal<ReadonlyMap<string, KeptGame>>(new Map());
  /** Whether a game can be played, for games that the engine has checked. */
  const sound = new Map<string, boolean>();
  let reading: Promise<void> | undefined;

  const latest = (standing: KeptGame['standing']): ReadonlySignal<readonly KeptGame[]> =>
    computed(() =>
      [...games.value.values()].filter((game) => game.standing === standing).toSorted((a, b) => b.at - a.at),
    );
  const list = latest('saved');
  const about = (id: string): KeptGame | null => games.value.get(id) ?? null;

  /** Adds games, with their names in links. */
  const enter = async (some: readonly KeptGame[]): Promise<void> => {
    if (some.length === 0) return;
    const names = await Promise.all(some.map(async (game) => pack(await variantOf(game))));
    for (const [i, { def }] of some.entries()) packedNames.set(def.id, names[i] ?? def.id);
    games.value = new Map([...games.peek(), ...some.map((game) => [game.def.id, game] as const)]);
  };
  const read = async (): Promise<void> => enter(await readGames(await openDatabase()));

  /** A player may open any number of links. Games that the database drops are dropped here too. */
  const thin = async (): Promise<void> => {
    if (games.peek().size - list.peek().length <= MOST_UNSAVED) return;
    const rest = await readGames(await openDatabase());
    games.value = new Map(rest.map((game) => [game.def.id, game]));
    for (const id of packedNames.keys()) if (!games.value.has(id)) packedNames.delete(id);
  };

  const ready = (): Promise<void> =>
    (reading ??= read().catch(() => {
      // Everything else can be played without them. The next call tries again.
      reading = undefined;
    }));

  const put = async (...some: readonly KeptGame[]): Promise<void> => {
    await enter(some);
    await (await openDatabase()).write(some.map(keepGame));
    await thin();
  };

  /** A saved game keeps its title whatever a link says. A deleted game stays deleted when a link shows it. */
  const known = (game: KeptGame): KeptGame => {
    sound.set(game.def.id, true);
    const here = about(game.def.id);
    return here === null || here.standing === 'met' ? game : here;
  };
  const unpack = async (name: string): Promise<Result<KeptGame>> => {
    const [{ unpacked }] = await Promise.all([rules.get(), ready()]);
    const game = await unpacked(name);
    return game.ok ? ok(known(game.value)) : game;
  };
  const parse = async (json: unknown, name?: string): Promise<Result<KeptGame>> => {
    const [{ taken }] = await Promise.all([rules.get(), ready()]);
    const game = taken(json, name);
    if (game.ok) sound.set(game.value.def.id, true);
    return game;
  };

  return {
    list,
    met: latest('met'),
    ready,
    refresh: () => read().catch(() => undefined),
    find: (id) => {
      const game = games.value.get(id);
      if (game === undefined) return null;
      if (!sound.has(id)) sound.set(id, rules.now()?.isSound(game.def) === true);
      return sound.get(id) === true ? { def: game.def, options: {}, title: game.def.title } : null;
    },
    about,
    put,
    amend: async (id, change) => {
      const game = about(id);
      if (game !== null) await put({ ...game, ...change });
    },
    unpack,
    meet: async (name) => {
      const game = await unpack(name);
      if (!game.ok) return game;
      // On a full disk they are kept in memory.
      await put(game.value).catch(() => undefined);
      return ok(game.value.def.id);
    },
    parse,
    keep: async (variant) => {
      const game = await parse(variant);
      if (!game.ok) return game;
      const { def } = game.value;
      const here = about(def.id);
      await put(here?.standing === 'saved' ? { ...here, def } : game.value);
      return ok(def.id);
    },
  };
};
