/**
 * Scores in words: the status line as Solitaire Till Dawn shows it ("21/-95", "Streak: 3/6 (Next: +4)"), what a move
 * added ("Peak +15", "Dealt −5"), and the same read out. Source: dossier 8.1.
 */
import {
  cardsLeft,
  penalty,
  status,
  type Game,
  type Position,
  type ScoreEvent,
  type Tally,
} from '@cairn/engine';
import { english } from './words/english.ts';
import type { ScoreFact, StreakFact, Words } from './words/words.ts';

/** Whether the game's scoring counts anything at all. */
export const isScored = (game: Game): boolean => {
  const { chain, peaks, clear, draw, left } = game.score;
  return (
    chain !== undefined || (peaks?.length ?? 0) > 0 || [clear, draw, left?.each].some((n) => (n ?? 0) !== 0)
  );
};

const streakFact = (game: Game, tally: Tally): StreakFact | null =>
  game.score.chain === undefined
    ? null
    : { cards: tally.streak, points: tally.streakPoints, next: tally.streak + 1 };

const scoreFact = (game: Game, position: Position, tally: Tally): ScoreFact => {
  const inPlay = status(game, position) === 'playing';
  return {
    unit: game.score.unit,
    total: tally.total,
    penalty: inPlay ? penalty(game, position) : 0,
    streak: inPlay ? streakFact(game, tally) : null,
  };
};

/** "21/-95": the score, and while the deal is in play what ending it now would add; "" for a game without points. */
export const scoreText = (game: Game, position: Position, tally: Tally, words: Words = english): string =>
  isScored(game) ? words.score(scoreFact(game, position, tally)) : '';

/** "Streak: 3/6 (Next: +4)", or "Next: +1" when no streak is running; "" for a game without streaks. */
export const streakText = (game: Game, tally: Tally, words: Words = english): string => {
  const fact = streakFact(game, tally);
  return fact === null ? '' : words.streak(fact, game.score.unit);
};

/** What a step added beside its streak points, in order: "Peak +15", "Cleared +30", "Dealt −5". */
export const eventTexts = (
  game: Game,
  events: readonly ScoreEvent[],
  words: Words = english,
): readonly string[] => {
  const { unit } = game.score;
  const bonus = events.some((event) => event.kind === 'clear');
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'chain':
        return [];
      case 'peak':
        // The last peak clears the layout; where no other bonus says so, its own does.
        return [
          event.n === game.apexes.length && !bonus
            ? words.cleared(event.points, unit)
            : words.peak(event.points, unit),
        ];
      case 'clear':
        return [words.cleared(event.points, unit)];
      case 'draw':
        return [words.dealt(event.points, unit)];
      case 'floor':
        return [words.floored(event.points, unit)];
      case 'leftover':
        return [words.leftover(event.cards, event.points, unit)];
    }
  });
};

/** The score read out: "Score 21. Ending now costs 95 points. Streak of 3 cards, worth 6 points. …" */
export const scoreSentence = (
  game: Game,
  position: Position,
  tally: Tally,
  words: Words = english,
): string =>
  isScored(game)
    ? words.scoreSpoken(scoreFact(game, position, tally))
    : statusSentence(game, position, words);

/** "In play: 19 cards to go.", "Won.", "Lost: no move is left, and 4 cards are still to go." */
export const statusSentence = (game: Game, position: Position, words: Words = english): string =>
  words.status(status(game, position), cardsToGo(game, position));

/** The price of ending the deal now, to be said before it is done. */
export const endSentence = (game: Game, position: Position, words: Words = english): string =>
  words.endPrice(cardsLeft(game, position), penalty(game, position), game.score.unit);

/** Cards missing from the goal: those left in the zone to be cleared, or still to be gathered. */
const cardsToGo = (game: Game, position: Position): number => {
  const { goal } = game.def;
  const zone = game.zones.find(({ id }) => id === goal.zone);
  const there = (zone?.piles ?? []).reduce((sum, pile) => sum + (position.piles[pile]?.length ?? 0), 0);
  if (goal.kind === 'clear') return there;
  return (goal.cards === 'all' ? game.cards.length : goal.cards) - there;
};
