/** The app: the screen the address asks for, and over it questions, notices and what went wrong with a link. */
import { BadLink, Games, Help, Question, Rules, Settings, Statistics } from './parts.ts';
import { useShell } from './shell.ts';
import { TableScreen } from './table-screen.tsx';
import { Notices } from './ui/notices.tsx';

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
