/**
 * Measures: what is compared on a board, and how large a difference is. A scoring gives its score. A game without
 * points is measured by the cards left, and a win is better than any loss.
 *
 * Scores of different games have different sizes, and the scale of IMPs (imps.ts) is made for the scores of bridge.
 * So each game has a span: the difference between giving the deal up at once and the lowest win, without streaks or
 * stock cards left. The span is worth WHOLE points of bridge, which are 14 IMPs; everything else is in proportion.
 */
import {
  cardsLeft,
  charge,
  isScored,
  start,
  startTally,
  type Deal,
  type Game,
  type Position,
  type Role,
  type Status,
} from '@cairn/engine';

/** Points of bridge that the span of a game is worth. */
export const WHOLE = 1000;

export interface Measure {
  /** What is counted: the unit of the scoring, or the cards left in a game without points. */
  readonly unit: Game['score']['unit'] | 'left';
  /** Whether less is better. */
  readonly low: boolean;
  /** In units, above 0. */
  readonly span: number;
}

/** The facts of a finished deal. */
export interface FinishedDeal {
  readonly status: Status;
  readonly score: number;
  /** Cards left on the table. */
  readonly left: number;
}

/** Whether less is better and a lost deal is charged nothing for the cards left. Then each card left counts 1. */
const isOpen = ({ score }: Game): boolean => score.low === true && score.left === undefined;

/** The value of a finished deal on its board. */
export const valueOf = (game: Game, { status, score, left }: FinishedDeal): number => {
  if (!isScored(game)) return status === 'won' ? 0 : Math.max(1, left);
  return status !== 'won' && isOpen(game) ? score + left : score;
};

/** The measure of a board. Throws if the deal does not fit the game. */
export const measureOf = (game: Game, deal: Deal): Measure => {
  const dealt = start(game, deal);
  if (!dealt.ok) throw new Error('A board that was opened can be dealt');
  const cards = cardsLeft(game, dealt.value);
  if (!isScored(game)) return { unit: 'left', low: true, span: Math.max(1, cards) };
  const { unit, low = false, floor = -Infinity } = game.score;
  const nothing =
    Math.max(floor, startTally(game).total + charge(game, dealt.value)) + (isOpen(game) ? cards : 0);
  const span = Math.abs(barestWin(game, dealt.value, cards) - nothing);
  return { unit, low, span: span === 0 ? Math.max(1, cards) : span };
};

const countIn = (game: Game, position: Position, role: Role): number =>
  game.byRole[role].reduce((n, pile) => n + (position.piles[pile]?.length ?? 0), 0);

/** The score of a win in which every card counts only by itself. */
const barestWin = (game: Game, dealt: Position, cards: number): number => {
  const { score, def } = game;
  const goal =
    def.goal.kind === 'gather' ? (def.goal.cards === 'all' ? game.cards.length : def.goal.cards) : cards;
  const home = Math.max(
    0,
    ...Object.entries(score.moves ?? {}).map(([way, points]) => (way.endsWith('>foundation') ? points : 0)),
  );
  const gathered =
    score.cards === undefined ? 0 : score.cards.each * (goal - countIn(game, dealt, score.cards.role));
  return (
    startTally(game).total +
    (score.chain === undefined ? 0 : cards) +
    game.peaks.reduce((sum, points) => sum + points, 0) +
    (typeof score.clear === 'object' ? (score.clear[0] ?? 0) : (score.clear ?? 0)) +
    gathered +
    home * goal
  );
};
