// Every definition and every option: it passes the gate, survives JSON, and each choice says something. The gate takes
// some milliseconds, so each choice passes it once; what else is asked of a choice is asked of `compileTrusted`, and both
// are shown to give the same game.
import {
  changedOptions,
  compileGame,
  compileTrusted,
  optionsOf,
  SCORING,
  type Game,
  type GameDef,
} from '@cairn/engine';
import {
  changedCases,
  codes,
  familyOf,
  frozen,
  ofToday,
  singles,
  standardCases,
  take,
  type Options,
} from '@cairn/testkit';
import { describe, expect, it } from 'vitest';
import { findGame, games, presets } from '../../src/index.ts';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The game under some options, as the gate makes it and as it is made without the gate. */
const compiled = (def: GameDef, options: Options): Game => {
  const game = take(compileGame(def, options));
  const known = take(compileTrusted(def, options));
  expect(known.def).toEqual(game.def);
  expect(known.rules).toBe(game.rules);
  expect(known.options).toEqual(game.options);
  return game;
};

describe.each(ofToday(games, 7, familyOf).map((def) => [def.id, def] as const))('%s', (_, original) => {
  const def = frozen(copied(original));
  const standard = take(compileTrusted(def));

  it('is plain JSON and passes the gate, which leaves it as it was', () => {
    expect(def).toEqual(original);
    expect(compiled(def, {}).rules).toBe(standard.rules);
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

  it('has standard values that set nothing', () => {
    for (const [name, option] of Object.entries(optionsOf(def))) {
      expect(option.values[option.standard]?.set, name).toEqual({});
      expect(take(compileTrusted(def, { [name]: option.standard })).def).toEqual(standard.def);
    }
    expect(changedOptions(def, standard.options)).toEqual({});
    expect(standard.def).toEqual(def);
  });

  it.each(singles(def))('%o passes the gate and changes the definition', (options) => {
    const game = compiled(def, options);
    expect(game.def).not.toEqual(standard.def);
    expect(changedOptions(def, game.options)).toEqual(options);
    expect(take(compileTrusted(def, game.options)).def).toEqual(game.def);
  });

  it('has options whose values all differ from one another', () => {
    for (const [name, option] of Object.entries(optionsOf(def))) {
      const made = Object.keys(option.values).map((value) =>
        JSON.stringify(take(compileTrusted(def, { [name]: value })).def),
      );
      expect(new Set(made).size, name).toBe(made.length);
    }
  });

  it('keeps the rules hash when only the scoring changes', () => {
    for (const scoring of Object.keys(def.scorings))
      expect(take(compileTrusted(def, { [SCORING]: scoring })).rules).toBe(standard.rules);
  });

  it('refuses options and values it does not have, all at once', () => {
    expect(codes(compileGame(def, { nonesuch: 'x', [SCORING]: 'nonesuch', __proto__x: 'y' }))).toEqual([
      'option nonesuch',
      `option-value ${SCORING}`,
      'option __proto__x',
    ]);
  });
});

/** The presets, and pairs of values of different options. */
const several = changedCases().filter(
  ({ game }) => Object.keys(changedOptions(game.base, game.options)).length > 1,
);

it.each(ofToday(several, 7).map(({ name, game }) => [name, game] as const))(
  '%s passes the gate',
  (_, game) => {
    expect(compiled(game.base, game.options).rules).toBe(game.rules);
  },
);

describe('rules hashes', () => {
  it('tell apart all choices that compile to different rules', () => {
    const rules = new Map<string, string>();
    for (const { name, game } of [...standardCases(), ...changedCases()]) {
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
