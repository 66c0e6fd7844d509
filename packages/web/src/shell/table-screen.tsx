/** The table and what stands around it: toolbar, status, tracker, result, command line, and the keys for all that. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { actsOf } from './acts.ts';
import type { GameController } from '../play/game-controller.ts';
import { actForKey } from './keys.ts';
import {
  CommandLine,
  DealDialog,
  fetchLater,
  Finish,
  Menu,
  Moves,
  OptionsDialog,
  Result,
  Tracker,
} from './parts.ts';
import { useShell } from './shell.ts';
import { Board } from './board.tsx';
import { Corner, Status } from './status.tsx';
import { Toolbar } from './toolbar.tsx';
import { words } from '../i18n/words.ts';

export const TableScreen = ({ controller }: { readonly controller: GameController }) => {
  const shell = useShell();
  const acts = useMemo(() => actsOf(shell, controller), [shell, controller, shell.ownKeys.value]);
  const [hidden, setHidden] = useState('');
  const session = controller.position.session.value;
  const { game } = session;
  const settings = shell.settings.value;
  /** A result that was closed stays closed until the deal ends another time. */
  const ending = `${controller.position.attempt.value.id} ${session.cursor}`;
  const over = controller.position.step.value.status !== 'playing' && hidden !== ending;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null) return;
      const act = actForKey(event, acts, shell.settings.value.keys === 'on');
      if (act === undefined) {
        if (event.key === 'Escape' && !event.defaultPrevented) setHidden(ending);
        return;
      }
      event.preventDefault();
      if (act.enabled()) act.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [acts, ending]);
  useEffect(() => {
    document.title = `${game.def.title} · ${words.appName}`;
  }, [game]);

  useEffect(() => fetchLater(shell), []);

  const holes = game.byRole.hole.length > 0;
  return (
    <div class="table-screen">
      <header class="bar">
        <Toolbar controller={controller} acts={acts} />
        <Status controller={controller} />
        {shell.finish.value !== null && <Finish run={shell.finish.value} />}
        <Corner controller={controller} />
      </header>
      <main class="stage" inert={controller.storage.takenOver.value}>
        <h1 class="unseen-text">{game.def.title}</h1>
        <Board controller={controller} />
        {holes && settings.tracker === 'open' && <Tracker controller={controller} />}
        {over && <Result controller={controller} acts={acts} hide={() => setHidden(ending)} />}
      </main>
      {shell.command.value && <CommandLine controller={controller} acts={acts} />}
      {shell.dialog.value === 'menu' && <Menu acts={acts} />}
      {shell.dialog.value === 'deal' && <DealDialog controller={controller} />}
      {shell.dialog.value === 'moves' && <Moves controller={controller} />}
      {shell.dialog.value === 'options' && <OptionsDialog controller={controller} />}
    </div>
  );
};
