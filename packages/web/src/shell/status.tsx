/**
 * The status line as Solitaire Till Dawn shows it: score and penalty, the streak with what is next, and what the
 * last move brought. Everything is read off the step the cursor stands on. Nothing here speaks: the table does.
 */
import { eventTexts, idleText, isScored, scoreText, streakText } from '@cairn/rulebook';
import { cardsLeft } from '@cairn/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Desk } from '../play/desk.ts';
import { dealTitle } from '../play/dealing.ts';
import { timeLimit } from '../play/attempt.ts';
import { copyText } from './copy.ts';
import { useShell } from './shell.ts';
import { words } from '../i18n/words.ts';
import { InSeries, Rival } from './parts.ts';
import { Icon } from '../ui/icon.tsx';

/** How long a line stays that is no event of the game: long enough to read it twice. */
const TOAST_TIME = 5000;

/** A line that takes the place of the events for a while: why a card stays, what can be undone. */
const useToast = (desk: Desk): string => {
  const { toast } = useShell();
  const text = toast.value;
  const { moves, cursor } = desk.session.value;
  const first = useRef(true);
  useEffect(() => {
    if (text === '') return undefined;
    const timer = window.setTimeout(() => {
      toast.value = '';
    }, TOAST_TIME);
    return () => window.clearTimeout(timer);
  }, [text]);
  // A move is newer than what was said before it.
  useEffect(() => {
    if (!first.current && cursor > 0) toast.value = '';
    first.current = false;
  }, [moves, cursor]);
  return text;
};

export const Status = ({ desk }: { readonly desk: Desk }) => {
  const { game } = desk.session.value;
  const { view, score, tally, status } = desk.step.value;
  const scored = isScored(game);
  const hidden = scored && useShell().settings.value.score === 'hidden';
  const streak = status === 'playing' && !hidden ? streakText(game, tally) : '';
  const idle = idleText(desk.session.value);
  const toast = useToast(desk);
  return (
    <div class="status" role="group" aria-label={words.status}>
      <span class="score" data-test="score">
        {!hidden && (scored ? scoreText(game, view, score) : words.cardsToGo(cardsLeft(game, view)))}
      </span>
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
            <span class="event" data-test="event" key={`${desk.session.value.cursor} ${text}`}>
              {text}
            </span>
          ))}
        {toast === '' && idle !== '' && <span data-test="idle">{idle}</span>}
        {!hidden && desk.attempt.value.against !== undefined && <Rival desk={desk} />}
        {desk.attempt.value.series !== undefined ? (
          <InSeries desk={desk} />
        ) : (
          game.score.bankroll === true &&
          !hidden && <span class="bankroll">{words.bankroll(desk.total.value)}</span>
        )}
      </span>
    </div>
  );
};

/** The corner: the clock and the number of the deal, which can be selected and copied. */
export const Corner = ({ desk }: { readonly desk: Desk }) => {
  const shell = useShell();
  const { deal } = desk.session.value;
  const title = dealTitle(deal);
  const { again, shared, proved, shown } = desk.attempt.value;
  const spent = desk.clock.shown.value;
  const limit = timeLimit(desk.attempt.value);
  return (
    <div class="corner">
      {(limit < Infinity || shell.settings.value.clock === 'shown') && (
        <span class="clock" role="timer" aria-label={limit < Infinity ? words.timeLeft : words.clock}>
          {words.time(limit < Infinity ? Math.max(0, Math.ceil(limit - spent)) : spent)}
        </span>
      )}
      <span
        class="deal"
        data-test="deal"
        title={
          shared
            ? words.sharedGame
            : again
              ? words.againGame
              : shown
                ? words.shownGame
                : proved
                  ? words.canBeWon
                  : undefined
        }
      >
        {words.deal(title)}
        {(shared || again || shown) && <span aria-hidden="true">*</span>}
        {proved && <span data-test="proved"> ✓</span>}
      </span>
      <button
        type="button"
        class="icon-button small"
        aria-label={words.copyDeal}
        data-tip={words.copyDeal}
        onClick={() => void copyText(shell, title)}
      >
        <Icon name="copy" />
      </button>
    </div>
  );
};
