/** Variants through links and back, and links that nobody here has made. */
import type { GameDef } from '@cairn/engine';
import { games } from '@cairn/games';
import { expect, test } from 'vitest';
import { isOwn, makeVariant, packVariant, unpackVariant, type Variant } from '../src/index.ts';

const named = (id: string): GameDef => {
  const def = games.find((game) => game.id === id);
  if (def === undefined) throw new Error(`no game ${id}`);
  return def;
};

/** Trigon as its equivalent without dealing: what would be the stock lies spread on the waste. */
const withoutDealing = (): GameDef => {
  const { stock: _stock, ...def } = named('trigon');
  const { waste } = def.zones;
  if (waste?.role !== 'waste') throw new Error('no waste');
  const give = { foundation: 'any', tableau: 'any' } as const;
  return { ...def, zones: { ...def.zones, waste: { ...waste, rest: true, give } } };
};

test('a variant comes out of its link as it went in, and its game has an id of its own', async () => {
  const variant = makeVariant(named('trigon'), withoutDealing(), 'Trigon, offen gelegt');
  const name = await packVariant(variant);
  expect(name.length).toBeLessThan(300);
  const back = await unpackVariant(name);
  if (!back.ok) throw new Error(JSON.stringify(back.error));
  expect(back.value.variant).toEqual(variant);
  expect(back.value.parent?.id).toBe('trigon');
  expect(back.value.game.stock).toBeNull();
  expect(back.value.game.def.title).toBe('Trigon, offen gelegt');
  expect(isOwn(back.value.game.id)).toBe(true);
});

test('the id is that of the rules: another title, or the whole definition instead of edits, is the same game', async () => {
  const parent = named('trigon');
  const ids = [
    makeVariant(parent, withoutDealing(), 'One'),
    makeVariant(parent, withoutDealing(), 'Two'),
    makeVariant(null, withoutDealing(), 'Three'),
  ].map(async (variant) => {
    const read = await unpackVariant(await packVariant(variant));
    return read.ok ? read.value.game.id : '';
  });
  expect(new Set(await Promise.all(ids)).size).toBe(1);
});

test('every game of the catalogue as a whole fits into a link, and comes back with the rules it had', async () => {
  for (const def of games) {
    const read = await unpackVariant(await packVariant(makeVariant(null, def, def.title)));
    if (!read.ok) throw new Error(`${def.id}: ${JSON.stringify(read.error)}`);
    expect(read.value.game.def.zones).toEqual(def.zones);
  }
});

const refused = async (name: string): Promise<string> => {
  const read = await unpackVariant(name);
  return read.ok ? '' : (read.error[0]?.code ?? '');
};

test('what is no variant is refused', async () => {
  const packed = async (json: unknown): Promise<string> => packVariant(json as Variant);
  expect(await refused('~')).toBe('link');
  expect(await refused('trigon')).toBe('link');
  expect(await refused('~!!!!')).toBe('link');
  expect(await refused((await packed(makeVariant(null, named('golf'), 'Golf'))).slice(0, -9))).toBe('link');
  expect(await refused(`~${'A'.repeat(9000)}`)).toBe('link');
  expect(await refused(await packed(['x'.repeat(100_000)]))).toBe('link');
  expect(await refused(await packed({ title: 'No', of: 'no-such-game', set: {} }))).toBe('no-game');
  expect(await refused(await packed({ title: 'No', of: 'golf', set: { 'zones.moon.deal.up': 1 } }))).toBe(
    'option-path',
  );
  expect(await refused(await packed({ title: 'No', of: 'golf', set: { id: 'klondike' } }))).toBe(
    'option-path',
  );
  expect(await refused(await packed({ title: 'No', of: 'golf', set: { 'pack.packs': 9 } }))).toBe('range');
});
