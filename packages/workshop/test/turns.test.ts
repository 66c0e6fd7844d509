/** Random turns of random controls of random games: nothing throws, and whatever the gate lets pass is a game. */
import { canonical, validate, GAME_SCHEMA, type GameDef } from '@cairn/engine';
import { games } from '@cairn/games';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance, frozen, keepsLaws, take } from '@cairn/testkit';
import {
  admits,
  controlsOf,
  emptyStarts,
  faultsAt,
  compileFaults,
  makeVariant,
  packVariant,
  readVariant,
  applyControl,
} from '../src/index.ts';
import { valueFor } from './support/values.ts';

const TURNS = 12;
const LONGEST_LINK = 2_000;

const parents: readonly GameDef[] = [...games, ...emptyStarts.map(({ def }) => def)];

test('up to twelve turns lead to a definition of the right shape: refused with its reasons, or a game that keeps the laws', async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const dice = chance(seed);
      const parent = dice.pick(parents);
      let def = frozen<GameDef>({ ...parent, options: {} });
      for (let i = 0; i < TURNS; i++) {
        const controls = controlsOf(def);
        const control = dice.pick(controls);
        const value = valueFor(control, dice);
        expect(admits(control, value), control.id).toBe(true);
        const next = frozen(applyControl(def, control.id, value));
        expect(validate(GAME_SCHEMA, next), `${control.id} ${JSON.stringify(value)}`).toEqual([]);
        const faults = compileFaults(next);
        expect(faultsAt(faults, next)).toHaveLength(faults.length);
        // Now and then on through what is refused, as players go.
        if (faults.length === 0 || dice.below(4) === 0) def = next;
      }
      const known = games.includes(parent) ? parent : null;
      const variant = makeVariant(known, def, 'A game of chance');
      const read = readVariant(JSON.parse(JSON.stringify(variant)));
      expect(read.ok).toBe(compileFaults(def).length === 0);
      if (!read.ok) return;
      played++;
      const { game } = take(read);
      expect(canonical(game.def.zones)).toBe(canonical(def.zones));
      expect(game.rules).toBe(take(readVariant(makeVariant(null, def, 'The same'))).game.rules);
      keepsLaws(game, seed, 20);
      if (known !== null) expect((await packVariant(variant)).length).toBeLessThanOrEqual(LONGEST_LINK);
    }),
    { numRuns: 30, seed: 8 },
  );
  expect(played).toBeGreaterThan(15);
});
