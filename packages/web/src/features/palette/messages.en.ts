/** Messages of the feature palette, in English. */

export const en = {
  palette: 'Go to a game',
  paletteHint: 'Name of a game or variation',
  nothingFound: 'No game by that name.',
  enterOpens: 'Press Enter to open it.',
} as const;
