/** The app: the screen that the address asks for, with dialogs, notices and the faults of a link over it. */
import { useEffect } from 'preact/hooks';
import { PageScreen } from './page-screen.tsx';
import { useShell } from './shell.ts';
import { Slot } from './slot.tsx';
import { TableScreen } from './table-screen.tsx';

const Screen = () => {
  const { router, controller } = useShell();
  const route = router.route.value;
  const game = controller.value;
  if (route.kind === 'table') return game === null ? null : <TableScreen controller={game} />;
  return <PageScreen route={route} />;
};

export const App = () => {
  const shell = useShell();
  // What features show beside the first picture is shown as soon as they are known. Without a network they are loaded
  // when they are needed.
  useEffect(() => void shell.features.ready().catch(() => undefined), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (shell.features.onKey(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Screen />
      <div class="notices" role="status">
        <Slot name="notices" />
      </div>
      <Slot name="overlay" />
    </>
  );
};
