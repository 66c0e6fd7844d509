/** The status line of a sealed board: where the play stands, how it stands with the club, and the time. */
import { eventTexts, standingText, streakText } from '@cairn/rulebook';
import type { LinkState } from '@cairn/wire';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { useShell } from '../../shell/shell.ts';
import { clubWords } from './messages.ts';
import type { PlayedTable, SealedTable } from './sealed-table.ts';

/** Milliseconds for which nothing is said about a request. */
const PATIENCE_MS = 600;

/** How the play stands with the club; '' while there is nothing to say. */
const lineOf = (link: LinkState, awaits: boolean, isSlow: boolean): string => {
  switch (link) {
    case 'saved':
      return clubWords.saved;
    case 'sending':
      return isSlow ? (awaits ? clubWords.waiting : clubWords.saving) : clubWords.saved;
    case 'away':
      return awaits ? clubWords.cut : clubWords.offline;
    case 'signed-out':
      return clubWords.signedOut;
    case 'rules':
      return clubWords.problems.rules;
    case 'gone':
      return clubWords.notThere;
    case 'failed':
      return clubWords.failed;
  }
};

/** The line about the connection. It is announced when it changes for longer than a moment. */
const LinkLine = ({ table }: { readonly table: SealedTable }) => {
  const link = table.link.value;
  const awaits = table.awaits.value;
  const [isSlow, setSlow] = useState(false);
  const [spoken, setSpoken] = useState<string>(clubWords.saved);
  useEffect(() => {
    if (link !== 'sending') return setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [link]);
  const text = lineOf(link, awaits, isSlow);
  useEffect(() => {
    if (text === spoken) return;
    setSpoken(text);
    if (link !== 'sending') table.announcer.say(text);
  }, [text]);
  return (
    <span class={`club-link ${link}`} data-test="club-link" data-state={link}>
      {text}
    </span>
  );
};

export const SealedStatus = ({ game, table }: PlayedTable) => {
  const { notices } = useShell();
  const { view, score, tally, status } = table.position.step.value;
  const toast = notices.toast.value;
  const streak = status === 'playing' ? streakText(game, tally) : '';
  return (
    <div class="status" role="group" aria-label={words.status}>
      <span class="score" data-test="score">
        {standingText(game, view, score)}
      </span>
      <span class="events">
        {toast === '' ? (
          <>
            {streak !== '' && <span data-test="streak">{streak}</span>}
            {eventTexts(game, score.events).map((text) => (
              <span class="event" key={text}>
                {text}
              </span>
            ))}
            {(!table.isOver.value || table.link.value !== 'saved') && <LinkLine table={table} />}
          </>
        ) : (
          <span class="toast" data-test="toast">
            {toast}
          </span>
        )}
      </span>
    </div>
  );
};

export const SealedClock = ({ table }: PlayedTable) => {
  const { settings } = useShell();
  const left = table.clock.left.value;
  if (left === null && settings.value.clock === 'hidden') return null;
  return (
    <span class="clock" role="timer" aria-label={left === null ? words.clock : words.timeLeft}>
      {words.time(left ?? table.clock.shown.value)}
    </span>
  );
};
