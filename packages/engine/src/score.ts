/**
 * Scores as a fold over the moves of a deal: nothing is kept in the position, so a score can always be made again
 * from the record. What is added, and when, comes from the `ScoreDef`; the bookkeeping of streaks is dossier 4.8.
 */
import type { Game } from './game.ts';
import { isWon } from './goal.ts';
import type { Move } from './move.ts';
import type { Position } from './state.ts';
import { status } from './status.ts';

/** What one step added; `points` is signed. */
export type ScoreEvent =
  /** The n-th layout card since the last draw. */
  | { readonly kind: 'chain'; readonly n: number; readonly points: number }
  /** The n-th apex gone. */
  | { readonly kind: 'peak'; readonly n: number; readonly points: number }
  | { readonly kind: 'clear'; readonly points: number }
  | { readonly kind: 'draw'; readonly points: number }
  /** What the floor gave back. */
  | { readonly kind: 'floor'; readonly points: number }
  | { readonly kind: 'leftover'; readonly cards: number; readonly points: number };

export interface Tally {
  readonly total: number;
  /** Layout cards played since the last draw, and what they earned (bonuses are not counted, C20). */
  readonly streak: number;
  readonly streakPoints: number;
  /** The longest streak of the deal so far. */
  readonly best: number;
  /** Apexes gone. */
  readonly peaks: number;
  /** What the last step added, in the order of award: chain, peak, clear (C18). */
  readonly events: readonly ScoreEvent[];
}

export const startTally = (_game: Game): Tally => ({
  total: 0,
  streak: 0,
  streakPoints: 0,
  best: 0,
  peaks: 0,
  events: [],
});

/** The tally after a move that led from one position to the next. */
export const tallyMove = (game: Game, tally: Tally, before: Position, move: Move, after: Position): Tally => {
  if (move.kind === 'draw') return afterDraw(game, tally, before, after);
  if (move.kind !== 'play') return { ...tally, events: [] };
  const role = game.piles[move.from]?.zone.role;
  const target = game.piles[move.to]?.zone.role;
  if (role === 'layout' && target === 'hole') return afterLayoutCard(game, tally, move.from, after);
  const clear = clearEvents(game, after);
  return { ...tally, total: tally.total + sum(clear), events: clear };
};

const afterLayoutCard = (game: Game, tally: Tally, from: number, after: Position): Tally => {
  const { score } = game;
  const streak = tally.streak + 1;
  const points = score.chain === 'count' ? streak : 0;
  const events: ScoreEvent[] = score.chain === undefined ? [] : [{ kind: 'chain', n: streak, points }];
  const apex = game.apexes.includes(from);
  const peaks = tally.peaks + (apex ? 1 : 0);
  const bonus = score.peaks?.[peaks - 1] ?? 0;
  if (apex && bonus !== 0) events.push({ kind: 'peak', n: peaks, points: bonus });
  events.push(...clearEvents(game, after));
  return {
    total: tally.total + sum(events),
    streak,
    streakPoints: tally.streakPoints + points,
    best: Math.max(tally.best, streak),
    peaks,
    events,
  };
};

const clearEvents = (game: Game, after: Position): ScoreEvent[] =>
  game.score.clear !== undefined && game.score.clear !== 0 && isWon(game, after)
    ? [{ kind: 'clear', points: game.score.clear }]
    : [];

/** A draw ends the streak. The first stock card of a deal is free: the starter, or with a headstart the first draw. */
const afterDraw = (game: Game, tally: Tally, before: Position, after: Position): Tally => {
  const { stock } = game;
  const drawn = stock === null ? 0 : (before.piles[stock]?.length ?? 0) - (after.piles[stock]?.length ?? 0);
  const free = before.draws === 0 && !hasStarter(game) ? 1 : 0;
  const points = (drawn - free) * (game.score.draw ?? 0);
  const events = floored(game, tally, points === 0 ? [] : [{ kind: 'draw', points }]);
  return { ...tally, total: tally.total + sum(events), streak: 0, streakPoints: 0, events };
};

/** A charge, and what the floor gives back of it. */
const floored = (game: Game, tally: Tally, events: readonly ScoreEvent[]): readonly ScoreEvent[] => {
  const { floor = -Infinity } = game.score;
  const total = tally.total + sum(events);
  return total >= floor ? events : [...events, { kind: 'floor', points: floor - total }];
};

const hasStarter = (game: Game): boolean =>
  game.zones.some(({ def }) => def?.role === 'hole' && def.deal > 0);

const sum = (events: readonly ScoreEvent[]): number => events.reduce((total, e) => total + e.points, 0);

/** Layout and tableau cards still to be played. */
export const cardsLeft = (game: Game, position: Position): number =>
  [...game.byRole.layout, ...game.byRole.tableau].reduce((n, i) => n + (position.piles[i]?.length ?? 0), 0);

/** What ending the deal now would add: 0 or less; always 0 when it is won. */
export const penalty = (game: Game, position: Position): number => {
  const { left } = game.score;
  const cards = cardsLeft(game, position);
  if (left === undefined || cards === 0 || isWon(game, position)) return 0;
  const stock = game.stock === null ? 0 : (position.piles[game.stock]?.length ?? 0);
  return left.when === 'lost' || stock > 0 ? cards * left.each : 0;
};

/** The final tally: charges the cards left once the deal is over. A deal in play is returned as it is. */
export const settle = (game: Game, position: Position, tally: Tally): Tally => {
  if (status(game, position) === 'playing') return tally;
  const points = penalty(game, position);
  if (points === 0) return tally;
  const events = floored(game, tally, [{ kind: 'leftover', cards: cardsLeft(game, position), points }]);
  return { ...tally, total: tally.total + sum(events), events: [...tally.events, ...events] };
};
