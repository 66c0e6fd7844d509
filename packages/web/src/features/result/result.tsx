/**
 * The result of a deal. It does not block the table: it takes no focus, closes with Escape or its button, and
 * undo still works. After a win it is in the middle; otherwise at the lower edge, so that the cards can be
 * seen.
 */
import { cardsLeft } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { breakdown } from './breakdown.ts';
import type { GameController } from '../../play/game-controller.ts';
import { dealTitle } from '../../i18n/deal-title.ts';
import { useShell, type Actions } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { Slot } from '../../shell/slot.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShareGame } from '../../shell/share-game.tsx';
import { resultWords } from './messages.ts';
import { closeIcon } from '../../ui/icons.ts';

export interface Props {
  readonly controller: GameController;
  readonly actions: Actions;
  readonly hide: () => void;
}

export const DealResult = ({ controller, actions, hide }: Props) => {
  const { settings } = useShell();
  const session = controller.position.session.value;
  const { status, score, view } = controller.position.step.value;
  if (status === 'playing') return null;
  const { game } = session;
  const { unit } = game.score;
  const left = cardsLeft(game, view);
  const { again, shared, proved, series, shown = false, hints = 0 } = controller.position.attempt.value;
  const facts = [
    words.deal(dealTitle(session.deal)),
    ...(proved === true && status !== 'won' ? [words.canBeWon] : []),
    ...(left > 0 ? [pageWords.cardsLeft(left)] : []),
    ...(settings.value.clock === 'shown' ? [words.time(controller.clock.shown.value)] : []),
  ];
  const run = (id: string) => (): void => actions.run(id);
  return (
    <section class={`result ${status}`} aria-label={pageWords.result} data-test="result">
      <button
        type="button"
        class="icon-button small close"
        aria-label={resultWords.hideResult}
        onClick={hide}
      >
        <Icon path={closeIcon} />
      </button>
      <div class="outcome">
        <h2>{pageWords.endings[status]}</h2>
        {isScored(game) && (
          <p class="points" data-test="final">
            {pageWords.amount(score.total, unit)}
          </p>
        )}
        <p class="quiet">{facts.join(' · ')}</p>
        {series === undefined && (again || shared || shown) && (
          <p class="quiet">{shared ? words.sharedGame : again ? words.againGame : words.shownGame}</p>
        )}
        {series !== undefined && (
          <Slot name="outcome" controller={controller} actions={actions} part="facts" />
        )}
      </div>
      <dl>
        {breakdown(session).map(({ part, points }) => (
          <div key={part}>
            <dt>{resultWords.parts[part]}</dt>
            <dd data-test={`part-${part}`}>{resultWords.signed(points)}</dd>
          </div>
        ))}
        <div>
          <dt>{resultWords.bestStreak}</dt>
          <dd data-test="best-streak">{score.best}</dd>
        </div>
        {hints > 0 && (
          <div>
            <dt>{resultWords.hintsUsed}</dt>
            <dd data-test="hints">{hints}</dd>
          </div>
        )}
      </dl>
      <div class="buttons">
        {series !== undefined ? (
          <Slot name="outcome" controller={controller} actions={actions} part="ways" />
        ) : (
          <>
            <button type="button" class="button primary" data-test="result-new" onClick={run('new')}>
              {words.newDeal}
            </button>
            <button type="button" class="button" data-test="result-replay" onClick={run('restart')}>
              {resultWords.replay}
            </button>
            <button
              type="button"
              class="button"
              onClick={run('next')}
              disabled={controller.deals.neighbour(1) === undefined}
            >
              {pageWords.actions.nextDeal}
            </button>
          </>
        )}
        <button type="button" class="button" onClick={run('copyRecord')}>
          {pageWords.actions.copyRecord}
        </button>
        <ShareGame session={session} />
        <Slot name="resultAction" controller={controller} actions={actions} />
      </div>
    </section>
  );
};
