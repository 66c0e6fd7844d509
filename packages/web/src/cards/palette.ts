/**
 * The colours of a pack. Every index stands at least 4.5:1 against the paper (tested), in the colour-blind palette
 * too: its colours are those of Okabe and Ito, darkened until they pass.
 */
import { isJoker, suitOf, type Card } from '@cairn/engine';

export const PALETTES = ['classic', 'four', 'okabe', 'contrast', 'grey'] as const;
export type Palette = (typeof PALETTES)[number];

export interface Inks {
  /** Clubs, diamonds, hearts, spades, the fifth suit. */
  readonly suits: readonly [string, string, string, string, string];
  readonly joker: string;
  /** Ranks shown without a suit. */
  readonly plain: string;
  /** Court figures: gold, red, blue, black, lines. */
  readonly court: readonly [string, string, string, string, string];
  /** Stroke of the ranks; their height is 14. */
  readonly weight: number;
  /** Red suits as outlines and a letter beside the suit: nothing depends on colour. */
  readonly letters: boolean;
}

const COURT = ['#f2bf4b', '#c8323a', '#31529c', '#20202a', '#2a2f55'] as const;
const BLACK = '#1d1d24';
const RED = '#c0182c';

export const INKS: Readonly<Record<Palette, Inks>> = {
  classic: {
    suits: [BLACK, RED, RED, BLACK, '#6d3fa8'],
    joker: '#6d3fa8',
    plain: BLACK,
    court: COURT,
    weight: 2.1,
    letters: false,
  },
  four: {
    suits: ['#0b6e3b', '#1459c4', RED, BLACK, '#6d3fa8'],
    joker: '#6d3fa8',
    plain: BLACK,
    court: COURT,
    weight: 2.1,
    letters: false,
  },
  okabe: {
    suits: ['#00735a', '#0069a5', '#a84500', BLACK, '#93487a'],
    joker: '#93487a',
    plain: BLACK,
    court: ['#e8b13c', '#a84500', '#0069a5', '#20202a', '#2a2f55'],
    weight: 2.1,
    letters: false,
  },
  contrast: {
    suits: ['#000', '#b00014', '#b00014', '#000', '#4b1d8a'],
    joker: '#4b1d8a',
    plain: '#000',
    court: ['#ffd35c', '#b00014', '#123c9c', '#000', '#000'],
    weight: 2.7,
    letters: false,
  },
  grey: {
    suits: ['#111', '#111', '#111', '#111', '#111'],
    joker: '#111',
    plain: '#111',
    court: ['#d9d9d9', '#9a9a9a', '#5a5a5a', '#1a1a1a', '#1a1a1a'],
    weight: 2.1,
    letters: true,
  },
};

/** The colour of a card's rank and suit. */
export const inkOf = (card: Card, palette: Palette): string => {
  const inks = INKS[palette];
  return isJoker(card) ? inks.joker : (inks.suits[suitOf(card)] ?? inks.plain);
};
