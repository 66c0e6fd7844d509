/** What the start screen shows, as data, so that the page that stands in the HTML and the one of the app are the same. */
import type { Game, GameDef, Position } from '@cairn/engine';
import { DUPLICATE_HREF, pageHref, WORKSHOP_HREF } from '../../play/route.ts';
import { CLUB_HREF } from '../../play/club.ts';
import type { WinCount } from '../../play/win-counts.ts';

/** A position to draw. */
export interface Shown {
  readonly game: Game;
  readonly position: Pick<Position, 'piles'>;
}

/** The game that the screen offers first. `welcome`: on a first visit. */
export type Lead = Shown & {
  readonly kind: 'welcome' | 'continue' | 'again';
  /** Below the name of the game. */
  readonly facts: readonly string[];
  /** The link of the main button. */
  readonly href: string;
  /** Deals another deal of the same game; null if the main button does. */
  readonly newHref: string | null;
};

export type TileState = 'open' | 'won' | 'played';

export interface TodayTile extends Shown {
  readonly title: string;
  readonly href: string;
  readonly state: TileState;
  /** The score of the best attempt, in words; null if the game has none or it was not played. */
  readonly score: string | null;
}

export interface PlayedTile extends Shown, WinCount {
  readonly info: GameDef['info'];
  readonly title: string;
  readonly href: string;
}

export const WAYS = ['formats', 'duplicate', 'workshop', 'atlas'] as const;
/** The club is not among them: a page that stands in the HTML does not know whether its site has one. */
export type Way = (typeof WAYS)[number] | 'club';

export const WAY_HREFS: Readonly<Record<Way, string>> = {
  formats: pageHref('formats'),
  duplicate: DUPLICATE_HREF,
  workshop: WORKSHOP_HREF,
  atlas: pageHref('atlas'),
  club: CLUB_HREF,
};

export interface StartContent {
  readonly lead: Lead;
  /** Empty while the deals of the day are not known. */
  readonly today: readonly (TodayTile | null)[];
  /** The date of today in words; '' while it is not known. */
  readonly date: string;
  /** Days in a row. */
  readonly streak: number;
  readonly games: readonly PlayedTile[];
  /** The number of all games. */
  readonly all: number;
  readonly ways: readonly Way[];
}
