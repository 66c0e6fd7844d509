/** Controls by name: what they offer, and what the definition becomes when they are turned. */
import { canonical, compileGame, type GameDef } from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { familyOf, ofToday, take } from '@cairn/testkit';
import {
  controlsOf,
  difference,
  faultsAt,
  compileFaults,
  refusedBy,
  applyControl,
  type ControlValue,
} from '../src/index.ts';

const named = (id: string): GameDef => {
  const found = findGame(id);
  if (found === null) throw new Error(`no game ${id}`);
  return found.def;
};

const turned = (def: GameDef, ...turns: readonly (readonly [string, ControlValue])[]): GameDef =>
  turns.reduce((now, [id, value]) => applyControl(now, id, value), def);

const rules = (def: GameDef): string => take(compileGame(def)).rules;

test('no stock, and all of the waste playable: Trigon without dealing, to the hash', () => {
  const changed = turned(named('trigon'), ['stock', false], ['zones.waste.give', 'any-card']);
  const { def, options } = findGame('trigon-open-stock') ?? { def: named('trigon'), options: {} };
  expect(options).not.toEqual({});
  expect(rules(changed)).toBe(take(compileGame(def, options)).rules);
  expect(rules(changed)).not.toBe(rules(named('trigon')));
});

/** One game of each make: the zones it has, and the parts beside them. */
const makes = new Map(
  games
    .toReversed()
    .map((def) => [
      JSON.stringify([
        Object.values(def.zones).map(({ role }) => role),
        def.stock?.to,
        def.remove?.kind,
        def.goal.kind,
      ]),
      def,
    ]),
);

describe.each(ofToday([...makes.values()], 3, familyOf).map((def) => [def.id, def] as const))(
  '%s',
  (_, def) => {
    const controls = controlsOf(def);

    test('each control has an id of its own, and shows a value it admits', () => {
      expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length);
      for (const control of controls) {
        expect(applyControl(def, control.id, control.value), control.id).toBe(def);
        if (control.kind === 'choice') expect(control.choices, control.id).toContain(control.value);
      }
    });

    test('every switch and choice changes the definition, and what it says then', () => {
      for (const control of controls) {
        const others: readonly ControlValue[] =
          control.kind === 'switch'
            ? [!control.value]
            : control.kind === 'choice'
              ? control.choices.filter((word) => word !== control.value)
              : control.kind === 'name'
                ? control.among.filter((name) => name !== control.value)
                : [];
        for (const value of others) {
          const changed = applyControl(def, control.id, value);
          expect(difference(def, changed), `${control.id} ${JSON.stringify(value)}`).not.toEqual({});
          const after = controlsOf(changed).find(({ id }) => id === control.id);
          // What is added is a zone, with controls of its own.
          if (!control.id.startsWith('zones.') || after !== undefined)
            if (control.word !== 'present') expect(after?.value, control.id).toBe(value);
        }
      }
    });
  },
);

test('a stock comes back where one was taken away', () => {
  const golf = named('golf');
  const without = turned(golf, ['stock', false]);
  expect(compileFaults(without)).toEqual([]);
  expect(without.zones.waste).toMatchObject({ rest: true, give: { hole: 'top' } });
  const again = turned(without, ['stock', true]);
  expect(again.stock?.to).toBe('waste');
  expect(compileFaults(again)).toEqual([]);
});

test('foundations follow the pack, and faults stand at the control that made them', () => {
  const two = turned(named('klondike'), ['pack.packs', 2]);
  expect(two.zones.foundation).toMatchObject({ piles: 8 });
  expect(refusedBy(named('klondike'), 'pack.packs', 2)).toEqual([]);
  const castle = named('beleaguered-castle');
  const faults = refusedBy(castle, 'zones.tableau.piles', 9);
  expect(faults).toHaveLength(1);
  expect(faultsAt(faults, applyControl(castle, 'zones.tableau.piles', 9))).toMatchObject([
    { control: null, tab: 'deal' },
  ]);
  const parity = refusedBy(named('black-hole'), 'zones.hole.build.0.ends', 'linear');
  expect(faultsAt(parity, named('black-hole'))).toMatchObject([
    { fault: { code: 'parity' }, control: 'zones.hole.build.0.ends', tab: 'waste' },
  ]);
});

test('a control that is not there, and a value it cannot have, change nothing', () => {
  const golf = named('golf');
  const before = canonical(golf);
  for (const [id, value] of [
    ['zones.moon.piles', 3],
    ['pack.packs', 9],
    ['pack.packs', 'many'],
    ['pack.packs', 1.5],
    ['stock', 'off'],
    ['stock.when', 'unlimited'],
    ['pack.ranks', [1, 1]],
    ['pack.ranks', [14]],
    ['pack.ranks', ['1']],
  ] as readonly (readonly [string, ControlValue])[])
    expect(applyControl(golf, id, value)).toBe(golf);
  expect(canonical(golf)).toBe(before);
});
