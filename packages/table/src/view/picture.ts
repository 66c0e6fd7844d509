/** What the board draws: the types that its parts share. */
import type { CardExtras } from '../cards/extras.ts';
import type { CardPalette } from '../cards/palette.ts';
import type { TablePlan } from '../geometry/plan.ts';
import type { Game, View } from '@cairn/engine';
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

/** How a picture is reached from the one before. `run`: several moves at once, whose cards fly one after the other. */
export type Transition = 'move' | 'run' | 'deal' | 'none';

/** `count` cards of a pile from a place on. */
export interface CardRange {
  readonly pile: number;
  readonly index: number;
  readonly count: number;
}

/** Puts cards that fly together on one element; returns the flights of those that fly by themselves. */
export type GroupFlights = (
  board: HTMLElement,
  flights: readonly CardFlight[],
  landed: (card: CardElement) => void,
) => readonly CardFlight[];

/** What the board can do without until the first picture is painted. */
export interface BoardExtensions {
  readonly cards: CardExtras;
  readonly groupFlights: GroupFlights;
}
