// The cloth: the outline of an empty place is seen on it (WCAG 1.4.11, 3:1), in light and dark.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const css = readFileSync(new URL('../../src/table/table.css', import.meta.url), 'utf8');

/** `#4d8068`, or `rgb(255 255 255 / 74%)`. */
const colourOf = (text: string): Colour => {
  const digits = /^#([0-9a-f]{6})$/.exec(text)?.[1];
  const numbers =
    digits === undefined
      ? [...text.matchAll(/\d+/g)].map(Number)
      : [...digits.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16));
  const [red, green, blue, alpha = 100] = numbers;
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`No colour "${text}"`);
  return [red, green, blue, alpha / 100];
};

/** A property in light and in dark. */
const pair = (name: string): readonly Colour[] => {
  const found = new RegExp(`${name}: light-dark\\((#\\w+|rgb\\([^)]*\\)), (#\\w+|rgb\\([^)]*\\))\\)`).exec(
    css,
  );
  return (found?.slice(1) ?? []).map(colourOf);
};

const over = ([r, g, b, alpha]: Colour, [x, y, z]: Colour): Colour => {
  const mix = (a: number, c: number): number => a * alpha + c * (1 - alpha);
  return [mix(r, x), mix(g, y), mix(b, z), 1];
};

const luminance = ([r, g, b]: Colour): number => {
  const linear = (v: number): number =>
    v <= 0.04045 * 255 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

const contrast = (a: Colour, b: Colour): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

test.each(['--table-cloth', '--table-cloth-edge'])('an empty place is seen on %s', (name) => {
  const [cloths, lines, sunks] = [pair(name), pair('--table-line'), pair('--table-sunk')];
  expect([cloths.length, lines.length, sunks.length]).toEqual([2, 2, 2]);
  for (const [i, cloth] of cloths.entries()) {
    const place = over(sunks[i] as Colour, cloth);
    const line = over(lines[i] as Colour, place);
    expect(contrast(line, cloth)).toBeGreaterThanOrEqual(3);
    expect(contrast(line, place)).toBeGreaterThanOrEqual(3);
  }
});
