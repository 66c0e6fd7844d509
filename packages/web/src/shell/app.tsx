/** The app: the screen the address asks for, and over it questions, notices and what went wrong with a link. */
import { useEffect } from 'preact/hooks';
import { told } from './pointer.ts';
import { isField } from './keys.ts';
import { BadLink, Challenge, PageScreen, Notices, Palette, Question } from './parts.ts';
import { useShell } from './shell.ts';
import { TableScreen } from './table-screen.tsx';

const Screen = () => {
  const shell = useShell();
  const route = shell.route.value;
  const controller = shell.controller.value;
  if (route.kind === 'table') return controller === null ? null : <TableScreen controller={controller} />;
  return <PageScreen route={route} />;
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
  const controller = shell.controller.value;
  const noted =
    !shell.db.lasting ||
    shell.uncopied.value !== '' ||
    told.value !== null ||
    shell.update.value !== null ||
    shell.unkept.value ||
    controller?.storage.failed.value === true ||
    controller?.storage.takenOver.value === true;
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
