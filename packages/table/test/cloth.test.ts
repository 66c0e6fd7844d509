// The cloths: the outline of an empty place is seen on each (WCAG 1.4.11, 3:1), and text can be read (1.4.3, 4.5:1).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../web/src/play/settings.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const css = readFileSync(new URL('../src/table.css', import.meta.url), 'utf8');

/** `#4d8068`, `#fff`, or `rgb(255 255 255 / 74%)`. */
const colourOf = (text: string): Colour => {
  const short = /^#([0-9a-f]{3})$/.exec(text)?.[1]?.replaceAll(/./g, '$&$&');
  const digits = short ?? /^#([0-9a-f]{6})$/.exec(text)?.[1];
  const numbers =
    digits === undefined
      ? [...text.matchAll(/\d+/g)].map(Number)
      : [...digits.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16));
  const [red, green, blue, alpha = 100] = numbers;
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`No colour "${text}"`);
  return [red, green, blue, alpha / 100];
};

const COLOUR = '(#\\w+|rgb\\([^)]*\\))';

/** A property in light and in dark, every time it is set so. */
const pairs = (name: string): readonly (readonly Colour[])[] =>
  [...css.matchAll(new RegExp(`${name}: light-dark\\(${COLOUR}, ${COLOUR}\\)`, 'g'))].map(([, ...found]) =>
    found.map(colourOf),
  );
const pair = (name: string): readonly Colour[] => {
  const [only = [], ...more] = pairs(name);
  if (more.length > 0) throw new Error(`${name} is set more than once`);
  return only;
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

test('every cloth of the settings has its colours', () => {
  const named = [...css.matchAll(/\[data-cloth='(\w+)'\]/g)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual([...SETTINGS.cloth].toSorted());
});

test.each(['--table-cloth', '--table-cloth-edge'])('text and empty places are seen on every %s', (name) => {
  const [cloths, lines, sunks, texts] = [
    pairs(name),
    pair('--table-line'),
    pair('--table-sunk'),
    pair('--table-text'),
  ];
  expect([cloths.length, lines.length, sunks.length, texts.length]).toEqual([SETTINGS.cloth.length, 2, 2, 2]);
  for (const [i, cloth] of cloths.flatMap((each) => [...each.entries()])) {
    const place = over(sunks[i] as Colour, cloth);
    const line = over(lines[i] as Colour, place);
    expect(contrast(line, cloth)).toBeGreaterThanOrEqual(3);
    expect(contrast(line, place)).toBeGreaterThanOrEqual(3);
    expect(contrast(texts[i] as Colour, cloth)).toBeGreaterThanOrEqual(4.5);
  }
});

test('on the black table, too', () => {
  const black = /:root\[data-theme='oled'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const only = (name: string): Colour => colourOf(new RegExp(`${name}: ([^;]*);`).exec(black)?.[1] ?? '');
  const cloth = only('--table-cloth');
  expect(cloth).toEqual([0, 0, 0, 1]);
  expect(only('--table-cloth-edge')).toEqual(cloth);
  expect(contrast(over(only('--table-line'), cloth), cloth)).toBeGreaterThanOrEqual(3);
});
