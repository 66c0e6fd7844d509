/**
 * Measures: what is compared on a board, and how large a difference in it is. A scoring gives its score; a game
 * without points is measured by the cards left, with a win before any loss.
 *
 * Scores of different games have different sizes, and the scale of match points (imps.ts) is made for those of bridge.
 * So each game has a span: what lies between giving the deal up at once and the barest win of it, without a chain or a
 * card to spare. That span is worth WHOLE points of bridge, 14 match points; everything else in proportion.
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

/** Points of bridge for the span of a game. */
export const WHOLE = 1000;

export interface Measure {
  /** What is counted: the unit of the scoring, or the cards left where nothing else is. */
  readonly unit: Game['score']['unit'] | 'left';
  /** Less is better. */
  readonly low: boolean;
  /** In units, above 0. */
  readonly span: number;
}

/** What is read from a deal that is over. */
export interface FinishedDeal {
  readonly status: Status;
  readonly score: number;
  /** Cards left on the table. */
  readonly left: number;
}

/** Less is better, and a deal that was lost is charged nothing for what is left: then each card left counts as one. */
const isOpen = ({ score }: Game): boolean => score.low === true && score.left === undefined;

/** What a deal counts on its board. */
export const valueOf = (game: Game, { status, score, left }: FinishedDeal): number => {
  if (!isScored(game)) return status === 'won' ? 0 : Math.max(1, left);
  return status !== 'won' && isOpen(game) ? score + left : score;
};

/** The measure of a board; throws for a deal that does not serve the game. */
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

/** The score of a win in which every card counts what it counts alone. */
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
