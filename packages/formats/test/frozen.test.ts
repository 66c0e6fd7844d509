// What may never change: under which hash a format is played, and series that verify for ever (fixtures/formats,
// fixtures/series).
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { take, written } from '@cairn/testkit';
import { compileFormat, formats, makeSeries, parseSeries, replaySeries, standingOf } from '../src/index.ts';
import { valuesOf } from './support/choices.ts';

describe('hashes', () => {
  it.each(formats.map((def) => [def.id, def] as const))('%s', (id, def) => {
    const lines = [{}, ...valuesOf(def)].map((options) => {
      const format = take(compileFormat(def, options));
      const pairs = Object.entries(format.options).map((pair) => pair.join('='));
      return `${format.rules} ${[id, ...pairs].join(' ')}`;
    });
    const text = `${lines.join('\n')}\n`;
    expect(text).toBe(written(`formats/${id}.txt`, text));
  });
});

const folder = new URL('../../../fixtures/series/', import.meta.url);

describe('series', () => {
  const files = readdirSync(folder);
  const read = (file: string) => take(parseSeries(readFileSync(new URL(file, folder), 'utf8')));

  it('show ways to end', () => {
    const ends = new Set(files.map((file) => read(file).ended));
    expect(ends).toEqual(new Set(['done', 'failed', 'stopped', 'time']));
  });

  it.each(files)('%s verifies, and is written as it stands', (file) => {
    const text = read(file);
    const series = take(replaySeries(text));
    expect([text.rules, text.ended, text.total]).toEqual([
      series.format.rules,
      standingOf(series).ended,
      standingOf(series).total,
    ]);
    expect(makeSeries(series, text.headers)).toBe(readFileSync(new URL(file, folder), 'utf8'));
  });
});
