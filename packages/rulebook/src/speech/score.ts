/**
 * Scores: in words for a status line ("21 points", "3 of 52 up"), in the short form of Solitaire Till Dawn ("21/−95"), and
 * what a move added ("Peak +15", "Dealt −5"). Sentences for screen readers are in sentences.ts.
 */
import {
  cardsCharged,
  isIdle,
  isScored,
  nextPoints,
  penalty,
  progress,
  status,
  type Game,
  type Position,
  type ScoreEvent,
  type Session,
  type Tally,
} from '@cairn/engine';
import { currentFigures } from '../current/figures.ts';
import type { FigureWords, ScoreFact, StreakFact } from '../words/words.ts';

export { isScored };

const streakFact = (game: Game, tally: Tally): StreakFact | null =>
  game.score.chain === undefined
    ? null
    : { cards: tally.streak, points: tally.streakPoints, next: nextPoints(game, tally) };

export const scoreFact = (game: Game, position: Position, tally: Tally): ScoreFact => {
  const inPlay = status(game, position) === 'playing';
  return {
    unit: game.score.unit,
    low: game.score.low === true,
    total: tally.total,
    penalty: inPlay ? penalty(game, position, tally) : 0,
    par: game.score.par ?? null,
    streak: inPlay ? streakFact(game, tally) : null,
  };
};

/**
 * "21 points", "35 cards left"; without a score "3 of 52 up". If less is better there is nothing to lose: the score is the
 * one that ending the deal now would give.
 */
export const standingText = (
  game: Game,
  position: Position,
  tally: Tally,
  figures: FigureWords = currentFigures.now(),
): string => {
  if (!isScored(game)) return figures.progress(progress(game, position));
  const { unit, low = false } = game.score;
  const charged = low && status(game, position) === 'playing' ? penalty(game, position, tally) : 0;
  const total = tally.total + charged;
  // As long as only the cards left count, the number of cards is the clearer figure.
  const areCards = charged !== 0 && total === cardsCharged(game, position);
  return figures.score(total, areCards ? 'cards' : unit, low);
};

/** "par 4" where less is better and the scoring has a par; "" otherwise. */
export const parText = ({ score }: Game, figures: FigureWords = currentFigures.now()): string =>
  score.low === true && score.par !== undefined ? figures.par(score.par) : '';

/**
 * "21/−95": the score and, while the deal is in play, what ending it now would add. If less is better, the two are
 * added. "" for a game without points.
 */
export const scoreText = (
  game: Game,
  position: Position,
  tally: Tally,
  { amount }: FigureWords = currentFigures.now(),
): string => {
  if (!isScored(game)) return '';
  const { unit, low, total, penalty: charged } = scoreFact(game, position, tally);
  if (low) return amount(total + charged, unit);
  return amount(total, unit) + (charged === 0 ? '' : `/${amount(charged, unit)}`);
};

/** "Streak of 3 · next card +4", or "Next card +1" when no streak is running; "" for a game without streaks. */
export const streakText = (game: Game, tally: Tally, figures: FigureWords = currentFigures.now()): string => {
  const fact = streakFact(game, tally);
  return fact === null ? '' : figures.streak(fact, game.score.unit);
};

/** What a step added beside its streak points, in order: "Peak +15", "Cleared +30", "Dealt −5". */
export const eventTexts = (
  game: Game,
  events: readonly ScoreEvent[],
  figures: FigureWords = currentFigures.now(),
): readonly string[] => {
  const { event: text } = figures;
  const { unit } = game.score;
  const bonus = events.some((event) => event.kind === 'clear');
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'chain':
        return [];
      case 'play':
        // If cards or groups are counted, the score itself shows them.
        return unit === 'cards' || unit === 'groups' ? [] : [text(event, unit)];
      case 'peak': {
        // The last peak clears the layout. If no other bonus says so, its own event does.
        const kind = event.n === game.apexes.length && !bonus ? 'clear' : 'peak';
        return [text({ kind, points: event.points }, unit)];
      }
      case 'clear':
      case 'drive':
      case 'penalty':
      case 'draw':
      case 'turn':
      case 'pass':
      case 'spare':
      case 'floor':
      case 'leftover':
        return [text(event, unit)];
    }
  });
};

/** "A whole pass brought no move." if that is true; "" otherwise. */
export const idleText = (session: Session, figures: FigureWords = currentFigures.now()): string =>
  isIdle(session) ? figures.idle : '';
