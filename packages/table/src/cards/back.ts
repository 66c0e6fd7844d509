/**
 * The backs of cards, drawn for Cairn: each is a colour and a pattern of white lines in a frame. The patterns are
 * calm, because most backs are partly covered. Like faces they are 100 units wide; table.css rounds their corners.
 */

/** The colour of a back, and the tile of its pattern: size, transform and content. */
export interface BackArt {
  readonly colour: string;
  readonly size: number;
  readonly turn: number;
  readonly tile: string;
}

export const BACKS = ['lattice', 'brick', 'scales', 'stars', 'plain'] as const;
export type CardBack = (typeof BACKS)[number];

/** The backs that are loaded. alternative-decks.ts adds all; before that every back is the lattice. */
const ARTS: { [back in CardBack]?: BackArt } = {};

const LATTICE: BackArt = {
  colour: '#34507f',
  size: 14,
  turn: 45,
  tile: '<path d="M0 0H14M0 0V14"/><circle cx="7" cy="7" r="1.9" fill="#fff" stroke="none"/>',
};

export const addBacks = (arts: typeof ARTS): void => void Object.assign(ARTS, arts);

export const backSvg = (aspect: number, back: CardBack = 'lattice'): string => {
  const { colour, size, turn, tile } = ARTS[back] ?? LATTICE;
  const high = Math.round(aspect * 100);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${high}"><defs><pattern id="w" width="${size}" ` +
    `height="${size}" patternUnits="userSpaceOnUse" patternTransform="translate(50 ${high / 2})rotate(${turn})">` +
    `<g fill="none" stroke="#fff" stroke-width="1.4" opacity=".23">${tile}</g></pattern></defs>` +
    `<rect width="100" height="${high}" rx="9" fill="${colour}"/>` +
    `<rect x="6" y="6" width="88" height="${high - 12}" rx="4" fill="url(#w)" stroke="#fff" stroke-opacity=".42" stroke-width="1.4"/></svg>`
  );
};
