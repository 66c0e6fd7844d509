// Every definition and every option: it passes the gate, survives JSON, and each choice says something.
import { changedOptions, compileGame, optionsOf, SCORING, type GameDef } from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { codes, take } from '../../../engine/test/support/take.ts';
import { findGame, games, presets } from '../../src/index.ts';
import { chosen, plain, singles } from '../support/choices.ts';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(games.map((def) => [def.id, def] as const))('%s', (_, def) => {
  const standard = take(compileGame(def));

  it('is plain JSON and gives the same rules after a round trip', () => {
    expect(copied(def)).toEqual(def);
    const again = take(compileGame(copied(def)));
    expect(again.rules).toBe(standard.rules);
  });

  it('does not depend on the order of keys within a part', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, each]) => [key, turned(each)])
          .reverse(),
      );
    };
    const zones = Object.fromEntries(Object.entries(def.zones).map(([id, zone]) => [id, turned(zone)]));
    const other = { ...(turned(def) as GameDef), zones: zones as GameDef['zones'] };
    expect(take(compileGame(other)).rules).toBe(standard.rules);
  });

  it('is left as it was by compiling', () => {
    const before = copied(def);
    for (const options of singles(def)) take(compileGame(def, options));
    expect(def).toEqual(before);
  });

  it('has standard values that set nothing', () => {
    for (const [name, option] of Object.entries(optionsOf(def))) {
      expect(option.values[option.standard]?.set, name).toEqual({});
      expect(take(compileGame(def, { [name]: option.standard })).def).toEqual(standard.def);
    }
    expect(changedOptions(def, standard.options)).toEqual({});
    expect(standard.def).toEqual(def);
  });

  it.each(singles(def))('%o changes the definition', (options) => {
    const game = take(compileGame(def, options));
    expect(game.def).not.toEqual(standard.def);
    expect(changedOptions(def, game.options)).toEqual(options);
    expect(take(compileGame(def, game.options)).def).toEqual(game.def);
  });

  it('has options whose values all differ from one another', () => {
    for (const [name, option] of Object.entries(optionsOf(def))) {
      const made = Object.keys(option.values).map((value) =>
        JSON.stringify(take(compileGame(def, { [name]: value })).def),
      );
      expect(new Set(made).size, name).toBe(made.length);
    }
  });

  it('keeps the rules hash when only the scoring changes', () => {
    for (const scoring of Object.keys(def.scorings))
      expect(take(compileGame(def, { [SCORING]: scoring })).rules).toBe(standard.rules);
  });

  it('refuses options and values it does not have, all at once', () => {
    expect(codes(compileGame(def, { nonesuch: 'x', [SCORING]: 'nonesuch', __proto__x: 'y' }))).toEqual([
      'option nonesuch',
      `option-value ${SCORING}`,
      'option __proto__x',
    ]);
  });
});

describe('rules hashes', () => {
  const cases = [...plain, ...chosen()];

  it('tell apart all choices that compile to different rules', () => {
    const rules = new Map<string, string>();
    for (const { name, game } of cases) {
      const { pack, zones, stock = null, powers = null, remove, goal, again } = game.def;
      const text = JSON.stringify({ pack, zones, stock, powers, remove, goal, again });
      const known = rules.get(game.rules);
      const { jokers = 0 } = pack;
      if (known !== undefined && jokers > 0) expect(text, name).toBe(known);
      if (known === undefined) rules.set(game.rules, text);
    }
    expect(rules.size).toBeGreaterThan(games.length);
  });
});

describe.each(presets.map((preset) => [preset.id, preset] as const))('preset %s', (_, preset) => {
  it('compiles, differs from its game and is found by id and title', () => {
    const def = games.find((game) => game.id === preset.of);
    const game = take(compileGame(def, preset.options));
    expect(Object.keys(changedOptions(game.base, game.options))).toEqual(Object.keys(preset.options));
    expect(Object.keys(preset.options)).not.toEqual([]);
    for (const name of [preset.id, preset.title, ...(preset.aka ?? [])])
      expect(findGame(name)).toEqual({ def, options: preset.options, title: preset.title });
  });
});

describe('names', () => {
  it('of games and presets are all different', () => {
    const ids = [...games, ...presets].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(games.flatMap((def) => [def.id, def.title, ...(def.aka ?? [])].map((name) => [name, def.id])))(
    '"%s" finds %s',
    (name, id) => {
      for (const text of [name, name.toUpperCase(), ` ${name.replaceAll(' ', '-')} `])
        expect(findGame(text)?.def.id).toBe(id);
      expect(findGame(name)?.options).toEqual({});
    },
  );

  it.each(['', ' ', 'nonesuch', '__proto__', 'constructor', '…'])('"%s" finds nothing', (text) =>
    expect(findGame(text)).toBeNull(),
  );
});
