/**
 * Sentences about what happens at the table: moves, undo, how the deal stands, its score. The facts are computed in
 * moves.ts and here; the sentences are the catalogue's (a `Speech`).
 */
import {
  cardsCharged,
  goalZones,
  isSuit,
  isWon,
  pilesLeft,
  penalty,
  status,
  takesSuits,
  type Game,
  type Move,
  type Position,
  type Tally,
} from '@cairn/engine';
import { moveFact } from './moves.ts';
import { isScored, scoreFact } from './score.ts';
import { currentSentences } from '../current/sentences.ts';
import type { Speech, StatusFact } from '../words/words.ts';

/** What a legal move did: "Moved seven of spades to the waste. Turned up jack of diamonds, row 3 card 4." */
export const moveSentence = (
  game: Game,
  before: Position,
  move: Move,
  after: Position,
  speech: Speech = currentSentences.now(),
): string => speech(game.def.pack).move(moveFact(game, before, move, after));

/** The sentence for undoing the move; `before` is the position after the undo. */
export const undoSentence = (
  game: Game,
  before: Position,
  move: Move,
  after: Position,
  speech: Speech = currentSentences.now(),
): string => speech(game.def.pack).undone(moveFact(game, before, move, after));

/** The score for screen readers: "Score 21. Ending now costs 95 points. Streak of 3 cards, worth 6 points. …" */
export const scoreSentence = (
  game: Game,
  position: Position,
  tally: Tally,
  speech: Speech = currentSentences.now(),
): string =>
  isScored(game)
    ? speech(game.def.pack).scoreSpoken(scoreFact(game, position, tally))
    : statusSentence(game, position, speech);

/** "In play: 19 cards to go.", "Won.", "Lost: no move is left, and 4 cards are still to go." */
export const statusSentence = (
  game: Game,
  position: Position,
  speech: Speech = currentSentences.now(),
): string => speech(game.def.pack).status(statusFact(game, position));

/** The price of ending the deal now, for the question before it. */
export const endSentence = (
  game: Game,
  position: Position,
  tally: Tally,
  speech: Speech = currentSentences.now(),
): string => {
  const points = penalty(game, position, tally);
  const { left, of } = statusFact(game, position);
  const { unit, low = false } = game.score;
  const fact =
    points === 0
      ? { left, of, points, unit, low }
      : { left: cardsCharged(game, position), of: 'cards' as const, points, unit, low };
  return speech(game.def.pack).endPrice(fact);
};

const statusFact = (game: Game, position: Position): StatusFact => {
  const { goal } = game.def;
  const piles = goalZones(game).flatMap((zone) => zone.piles.map((pile) => position.piles[pile] ?? []));
  const there = piles.reduce((sum, pile) => sum + pile.length, 0);
  const fact = (left: number, of: StatusFact['of'] = 'cards'): StatusFact => ({
    status: status(game, position),
    cleared: game.def.again !== undefined && isWon(game, position),
    left,
    of,
    counted: game.score.low === true && game.score.left !== undefined,
  });
  if (goal.kind === 'clear') return fact(there);
  if (goal.kind === 'gather' && goal.cards === 'all' && takesSuits(game)) {
    const gone = piles.filter((pile) => pile.length > 0).length;
    return fact(game.cards.length / game.composition.ranks.length - gone, 'suits');
  }
  if (goal.kind === 'piles')
    return fact(pilesLeft(position, goalZones(game)[0]?.piles ?? []) - goal.most, 'piles');
  if (goal.kind === 'gather') return fact((goal.cards === 'all' ? game.cards.length : goal.cards) - there);
  const done = piles.filter((pile) => pile.length > 0 && isSuit(game, pile)).length;
  return fact(game.composition.packs * game.composition.suits.length - done, 'suits');
};
