/** What is shown once a board is over: the result, how it compares as far as that is known, and where to go on. */
import { standingText } from '@cairn/rulebook';
import type { ContestView } from '@cairn/wire';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { contestHref, boardHref } from './club-route.ts';
import { clubWords } from './messages.ts';
import type { PlayedTable } from './sealed-table.ts';
import { useAnswer } from './use-answer.ts';

interface Props extends PlayedTable {
  readonly hide: () => void;
}

export const PlayOver = ({ game, table, hide }: Props) => {
  const { contest, board, status, steps } = table.followed.value.state;
  const { answer } = useAnswer<ContestView>(`/contests/${contest}`);
  const view = answer?.ok === true ? answer.value : null;
  const own = view?.boards[board]?.own ?? null;
  const next = view?.boards.find(({ own: played }) => played === null || !played.over);
  const { view: shown, score } = table.position.step.value;
  const seconds = Math.floor((steps.at(-1)?.at ?? 0) / 1000);
  return (
    <>
      <h2 data-test="club-outcome">
        {pageWords.endings[status as keyof typeof pageWords.endings] ?? pageWords.result}
      </h2>
      <p>
        {[standingText(game, shown, score), words.time(seconds)].filter((text) => text !== '').join(' · ')}
      </p>
      <p class="quiet" data-test="club-standing">
        {own !== null && own.percent !== null && own.rank !== null
          ? clubWords.standing(own.percent, own.rank, view?.boards[board]?.finished ?? 1)
          : clubWords.standingSoon}
      </p>
      <div class="buttons">
        {next !== undefined && view !== null && view.boards.length > 1 && (
          <a class="button primary" href={boardHref(contest, next.n)} data-test="next-board">
            {clubWords.nextBoard}
          </a>
        )}
        <a
          class={next === undefined || (view?.boards.length ?? 0) < 2 ? 'button primary' : 'button'}
          href={contestHref(contest)}
          data-test="club-results"
        >
          {clubWords.results}
        </a>
        <button type="button" class="button" onClick={hide}>
          {clubWords.lookAtTable}
        </button>
      </div>
    </>
  );
};
