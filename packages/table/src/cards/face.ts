/**
 * The face of a card as SVG text, 100 units wide and as high as the card's shape asks. `full` has index, pips and court
 * figures; the others only rank and suit, as large as they go: `plain` for small cards and `narrow` for very small
 * ones, `slim` and `low` for cards lower than they are wide. Who wants large indices gets the next larger of these, and
 * `large` in place of `full`.
 * Rank and suit stand side by side along the top, where an overlapping card leaves them free.
 * The paper is not drawn: it belongs to the table's style, so that light and dark share one picture.
 */
import { isJoker, isRed, rankOf, suitOf, type Card, type PackDef } from '@cairn/engine';
import { NUMERAL_ONE, rankGlyph, suitGlyph, type Glyph } from './glyphs.ts';
import { inkOf, inksOf, type Palette } from './palette.ts';
import { PIP_PLACES, pipOf } from './pips.ts';

export const STYLES = ['plain', 'full', 'large', 'narrow', 'slim', 'low'] as const;
export type Style = (typeof STYLES)[number];

/** Below this width in CSS pixels a full face would set its index under 15 px, a plain one, a slim one. */
export const FULL_FROM = 64;
const PLAIN_FROM = 30;
const SLIM_FROM = 54;
/** Height of the rank as a part of the card's width: 15 px on the narrowest card of each style, or more. */
export const RANK_HEIGHT: Readonly<Record<Style, number>> = {
  plain: 0.5,
  full: 0.245,
  large: 0.36,
  narrow: 0.66,
  slim: 0.28,
  low: 0.38,
};

/** Space over the index, as a part of the card's width. */
const INDEX_TOP: Readonly<Record<Style, number>> = {
  plain: 0.09,
  full: 0.075,
  large: 0.045,
  narrow: 0.06,
  slim: 0.04,
  low: 0.04,
};

/** How much of a card must be seen for its index to be whole, in CSS pixels. */
export const indexHeight = (width: number, aspect: number, large = false): number => {
  const style = styleFor(width, aspect, large);
  return width * (INDEX_TOP[style] + RANK_HEIGHT[style]);
};

/** `aspect` is height by width; `large` indices are those of the next smaller card. */
export const styleFor = (width: number, aspect = 1.4, large = false): Style => {
  if (aspect < 1.25) return large || width < SLIM_FROM ? 'low' : 'slim';
  if (width < (large ? FULL_FROM : PLAIN_FROM)) return 'narrow';
  if (large) return 'large';
  return width < FULL_FROM ? 'plain' : 'full';
};

interface Drawing {
  readonly card: Card;
  readonly palette: Palette;
  /** In units of a hundredth of the width. */
  readonly height: number;
  readonly names: PackNames | undefined;
  /** Suits are told by their letters too. */
  readonly letters: boolean;
}

/** What an odd pack calls its ranks and suits. */
export type PackNames = NonNullable<PackDef['names']>;

/** The face of `card`; `aspect` is height by width. `figure` is its court figure, when it has one and it is loaded. */
export const faceSvg = (
  card: Card,
  style: Style,
  aspect: number,
  palette: Palette,
  figure: string | null,
  names?: PackNames,
): string => {
  const height = Math.round(aspect * 100);
  const letters = inksOf(palette).letters && names?.suits === undefined;
  const drawing = { card, palette, height, names, letters };
  const pip = pipOf(card, names);
  const hollow = inksOf(palette).letters && isRed(card);
  const ink = inkOf(card, palette);
  const paint = hollow ? `fill="#fff" stroke="${ink}" stroke-width=".09"` : `fill="${ink}"`;
  const rule = names?.suits === undefined ? '' : ' fill-rule="evenodd"';
  const defs = pip === null ? '' : `<defs><path id="p" d="${pip}" ${paint}${rule}/></defs>`;
  const body =
    style === 'full'
      ? full(drawing, figure)
      : { plain, large: plain, narrow, slim: flat, low: flat }[style](drawing, style);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}">${defs}${body}</svg>`;
};

const use = (x: number, y: number, size: number, turned = false): string =>
  `<use href="#p" transform="translate(${round(x)} ${round(y)})scale(${turned ? -round(size) : round(size)})"/>`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A glyph with its upper left corner at a point. */
const draw = (
  { path }: Glyph,
  x: number,
  y: number,
  height: number,
  ink: string,
  weight: number,
  narrow = 1,
): string =>
  `<path d="${path}" transform="translate(${round(x)} ${round(y)})scale(${((height / 14) * narrow).toFixed(3)} ${(height / 14).toFixed(3)})" fill="none" ` +
  `stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A rank as it stands in an index: its width and how to draw it; a named rank is its number or its first letter. */
const rankMark = (
  { card, palette, names }: Drawing,
  height: number,
  most: number,
): { readonly width: number; readonly at: (x: number, y: number) => string } | null => {
  const rank = rankOf(card);
  const name = names?.ranks?.[rank];
  const ink = inkOf(card, palette);
  if (name !== undefined && rank !== 1) {
    const size = height * 1.34;
    const text = (x: number, y: number): string =>
      `<text x="${round(x)}" y="${round(y + height * 0.97)}" font-size="${round(size)}" ${TEXT} fill="${ink}">` +
      `${name.charAt(0).toUpperCase()}</text>`;
    return { width: size * 0.7, at: text };
  }
  const glyph = name === undefined ? rankGlyph(rank) : NUMERAL_ONE;
  if (glyph === null) return null;
  const natural = (glyph.width * height) / 14;
  const narrow = Math.min(1, most / natural);
  return {
    width: natural * narrow,
    at: (x, y) => draw(glyph, x, y, height, ink, inksOf(palette).weight, narrow),
  };
};

const TEXT = 'font-family="system-ui,sans-serif" font-weight="700"';

/** Rank and suit in a row from `x`, at most up to `end`; a pack without colours may name the suit by a letter. */
const index = (
  drawing: Drawing,
  x: number,
  y: number,
  height: number,
  end: number,
  lettered: boolean,
  most = Infinity,
): string => {
  const { card, palette, names } = drawing;
  const rank = rankMark(drawing, height, most);
  const gap = rank === null ? 0 : height * 0.13;
  const left = x + (rank?.width ?? 0) + gap;
  const size = Math.min(height * (isJoker(card) ? 1.2 : 0.92), end - left);
  const letter = lettered ? suitGlyph(suitOf(card)) : null;
  const suit =
    letter === null
      ? use(left + size * 0.48, y + height / 2, size)
      : draw(letter, left, y + height * 0.1, height * 0.8, inkOf(card, palette), inksOf(palette).weight);
  return (rank?.at(x, y) ?? '') + (pipOf(card, names) === null ? '' : suit);
};

/** A card without a suit: its rank alone, in the middle. */
const lone = (drawing: Drawing, high: number): string => {
  const rank = rankMark(drawing, high, 84);
  return rank?.at(50 - rank.width / 2, drawing.height / 2 - high / 2) ?? '';
};

const isLone = ({ card, names }: Drawing): boolean => pipOf(card, names) === null;

const plain = (drawing: Drawing, style: Style): string => {
  const { height, letters } = drawing;
  if (isLone(drawing)) return lone(drawing, 80);
  const size = RANK_HEIGHT[style] * 100;
  const large = Math.min(66, height - size - 25);
  const rank = rankMark(drawing, size, Infinity);
  const x = rank === null ? 22 : rank.width > size * 0.86 ? 3.5 : 8;
  return (
    index(drawing, x, INDEX_TOP[style] * 100, size, 94, letters) + use(50, height - 9 - large / 2, large)
  );
};

const narrow = (drawing: Drawing): string => {
  const { height, letters } = drawing;
  if (isLone(drawing)) return lone(drawing, 80);
  const size = RANK_HEIGHT.narrow * 100;
  const large = Math.min(50, height - size - 16);
  return (
    index(drawing, 5, INDEX_TOP.narrow * 100, size, 97, letters, 46) + use(50, height - 6 - large / 2, large)
  );
};

/** The index at the left, and the suit once more below it at the right, where no strip of a fan shows a part of it. */
const flat = (drawing: Drawing, style: Style): string => {
  const { height, letters } = drawing;
  const size = RANK_HEIGHT[style] * 100;
  if (isLone(drawing)) return lone(drawing, Math.min(height * 0.7, 60));
  const top = Math.min(INDEX_TOP.slim * 100, (height - size) / 2);
  const large = Math.min(46, height - top - size - 7);
  const row = index(drawing, 6, top, size, 94, letters);
  return large < 14 ? row : row + use(72, height - 5 - large / 2, large);
};

const full = (drawing: Drawing, figure: string | null): string => {
  const { card, palette, height, names, letters } = drawing;
  const { weight } = inksOf(palette);
  const size = RANK_HEIGHT.full * 100;
  const letter = letters ? suitGlyph(suitOf(card)) : null;
  const row =
    index(drawing, 7.5, INDEX_TOP.full * 100, size, 94, false) +
    (letter === null ? '' : draw(letter, 92 - size * 0.6, 7.5, size * 0.8, inkOf(card, palette), weight));
  const top = 7.5 + size;
  const middle = (top + height) / 2 - 1;
  const rank = rankOf(card);
  const name = names?.ranks?.[rank];
  if (name !== undefined && rank > 10) return row + named(drawing, name, top);
  if (isLone(drawing)) return lone(drawing, 80);
  if (isJoker(card)) return row + use(50, middle, 62);
  if (rank > 10) return row + court(drawing, figure, top);
  if (rank === 1) return row + use(50, middle, 52);
  const pip = rank > 8 ? 18 : 20;
  const [first, high] = [top + 16, height - top - 34];
  const pips = (PIP_PLACES[rank] ?? []).map(([x, y]) => use(26 + x * 48, first + y * high, pip, y > 0.5));
  return row + pips.join('');
};

/** A rank with a name of its own says it, under its suit. */
const named = (drawing: Drawing, name: string, top: number): string => {
  const { card, palette, height } = drawing;
  const size = Math.min(19, 150 / name.length);
  const below = height - 14;
  // A long name is drawn narrower, so that it keeps off the edges in any font.
  const fit = name.length > 7 ? ' textLength="86" lengthAdjust="spacingAndGlyphs"' : '';
  const text = `<text x="50" y="${round(below)}" font-size="${round(size)}" text-anchor="middle"${fit} ${TEXT} fill="${inkOf(card, palette)}">${name}</text>`;
  const room = below - size - top - 8;
  const middle = top + 4 + room / 2;
  return text + (isLone(drawing) ? '' : use(50, middle, Math.min(58, room)));
};

/** The figure in its frame; until it is loaded a large suit stands in its place. */
const court = ({ palette, height }: Drawing, figure: string | null, top: number): string => {
  const [gold, red, blue, black, line] = inksOf(palette).court;
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
