/** The table screen: toolbar, status line, board, the slots of features, and the keys of actions. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import type { GameController } from '../play/game-controller.ts';
import { pageHref } from '../play/route.ts';
import { createActions } from './actions.ts';
import { Board } from './board.tsx';
import { runActionOfKey } from './keys.ts';
import { useShell } from './shell.ts';
import { Slot } from './slot.tsx';
import { startFeatures } from './start-features.ts';
import { Corner, StatusLine } from './status.tsx';
import { Toolbar } from './toolbar.tsx';

const GAMES = pageHref('games');

export const TableScreen = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const actions = useMemo(() => createActions(shell, controller), [shell, controller]);
  const [hidden, setHidden] = useState('');
  const { attempt, session, step } = controller.position;
  const { game } = session.value;
  /** A result that was closed stays closed until the deal ends again. */
  const ending = `${attempt.value.id} ${session.value.cursor}`;
  const over = step.value.status !== 'playing' && hidden !== ending;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null) return;
      if (runActionOfKey(event, actions, shell.settings.value.keys === 'on')) event.preventDefault();
      else if (event.key === 'Escape' && !event.defaultPrevented) setHidden(ending);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [actions, ending]);
  useEffect(() => {
    document.title = `${game.def.title} · ${words.appName}`;
  }, [game]);
  useEffect(() => startFeatures(shell), []);

  const given = { controller, actions };
  return (
    <div class="table-screen">
      <header class="bar">
        <Toolbar {...given} />
        <h1 class="game-name">
          <a {...(shell.features.leadsTo(GAMES) && { href: GAMES })}>{game.def.title}</a>
        </h1>
        <StatusLine {...given} />
        <Slot name="bar" {...given} />
        <Corner {...given} />
      </header>
      <main class="stage" inert={controller.storage.takenOver.value}>
        <Board controller={controller} />
        <Slot name="side" {...given} />
        {over && <Slot name="result" {...given} hide={() => setHidden(ending)} />}
      </main>
      <Slot name="below" {...given} />
      <Slot name="dialog" {...given} />
    </div>
  );
};
