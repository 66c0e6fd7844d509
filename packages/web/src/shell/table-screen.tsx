/** The table and what stands around it: toolbar, status, tracker, result, command line, and the keys for all that. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { actsOf } from './acts.ts';
import type { Desk } from '../play/desk.ts';
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

export const TableScreen = ({ desk }: { readonly desk: Desk }) => {
  const shell = useShell();
  const acts = useMemo(() => actsOf(shell, desk), [shell, desk, shell.ownKeys.value]);
  const [hidden, setHidden] = useState('');
  const session = desk.session.value;
  const { game } = session;
  const settings = shell.settings.value;
  /** A result that was closed stays closed until the deal ends another time. */
  const ending = `${desk.attempt.value.id} ${session.cursor}`;
  const over = desk.step.value.status !== 'playing' && hidden !== ending;

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
        <Toolbar desk={desk} acts={acts} />
        <Status desk={desk} />
        {shell.finish.value !== null && <Finish run={shell.finish.value} />}
        <Corner desk={desk} />
      </header>
      <main class="stage" inert={desk.elsewhere.value}>
        <h1 class="unseen-text">{game.def.title}</h1>
        <Board desk={desk} />
        {holes && settings.tracker === 'open' && <Tracker desk={desk} />}
        {over && <Result desk={desk} acts={acts} hide={() => setHidden(ending)} />}
      </main>
      {shell.command.value && <CommandLine desk={desk} acts={acts} />}
      {shell.dialog.value === 'menu' && <Menu acts={acts} />}
      {shell.dialog.value === 'deal' && <DealDialog desk={desk} />}
      {shell.dialog.value === 'moves' && <Moves desk={desk} />}
      {shell.dialog.value === 'options' && <OptionsDialog desk={desk} />}
    </div>
  );
};
