/**
 * The status line: the score in words, which explains itself when it is tapped (features/deal-dialogs), the streak with
 * its next points, and the points of the last move. Everything is computed from the current step. The status line is
 * not announced; the table announces moves.
 */
import { eventTexts, idleText, isScored, parText, standingText, streakText } from '@cairn/rulebook';
import { useEffect, useRef } from 'preact/hooks';
import type { GameController } from '../play/game-controller.ts';
import { dealTitle } from '../i18n/deal-title.ts';
import { timeLimit } from '../play/attempt.ts';
import { useShell, type Actions } from './shell.ts';
import { words } from '../i18n/words.ts';
import { Slot } from './slot.tsx';

/** Milliseconds a toast stays, at least and for each letter: enough to read it twice. */
const TOAST_TIME = 5000;
const LETTER_TIME = 120;

/** A line that replaces the events for a while: why a card stays, what can be undone. */
const useToast = (controller: GameController): string => {
  const { toast } = useShell().notices;
  const text = toast.value;
  const { moves, cursor } = controller.position.session.value;
  const first = useRef(true);
  useEffect(() => {
    if (text === '') return undefined;
    const timer = window.setTimeout(
      () => {
        toast.value = '';
      },
      Math.max(TOAST_TIME, LETTER_TIME * text.length),
    );
    return () => window.clearTimeout(timer);
  }, [text]);
  // A move ends the toast.
  useEffect(() => {
    if (!first.current && cursor > 0) toast.value = '';
    first.current = false;
  }, [moves, cursor]);
  return text;
};

interface StatusProps {
  readonly controller: GameController;
  readonly actions: Actions;
}

export const StatusLine = ({ controller, actions }: StatusProps) => {
  const { settings, dialogs } = useShell();
  const { game } = controller.position.session.value;
  const { view, score, tally, status } = controller.position.step.value;
  const scored = isScored(game);
  const hidden = scored && settings.value.score === 'hidden';
  const streak = status === 'playing' && !hidden ? streakText(game, tally) : '';
  /** Whether what a move added is good news. */
  const isGain = (text: string): boolean => text.includes('−') === (game.score.low === true);
  const idle = idleText(controller.position.session.value);
  const toast = useToast(controller);
  // A series has pars of its own, which its line shows.
  const inSeries = controller.position.attempt.value.series !== undefined;
  return (
    <div class="status" role="group" aria-label={words.status}>
      <button
        type="button"
        class="score"
        data-test="score"
        onClick={() => {
          dialogs.open.value = 'score';
        }}
      >
        {!hidden &&
          [standingText(game, view, score), inSeries ? '' : parText(game)].filter(Boolean).join(' · ')}
      </button>
      <span class="events">
        {toast !== '' && (
          <span class="toast" data-test="toast">
            {toast}
          </span>
        )}
        {toast === '' && streak !== '' && <span data-test="streak">{streak}</span>}
        {toast === '' &&
          !hidden &&
          eventTexts(game, score.events).map((text) => (
            <span
              class={isGain(text) ? 'event gain' : 'event'}
              data-test="event"
              key={`${controller.position.session.value.cursor} ${text}`}
            >
              {text}
            </span>
          ))}
        {toast === '' && idle !== '' && <span data-test="idle">{idle}</span>}
        <Slot name="status" controller={controller} actions={actions} />
        {!inSeries && game.score.bankroll === true && !hidden && (
          <span class="bankroll">{words.bankroll(controller.position.total.value)}</span>
        )}
      </span>
    </div>
  );
};

/** The corner: the clock, and the number of the deal, which opens the dialog to copy it or to deal another. */
export const Corner = ({ controller, actions }: StatusProps) => {
  const shell = useShell();
  const { deal } = controller.position.session.value;
  const { again, shared, proved, shown } = controller.position.attempt.value;
  /** Why the deal does not count; '' if it does. */
  const note = shared ? words.sharedGame : again ? words.againGame : shown ? words.shownGame : '';
  const spent = controller.clock.shown.value;
  const limit = timeLimit(controller.position.attempt.value);
  return (
    <div class="corner">
      {(limit < Infinity || shell.settings.value.clock === 'shown') && (
        <span class="clock" role="timer" aria-label={limit < Infinity ? words.timeLeft : words.clock}>
          {words.time(limit < Infinity ? Math.max(0, Math.ceil(limit - spent)) : spent)}
        </span>
      )}
      <button
        type="button"
        class="deal"
        data-test="deal"
        title={note || (proved ? words.canBeWon : '')}
        onClick={() => actions.run('deal')}
      >
        {words.deal(dealTitle(deal))}
        {note && <span aria-hidden="true">*</span>}
        {proved && <span data-test="proved"> ✓</span>}
      </button>
    </div>
  );
};
