// Own games: a registry in memory over what is kept, files in and out, and what is let go.

import type { GameDef } from '@cairn/engine';
import { packVariant, unpackVariant, type Variant } from '@cairn/workshop';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { variantOf } from '../src/catalogue/own-game-rules.ts';
import {
  gameCalled,
  ownGames,
  playHref,
  removeOwn,
  renameOwn,
  saveOwn,
} from '../src/catalogue/own-games-api.ts';
import { rulesHref } from '../src/play/route.ts';
import { inMemory } from '../src/platform/memory-database.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { parseGame } from '../src/catalogue/read-own-game.ts';
import {
  keepGame,
  MOST_UNSAVED,
  readGames,
  type KeptGame,
  type Standing,
} from '../src/catalogue/stored-games.ts';
import { gameOf, sure } from './support/lines.ts';

// A browser that stores nothing, and the tab the page is in.
beforeAll(() => void vi.stubGlobal('window', new EventTarget()));
afterAll(() => void vi.unstubAllGlobals());

const parent = gameOf('tripeaks').base;
const variant = (title: string, passes = 2): Variant => ({
  title,
  of: parent.id,
  set: { 'stock.passes': passes },
});

const titles = (): readonly string[] => ownGames.list.value.map(({ def }) => def.title);
/** The variant that an address brings. */
const broughtBy = async (address: string): Promise<Variant> =>
  sure(await unpackVariant(/~[\w-]+/.exec(address)?.[0] ?? '')).variant;

describe('the registry', () => {
  test('saves rules once, names them, brings them in links, and keeps what was deleted to be looked at', async () => {
    await ownGames.ready();
    const id = sure(await ownGames.keep(variant('Twice')));
    expect(titles()).toEqual(['Twice']);
    expect(gameCalled(id)).toMatchObject({ title: 'Twice', options: {}, def: { id, stock: { passes: 2 } } });
    expect(await broughtBy(playHref(id))).toEqual(variant('Twice'));
    expect(rulesHref(id)).toMatch(/^#\/~[\w-]+\/rules$/);
    expect(sure(await ownGames.keep(variant('Double')))).toBe(id);
    expect(titles()).toEqual(['Double']);
    await renameOwn(id, `  ${'x'.repeat(80)}`);
    expect(titles()).toEqual(['x'.repeat(60)]);
    expect(await broughtBy(playHref(id))).toEqual(variant('x'.repeat(60)));
    await removeOwn(id);
    expect(titles()).toEqual([]);
    expect(ownGames.find(id)?.title).toBe('x'.repeat(60));
    expect(await (await openDatabase()).all('own')).toHaveLength(1);
  });

  test('rules of a link are here without being saved, and do not rename a game that is', async () => {
    const id = sure(await ownGames.meet(await packVariant(variant('Thrice', 3))));
    expect(titles()).toEqual([]);
    expect(ownGames.met.value.map(({ def }) => def.title)).toEqual(['Thrice']);
    await saveOwn(id);
    await ownGames.meet(await packVariant(variant('Another name', 3)));
    expect(titles()).toEqual(['Thrice']);
    expect(ownGames.met.value).toEqual([]);
  });

  test('where nothing can be stored a game is here until the page is closed, and that is said', async () => {
    const db = await openDatabase();
    const works = { ...db };
    Object.assign(db, { write: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')) });
    await expect(ownGames.keep(variant('Homeless', 5))).rejects.toThrow('No room');
    Object.assign(db, works);
    expect(titles()).toContain('Homeless');
    const address = playHref(ownGames.list.value.find(({ def }) => def.title === 'Homeless')?.def.id ?? '');
    expect(await broughtBy(address)).toEqual(variant('Homeless', 5));
  });

  test('what cannot be played is refused, and nothing of it is kept', async () => {
    const before = ownGames.list.value;
    const kept = await ownGames.keep(variant('None', 0));
    expect(kept.ok ? [] : kept.error.map(({ path }) => path)).toEqual(['stock.passes']);
    expect((await ownGames.meet('~broken')).ok).toBe(false);
    expect(ownGames.list.value).toBe(before);
    expect(gameCalled('own-unknown')).toBe(null);
    expect(gameCalled(parent.title)?.def.id).toBe(parent.id);
  });
});

/** Rules made from a parent, as they are kept. */
const kept = async (standing: Standing, passes: number, at = 0): Promise<KeptGame> => {
  const { game } = sure(await unpackVariant(await packVariant(variant('Kept', passes))));
  return { def: game.base, of: parent.id, standing, at };
};

test('what nobody has saved is let go after a day, unless results or the table need it', async () => {
  const db = inMemory();
  const [saved, played, waiting, idle, gone] = [
    await kept('saved', 2),
    await kept('met', 3),
    await kept('gone', 4),
    await kept('met', 5),
    await kept('gone', 6),
  ];
  const young = await kept('met', 7, 1e9);
  await db.write([
    ...[saved, played, waiting, idle, gone, young].map(keepGame),
    { store: 'results', key: 'a', value: { group: played.def.id } },
    { store: 'table', key: 'me waiting', value: [{ game: waiting.def.id }] },
  ]);
  expect(new Set(await readGames(db, 1e9))).toEqual(new Set([saved, played, waiting, young]));
  expect(await db.all('own')).toHaveLength(4);
});

test('whoever follows hundreds of links keeps the latest of them', async () => {
  const game = await kept('met', 2);
  const many = Array.from({ length: MOST_UNSAVED + 7 }, (_, i) => ({
    ...game,
    def: { ...game.def, id: `own-${i}` },
    at: i,
  }));
  const db = inMemory();
  await db.write(many.map(keepGame));
  const left = await readGames(db, 0);
  expect(left.map(({ at }) => at)).toEqual(many.slice(7).map(({ at }) => at));
});

test('a game outlives its parent: it is told whole where that is gone, and its id stays', async () => {
  const game = await kept('saved', 2);
  const orphan = { ...game, of: 'no-such-game' };
  expect(variantOf(orphan)).toEqual({ title: 'Kept', def: game.def });
  expect(sure(await unpackVariant(await packVariant(variantOf(orphan)))).game.id).toBe(game.def.id);
});

test('an entry of a file gets the id of its rules, and is refused where they are none', async () => {
  const game = await kept('saved', 2);
  const forged: GameDef = { ...game.def, id: parent.id };
  expect(sure(parseGame({ ...game, def: forged }))).toEqual(game);
  for (const wrong of [
    null,
    7,
    {},
    { ...game, standing: 'lost' },
    { ...game, at: '1' },
    { ...game, def: {} },
  ])
    expect(parseGame(wrong).ok, JSON.stringify(wrong).slice(0, 60)).toBe(false);
});
