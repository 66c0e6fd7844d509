/** Faces that standard packs on upright cards do not need: flat cards, named ranks and suits, court figures. */
import { rankOf } from '@cairn/engine';
import type { FaceDrawing, FaceExtras } from './extras.ts';
import { drawGlyph, indexRow, loneRank, rankMark, roundTenth, TEXT_FONT, useSuit } from './face-parts.ts';
import { INDEX_TOP, RANK_HEIGHT } from './face-style.ts';
import { inkOf, type Inks } from './palette.ts';

/** Marks of suits that packs define, drawn for Cairn: a path each, one unit high, centred on the origin. */
const SUIT_MARKS: Readonly<Record<string, string>> = {
  brushes:
    'M-.3-.5H.3V-.12H-.3ZM-.26-.07H-.18V.1H-.26ZM-.12-.07H-.04V.1H-.12ZM.04-.07H.12V.1H.04ZM.18-.07H.26V.1H.18Z' +
    'M-.3.14H.3V.22C.16.24 .1.3 .1.38V.5H-.1V.38C-.1.3-.16.24-.3.22Z',
  combs:
    'M-.5-.34H.5V-.08H-.5ZM-.5-.04H-.4V.36H-.5ZM-.32-.04H-.22V.36H-.32ZM-.14-.04H-.04V.36H-.14Z' +
    'M.04-.04H.14V.36H.04ZM.22-.04H.32V.36H.22ZM.4-.04H.5V.36H.4Z',
  mirrors:
    'M0-.5C.24-.5 .38-.34 .38-.14S.24.2 .08.22V.5H-.08V.22C-.24.2-.38.06-.38-.14S-.24-.5 0-.5Z' +
    'M0-.4C-.17-.4-.27-.28-.27-.14S-.17.12 0 .12S.27 0 .27-.14S.17-.4 0-.4Z',
  razors: 'M-.5-.36L.34-.36C.46-.36 .5-.28 .5-.18V0H-.12L-.5-.24ZM-.1.04L.06.04L.34.4L.2.5L-.14.1Z',
  scissors:
    'M-.4-.5L.06.04L.13-.06L-.26-.5ZM.4-.5L-.06.04A.2.2 0 1 0 .02.22L.44-.34Z' +
    'M-.2.2A.1.1 0 1 1-.2.4A.1.1 0 1 1-.2.2ZM.13.1A.2.2 0 1 1 .05.34L-.02.24ZM.22.2A.1.1 0 1 0 .22.4A.1.1 0 1 0 .22.2Z',
};

/**
 * The index at the left, and the suit again at the bottom right, where the strip of a fan never shows a part of it.
 */
const flat: FaceExtras['flat'] = (drawing, style) => {
  const { height, letter, pip } = drawing;
  const size = RANK_HEIGHT[style] * 100;
  if (pip === null) return loneRank(drawing, Math.min(height * 0.7, 60));
  const top = Math.min(INDEX_TOP.slim * 100, (height - size) / 2);
  const large = Math.min(46, height - top - size - 7);
  const row = indexRow(drawing, 6, top, size, 94, letter);
  return large < 14 ? row : row + useSuit(72, height - 5 - large / 2, large);
};

/** The name of the rank, under its suit. */
const named: FaceExtras['named'] = ({ card, inks, height, pip }, name, top) => {
  const size = Math.min(19, 150 / name.length);
  const below = height - 14;
  // A long name is drawn narrower, so that it does not reach the edges in any font.
  const fit = name.length > 7 ? ' textLength="86" lengthAdjust="spacingAndGlyphs"' : '';
  const text = `<text x="50" y="${roundTenth(below)}" font-size="${roundTenth(size)}" text-anchor="middle"${fit} ${TEXT_FONT} fill="${inkOf(card, inks)}">${name}</text>`;
  const room = below - size - top - 8;
  const middle = top + 4 + room / 2;
  return text + (pip === null ? '' : useSuit(50, middle, Math.min(58, room)));
};

/** Both halves of a court figure, in a field of 325 by 500, and the definitions that they use. */
const figureHalves = (figure: string, [gold, red, blue, black, line]: Inks['court']) => ({
  defs:
    `<style>.g{fill:${gold}}.r{fill:${red}}.b{fill:${blue}}.k{fill:${black}}` +
    `.l,.t{fill:none;stroke:${line};stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.t{stroke-width:.9}</style>` +
    `<defs><g id="f">${figure}</g></defs>`,
  halves: '<use href="#f"/><use href="#f" transform="rotate(180 162.5 250)"/>',
});

/** The part of a large court figure that is left out for the second index, in the lower right corner. */
const NOTCH = { wide: 17, high: 40 };

/**
 * A large court figure reaches from below the index to the edges. The head of the lower half is beyond the edge,
 * because a whole figure of that width would be higher than the card.
 */
const largeCourt = ({ inks, height }: FaceDrawing, top: number, defs: string, halves: string): string => {
  const y = roundTenth(top + 3);
  const [left, above] = [100 - NOTCH.wide, height - NOTCH.high];
  const shape =
    `M0 ${y}H100V${above}H${left + 4}Q${left} ${above} ${left} ${above + 4}` +
    `V${height}H7Q0 ${height} 0 ${height - 7}Z`;
  return (
    `${defs}<clipPath id="c"><path d="${shape}"/></clipPath><g clip-path="url(#c)">` +
    `<svg y="${y}" width="100" height="${roundTenth(height - y)}" preserveAspectRatio="xMidYMin slice" ` +
    `viewBox="0 0 325 ${Math.min(500, Math.round((height - y) * 3.25))}">${halves}</svg></g>` +
    `<path d="M0 ${y}H100" stroke="${inks.court[4]}" stroke-opacity=".3" stroke-width=".8"/>`
  );
};

const court: FaceExtras['court'] = (drawing, figure, top) => {
  const { inks, height, broad } = drawing;
  const suit = '<use href="#p" transform="translate(45 52)scale(66)"/>';
  const { defs, halves } = figureHalves(broad ? figure : figure + suit, inks.court);
  if (broad) return largeCourt(drawing, top, defs, halves);
  const [y, tall] = [top + 6, height - top - 13];
  const wide = Math.min(tall * 0.65, 76);
  const x = 50 - wide / 2;
  const frame = `x="${roundTenth(x)}" y="${roundTenth(y)}" width="${roundTenth(wide)}" height="${roundTenth(tall)}"`;
  return (
    `${defs}<svg ${frame} viewBox="0 0 325 500" preserveAspectRatio="none">${halves}</svg>` +
    `<rect ${frame} rx="1" fill="none" stroke="${inks.court[4]}" stroke-opacity=".25" stroke-width=".8"/>`
  );
};

/** In the margin beside the pips: the rank, and the suit or its letter. A name at the lower edge leaves no room. */
const second: FaceExtras['second'] = (drawing) => {
  const { card, height, names, pip, letter } = drawing;
  const rank = rankOf(card);
  if (rank > 10 && names?.ranks?.[rank] !== undefined) return '';
  const [middle, top, high] = [9, 7.5, 15];
  const mark = rankMark(drawing, high, 11);
  const below = top + (mark === null ? 0 : high + 2.5);
  const suit =
    letter === null ? useSuit(middle, below + 6, 12) : drawGlyph(letter, middle - 4.1, below, 11, drawing);
  return (
    `<g transform="rotate(180 50 ${height / 2})">` +
    `${mark?.at(middle - mark.width / 2, top) ?? ''}${pip === null ? '' : suit}</g>`
  );
};

export const moreFaces: FaceExtras = { suitMark: (name) => SUIT_MARKS[name], flat, named, court, second };
