/** Reviewed moves in words, for the screen and for screen readers. */
import { stepAt, type Session } from '@cairn/engine';
import type { Review, ReviewedMove } from '@cairn/review';
import { canLosePoints } from '@cairn/solver';
import { pageWords } from '../../i18n/pages.ts';
import { moveName } from '../../speech/move-name.ts';
import { reviewWords } from './messages.ts';
import { of100 } from './rounded.ts';

/** A loss below this is about as good as the best move. */
const SMALL = 0.01;

const viewAt = (session: Session, at: number) => stepAt(session, at).view;

const said = (share: number): string => reviewWords.number(of100(share));

/** "Move 23: Seven of spades to column 4"; the end for an index past the last move. */
export const titleOf = (session: Session, { moves, result }: Review, i: number): string => {
  const made = moves[i];
  if (made === undefined) return reviewWords.endAt(result === 1);
  const name = moveName(session.game, viewAt(session, made.at), made.move);
  return reviewWords.moveAt(made.at + 1, name);
};

const chanceText = ({ verdict, chance, low, high }: ReviewedMove): string => {
  if (verdict === 'winnable') return reviewWords.canBeWon;
  if (verdict === 'unwinnable') return reviewWords.cannotBeWon;
  return pageWords.advice.wins(of100(chance), of100(low), of100(high));
};

export const betterText = (session: Session, { at, best }: ReviewedMove): string =>
  best === null ? '' : moveName(session.game, viewAt(session, at), best);

/** "Better: Seven of spades to column 4. Turns up two cards."; '' where nothing is known to be better. */
export const betterSentences = (session: Session, made: ReviewedMove): string => {
  const { best, reasons } = made;
  if (best === null) return '';
  const why = reviewWords.why(session.game, best, reasons);
  return `${reviewWords.better(betterText(session, made))} ${why}`.trim();
};

/** What a mistake cost, the better move, and why it is better. */
const mistakeText = (session: Session, made: ReviewedMove): string => {
  const isExact = made.verdict === 'winnable';
  const cost = isExact ? reviewWords.costAll : reviewWords.cost(said(made.chance - made.after));
  return `${cost} ${betterSentences(session, made)}`.trim();
};

const verdictText = (session: Session, made: ReviewedMove): string => {
  if (made.move.kind === 'end') return reviewWords.given;
  if (made.isMistake) return mistakeText(session, made);
  if (made.verdict !== null && made.verdict !== 'unknown') return '';
  return made.chance - made.after > SMALL ? reviewWords.asGood : reviewWords.bestMove;
};

const luckText = ({ luck }: ReviewedMove): string =>
  of100(luck) === 0 ? '' : reviewWords.turnedUp(said(Math.abs(luck)), luck > 0);

/** Sentences about a move: the chance, the move, what turned up. */
export const moveSentencesOf = (session: Session, { moves }: Review, i: number): readonly string[] => {
  const made = moves[i];
  if (made === undefined) return [];
  return [chanceText(made), verdictText(session, made), luckText(made)].filter((text) => text !== '');
};

/** What a screen reader says for a point of the chart. */
export const pointText = (session: Session, review: Review, i: number): string => {
  const made = review.moves[i];
  const title = titleOf(session, review, i);
  if (made === undefined) return title;
  return reviewWords.point(title, said(made.chance), verdictText(session, made)).trim();
};

/** When it would have been best to end the deal; '' in games in which playing on costs no points. */
export const stopText = ({ game }: Session, { stop }: Review): string => {
  if (!canLosePoints(game)) return '';
  if (stop === null) return reviewWords.neverStop;
  const [now = '', onward = '', score = ''] = [stop.now, stop.onward, stop.score].map((points) =>
    pageWords.amount(Math.round(points), game.score.unit),
  );
  return stop.isTaken
    ? reviewWords.stoppedBest(now, onward)
    : reviewWords.bestStop(stop.at, now, onward, score);
};

/** A costly move in the list. */
export const costlyText = (session: Session, review: Review, i: number): string => {
  const made = review.moves[i];
  if (made === undefined) return '';
  const title = titleOf(session, review, i);
  return made.verdict === 'winnable'
    ? reviewWords.costlyLost(title)
    : reviewWords.costlyRow(title, said(made.chance - made.after));
};
