/** How the rival's game stood after as many moves: its score and nothing else. */
import { cardsLeft } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { movesMade, movesUntil, rivalOf, scoreAfter } from './rival.ts';
import type { GameController } from '../../play/game-controller.ts';
import { pageWords } from '../../i18n/pages.ts';
import { challengeWords } from './messages.ts';

const textOf = (controller: GameController): string => {
  const rival = rivalOf(controller.position.attempt.value);
  const session = controller.position.session.value;
  const made = movesMade(session);
  const { game } = session;
  const { score, status, view } = controller.position.step.value;
  // At the end the result compares the two games.
  if (rival === null || made === 0 || status !== 'playing') return '';
  if (isScored(game)) {
    const { points, moves } = scoreAfter(rival, made);
    const [you, they] = [score.total, points].map((each) => pageWords.amount(each, game.score.unit));
    const say = moves < made ? challengeWords.rivalOver : challengeWords.rivalAt;
    return say(you ?? '', they ?? '', moves);
  }
  const left = cardsLeft(game, view);
  const moves = movesUntil(rival, left);
  // An empty line until there is something to compare.
  if (moves === 0) return '';
  return moves === null ? challengeWords.rivalShort(left, made) : challengeWords.rivalLeft(left, made, moves);
};

export const Rival = ({ controller }: { readonly controller: GameController }) => (
  <span class="rival" data-test="rival">
    {textOf(controller)}
  </span>
);
