/** Daily deals: a board for each game and date, open as long as it is that date anywhere. */
import type { DateStreaks } from '@cairn/formats';
import type { OwnPlay } from './contests.ts';

export interface DailyDeal {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Null: not made yet; the first who asks to play it waits some seconds. */
  readonly contest: string | null;
  readonly grade: number | null;
  readonly finished: number;
  readonly own: OwnPlay | null;
}

/** The answer of GET /daily/DATE. */
export interface DailyView {
  readonly date: string;
  readonly opens: number;
  readonly closes: number;
  readonly deals: readonly DailyDeal[];
  /** Of the player, by game; only those that are not 0. */
  readonly streaks: readonly GameStreaks[];
  readonly now: number;
}

export interface GameStreaks extends DateStreaks {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The answer of GET /leaderboards/GAME/MONTH, such as /leaderboards/golf/2026-03. */
export interface Leaderboard {
  readonly game: string;
  readonly month: string;
  /** The best first, by the lower end of the interval. Guests are not listed, nor is anyone with fewer than 10 boards. */
  readonly rows: readonly LeaderboardRow[];
}

export interface LeaderboardRow {
  readonly player: string;
  readonly isYou: boolean;
  readonly rank: number;
  readonly boards: number;
  /** Mean per cent of the others beaten, with its 95 % interval. */
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly bestStreak: number;
}
