/**
 * The colours of a pack. Every index has a contrast of at least 4.5:1 against the paper (tested), in the colour-blind
 * palette too: its colours are those of Okabe and Ito, darkened until they pass.
 */
import { coloursMatter, isJoker, suitOf, type Card, type Game } from '@cairn/engine';
import type { Glyph } from './glyphs.ts';

export const PALETTES = ['classic', 'four', 'okabe', 'contrast', 'grey'] as const;
export type CardPalette = (typeof PALETTES)[number];
/** A palette, or the one that suits the game. */
export type PaletteChoice = 'auto' | CardPalette;

export interface Inks {
  /** Clubs, diamonds, hearts, spades, the fifth suit. */
  readonly suits: readonly [string, string, string, string, string];
  readonly joker: string;
  /** The colour of ranks without a suit. */
  readonly plain: string;
  /** Court figures: gold, red, blue, black, lines. */
  readonly court: readonly [string, string, string, string, string];
  /** Stroke of the ranks; their height is 14. */
  readonly weight: number;
  /**
   * Letters for the suits, in palettes in which nothing may depend on colour. Red suits are outlines there. Otherwise
   * null.
   */
  readonly letters: readonly (Glyph | undefined)[] | null;
}

const BLACK = '#1d1d24';
const RED = '#c0182c';

const CLASSIC: Inks = {
  suits: [BLACK, RED, RED, BLACK, '#6d3fa8'],
  joker: '#6d3fa8',
  plain: BLACK,
  court: ['#f2bf4b', '#c8323a', '#31529c', '#20202a', '#2a2f55'],
  weight: 2.1,
  letters: null,
};

/** The inks that are loaded: these two, and all with alternative-decks.ts. */
const INKS: { [palette in CardPalette]?: Inks } = {
  classic: CLASSIC,
  four: { ...CLASSIC, suits: ['#0b6e3b', '#1459c4', RED, BLACK, '#6d3fa8'] },
};

export const addInks = (inks: typeof INKS): void => void Object.assign(INKS, inks);

/** The inks of a palette; the classic ones if it is not loaded. */
export const inksOf = (palette: CardPalette): Inks => INKS[palette] ?? CLASSIC;

/** The colour of a card's rank and suit. */
export const inkOf = (card: Card, inks: Inks): string =>
  isJoker(card) ? inks.joker : (inks.suits[suitOf(card)] ?? inks.plain);

/** Without a choice of the player: four colours in games in which red and black do not matter, otherwise two. */
export const paletteFor = (game: Game, choice: PaletteChoice): CardPalette =>
  choice !== 'auto' ? choice : coloursMatter(game) ? 'classic' : 'four';
