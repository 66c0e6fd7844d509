// Every format of the catalogue and every value of its options: through the gate, compiled, and played for a while.
import { describe, expect, it } from 'vitest';
import { games, presets } from '@cairn/games';
import { ofToday } from '@cairn/testkit';
import {
  compileFormat,
  findFormat,
  formats,
  parseFormat,
  SESSION_OPTIONS,
  sessionOf,
  type FormatDef,
} from '../src/index.ts';
import { valuesOf } from './support/choices.ts';

const compiled = (def: FormatDef, options = {}) => {
  const format = compileFormat(def, options);
  if (!format.ok) throw new Error(JSON.stringify(format.error));
  return format.value;
};

describe.each(formats.map((def) => [def.id, def] as const))('%s', (id, def) => {
  it('passes the gate, survives JSON and is found by its names', () => {
    expect(parseFormat(JSON.parse(JSON.stringify(def)))).toEqual({ ok: true, value: def });
    for (const name of [id, def.title, ...(def.aka ?? [])]) expect(findFormat(name)?.id, name).toBe(id);
  });

  it('has standard values that change nothing', () => {
    const standard = compiled(def);
    expect(standard.def).toEqual(def);
    for (const [name, option] of Object.entries(def.options))
      expect(compiled(def, { [name]: option.standard }).rules).toBe(standard.rules);
  });

  it('compiles with every other value of every option, and is another format then', () => {
    const standard = compiled(def);
    for (const options of valuesOf(def)) {
      const other = compiled(def, options);
      expect(other.options).toEqual(options);
      expect(JSON.stringify(other.def), JSON.stringify(options)).not.toBe(JSON.stringify(standard.def));
    }
  });
});

it('has ids that no game has', () => {
  const taken = new Set([...games, ...presets].map(({ id }) => id));
  expect(formats.map(({ id }) => id).filter((id) => taken.has(id))).toEqual([]);
  expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
});

describe('sessions of any game', () => {
  const all = [...games, ...presets].map(({ id }) => id);

  it.each(ofToday(all, 3))('%s', (id) => {
    const def = sessionOf(id);
    if (def === null) throw new Error('there is a session of every game');
    expect(def.id).toBe(`session:${id}`);
    expect(parseFormat(def)).toEqual({ ok: true, value: def });
    expect(findFormat(def.id)?.id).toBe(def.id);
    compiled(def);
  });

  it('keep their own options apart from those of games', () => {
    const names = new Set(games.flatMap((game) => Object.keys(game.options)));
    expect(SESSION_OPTIONS.filter((name) => names.has(name) || name === 'scoring')).toEqual([]);
  });
});
