/** The app: the screen the address asks for, and over it questions, notices and what went wrong with a link. */
import { Games, Help, Question, Rules, Settings, Statistics } from './parts.ts';
import { TABLE_HREF } from './route.ts';
import { useShell } from './shell.ts';
import { TableScreen } from './table-screen.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Notices } from './ui/notices.tsx';
import { words } from './words.ts';

const Screen = () => {
  const shell = useShell();
  const route = shell.route.value;
  const desk = shell.desk.value;
  if (route.kind === 'table') return desk === null ? null : <TableScreen desk={desk} />;
  if (route.kind === 'rules') return <Rules game={route.game} options={route.options} />;
  switch (route.page) {
    case 'games':
      return <Games />;
    case 'statistics':
      return <Statistics />;
    case 'settings':
      return <Settings />;
    case 'help':
      return <Help />;
  }
};

const BadLink = () => {
  const { problem } = useShell();
  const close = (): void => {
    problem.value = [];
  };
  return (
    <Dialog title={words.badLinkTitle} close={close}>
      <ul class="faults" data-test="bad-link">
        {problem.value.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p>{words.badLink}</p>
      <div class="buttons">
        <a class="button primary" href={TABLE_HREF} onClick={close}>
          {words.toTable}
        </a>
      </div>
    </Dialog>
  );
};

export const App = () => {
  const { question, problem } = useShell();
  return (
    <>
      <Screen />
      <Notices />
      {problem.value.length > 0 && <BadLink />}
      {question.value !== null && <Question asked={question.value} />}
    </>
  );
};
