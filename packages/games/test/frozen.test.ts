// What may never change: the rules hash of every choice, and records that replay for ever (fixtures/rules,
// fixtures/records). In the gate a third of the games have their turn, with each family in it.
import { readdirSync, readFileSync } from 'node:fs';
import { changedOptions, compileGame, makeRecord, parseRecord, replay } from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { familyOf, ofToday, singles, take, written } from '@cairn/testkit';
import { findGame, games, presets } from '../src/index.ts';

describe('rules hashes', () => {
  it.each(ofToday(games, 3, familyOf).map((def) => [def.id, def] as const))('%s', (id, def) => {
    const own = presets.filter((preset) => preset.of === id).map((preset) => preset.options);
    const lines = [{}, ...singles(def), ...own].map((options) => {
      const game = take(compileGame(def, options));
      const pairs = Object.entries(changedOptions(def, game.options)).map((pair) => pair.join('='));
      return `${game.rules} ${[id, ...pairs].join(' ')}`;
    });
    const text = `${[...new Set(lines)].join('\n')}\n`;
    expect(text).toBe(written(`rules/${id}.txt`, text));
  });
});

const folder = new URL('../../../fixtures/records/', import.meta.url);

describe('records', () => {
  const files = readdirSync(folder);

  it('show every way for a deal to end', () => {
    const results = files.map(
      (file) => take(parseRecord(readFileSync(new URL(file, folder), 'utf8'))).result,
    );
    expect(new Set(results)).toEqual(new Set(['won', 'stuck', 'resigned', 'time']));
  });

  it.each(files)('%s replays, and is written as it stands', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const record = take(parseRecord(text));
    const game = take(compileGame(findGame(record.game)?.def, record.options));
    const { final, status } = take(replay(game, record));
    expect([record.rules, record.result, record.score]).toEqual([game.rules, status, final.total]);
    expect(makeRecord(record)).toBe(text);
  });
});
