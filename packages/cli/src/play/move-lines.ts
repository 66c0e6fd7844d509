/** A line for each move, as `play` and `replay` print it: number, move, score, what happened, what it earned. */
import { changedOptions, makeDeal, makeMove, view } from '@cairn/engine';
import type { Deal, Game, Move, Position, State, Status, Tally } from '@cairn/engine';
import { eventTexts, moveSentence, scoreText, statusSentence, streakText } from '@cairn/rulebook';

/** One move with the positions around it and the score after it. */
export interface PlayedMove {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly tally: Tally;
}

/** "TriPeaks, deal 49621, wrap=linear" */
export const dealHeading = (game: Game, deal: Deal): string => {
  const options = Object.entries(changedOptions(game.base, game.options)).map(
    ([name, value]) => `${name}=${value}`,
  );
  return [game.def.title, `deal ${makeDeal(deal)}`, ...options].join(', ');
};

/** "  3  7S    6/-125  Moved seven of spades to the waste.  Streak of 3 · next card +4" */
export const moveLine = (game: Game, number: number, step: PlayedMove): string => {
  const { before, move, after, tally } = step;
  const sentence = moveSentence(game, view(game, before), move, view(game, after));
  return [
    `${number}`.padStart(3),
    makeMove(game, before, move).padEnd(5),
    scoreText(game, after, tally).padEnd(9),
    sentence,
    gainsText(game, tally, move.kind === 'play'),
  ]
    .join('  ')
    .trimEnd();
};

/** "Peak +15, Streak of 3 · next card +4" */
export const gainsText = (game: Game, tally: Tally, streak = true): string =>
  [...eventTexts(game, tally.events), ...(streak ? [streakText(game, tally)] : [])]
    .filter((text) => text !== '')
    .join(', ');

/** "Won. Score 132." */
export const outcomeText = (game: Game, last: Position, status: Status, final: Tally): string => {
  const score = scoreText(game, last, final);
  const charged =
    status === 'playing'
      ? []
      : eventTexts(
          game,
          final.events.filter(({ kind }) => kind === 'leftover'),
        );
  const text =
    score === '' ? '' : ` Score ${score}${charged.length === 0 ? '' : ` (${charged.join(', ')})`}.`;
  return statusSentence(game, last) + text;
};
