/** Where changes begin: each start can be played, and knows what it is told against. */
import { compileGame } from '@cairn/engine';
import { games } from '@cairn/games';
import { expect, test } from 'vitest';
import { take } from '@cairn/testkit';
import {
  difference,
  emptyStarts,
  compileFaults,
  makeVariant,
  readVariant,
  editorStart,
} from '../src/index.ts';

test('the empty tables pass the gate and come from no game', () => {
  expect(emptyStarts).toHaveLength(3);
  for (const { def, parent } of emptyStarts) {
    expect(compileFaults(def)).toEqual([]);
    expect(parent).toBeNull();
    const { game } = take(readVariant(makeVariant(parent, def, def.title)));
    expect(games.map(({ id }) => id)).not.toContain(game.id);
  }
});

test('a game is begun from as it was chosen, and told against as it was published', () => {
  for (const base of games) {
    const [name, option] = Object.entries(base.options)[0] ?? [];
    const value = Object.keys(option?.values ?? {}).find((each) => each !== option?.standard);
    const chosen = name === undefined || value === undefined ? {} : { [name]: value };
    const { def, parent } = editorStart(take(compileGame(base, chosen)));
    expect(parent).toBe(base);
    expect(compileFaults(def)).toEqual([]);
    expect(Object.keys(difference(base, def)).length > 0).toBe(name !== undefined);
  }
});
