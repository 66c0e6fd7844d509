/**
 * The face of a card as SVG text, 100 units wide and as high as the card's shape asks. Two faces: `full` has index,
 * pips and court figures; `plain` has only rank and suit, as large as they go, for cards that are small on the screen.
 * Rank and suit stand side by side along the top, where an overlapping card leaves them free.
 * The paper is not drawn: it belongs to the table's style, so that light and dark share one picture.
 */
import { isJoker, isRed, rankOf, suitOf, type Card } from '@cairn/engine';
import { rankGlyph, suitGlyph, type Glyph } from './glyphs.ts';
import { INKS, inkOf, type Palette } from './palette.ts';
import { PIP_PLACES, pipOf } from './pips.ts';

export const STYLES = ['plain', 'full'] as const;
export type Style = (typeof STYLES)[number];

/** Below this width in CSS pixels a full face would set its index under 15 px. */
export const FULL_FROM = 64;
/** Height of the rank as a part of the card's width: 15 px on the narrowest card of each style, or more. */
export const RANK_HEIGHT: Readonly<Record<Style, number>> = { plain: 0.5, full: 0.245 };

export const styleFor = (width: number): Style => (width < FULL_FROM ? 'plain' : 'full');

interface Drawing {
  readonly card: Card;
  readonly palette: Palette;
  /** In units of a hundredth of the width. */
  readonly height: number;
}

/** The face of `card`; `aspect` is height by width. `figure` is its court figure, when it has one and it is loaded. */
export const faceSvg = (
  card: Card,
  style: Style,
  aspect: number,
  palette: Palette,
  figure: string | null,
): string => {
  const height = Math.round(aspect * 100);
  const drawing = { card, palette, height };
  const pip = pipOf(card);
  const hollow = INKS[palette].letters && isRed(card);
  const ink = inkOf(card, palette);
  const paint = hollow ? `fill="#fff" stroke="${ink}" stroke-width=".09"` : `fill="${ink}"`;
  const defs = pip === null ? '' : `<defs><path id="p" d="${pip}" ${paint}/></defs>`;
  const body = style === 'plain' ? plain(drawing) : full(drawing, figure);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}">${defs}${body}</svg>`;
};

const use = (x: number, y: number, size: number, turned = false): string =>
  `<use href="#p" transform="translate(${round(x)} ${round(y)})scale(${turned ? -round(size) : round(size)})"/>`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A glyph with its upper left corner at a point. */
const draw = ({ path }: Glyph, x: number, y: number, height: number, ink: string, weight: number): string =>
  `<path d="${path}" transform="translate(${round(x)} ${round(y)})scale(${(height / 14).toFixed(3)})" fill="none" ` +
  `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Rank and suit in a row from `x`, at most up to `end`; a pack without colours may name the suit by a letter. */
const index = (
  { card, palette }: Drawing,
  x: number,
  y: number,
  height: number,
  end: number,
  lettered: boolean,
): string => {
  const { weight } = INKS[palette];
  const ink = inkOf(card, palette);
  const rank = rankGlyph(rankOf(card));
  const width = rank === null ? 0 : (rank.width * height) / 14;
  const gap = rank === null ? 0 : height * 0.13;
  const size = Math.min(height * (isJoker(card) ? 1.2 : 0.92), end - x - width - gap);
  const letter = lettered ? suitGlyph(suitOf(card)) : null;
  const left = x + width + gap;
  const suit =
    letter === null
      ? use(left + size * 0.48, y + height / 2, size)
      : draw(letter, left, y + height * 0.1, height * 0.8, ink, weight);
  return (rank === null ? '' : draw(rank, x, y, height, ink, weight)) + (pipOf(card) === null ? '' : suit);
};

const plain = (drawing: Drawing): string => {
  const { card, palette, height } = drawing;
  const { weight, letters } = INKS[palette];
  const rank = rankGlyph(rankOf(card));
  if (rank !== null && pipOf(card) === null)
    return draw(rank, 50 - (rank.width * 80) / 28, height / 2 - 40, 80, inkOf(card, palette), weight);
  const size = RANK_HEIGHT.plain * 100;
  const large = Math.min(66, height - size - 25);
  const x = rank === null ? 22 : rank.width > 12 ? 3.5 : 8;
  return index(drawing, x, 9, size, 94, letters) + use(50, height - 9 - large / 2, large);
};

const full = (drawing: Drawing, figure: string | null): string => {
  const { card, palette, height } = drawing;
  const { weight, letters } = INKS[palette];
  const size = RANK_HEIGHT.full * 100;
  const letter = letters ? suitGlyph(suitOf(card)) : null;
  const row =
    index(drawing, 7.5, 7.5, size, 94, false) +
    (letter === null ? '' : draw(letter, 92 - size * 0.6, 7.5, size * 0.8, inkOf(card, palette), weight));
  const top = 7.5 + size;
  const middle = (top + height) / 2 - 1;
  const rank = rankOf(card);
  if (pipOf(card) === null) return plain(drawing);
  if (isJoker(card)) return row + use(50, middle, 62);
  if (rank > 10) return row + court(drawing, figure, top);
  if (rank === 1) return row + use(50, middle, 52);
  const pip = rank > 8 ? 18 : 20;
  const [first, high] = [top + 16, height - top - 34];
  const pips = (PIP_PLACES[rank] ?? []).map(([x, y]) => use(26 + x * 48, first + y * high, pip, y > 0.5));
  return row + pips.join('');
};

/** The figure in its frame; until it is loaded a large suit stands in its place. */
const court = ({ palette, height }: Drawing, figure: string | null, top: number): string => {
  const [gold, red, blue, black, line] = INKS[palette].court;
  const [y, tall] = [top + 6, height - top - 13];
  const wide = Math.min(tall * 0.65, 76);
  const x = 50 - wide / 2;
  if (figure === null) return use(50, y + tall / 2, wide * 0.8);
  const style =
    `.g{fill:${gold}}.r{fill:${red}}.b{fill:${blue}}.k{fill:${black}}` +
    `.l,.t{fill:none;stroke:${line};stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.t{stroke-width:.9}`;
  return (
    `<style>${style}</style><defs><g id="f">${figure}<use href="#p" transform="translate(45 52)scale(66)"/></g></defs>` +
    `<svg x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" viewBox="0 0 325 500" preserveAspectRatio="none">` +
    `<use href="#f"/><use href="#f" transform="rotate(180 162.5 250)"/></svg>` +
    `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" rx="1" fill="none" stroke="${line}" stroke-opacity=".25" stroke-width=".8"/>`
  );
};
