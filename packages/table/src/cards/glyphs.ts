/**
 * Ranks and letters as single strokes, drawn for Cairn. A stroke can have any weight, looks the same on every machine
 * (an image cannot use the page's fonts), and takes a few dozen bytes.
 */

export interface Glyph {
  /** Advance, in units of which the height is 14. */
  readonly width: number;
  readonly path: string;
}

const glyph = (width: number, path: string): Glyph => ({ width, path });

/** Ace, 2 to 10, jack, queen, king, by rank. */
const RANKS: readonly (Glyph | undefined)[] = [
  undefined,
  glyph(11, 'M1.3 12.9L5.5 1.1L9.7 12.9M2.8 8.9H8.2'),
  glyph(9.6, 'M1.3 4.4C1.3 2.4 2.8 1.1 4.8 1.1C6.8 1.1 8.2 2.4 8.2 4.3C8.2 5.7 7.5 6.8 6.1 8.2L1.5 12.9H8.6'),
  glyph(
    9.6,
    'M1.5 1.1H7.9L4.5 5.6C6.9 5.6 8.5 7.1 8.5 9.2C8.5 11.4 6.9 12.9 4.7 12.9C3 12.9 1.7 12.1 1.1 10.7',
  ),
  glyph(10.2, 'M7.2 12.9V1.1H6.9L1.1 9.5H9.4'),
  glyph(
    9.6,
    'M7.9 1.1H2.4L1.8 6.3C2.6 5.6 3.6 5.2 4.7 5.2C6.9 5.2 8.5 6.8 8.5 9C8.5 11.3 6.9 12.9 4.7 12.9C3.1 12.9 1.8 12.1 1.1 10.8',
  ),
  glyph(
    9.8,
    'M6.6 1.1L1.9 7M1.1 9.2A3.7 3.7 0 1 1 8.5 9.2A3.7 3.7 0 1 1 1.1 9.2M1.9 7C1.4 7.7 1.1 8.4 1.1 9.2',
  ),
  glyph(9.6, 'M1.2 1.1H8.5L3.9 12.9'),
  glyph(
    9.8,
    'M4.9 6.6A2.9 2.75 0 1 1 4.9 1.1A2.9 2.75 0 1 1 4.9 6.6A3.6 3.15 0 1 1 4.9 12.9A3.6 3.15 0 1 1 4.9 6.6',
  ),
  glyph(
    9.8,
    'M3.2 12.9L7.9 7M8.7 4.8A3.7 3.7 0 1 1 1.3 4.8A3.7 3.7 0 1 1 8.7 4.8M7.9 7C8.4 6.3 8.7 5.6 8.7 4.8',
  ),
  glyph(14, 'M1 3.4L3.9 1.1V12.9M10 1.1C11.8 1.1 13 3.4 13 7S11.8 12.9 10 12.9S7 10.6 7 7S8.2 1.1 10 1.1Z'),
  glyph(8.2, 'M6.9 1.1V9.2C6.9 11.5 5.8 12.9 3.9 12.9C2.1 12.9 1.1 11.7 1.1 9.8'),
  glyph(
    12,
    'M5.8 1.1C8.6 1.1 10.5 3.6 10.5 7S8.6 12.9 5.8 12.9S1.1 10.4 1.1 7S3 1.1 5.8 1.1ZM6.6 9.6L10.3 13.2',
  ),
  glyph(10.2, 'M1.5 1.1V12.9M8.9 1.1L1.7 8.4M4.2 6L9.3 12.9'),
];

/** The lowest rank of a pack whose ranks are numbers. */
export const NUMERAL_ONE = glyph(6, 'M1 3.4L3.9 1.1V12.9');

export const rankGlyph = (rank: number): Glyph | null => RANKS[rank] ?? null;
