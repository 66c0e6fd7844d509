/**
 * What the pictures of cards can do without until the first picture is painted: `CardExtras` is the contract of
 * card-extras.ts, which is loaded later. Until then a face is drawn without it as far as it goes.
 */
import type { Card } from '@cairn/engine';
import type { FaceStyle, PackNames } from './face-style.ts';
import type { Glyph } from './glyphs.ts';
import type { Inks } from './palette.ts';

/** One face as it is drawn, 100 units wide. */
export interface FaceDrawing {
  readonly card: Card;
  readonly inks: Inks;
  readonly height: number;
  readonly names: PackNames | undefined;
  /** The suit's mark as a path; null for a card without a suit. */
  readonly pip: string | null;
  /** The letter of the suit, where suits are not told by colour alone. */
  readonly letter: Glyph | null;
  readonly extras: FaceExtras | null;
}

export interface FaceExtras {
  /** The mark of a suit that a pack has named; undefined for a name without a mark of its own. */
  readonly suitMark: (name: string) => string | undefined;
  /** A card lower than it is wide: styles `slim` and `low`. */
  readonly flat: (drawing: FaceDrawing, style: FaceStyle) => string;
  /** A rank with a name of its own, below its index. */
  readonly named: (drawing: FaceDrawing, name: string, top: number) => string;
  /** A court figure in its frame, below its index. */
  readonly court: (drawing: FaceDrawing, figure: string, top: number) => string;
}

/** The twelve court figures, each a file of its own. */
export interface CourtFigures {
  /** The figure of a card as SVG text; null until it has been fetched, which asking for it begins. */
  readonly figureOf: (card: Card) => string | null;
  /** The figure if it has been fetched already. */
  readonly loaded: (card: Card) => string | null;
}

export interface CardExtras {
  readonly faces: FaceExtras;
  /** `changed` is called when the figure of a card has come. */
  readonly createCourtFigures: (changed: (card: Card) => void) => CourtFigures;
  /** Decodes pictures while the browser is idle; `list` gives the work anew whenever it is called. */
  readonly createWarmer: () => (pictures: readonly (() => string | null)[]) => void;
}

/** Whether a face shows a court figure. */
export const isCourtFace = (rank: number, style: FaceStyle, names: PackNames | undefined): boolean =>
  style === 'full' && rank > 10 && names === undefined;
