/** The table of a sealed board: the same board as everywhere, with bars of its own. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { logBug } from '../../platform/errors.ts';
import { Board } from '../../shell/board.tsx';
import { isField } from '../../shell/keys.ts';
import { useShell, type Services } from '../../shell/shell.ts';
import { startFeatures } from '../../shell/start-features.ts';
import { Icon } from '../../ui/icon.tsx';
import { backIcon } from '../../ui/icons.ts';
import { ACCOUNT_HREF } from './club-route.ts';
import { clubWords } from './messages.ts';
import { PlayOver } from './play-over.tsx';
import { BarButton, hasTracker, isTracked, useBarActions } from './sealed-bar.tsx';
import { SealedClock, SealedStatus } from './sealed-status.tsx';
import type { PlayedTable, SealedTable } from './sealed-table.ts';

interface Props extends PlayedTable {
  /** Another tab has the play. */
  readonly isElsewhere: boolean;
  readonly takeOver: () => void;
  /** Forgets what is kept here, and opens the board for whom it is opened now. */
  readonly startOver: () => void;
  readonly leaveHref: string;
}

const Over = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="club-over card-box" role="status">
    {children}
  </div>
);

/** The card tracker of the table. It counts what the view shows. */
const SealedTracker = ({ table }: { readonly table: SealedTable }) => {
  const { features } = useShell();
  const [tracker, setTracker] = useState<Services['tracker'] | null>(null);
  useEffect(() => {
    features.service('tracker').then(setTracker).catch(logBug);
  }, [features]);
  return tracker === null ? null : <tracker.View controller={table} />;
};

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
  // Before the paint, so that the keys are those that the buttons name.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null || event.defaultPrevented) return;
      if (event.altKey || isField(event.target)) return;
      const isChord = event.ctrlKey || event.metaKey;
      if (isChord ? event.key.toLowerCase() !== 'z' : shell.settings.value.keys === 'off') return;
      if (!isChord && event.key === 'Escape') return setHidden(true);
      const action = isChord
        ? actions.find(({ id }) => id === (event.shiftKey ? 'redo' : 'undo'))
        : (keys.get(event.key) ?? keys.get(event.key.toLowerCase()));
      if (action === undefined) return;
      event.preventDefault();
      if (action.isEnabled !== false) action.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
  useEffect(() => startFeatures(shell), [shell]);
  useEffect(() => {
    let stop = (): void => undefined;
    let isWanted = true;
    const begin = async (): Promise<void> => {
      const feedback = await shell.features.service('feedback');
      if (isWanted && feedback !== null) stop = feedback.follow({ position: table.heard });
    };
    begin().catch(logBug);
    return () => {
      isWanted = false;
      stop();
    };
  }, [shell, table]);
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
        <SealedStatus {...props} />
        <div class="corner">
          <SealedClock {...props} />
        </div>
      </header>
      <main class="stage" inert={isElsewhere}>
        <Board controller={table} />
        {isTracked(shell) && hasTracker(game, table) && <SealedTracker table={table} />}
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
