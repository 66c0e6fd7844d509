/** The app: the screen the address asks for, and over it questions, notices and what went wrong with a link. */
import { useEffect } from 'preact/hooks';
import { told } from './aid/told.ts';
import { isField } from './keys.ts';
import {
  Article,
  Atlas,
  BadLink,
  Challenge,
  Games,
  Help,
  History,
  Notices,
  Palette,
  Question,
  Rules,
  Settings,
  Statistics,
  Viewer,
} from './parts.ts';
import { useShell } from './shell.ts';
import { TableScreen } from './table-screen.tsx';

const Screen = () => {
  const shell = useShell();
  const route = shell.route.value;
  const desk = shell.desk.value;
  if (route.kind === 'table') return desk === null ? null : <TableScreen desk={desk} />;
  if (route.kind === 'record') return <Viewer key={route.id} id={route.id} />;
  if (route.kind === 'rules') return <Rules game={route.game} options={route.options} />;
  switch (route.page) {
    case 'games':
      return <Games />;
    case 'history':
      return <History />;
    case 'statistics':
      return <Statistics />;
    case 'settings':
      return <Settings />;
    case 'help':
      return <Help />;
    case 'atlas':
      return <Atlas />;
    case 'how':
    case 'faq':
    case 'about':
      return <Article key={route.page} name={route.page} />;
  }
};

export const App = () => {
  const shell = useShell();
  const { question, problem, dialog } = shell;
  useEffect(() => {
    // From every screen; on the table the palette has a single key, too.
    const onKey = (event: KeyboardEvent): void => {
      const { key } = event;
      const chord = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k';
      const slash =
        key === (shell.ownKeys.value['palette'] ?? '/') &&
        shell.route.value.kind !== 'table' &&
        shell.settings.value.keys === 'on';
      if (!chord && (!slash || isField(event.target))) return;
      event.preventDefault();
      dialog.value = 'palette';
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const desk = shell.desk.value;
  const noted =
    !shell.db.lasting ||
    shell.uncopied.value !== '' ||
    told.value !== null ||
    shell.update.value !== null ||
    shell.unkept.value ||
    desk?.forgetful.value === true ||
    desk?.elsewhere.value === true;
  return (
    <>
      <Screen />
      <div class="notices" role="status">
        {noted && <Notices />}
      </div>
      {dialog.value === 'palette' && <Palette />}
      {shell.offer.value !== null && <Challenge rival={shell.offer.value} />}
      {problem.value.length > 0 && <BadLink />}
      {question.value !== null && <Question asked={question.value} />}
    </>
  );
};
