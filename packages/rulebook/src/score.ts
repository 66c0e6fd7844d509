/**
 * Scores in words: the status line as Solitaire Till Dawn shows it ("21/-95", "Streak: 3/6 (Next: +4)"), what a move
 * added ("Peak +15", "Dealt −5"), and the same read out. Source: dossier 8.1.
 */
import {
  cardsCharged,
  isSuit,
  isWon,
  nextPoints,
  penalty,
  status,
  type Game,
  type Position,
  type ScoreEvent,
  type Tally,
} from '@cairn/engine';
import { wordsOf } from './say.ts';
import { english } from './words/english.ts';
import type { Language, ScoreFact, StatusFact, StreakFact } from './words/words.ts';

/** What says something about a score without being one. */
const NOT_COUNTED: readonly string[] = ['title', 'unit', 'low', 'par', 'floor', 'bankroll'];

/** Whether the game's scoring counts anything at all. */
export const isScored = (game: Game): boolean =>
  Object.keys(game.score).some((field) => !NOT_COUNTED.includes(field));

const streakFact = (game: Game, tally: Tally): StreakFact | null =>
  game.score.chain === undefined
    ? null
    : { cards: tally.streak, points: tally.streakPoints, next: nextPoints(game, tally) };

const scoreFact = (game: Game, position: Position, tally: Tally): ScoreFact => {
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
 * "21/-95": the score, and while the deal is in play what ending it now would add; where less is better, both as one
 * number, the score as it stands. "" for a game without points.
 */
export const scoreText = (
  game: Game,
  position: Position,
  tally: Tally,
  language: Language = english,
): string => (isScored(game) ? wordsOf(game, language).score(scoreFact(game, position, tally)) : '');

/** "Streak: 3/6 (Next: +4)", or "Next: +1" when no streak is running; "" for a game without streaks. */
export const streakText = (game: Game, tally: Tally, language: Language = english): string => {
  const fact = streakFact(game, tally);
  return fact === null ? '' : wordsOf(game, language).streak(fact, game.score.unit);
};

/** What a step added beside its streak points, in order: "Peak +15", "Cleared +30", "Dealt −5". */
export const eventTexts = (
  game: Game,
  events: readonly ScoreEvent[],
  language: Language = english,
): readonly string[] => {
  const { event: text } = wordsOf(game, language);
  const { unit } = game.score;
  const bonus = events.some((event) => event.kind === 'clear');
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'chain':
        return [];
      case 'play':
        // Where cards or groups are counted, the score itself says so.
        return unit === 'cards' || unit === 'groups' ? [] : [text(event, unit)];
      case 'peak': {
        // The last peak clears the layout; where no other bonus says so, its own does.
        const kind = event.n === game.apexes.length && !bonus ? 'clear' : 'peak';
        return [text({ kind, points: event.points }, unit)];
      }
      case 'clear':
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

/** The score read out: "Score 21. Ending now costs 95 points. Streak of 3 cards, worth 6 points. …" */
export const scoreSentence = (
  game: Game,
  position: Position,
  tally: Tally,
  language: Language = english,
): string =>
  isScored(game)
    ? wordsOf(game, language).scoreSpoken(scoreFact(game, position, tally))
    : statusSentence(game, position, language);

/** "In play: 19 cards to go.", "Won.", "Lost: no move is left, and 4 cards are still to go." */
export const statusSentence = (game: Game, position: Position, language: Language = english): string =>
  wordsOf(game, language).status(statusFact(game, position));

/** The price of ending the deal now, to be said before it is done. */
export const endSentence = (
  game: Game,
  position: Position,
  tally: Tally,
  language: Language = english,
): string => {
  const points = penalty(game, position, tally);
  const { left, of } = statusFact(game, position);
  const { unit, low = false } = game.score;
  const fact =
    points === 0
      ? { left, of, points, unit, low }
      : { left: cardsCharged(game, position), of: 'cards' as const, points, unit, low };
  return wordsOf(game, language).endPrice(fact);
};

const statusFact = (game: Game, position: Position): StatusFact => {
  const { goal } = game.def;
  const zone = game.zones.find(({ id }) => id === goal.zone);
  const piles = (zone?.piles ?? []).map((pile) => position.piles[pile] ?? []);
  const there = piles.reduce((sum, pile) => sum + pile.length, 0);
  const fact = (left: number, of: StatusFact['of'] = 'cards'): StatusFact => ({
    status: status(game, position),
    cleared: game.def.again !== undefined && isWon(game, position),
    left,
    of,
    counted: game.score.low === true && game.score.left !== undefined,
  });
  if (goal.kind === 'clear') return fact(there);
  if (goal.kind === 'gather') return fact((goal.cards === 'all' ? game.cards.length : goal.cards) - there);
  const done = piles.filter((pile) => pile.length > 0 && isSuit(game, pile)).length;
  return fact(game.composition.packs * game.composition.suits.length - done, 'suits');
};
