/** Messages of the feature palette, in English. */

export const en = {
  palette: 'Go to a game',
  paletteHint: 'A game, a variation or another name of one',
  nothingFound: 'Nothing of that name.',
  enterOpens: 'Enter opens it.',
} as const;
