// The order of the style sheets makes no difference: every rule of a feature names a class that is in no other sheet.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const sources = path.resolve(import.meta.dirname, '../src');

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The selectors of a sheet, one for each comma. */
const selectorsOf = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) =>
    /^\s*(@|from|to|\d)/.test(head) ? [] : head.split(/,(?![^(]*\))/).map((each) => each.trim()),
  );

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, selectors: selectorsOf(readFileSync(path.join(sources, file), 'utf8')) }));

/** The feature of a sheet, or the sheet itself. */
const ownerOf = (file: string): string => /^features\/[^/]+\//.exec(file)?.[0] ?? file;

/** Who styles each class. */
const owners = new Map<string, Set<string>>();
for (const { file, selectors } of sheets)
  for (const name of selectors.flatMap(classesIn))
    owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));

/** Selectors without a class of their own. */
const shared = (selectors: readonly string[]): readonly string[] =>
  selectors.filter((selector) => classesIn(selector).every((name) => owners.get(name)?.size !== 1));

test('the check sees selectors in lists, in conditions and below others', () => {
  const css = `/* .none {} */ .a, .b:is(.c, .d) > li { color: red; } @media (x) { .e f { top: 0 } } @keyframes k { from { top: 0 } 50% { top: 0 } }`;
  expect(selectorsOf(css)).toEqual(['.a', '.b:is(.c, .d) > li', '.e f']);
  expect(classesIn('.b:is(.c, .d) > li')).toEqual(['b', 'c', 'd']);
  expect(shared(['.page-head h1', '.button', 'li'])).toEqual(['.button', 'li']);
});

describe('every rule of a feature has a class that no other sheet has', () => {
  const features = sheets.filter(({ file }) => file.startsWith('features/'));
  test.each(features.map(({ file, selectors }) => [file, selectors] as const))('%s', (_, selectors) => {
    expect(selectors.length).toBeGreaterThan(0);
    expect(shared(selectors)).toEqual([]);
  });
});

/** Text is of six sizes, in rem; pictures have text in their own units. */
const SIZES = [0.75, 0.875, 1, 1.25, 1.75, 2.5];

test.each(sheets.map(({ file }) => file))('%s has the sizes of the scale', (file) => {
  const css = withoutComments(readFileSync(path.join(sources, file), 'utf8'));
  const sizes = [...css.matchAll(/font-size: ([\d.]+)rem/g)].map(([, size]) => Number(size));
  expect(sizes.filter((size) => !SIZES.includes(size))).toEqual([]);
});
