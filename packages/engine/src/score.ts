/**
 * Scores as a fold over the moves of a deal. A position has no score, so a score can always be computed again from
 * the record. The `ScoreDef` says what is added, and when. docs/sources.md has how streaks are counted.
 */
import { rankOf } from './card.ts';
import type { ScoreDef } from './definition/index.ts';
import { LEFT_ROLES, type Role } from './terms.ts';
import type { Game, ZoneRule } from './game.ts';
import { cardsInOrder, isWon } from './goal.ts';
import type { Move } from './move.ts';
import { cardOf, isDown, lastOf, ROUGH, type Position } from './state.ts';
import { status } from './status.ts';

/** Entries of a scoring that add no points. */
const NOT_COUNTED: readonly string[] = ['title', 'unit', 'low', 'par', 'floor', 'bankroll'];

/** Whether the game's scoring counts anything. */
export const isScored = (game: Game): boolean =>
  Object.keys(game.score).some((field) => !NOT_COUNTED.includes(field));

/** What a step added; `points` may be negative. */
export type ScoreEvent =
  /** The n-th layout card since the last draw. */
  | { readonly kind: 'chain'; readonly n: number; readonly points: number }
  /** The n-th apex gone. */
  | { readonly kind: 'peak'; readonly n: number; readonly points: number }
  | { readonly kind: 'clear'; readonly points: number }
  | { readonly kind: 'draw'; readonly points: number }
  /** A play between roles, a card by its rank, a card in a role that counts cards, or a group. */
  | { readonly kind: 'play'; readonly points: number }
  /** A streak that reached its length of n cards. */
  | { readonly kind: 'drive'; readonly n: number; readonly points: number }
  /** Strokes that an event card cost, or gave back. */
  | { readonly kind: 'penalty'; readonly strokes: number; readonly points: number }
  /** A tableau card turned up. */
  | { readonly kind: 'turn'; readonly points: number }
  | { readonly kind: 'pass'; readonly points: number }
  /** Cards left in roles that count, and seconds left on the clock, when the goal was reached. */
  | { readonly kind: 'spare'; readonly points: number }
  /** Points that the floor or the lowest score of a deal gives back. */
  | { readonly kind: 'floor'; readonly points: number }
  | { readonly kind: 'leftover'; readonly cards: number; readonly points: number };

export interface Tally {
  readonly total: number;
  /** Layout cards played since the last draw, and the points they earned without bonuses. */
  readonly streak: number;
  readonly streakPoints: number;
  /** The longest streak of the deal so far. */
  readonly best: number;
  /** Number of apexes gone. */
  readonly peaks: number;
  /** What the last step added, in order: chain, peak, clear. */
  readonly events: readonly ScoreEvent[];
}

export const startTally = (game: Game): Tally => ({
  total: game.score.start ?? 0,
  streak: 0,
  streakPoints: 0,
  best: 0,
  peaks: 0,
  events: [],
});

/**
 * The tally after a move from one position to the next.
 * @param at seconds since the deal, for scorings with points for time.
 */
export const tallyMove = (
  game: Game,
  tally: Tally,
  before: Position,
  move: Move,
  after: Position,
  at?: number,
): Tally => {
  const streak = streakAfter(game, tally, before, move);
  const events = [
    ...streak.events,
    ...(move.kind === 'draw' ? drawEvents(game, before, after) : []),
    ...playEvents(game, before, move, after),
    ...(move.kind === 'redeal' ? passEvents(game, after) : []),
    ...(move.kind === 'power' ? strokeEvents(game, before, after) : []),
    ...(isWon(game, after) && !isWon(game, before) ? clearEvents(game, after, at) : []),
  ];
  const kept = floored(game, tally, events);
  return { ...streak.tally, total: tally.total + sum(kept), events: kept };
};

/** The events, with what the floor gives back. */
const floored = (game: Game, tally: Tally, events: readonly ScoreEvent[]): readonly ScoreEvent[] => {
  const points = backOf(game, tally.total + sum(events));
  return points === 0 ? events : [...events, { kind: 'floor', points }];
};

/** What the floor gives back of a total below it. */
const backOf = (game: Game, total: number): number => Math.max(0, (game.score.floor ?? -Infinity) - total);

const sum = (events: readonly ScoreEvent[]): number => events.reduce((total, e) => total + e.points, 0);

const roleOf = (game: Game, pile: number): Role | undefined => game.piles[pile]?.zone.role;

/** Streak, longest streak and peaks, with their points. */
const streakAfter = (
  game: Game,
  tally: Tally,
  before: Position,
  move: Move,
): { readonly tally: Tally; readonly events: ScoreEvent[] } => {
  const from = move.kind === 'play' ? roleOf(game, move.from) : undefined;
  if (move.kind === 'draw' || move.kind === 'again' || from === 'reserve')
    return {
      tally: { ...tally, streak: 0, streakPoints: 0, peaks: move.kind === 'again' ? 0 : tally.peaks },
      events: [],
    };
  if (move.kind !== 'play' || (from !== 'layout' && from !== 'tableau')) return { tally, events: [] };
  const cleared = ((lastOf(before.piles[move.from] ?? []) ?? 0) & ROUGH) === 0;
  if (!cleared || roleOf(game, move.to) !== 'hole') return { tally, events: [] };
  const { score } = game;
  const n = tally.streak + 1;
  const apex = game.apexes.includes(move.from);
  const peaks = tally.peaks + (apex ? 1 : 0);
  const points = chainPoints(score, n, peaks, apex);
  const bonus = apex ? (game.peaks[peaks - 1] ?? 0) : 0;
  const events: ScoreEvent[] = [];
  if (score.chain !== undefined) events.push({ kind: 'chain', n, points });
  if (bonus !== 0) events.push({ kind: 'peak', n: peaks, points: bonus });
  if (n === score.drive?.cards) events.push({ kind: 'drive', n, points: score.drive.points });
  return {
    tally: {
      ...tally,
      streak: n,
      streakPoints: tally.streakPoints + points,
      best: Math.max(tally.best, n),
      peaks,
    },
    events,
  };
};

const chainPoints = ({ chain }: ScoreDef, n: number, peaks: number, apex = false): number => {
  if (chain === undefined) return 0;
  if (chain === 'count') return n;
  if ('pays' in chain)
    return Math.round(((apex ? chain.apex : chain.pays) * (10 + Math.max(0, n - chain.from))) / 10);
  return 2 ** Math.floor((n - 1) / chain.doubles) * (chain.peaks?.[peaks] ?? 1);
};

/** The points of the next card of a streak; 0 if streaks earn nothing. */
export const nextPoints = (game: Game, tally: Tally): number =>
  chainPoints(game.score, tally.streak + 1, tally.peaks);

/** The first stock card of a deal is free: the starter or, with a headstart, the first draw. */
const drawEvents = (game: Game, before: Position, after: Position): ScoreEvent[] => {
  const drawn = countIn(game, before, 'stock') - countIn(game, after, 'stock');
  const free = before.draws === 0 && !hasStarter(game) ? 1 : 0;
  const points = (drawn - free) * (game.score.draw ?? 0);
  return points === 0 ? [] : [{ kind: 'draw', points }];
};

const hasStarter = (game: Game): boolean =>
  game.zones.some(({ def }) => def?.role === 'hole' && def.deal > 0);

const countIn = (game: Game, position: Position, role: Role): number =>
  game.byRole[role].reduce((n, i) => n + (position.piles[i]?.length ?? 0), 0);

/** Points for a play between roles, for a rank, for cards in a role, and for a group. */
const playEvents = (game: Game, before: Position, move: Move, after: Position): ScoreEvent[] => {
  const { score } = game;
  let points = move.kind === 'remove' ? (score.groups ?? 0) : 0;
  if (score.cards !== undefined) {
    const { role, each } = score.cards;
    points += each * (countIn(game, after, role) - countIn(game, before, role));
  }
  if (game.zones.some(leaves) && score.moves?.['tableau>foundation'] !== undefined)
    points += score.moves['tableau>foundation'] * suitsLeft(game, before, move, after);
  let turned = 0;
  if (move.kind === 'play') {
    const from = roleOf(game, move.from) ?? 'stock';
    const to = roleOf(game, move.to) ?? 'stock';
    points += score.moves?.[`${from}>${to}`] ?? 0;
    if (from === 'reserve') points += score.reserve ?? 0;
    const card = lastOf(after.piles[move.to] ?? []);
    if (to === 'hole' && card !== undefined && after.piles[move.to] !== before.piles[move.to])
      points += score.ranks?.[rankOf(cardOf(card))] ?? 0;
    turned = (score.moves?.turn ?? 0) * (downIn(game, before) - downIn(game, after));
  }
  const events: ScoreEvent[] = [];
  if (points !== 0) events.push({ kind: 'play', points });
  if (turned !== 0) events.push({ kind: 'turn', points: turned });
  return events;
};

const leaves = ({ def }: ZoneRule): boolean => def?.role === 'tableau' && def.leave !== undefined;

/** How many whole suits went to the foundations by themselves: each counts as a play there. */
const suitsLeft = (game: Game, before: Position, move: Move, after: Position): number => {
  const played = move.kind === 'play' && roleOf(game, move.to) === 'foundation' ? move.count : 0;
  const came = countIn(game, after, 'foundation') - countIn(game, before, 'foundation') - played;
  return Math.max(0, Math.floor(came / game.composition.ranks.length));
};

const downIn = (game: Game, position: Position): number =>
  game.byRole.tableau.reduce((n, i) => n + (position.piles[i] ?? []).filter(isDown).length, 0);

const strokeEvents = (game: Game, before: Position, after: Position): ScoreEvent[] => {
  const strokes = strokesOf(after) - strokesOf(before);
  return strokes === 0 || game.score.penalty === undefined
    ? []
    : [{ kind: 'penalty', strokes, points: strokes * game.score.penalty }];
};

/** Strokes that event cards cost so far, minus those given back. */
const strokesOf = ({ used }: Position): number => (used.strokes ?? 0) - (used.gifts ?? 0);

const passEvents = (game: Game, after: Position): ScoreEvent[] => {
  const { pass } = game.score;
  return pass === undefined || after.pass <= pass.free ? [] : [{ kind: 'pass', points: pass.each }];
};

/** The bonus for the goal, and points for what is left when it is reached. */
const clearEvents = (game: Game, after: Position, at: number | undefined): ScoreEvent[] => {
  const { score } = game;
  const clear = typeof score.clear === 'object' ? (score.clear[after.pass - 1] ?? 0) : (score.clear ?? 0);
  const spare = Object.entries(score.spare ?? {}).reduce(
    (points, [role, each]) => points + each * countIn(game, after, role as Role),
    0,
  );
  const left = Math.max(0, Math.floor((game.def.limits?.seconds ?? 0) - (at ?? Infinity)));
  const points = spare + left * (score.second ?? 0);
  const events: ScoreEvent[] = clear === 0 ? [] : [{ kind: 'clear', points: clear }];
  return points === 0 ? events : [...events, { kind: 'spare', points }];
};

/** Cards of a role that are left: those of a grid that are in order are not. */
const leftIn = (game: Game, position: Position, role: Role): number =>
  game.zones.reduce(
    (n, zone) =>
      zone.role === 'grid' && role === 'grid' ? n - cardsInOrder(game, position, zone).length : n,
    countIn(game, position, role),
  );

/** Number of cards in the layout, the tableau, the cells and the grid, which are still to be played. */
export const cardsLeft = (game: Game, position: Position): number =>
  LEFT_ROLES.reduce((n, role) => n + leftIn(game, position, role), 0);

/** What ending the deal now would add to the score, floor included. 0 when it is won. */
export const penalty = (game: Game, position: Position, tally: Tally): number => {
  const points = charge(game, position);
  const { least = -Infinity } = game.score;
  if (points === 0) return isWon(game, position) ? 0 : Math.max(0, least - tally.total);
  const back = backOf(game, tally.total + points);
  return Math.max(least - tally.total, points + back);
};

/** The charge for the cards left, without the floor. */
export const charge = (game: Game, position: Position): number => {
  const { left } = game.score;
  if (left === undefined || isWon(game, position)) return 0;
  const when: 'stock' | 'lost' = left.when;
  if (when === 'stock' && countIn(game, position, 'stock') === 0) return 0;
  const cards = cardsCharged(game, position);
  return cards === 0 ? 0 : cards * left.each;
};

/**
 * The number of cards that the charge is for: those of the layout, the tableau, the cells and the grid, unless the scoring names
 * other roles.
 */
export const cardsCharged = (game: Game, position: Position): number =>
  (game.score.left?.roles ?? LEFT_ROLES).reduce((n, role) => n + leftIn(game, position, role), 0);

/**
 * The final tally, with the charge for the cards left. The tally of a deal in play is returned unchanged. `stands` is
 * the status, if the caller has it already.
 */
export const finalScore = (
  game: Game,
  position: Position,
  tally: Tally,
  stands = status(game, position),
): Tally => {
  if (stands === 'playing') return tally;
  const points = charge(game, position);
  const left: ScoreEvent = { kind: 'leftover', cards: cardsCharged(game, position), points };
  const events = points === 0 ? [] : [...floored(game, tally, [left])];
  const short = (game.score.least ?? -Infinity) - tally.total - sum(events);
  if (short > 0) events.push({ kind: 'floor', points: short });
  return events.length === 0
    ? tally
    : { ...tally, total: tally.total + sum(events), events: [...tally.events, ...events] };
};
