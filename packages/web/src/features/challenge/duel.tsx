/** The result of a deal compared with the game it was played against, which may be watched now. */
import { addLooks } from '../../play/variations.ts';
import { cardsLeft, isKnown, stepAt, type Session } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { rivalOf } from './rival.ts';
import { watch } from '../../shell/open-text.ts';
import type { GameController } from '../../play/game-controller.ts';
import { standing, verdictOf } from './challenge.tsx';
import { useShell } from '../../shell/shell.ts';
import { challengeWords } from './messages.ts';

/** A number to compare two games by; more is better. */
const worth = (session: Session): number => {
  const { score, view } = stepAt(session);
  if (!isScored(session.game)) return -cardsLeft(session.game, view);
  return session.game.score.low === true ? -score.total : score.total;
};

export const Duel = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const rival = rivalOf(controller.position.attempt.value);
  if (rival === null) return null;
  const session = controller.position.session.value;
  const look = (): void => {
    // Undo can take the deal up again, and the player knows its hidden cards then.
    addLooks(
      controller,
      controller.position.step.value.view.piles.flat().filter((seat) => !isKnown(seat)).length,
    );
    void watch(shell, rival);
  };
  return (
    <div class="duel">
      <p data-test="duel">
        {challengeWords.duel(standing(session), standing(rival))} {verdictOf(worth(session) - worth(rival))}
      </p>
      <button type="button" class="button" data-test="watch-rival" onClick={look}>
        {challengeWords.watchRival}
      </button>
    </div>
  );
};
