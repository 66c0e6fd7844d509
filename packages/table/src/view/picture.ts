/** The types that the parts of the board share. */
import type { CardExtras } from '../cards/extras.ts';
import type { CardPalette } from '../cards/palette.ts';
import type { TablePlan } from '../geometry/plan.ts';
import type { Rect, Vector } from '../geometry/rect.ts';
import type { Game, View } from '@cairn/engine';
import type { TableSettings } from '../model/settings.ts';
import type { CardInstance } from '../model/card-instances.ts';
import type { Tempo } from './animation.ts';
import type { CardElement } from './card-element.ts';

export interface BoardPicture {
  readonly game: Game;
  readonly view: View;
  readonly plan: TablePlan;
  readonly palette: CardPalette;
  readonly settings: TableSettings;
}

/** The change from the picture before. `run`: several moves at once, whose cards fly one after another. */
export type Transition = 'move' | 'run' | 'deal' | 'none';

/** `count` cards of a pile, from an index on. */
export interface CardRange {
  readonly pile: number;
  readonly index: number;
  readonly count: number;
}

/** How cards come to another picture. They are in their places before their flights start. */
export interface Departures {
  /** Every card is placed anew. */
  readonly all: boolean;
  /** A card is about to be placed in a rectangle as another instance. */
  readonly leave: (card: CardElement, instance: CardInstance, rect: Rect) => void;
  readonly start: () => void;
}

/** Motion of cards (motion.ts). */
export interface CardMotion {
  readonly depart: (
    cards: ReadonlyMap<number, CardElement>,
    instances: readonly CardInstance[],
    picture: BoardPicture,
    tempo: Tempo,
    transition: Transition,
  ) => Departures;
  /** Puts cards that fly one after another in their places at once. */
  readonly endDeal: (cards: Iterable<CardElement>) => void;
  /** Moves cards by an offset from their place, as the pointer drags them. */
  readonly carry: (cards: readonly CardElement[], by: Vector) => void;
  /** Sends carried cards back to their place. */
  readonly sendHome: (cards: Iterable<CardElement>, tempo: Tempo) => void;
  readonly clear: () => void;
}

/** `restack` updates the level of a card in its heap. */
export type CreateMotion = (board: HTMLElement, restack: (card: CardElement) => void) => CardMotion;

/** Signs on piles and cards (signs.ts). */
export interface Signs {
  /** What an empty pile shows: the ranks it takes, whether the stock can be turned over, or nothing. */
  readonly ofEmptyPile: (game: Game, view: View, pile: number) => string;
  /** The place of the count of a face-up pile, or of the rank that comes next; null for a pile without one. */
  readonly placeOfCount: (game: Game, pile: number, rect: Rect) => Rect | null;
  /** The text there; empty: nothing is shown. */
  readonly countOf: (game: Game, view: View, pile: number) => string;
  /** Shows whether a place of the layout is rough, locked or brings an event, as few places do. */
  readonly markHazards: (card: CardElement, game: Game, view: View) => void;
}

/** Parts of the board that are loaded after the first picture. */
export interface BoardExtensions {
  readonly cards: CardExtras;
  readonly createMotion: CreateMotion;
  readonly signs: Signs;
}
