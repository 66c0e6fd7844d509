/** The result of a deal compared with the game it was played against, which may be watched now. */
import { addLooks } from '../../play/variations.ts';
import { cardsLeft, isKnown, stepAt, type Session } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { rivalOf } from './rival.ts';
import { watch } from '../../shell/open-text.ts';
import type { GameController } from '../../play/game-controller.ts';
import { standing } from './challenge.tsx';
import { useShell } from '../../shell/shell.ts';
import { challengeWords } from './messages.ts';

/** A number to compare two games by; more is better. */
const worth = (session: Session): number => {
  const { score, view } = stepAt(session);
  return isScored(session.game) ? score.total : -cardsLeft(session.game, view);
};

export const Duel = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const rival = rivalOf(controller.position.attempt.value);
  if (rival === null) return null;
  const session = controller.position.session.value;
  const lead = worth(session) - worth(rival);
  const verdict =
    lead === 0 ? challengeWords.duelEven : lead > 0 ? challengeWords.duelAhead : challengeWords.duelBehind;
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
        {challengeWords.duel(standing(session), standing(rival))} {verdict}
      </p>
      <button type="button" class="button" data-test="watch-rival" onClick={look}>
        {challengeWords.watchRival}
      </button>
    </div>
  );
};
