/** From one game to any other by edits: what comes out is the other. */
import { canonical, type GameDef } from '@cairn/engine';
import { games } from '@cairn/games';
import { expect, test } from 'vitest';
import { difference, makeVariant, readVariant } from '../src/index.ts';

const step = (from: GameDef, to: GameDef): void => {
  const read = readVariant(makeVariant(from, to, 'Other'));
  if (!read.ok) throw new Error(`${from.id} to ${to.id}: ${JSON.stringify(read.error)}`);
  const { def } = read.value.game;
  expect(canonical({ ...def, id: '', title: '', aka: [] }), `${from.id} to ${to.id}`).toBe(
    canonical({ ...to, id: '', title: '', aka: [], options: {} }),
  );
  expect(Object.keys(def.zones)).toEqual(Object.keys(to.zones));
};

test('the edits between any two neighbours of the catalogue lead from one to the other, and back', () => {
  games.forEach((def, i) => {
    const next = games[(i + 7) % games.length] ?? def;
    step(def, next);
    step(next, def);
  });
});

test('nothing changed is no edit, and one number changed is one', () => {
  for (const def of games) {
    expect(difference(def, structuredClone(def))).toEqual({});
    if (def.stock !== undefined)
      expect(difference(def, { ...def, stock: { ...def.stock, draw: 5 } })).toEqual({ 'stock.draw': 5 });
  }
});
