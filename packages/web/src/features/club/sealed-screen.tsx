/** The table of a sealed board: the same board as everywhere, with bars of its own. */
import type { Game } from '@cairn/engine';
import { eventTexts, standingText, streakText } from '@cairn/rulebook';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LinkState } from '@cairn/wire';
import { words } from '../../i18n/words.ts';
import { pageWords } from '../../i18n/pages.ts';
import { powersNow } from '../../play/powers.ts';
import { Board } from '../../shell/board.tsx';
import { isField } from '../../shell/keys.ts';
import { ask } from '../../shell/questions.ts';
import { useShell, type Shell } from '../../shell/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import {
  addIcon,
  backIcon,
  bulbIcon,
  endIcon,
  eyeIcon,
  redoIcon,
  shuffleIcon,
  undoIcon,
  upIcon,
} from '../../ui/icons.ts';
import { ACCOUNT_HREF } from './club-route.ts';
import { clubWords } from './messages.ts';
import { PlayOver } from './play-over.tsx';
import type { SealedTable } from './sealed-table.ts';

interface Props {
  readonly game: Game;
  readonly table: SealedTable;
  /** Another tab has the play. */
  readonly isElsewhere: boolean;
  readonly takeOver: () => void;
  /** Forgets what is kept here, and opens the board for whom it is opened now. */
  readonly startOver: () => void;
  readonly leaveHref: string;
}

interface BarAction {
  readonly id: string;
  readonly label: string;
  /** Below the icon on a phone; `label` by default. */
  readonly short?: string;
  readonly icon: string;
  /** As in KeyboardEvent.key. */
  readonly shortcut?: string;
  readonly isEnabled?: boolean;
  readonly run: () => void;
}

const BarButton = ({ id, label, short = label, icon, shortcut = '', isEnabled = true, run }: BarAction) => (
  <button
    type="button"
    class="icon-button"
    // The name begins with the label on the screen, which voice control asks for.
    aria-label={label.includes(short) ? label : `${short} (${label})`}
    aria-disabled={!isEnabled}
    data-tip={words.withKey(label, shortcut === 'Z' ? 'Shift+Z' : shortcut.toUpperCase())}
    data-test={id}
    onClick={() => {
      if (isEnabled) run();
    }}
  >
    <Icon path={icon} />
    <span class="label">{short}</span>
  </button>
);

/** A hint is noted at the club before it is worked out, so that nothing hides it. */
const showHint = async (shell: Shell, table: SealedTable): Promise<void> => {
  const hints = await shell.features.service('hints');
  if (hints === null || !table.acts.noteHint()) return;
  hints.hint(shell, { ...table, countHint: () => undefined });
};

/** What can be done beside moving cards. */
const useBarActions = ({ game, table }: Props): readonly BarAction[] => {
  const shell = useShell();
  const { policy } = table.followed.value.state;
  const { view, status } = table.position.step.value;
  const isOpen = !table.isOver.value;
  const undoes = policy.undo || game.def.limits?.undo !== undefined;
  const end = (): void => {
    const { title, line, yes } = clubWords.ending;
    ask(shell, {
      about: { title, lines: [line], yes, no: pageWords.keepPlaying },
      run: table.acts.end,
    });
  };
  return [
    ...(undoes
      ? [
          {
            id: 'undo',
            label: words.undo,
            short: words.shortUndo,
            icon: undoIcon,
            shortcut: 'z',
            isEnabled: table.acts.mayUndo.value,
            run: table.acts.undo,
          },
          {
            id: 'redo',
            label: words.redo,
            short: words.shortRedo,
            icon: redoIcon,
            shortcut: 'Z',
            isEnabled: table.acts.mayRedo.value,
            run: table.acts.redo,
          },
        ]
      : []),
    ...powersNow(game, view, table.position.legal.value).map(({ power, left }) => ({
      id: power,
      label: words[power](left),
      icon: power === 'peek' ? eyeIcon : shuffleIcon,
      run: () => void table.play({ kind: 'power', power }),
    })),
    ...(table.position.legal.value.some(({ kind }) => kind === 'again')
      ? [{ id: 'again', label: words.again, icon: addIcon, run: () => void table.play({ kind: 'again' }) }]
      : []),
    ...(game.byRole.foundation.length > 0
      ? [
          {
            id: 'all-safe',
            label: clubWords.allSafe,
            icon: upIcon,
            shortcut: 'a',
            isEnabled: isOpen,
            run: () => {
              if (!table.acts.playSafe()) shell.notices.toast.value = clubWords.noneSafe;
            },
          },
        ]
      : []),
    ...(policy.hints
      ? [
          {
            id: 'hint',
            label: clubWords.hint,
            icon: bulbIcon,
            shortcut: 'h',
            isEnabled: isOpen && status === 'playing',
            run: () => void showHint(shell, table),
          },
        ]
      : []),
    {
      id: 'end',
      label: clubWords.end,
      icon: endIcon,
      isEnabled: isOpen && status === 'playing',
      run: end,
    },
  ];
};

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

const Status = ({ game, table }: Props) => {
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

const Clock = ({ table }: Props) => {
  const { settings } = useShell();
  const left = table.clock.left.value;
  if (left === null && settings.value.clock === 'hidden') return null;
  return (
    <span class="clock" role="timer" aria-label={left === null ? words.clock : words.timeLeft}>
      {words.time(left ?? table.clock.shown.value)}
    </span>
  );
};

const Over = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="club-over card-box" role="status">
    {children}
  </div>
);

/** Milliseconds a line stays that replaces the one about the connection. */
const TOAST_MS = 6000;

export const SealedScreen = (props: Props) => {
  const { game, table, isElsewhere, takeOver, startOver, leaveHref } = props;
  const shell = useShell();
  const actions = useBarActions(props);
  const [hidden, setHidden] = useState(false);
  const isOver = table.isOver.value;
  const link = table.link.value;
  const keys = useMemo(
    () => new Map(actions.flatMap((each) => (each.shortcut === undefined ? [] : [[each.shortcut, each]]))),
    [actions],
  );
  useEffect(() => {
    document.title = `${game.def.title} · ${clubWords.title}`;
  }, [game]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null || event.defaultPrevented) return;
      if (event.altKey || isField(event.target)) return;
      const isChord = event.ctrlKey || event.metaKey;
      if (isChord ? event.key.toLowerCase() !== 'z' : shell.settings.value.keys === 'off') return;
      if (!isChord && event.key === 'Escape') return setHidden(true);
      const action = keys.get(isChord ? (event.shiftKey ? 'Z' : 'z') : event.key);
      if (action === undefined) return;
      event.preventDefault();
      if (action.isEnabled !== false) action.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
  const toast = shell.notices.toast.value;
  useEffect(() => {
    if (toast === '') return undefined;
    const timer = setTimeout(() => {
      shell.notices.toast.value = '';
    }, TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div class="table-screen club-table" data-test="club-table">
      <header class="bar">
        <nav class="toolbar" aria-label={words.toolbar}>
          <a
            class="icon-button"
            href={leaveHref}
            aria-label={clubWords.leave}
            data-tip={clubWords.leave}
            data-test="leave"
          >
            <Icon path={backIcon} />
            <span class="label">{clubWords.leaveShort}</span>
          </a>
          {actions.map((action) => (
            <BarButton key={action.id} {...action} />
          ))}
        </nav>
        <h1 class="game-name">{game.def.title}</h1>
        <Status {...props} />
        <div class="corner">
          <Clock {...props} />
        </div>
      </header>
      <main class="stage" inert={isElsewhere}>
        <Board controller={table} />
        {isOver && !hidden && (
          <Over>
            <PlayOver game={game} table={table} hide={() => setHidden(true)} />
          </Over>
        )}
      </main>
      {isElsewhere && (
        <Over>
          <p>{clubWords.elsewhere}</p>
          <button type="button" class="button primary" onClick={takeOver}>
            {clubWords.takeOver}
          </button>
        </Over>
      )}
      {!isElsewhere && link === 'signed-out' && (
        <Over>
          <p>{clubWords.signedOutHere}</p>
          <div class="buttons">
            <a class="button primary" href={ACCOUNT_HREF}>
              {clubWords.signInTitle}
            </a>
            <button type="button" class="button" onClick={startOver} data-test="as-guest">
              {clubWords.asGuest}
            </button>
          </div>
        </Over>
      )}
      {!isElsewhere && (link === 'rules' || link === 'failed') && (
        <Over>
          <p>{link === 'rules' ? clubWords.problems.rules : clubWords.failed}</p>
          <button type="button" class="button primary" onClick={() => shell.reload()}>
            {clubWords.reload}
          </button>
        </Over>
      )}
    </div>
  );
};
