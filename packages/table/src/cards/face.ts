/**
 * The face of a card as SVG text, 100 units wide and as high as the card's aspect says, in the styles of
 * face-style.ts. Rank and suit stand side by side along the top, which an overlapping card leaves visible. The paper
 * is not part of the face: CSS draws it, so that light and dark themes share a picture.
 */
import { isJoker, isRed, rankOf, suitOf, type Card } from '@cairn/engine';
import type { FaceDrawing, FaceExtras } from './extras.ts';
import { drawGlyph, indexRow, loneRank, rankMark, useSuit } from './face-parts.ts';
import { INDEX_TOP, RANK_HEIGHT, type FaceStyle, type PackNames } from './face-style.ts';
import { inkOf, inksOf, type CardPalette } from './palette.ts';
import { PIP_PLACES, pipOf } from './pips.ts';

export interface FaceLook {
  readonly style: FaceStyle;
  /** Height by width. */
  readonly aspect: number;
  readonly palette: CardPalette;
  readonly names?: PackNames | undefined;
  /** Whether the card is wide enough for a second index; only the style `full` has one. */
  readonly broad?: boolean;
}

/** The face of `card`. `figure` is its court figure, if it has one that is loaded. */
export const faceSvg = (
  card: Card,
  { style, aspect, palette, names, broad = false }: FaceLook,
  figure: string | null,
  extras: FaceExtras | null,
): string => {
  const height = Math.round(aspect * 100);
  const inks = inksOf(palette);
  const suitName = names?.suits?.[suitOf(card)];
  const pip = (suitName === undefined ? undefined : extras?.suitMark(suitName)) ?? pipOf(card);
  const letter = names?.suits === undefined ? (inks.letters?.[suitOf(card)] ?? null) : null;
  const drawing: FaceDrawing = { card, inks, height, names, pip, letter, extras, broad };
  const ink = inkOf(card, inks);
  const hollow = inks.letters !== null && isRed(card);
  const paint = hollow ? `fill="#fff" stroke="${ink}" stroke-width=".09"` : `fill="${ink}"`;
  const rule = names?.suits === undefined ? '' : ' fill-rule="evenodd"';
  const defs = pip === null ? '' : `<defs><path id="p" d="${pip}" ${paint}${rule}/></defs>`;
  const body =
    style === 'full'
      ? full(drawing, figure)
      : style === 'narrow'
        ? narrow(drawing)
        : style === 'slim' || style === 'low'
          ? (extras?.flat(drawing, style) ?? '')
          : plain(drawing, style);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}">${defs}${body}</svg>`;
};

const plain = (drawing: FaceDrawing, style: FaceStyle): string => {
  const { height, letter, pip } = drawing;
  if (pip === null) return loneRank(drawing, 80);
  const size = RANK_HEIGHT[style] * 100;
  const large = Math.min(66, height - size - 25);
  const rank = rankMark(drawing, size, Infinity);
  const x = rank === null ? 22 : rank.width > size * 0.86 ? 3.5 : 8;
  return (
    indexRow(drawing, x, INDEX_TOP[style] * 100, size, 94, letter) +
    useSuit(50, height - 9 - large / 2, large)
  );
};

const narrow = (drawing: FaceDrawing): string => {
  const { height, letter, pip } = drawing;
  if (pip === null) return loneRank(drawing, 80);
  const size = RANK_HEIGHT.narrow * 100;
  const large = Math.min(50, height - size - 16);
  return (
    indexRow(drawing, 5, INDEX_TOP.narrow * 100, size, 97, letter, 46) +
    useSuit(50, height - 6 - large / 2, large)
  );
};

const full = (drawing: FaceDrawing, figure: string | null): string => {
  const { card, height, names, letter, pip, extras, broad } = drawing;
  const size = RANK_HEIGHT.full * 100;
  const row =
    indexRow(drawing, 7.5, INDEX_TOP.full * 100, size, 94, null) +
    (letter === null ? '' : drawGlyph(letter, 92 - size * 0.6, 7.5, size * 0.8, drawing)) +
    ((broad && extras?.second(drawing)) || '');
  const top = 7.5 + size;
  const middle = (top + height) / 2 - 1;
  const rank = rankOf(card);
  const name = names?.ranks?.[rank];
  if (name !== undefined && rank > 10) return row + (extras?.named(drawing, name, top) ?? '');
  if (pip === null) return loneRank(drawing, 80);
  if (isJoker(card)) return row + useSuit(50, middle, 62);
  if (rank > 10)
    // Until the figure is loaded, a large suit takes its place.
    return (
      row +
      (figure === null || extras === null ? largeSuit(drawing, top) : extras.court(drawing, figure, top))
    );
  if (rank === 1) return row + useSuit(50, middle, 52);
  const mark = rank > 8 ? 18 : 20;
  const [first, high] = [top + 16, height - top - 34];
  const marks = (PIP_PLACES[rank] ?? []).map(([x, y]) =>
    useSuit(26 + x * 44, first + y * high, mark, y > 0.5),
  );
  return row + marks.join('');
};

const largeSuit = ({ height }: FaceDrawing, top: number): string => {
  const tall = height - top - 13;
  return useSuit(50, top + 6 + tall / 2, Math.min(tall * 0.65, 76) * 0.8);
};
