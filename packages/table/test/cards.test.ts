// Card faces: every index can be read, every picture is whole.

import { makeCardOf, NO_SUIT, type Card } from '@cairn/engine';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BACKS, backSvg } from '../src/cards/back.ts';
import { cardExtras } from '../src/cards/card-extras.ts';
import { readFigure } from '../src/cards/court-figures.ts';
import { FACE_STYLES, INDEX_TOP, RANK_HEIGHT } from '../src/cards/face-style.ts';
import { faceSvg } from '../src/cards/face.ts';
// oxlint-disable-next-line import/no-unassigned-import -- all palettes and backs are looked at
import '../src/cards/alternative-decks.ts';
import { inkOf, inksOf, PALETTES, type CardPalette } from '../src/cards/palette.ts';
import { PIP_PLACES } from '../src/cards/pips.ts';

const pack: readonly Card[] = [0, 1, 2, 3].flatMap((suit) =>
  Array.from({ length: 13 }, (_, i) => makeCardOf(i + 1, suit)),
);
const joker = makeCardOf(0, NO_SUIT);

const luminance = (colour: string): number => {
  const digits = colour.slice(1);
  const parts = digits.length === 3 ? digits.split('').map((d) => d + d) : (digits.match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = parts
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
const papers = (() => {
  const css = readFileSync(new URL('../src/table.css', import.meta.url), 'utf8');
  return [...css.matchAll(/--table-paper:([^;]*);/g)].flatMap(
    ([, value = '']) => value.match(/#[0-9a-f]{3,6}/g) ?? [],
  );
})();

describe.each(PALETTES)('%s', (palette) => {
  test('every index stands 4.5:1 against every paper', () => {
    expect(papers.length).toBeGreaterThanOrEqual(3);
    for (const paper of papers)
      for (const card of [...pack, joker, makeCardOf(7, NO_SUIT), makeCardOf(7, 4)])
        expect(contrast(inkOf(card, inksOf(palette)), paper)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(FACE_STYLES)(
    'no two cards have the same %s face, and none names an undefined number',
    (style) => {
      const faces = [...pack, joker].map((card) =>
        faceSvg(card, { style, aspect: 1.4, palette }, null, cardExtras.faces),
      );
      expect(new Set(faces).size).toBe(53);
      for (const face of faces) expect(face).not.toMatch(/NaN|undefined|null/);
    },
  );

  test('suits can be told apart without colour when the palette has none', () => {
    const colours = new Set(inksOf(palette).suits);
    expect(colours.size === 1).toBe(inksOf(palette).letters !== null);
  });
});

test('a number card has as many pips as its rank', () => {
  expect(PIP_PLACES.map((places) => places.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('the figures are the twelve courts, upper halves with their suit to be filled in', () => {
  const folder = new URL('../src/cards/courts/', import.meta.url);
  const figures = new Map(
    readdirSync(folder).map((file) => [
      file.replace('.svg', ''),
      readFigure(readFileSync(new URL(file, folder), 'utf8')) ?? '',
    ]),
  );
  expect([...figures.keys()].toSorted()).toEqual(
    ['J', 'Q', 'K'].flatMap((rank) => ['C', 'D', 'H', 'S'].map((suit) => rank + suit)).toSorted(),
  );
  for (const art of figures.values()) expect(art).toMatch(/^<path class="g" d="[^"]+"\/>.*<\/?[a-z]/);
  const king = makeCardOf(13, 3);
  const look = { style: 'full', aspect: 1.4, palette: 'classic' } as const;
  const figure = figures.get('KS') ?? '?';
  expect(faceSvg(king, look, figure, cardExtras.faces)).toContain(figure);
  // Before it has come there is a large suit in its place.
  expect(faceSvg(king, look, null, cardExtras.faces)).toBe(faceSvg(king, look, null, null));
});

describe('a broad card', () => {
  const faceOf = (card: Card, broad: boolean, palette: CardPalette, extras = true): string =>
    faceSvg(card, { style: 'full', aspect: 1.4, palette, broad }, null, extras ? cardExtras.faces : null);
  /** How often the rank is drawn: each glyph is a stroke without a fill. */
  const ranksOn = (face: string): number => face.match(/<path[^>]*fill="none"/g)?.length ?? 0;

  test.each(PALETTES)('has everything of a small one and an index upside down: %s', (palette) => {
    for (const card of [...pack, joker]) {
      const [small, broad] = [faceOf(card, false, palette), faceOf(card, true, palette)];
      const [second = ''] = /<g transform="rotate\(180 50 70\)">.*?<\/g>/.exec(broad) ?? [];
      expect(broad.replace(second, '')).toBe(small);
      expect(second).not.toBe('');
      if (card !== joker) expect(ranksOn(second)).toBe(inksOf(palette).letters === null ? 1 : 2);
      // Until the extras are loaded, it is drawn like a small one.
      expect(faceOf(card, true, palette, false)).toBe(faceOf(card, false, palette, false));
    }
  });

  test('has a court figure as wide as itself, that leaves room for both indices', () => {
    const look = { style: 'full', palette: 'classic', broad: true } as const;
    for (const aspect of [1.3, 1.4, 1.6, 2]) {
      const face = faceSvg(
        makeCardOf(12, 1),
        { ...look, aspect },
        '<path class="g" d="M0 0"/>',
        cardExtras.faces,
      );
      const [, y, high] = /<svg y="([\d.]+)" width="100" height="([\d.]+)"/.exec(face) ?? [];
      expect(Number(y)).toBeGreaterThan(100 * (INDEX_TOP.full + RANK_HEIGHT.full));
      expect(Number(y) + Number(high)).toBeCloseTo(aspect * 100, 5);
      expect(face).toContain('clip-path');
      expect(face).not.toMatch(/NaN|undefined|null/);
    }
  });
});

test.each(BACKS)('the back %s is as high as the card', (back) => {
  for (const aspect of [1.4, 1.55, 1.7])
    expect(backSvg(aspect, back)).toContain(`viewBox="0 0 100 ${Math.round(aspect * 100)}"`);
});

test('no two backs are alike', () => {
  expect(new Set(BACKS.map((back) => backSvg(1.4, back))).size).toBe(BACKS.length);
});
