/** "Could this deal be won?": a button; once it is pressed, how the search goes on, and then the answer. */
import { tellWhereLost } from './lost.ts';
import { showSolution } from './solution.ts';
import type { Desk } from '../../play/desk.ts';
import { useShell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { inquire, inquiry, isOpenQuestion } from './winnable.ts';

export const Winnable = ({ desk }: { readonly desk: Desk }) => {
  const shell = useShell();
  const now = inquiry.value;
  const mine = now?.of === desk.attempt.value.id ? now : null;
  if (!isOpenQuestion(desk)) return null;
  if (mine === null || mine.kind === 'failed')
    return (
      <>
        {mine !== null && <p class="winnable">{mine.text}</p>}
        <button type="button" class="button" data-test="winnable" onClick={() => void inquire(desk)}>
          {pageWords.couldBeWon}
        </button>
      </>
    );
  if (mine.kind === 'asking')
    return (
      <p class="winnable">
        <span data-test="searching">
          {mine.nodes === null ? pageWords.searching : pageWords.searched(mine.nodes)}
        </span>{' '}
        <button type="button" class="button" data-test="withdraw" onClick={mine.withdraw}>
          {pageWords.cancel}
        </button>
      </p>
    );
  return (
    <div class="winnable">
      <p data-test="verdict">{mine.text}</p>
      {mine.moves !== null && (
        <>
          <button
            type="button"
            class="button"
            data-test="watch-solution"
            onClick={() => showSolution(shell, desk)}
          >
            {pageWords.solutionOnTable}
          </button>{' '}
          <button
            type="button"
            class="button"
            data-test="where-lost"
            onClick={() => void tellWhereLost(desk)}
          >
            {pageWords.whereLost}
          </button>
          <details>
            <summary>{pageWords.showMoves}</summary>
            <p data-test="solution">{mine.moves.join(' ')}</p>
          </details>
        </>
      )}
    </div>
  );
};
