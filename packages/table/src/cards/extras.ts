/**
 * The interface of parts of card pictures that are loaded after the first picture (card-extras.ts). Until then faces
 * are drawn without them.
 */
import { rankOf, type Card } from '@cairn/engine';
import type { FaceStyle, PackNames } from './face-style.ts';
import type { Glyph } from './glyphs.ts';
import type { Inks } from './palette.ts';

/** A face to draw, 100 units wide. */
export interface FaceDrawing {
  readonly card: Card;
  readonly inks: Inks;
  readonly height: number;
  readonly names: PackNames | undefined;
  /** The suit's mark as a path; null for a card without a suit. */
  readonly pip: string | null;
  /** The letter of the suit, in palettes without colours. */
  readonly letter: Glyph | null;
  readonly extras: FaceExtras | null;
  /** Whether the card has room for a second index and a large court figure. */
  readonly broad: boolean;
}

export interface FaceExtras {
  /** The mark of a suit that a pack defines; undefined if there is none for its name. */
  readonly suitMark: (name: string) => string | undefined;
  /** A card that is wider than high: styles `slim` and `low`. */
  readonly flat: (drawing: FaceDrawing, style: FaceStyle) => string;
  /** The name of a rank, below its index. */
  readonly named: (drawing: FaceDrawing, name: string, top: number) => string;
  /** A court figure in its frame, below its index. */
  readonly court: (drawing: FaceDrawing, figure: string, top: number) => string;
  /** The index in the lower right corner of a broad card. */
  readonly second: (drawing: FaceDrawing) => string;
}

/** The twelve court figures, each in a file of its own. */
export interface CourtFigures {
  /** The figure of a card as SVG text; null until it is loaded. Asking for it starts loading. */
  readonly figureOf: (card: Card) => string | null;
  /** The figure if it is loaded already. */
  readonly loaded: (card: Card) => string | null;
}

export interface CardExtras {
  readonly faces: FaceExtras;
  /** `changed` is called when the figure of a card has been loaded. */
  readonly createCourtFigures: (changed: (card: Card) => void) => CourtFigures;
  /**
   * Makes and decodes pictures while the browser is idle. Each call replaces the list. A court face is left out until
   * its figure is loaded: it is loaded when the player first sees it, not before.
   */
  readonly createWarmer: <Look extends CourtLook>(
    picture: (card: Card, look: Look) => string,
    figures: CourtFigures,
  ) => (cards: readonly Card[], looks: readonly Look[]) => void;
}

/** What decides whether a card shows a court figure. */
export interface CourtLook {
  readonly style: FaceStyle;
  readonly names?: PackNames | undefined;
}

/** Whether a face shows a court figure. */
export const isCourtFace = (card: Card, { style, names }: CourtLook): boolean =>
  style === 'full' && rankOf(card) > 10 && names === undefined;
