/**
 * The styles of faces, and their sizes. `full` has index, pips and court figures. The others have only rank and suit,
 * as large as possible: `plain` for small cards, `narrow` for very small ones, `slim` and `low` for cards that are
 * wider than high. With large indices a card has the style of the next smaller size, and `large` instead of `full`.
 */
import type { PackDef } from '@cairn/engine';

export const FACE_STYLES = ['plain', 'full', 'large', 'narrow', 'slim', 'low'] as const;
export type FaceStyle = (typeof FACE_STYLES)[number];

/** The names that an unusual pack gives its ranks and suits. */
export type PackNames = NonNullable<PackDef['names']>;

/** Below these widths in CSS pixels the index of a full, a plain and a slim face would be lower than 15 px. */
export const FULL_FROM = 64;
const PLAIN_FROM = 30;
/** From this width on a full face has a second index and a large court figure. */
export const BROAD_FROM = 90;
const SLIM_FROM = 54;

/** Height of the rank as a part of the card's width: at least 15 px on the narrowest card of each style. */
export const RANK_HEIGHT: Readonly<Record<FaceStyle, number>> = {
  plain: 0.5,
  full: 0.245,
  large: 0.36,
  narrow: 0.66,
  slim: 0.28,
  low: 0.38,
};

/** Space over the index, as a part of the card's width. */
export const INDEX_TOP: Readonly<Record<FaceStyle, number>> = {
  plain: 0.09,
  full: 0.075,
  large: 0.045,
  narrow: 0.06,
  slim: 0.04,
  low: 0.04,
};

/** The style of a card; `aspect` is height by width. */
export const faceStyleFor = (width: number, aspect = 1.4, large = false): FaceStyle => {
  if (aspect < 1.25) return large || width < SLIM_FROM ? 'low' : 'slim';
  if (width < (large ? FULL_FROM : PLAIN_FROM)) return 'narrow';
  if (large) return 'large';
  return width < FULL_FROM ? 'plain' : 'full';
};

/** The height of a card in CSS pixels that must be visible for its index to be whole. */
export const indexHeight = (width: number, aspect: number, large = false): number => {
  const style = faceStyleFor(width, aspect, large);
  return width * (INDEX_TOP[style] + RANK_HEIGHT[style]);
};
