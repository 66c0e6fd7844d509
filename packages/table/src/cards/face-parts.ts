/** Parts of faces that all styles share: suit marks, rank glyphs, the index, the rank of a card without a suit. */
import { isJoker, rankOf } from '@cairn/engine';
import type { FaceDrawing } from './extras.ts';
import { NUMERAL_ONE, rankGlyph, type Glyph } from './glyphs.ts';
import { inkOf } from './palette.ts';

export const TEXT_FONT = 'font-family="system-ui,sans-serif" font-weight="700"';

export const roundTenth = (value: number): number => Math.round(value * 10) / 10;

/** The suit's mark with its centre at a point. */
export const useSuit = (x: number, y: number, size: number, turned = false): string =>
  `<use href="#p" transform="translate(${roundTenth(x)} ${roundTenth(y)})scale(${turned ? -roundTenth(size) : roundTenth(size)})"/>`;

/** A glyph with its upper left corner at a point. */
export const drawGlyph = (
  { path }: Glyph,
  x: number,
  y: number,
  height: number,
  { card, inks }: FaceDrawing,
  narrow = 1,
): string =>
  `<path d="${path}" transform="translate(${roundTenth(x)} ${roundTenth(y)})scale(${((height / 14) * narrow).toFixed(3)} ${(height / 14).toFixed(3)})" fill="none" ` +
  `stroke="${inkOf(card, inks)}" stroke-width="${inks.weight}" stroke-linejoin="round" stroke-linecap="round"/>`;

/**
 * A rank in an index: its width, and a function that draws it. A rank with a name shows its number or its first
 * letter.
 */
export const rankMark = (
  drawing: FaceDrawing,
  height: number,
  most: number,
): { readonly width: number; readonly at: (x: number, y: number) => string } | null => {
  const { card, inks, names } = drawing;
  const rank = rankOf(card);
  const name = names?.ranks?.[rank];
  if (name !== undefined && rank !== 1) {
    const size = height * 1.34;
    const text = (x: number, y: number): string =>
      `<text x="${roundTenth(x)}" y="${roundTenth(y + height * 0.97)}" font-size="${roundTenth(size)}" ${TEXT_FONT} fill="${inkOf(card, inks)}">` +
      `${name.charAt(0).toUpperCase()}</text>`;
    return { width: size * 0.7, at: text };
  }
  const glyph = name === undefined ? rankGlyph(rank) : NUMERAL_ONE;
  if (glyph === null) return null;
  const natural = (glyph.width * height) / 14;
  const narrow = Math.min(1, most / natural);
  return { width: natural * narrow, at: (x, y) => drawGlyph(glyph, x, y, height, drawing, narrow) };
};

/** Rank and suit in a row, from `x` to `end` at most. In palettes without colours the suit has a letter. */
export const indexRow = (
  drawing: FaceDrawing,
  x: number,
  y: number,
  height: number,
  end: number,
  letter: Glyph | null,
  most = Infinity,
): string => {
  const { card, pip } = drawing;
  const rank = rankMark(drawing, height, most);
  const gap = rank === null ? 0 : height * 0.13;
  const left = x + (rank?.width ?? 0) + gap;
  const size = Math.min(height * (isJoker(card) ? 1.2 : 0.92), end - left);
  const suit =
    letter === null
      ? useSuit(left + size * 0.48, y + height / 2, size)
      : drawGlyph(letter, left, y + height * 0.1, height * 0.8, drawing);
  return (rank?.at(x, y) ?? '') + (pip === null ? '' : suit);
};

/** A card without a suit: its rank alone, in the middle. */
export const loneRank = (drawing: FaceDrawing, high: number): string => {
  const rank = rankMark(drawing, high, 84);
  return rank?.at(50 - rank.width / 2, drawing.height / 2 - high / 2) ?? '';
};
