/**
 * "Could this deal be won?": a button, then the progress of the search, then the answer. If it could, "Where was it
 * lost?" is answered below in the same way.
 */
import { showSolution } from './solution.ts';
import type { GameController } from '../../play/game-controller.ts';
import { useShell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { inquireWhere, losingMoveOf } from './where-lost.ts';
import { inquire, inquiryOf, isOpenQuestion } from './winnable.ts';
import { hintWords } from './messages.ts';

export const Winnable = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const now = inquiryOf(shell).value;
  const losing = losingMoveOf(shell).value;
  const mine = now?.of === controller.position.attempt.value.id ? now : null;
  if (!isOpenQuestion(controller)) return null;
  if (mine === null || mine.kind === 'failed')
    return (
      <>
        {mine !== null && <p class="winnable">{mine.text}</p>}
        <button
          type="button"
          class="button"
          data-test="winnable"
          onClick={() => void inquire(shell, controller)}
        >
          {hintWords.couldBeWon}
        </button>
      </>
    );
  if (mine.kind === 'asking')
    return (
      <p class="winnable">
        <span data-test="searching">
          {mine.nodes === null ? pageWords.searching : hintWords.searched(mine.nodes)}
        </span>{' '}
        <button type="button" class="button" data-test="withdraw" onClick={mine.withdraw}>
          {pageWords.cancel}
        </button>
      </p>
    );
  return (
    <div class="winnable">
      <p data-test="verdict">{mine.text}</p>
      {losing !== null && <p data-test="losing-move">{losing.text}</p>}
      {mine.moves !== null && (
        <>
          <button
            type="button"
            class="button"
            data-test="watch-solution"
            onClick={() => showSolution(shell, controller)}
          >
            {hintWords.solutionOnTable}
          </button>
          {losing === null && (
            <button
              type="button"
              class="button"
              data-test="where-lost"
              onClick={() => void inquireWhere(shell, controller)}
            >
              {hintWords.whereLost}
            </button>
          )}
          {losing?.buttons.map(({ name, label, run }) => (
            <button type="button" class="button" key={name} data-test={name} onClick={run}>
              {label}
            </button>
          ))}
          <details>
            <summary>{hintWords.showMoves}</summary>
            <p data-test="solution">{mine.moves.join(' ')}</p>
          </details>
        </>
      )}
    </div>
  );
};
