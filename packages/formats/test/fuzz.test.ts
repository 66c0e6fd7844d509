// Formats against chance: nothing makes the gate throw, and whatever passes it can be played to its end, written down and
// verified.
import * as fc from 'fast-check';
import { cairnDeal } from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { mutated, take } from '@cairn/testkit';
import {
  addEntry,
  beginSeries,
  compileFormat,
  formats,
  makeSeries,
  nextDeal,
  parseFormat,
  parseSeries,
  replaySeries,
  standingOf,
  type FormatDef,
} from '../src/index.ts';
import { chance, mannerOf, playOut } from './support/play.ts';

const WORDS = (
  'golf tripeaks foothills nonesuch hogue once until-passed while-passed sum best wins strokes none free off pausing ' +
  'running endless consecutive listed irons iron won score chain money total legs.*.par times 7 ms:3 wrap linear'
).split(' ');

/** Faults are all of one form, with the path of what is wrong; gives whether there are none. */
const sound = (result: ReturnType<typeof parseFormat> | ReturnType<typeof compileFormat>): boolean => {
  if (result.ok) return true;
  expect(result.error.length).toBeGreaterThan(0);
  for (const { code, path, message } of result.error) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(path + code).not.toBe('');
    expect(message.length).toBeLessThan(2000);
  }
  return false;
};

const MOST = 4;

/** Plays a few deals of whatever passed, by chance; checks the account, the text and what the text says again. */
const playable = (def: FormatDef, seed: number): boolean => {
  const compiled = compileFormat(def);
  if (!sound(compiled) || !compiled.ok) return false;
  const begun = beginSeries(compiled.value, cairnDeal(seed + 1));
  if (!begun.ok) return false;
  const pick = chance(seed);
  let series = begun.value;
  for (let i = 0; i < MOST; i++) {
    const next = nextDeal(series);
    if (next === null) break;
    const record = playOut(next.game, next.deal, pick, mannerOf(series, pick(40)));
    series = take(addEntry(series, { kind: 'deal', record }));
  }
  const now = standingOf(series);
  expect(now.rows.length).toBe(series.entries.length);
  expect(now.ended === null).toBe(nextDeal(series) !== null);
  expect(Number.isFinite(now.total)).toBe(true);
  if (now.ended === null) series = take(addEntry(series, { kind: 'stop' }));
  const text = makeSeries(series);
  const again = take(replaySeries(take(parseSeries(text)), (id) => (id === def.id ? def : null)));
  expect(standingOf(again)).toEqual(standingOf(series));
  expect(makeSeries(again)).toBe(text);
  return true;
};

describe.each(formats.map((def) => [def.id, def] as const))('%s', (_, def) => {
  // Twenty-five levels take long to compile and show nothing that three do not.
  const short = { ...def, legs: def.legs.slice(0, 3) };

  it('changed by chance is refused or can be played', () => {
    let passed = 0;
    fc.assert(
      fc.property(mutated(short, WORDS), fc.nat(1000), (input, seed) => {
        const parsed = parseFormat(input);
        if (sound(parsed) && parsed.ok && playable(parsed.value, seed)) passed++;
      }),
      { numRuns: 25, seed: 1 },
    );
    expect(passed).toBeGreaterThan(2);
  });
});

it('any JSON at all is refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(sound(parseFormat(input))).toBe(false);
    }),
    { numRuns: 500, seed: 2 },
  );
});

it('any choice of options is refused or made', () => {
  const [def] = formats;
  if (def === undefined) throw new Error('there are formats');
  const names = fc.constantFrom(...Object.keys(def.options), '__proto__', 'constructor', 'm');
  const values = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('sum', 'none', 'endless'));
  fc.assert(
    fc.property(fc.dictionary(names, values, { noNullPrototype: true }), (chosen) => {
      sound(compileFormat(def, chosen));
    }),
    { numRuns: 300, seed: 3 },
  );
});
