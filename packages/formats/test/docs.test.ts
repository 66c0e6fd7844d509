// What the pages show is so: the campaign one copies is sound and can be played, the file of a series verifies.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { compileFormat, formats, parseFormat, parseSeries, replaySeries, standingOf } from '../src/index.ts';
import { valuesOf } from './support/choices.ts';
import { after, begun } from './support/defs.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
const block = (text: string, language: string): string =>
  new RegExp(`^ *\`\`\`${language}\\n([^\`]*)\`\`\``, 'm').exec(text)?.[1] ?? '';

it('the campaign to copy passes the gate with every choice, and can be begun', () => {
  const def = take(parseFormat(JSON.parse(block(page('adding-a-campaign'), 'json'))));
  for (const chosen of valuesOf(def)) take(compileFormat(def, chosen));
  expect(standingOf(after(begun(def), 'given up')).rows[0]?.title).toBe('Foothills');
});

it('the series shown verifies', () => {
  const text = block(page('formats'), '');
  const series = take(replaySeries(take(parseSeries(text))));
  expect(standingOf(series).ended).toBe('stopped');
});

it('par of the trail is the mean that was measured, rounded, and at least 1', () => {
  const rows = [
    ...page('formats').matchAll(/^\| \d+ \| `([a-z-]+)` \| .*% \| ([\d.]+) \(.*\) \| (\d+) \|$/gm),
  ];
  const told = rows.map(([, game, mean, par]) => {
    expect(Math.max(1, Math.round(Number(mean))), game).toBe(Number(par));
    return [game, Number(par)];
  });
  const trail = formats.find(({ family }) => family === 'trail');
  expect(told).toEqual(trail?.legs.map(({ game, par }) => [game, par]));
});

it('every format is told of', () => {
  const told = page('formats');
  expect(formats.filter(({ id }) => !told.includes(`\`${id}\``)).map(({ id }) => id)).toEqual([]);
});
