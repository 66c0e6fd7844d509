/** The types that the parts of the board share. */
import type { CardExtras } from '../cards/extras.ts';
import type { CardPalette } from '../cards/palette.ts';
import type { TablePlan } from '../geometry/plan.ts';
import type { Rect } from '../geometry/rect.ts';
import type { Game, View, ZoneRule } from '@cairn/engine';
import type { TableSettings } from '../model/settings.ts';
import type { CardElement } from './card-element.ts';
import type { CardFlight } from './flights.ts';

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

/** Puts cards that fly together on one element. Returns the flights of the other cards. */
export type GroupFlights = (
  board: HTMLElement,
  flights: readonly CardFlight[],
  landed: (card: CardElement) => void,
) => readonly CardFlight[];

/** Signs on piles and cards (signs.ts). */
export interface Signs {
  /** What an empty pile shows: the ranks it takes, whether the stock can be turned over, or nothing. */
  readonly ofEmptyPile: (game: Game, view: View, pile: number) => string;
  /** The place of the count of a face-up pile; null for a pile without one. */
  readonly placeOfCount: (zone: ZoneRule, rect: Rect) => Rect | null;
  /** Shows whether a place of the layout is rough, locked or brings an event, as few places do. */
  readonly markHazards: (card: CardElement, game: Game, view: View) => void;
}

/** Parts of the board that are loaded after the first picture. */
export interface BoardExtensions {
  readonly cards: CardExtras;
  readonly groupFlights: GroupFlights;
  readonly signs: Signs;
}
