/** The start screen of the app: its content, renewed when it is shown, and the deals of earlier days. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { logBug } from '../../platform/errors.ts';
import { useShell } from '../../shell/shell.ts';
import { Calendar } from './calendar.tsx';
import type { StartContent } from './content.ts';
import { gather } from './gather.ts';
import { startWords } from './messages.ts';
import { StartPage } from './start-page.tsx';

interface Props {
  /** What is shown until newer content has been gathered. */
  readonly first: StartContent;
}

export const StartScreen = ({ first }: Props) => {
  const shell = useShell();
  const [content, setContent] = useState(first);
  const [earlier, setEarlier] = useState(false);
  useEffect(() => {
    document.title = words.appName;
    let wanted = true;
    const renew = async (): Promise<void> => {
      const next = await gather(shell);
      if (wanted) setContent(next);
    };
    void renew().catch(logBug);
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <>
      <StartPage content={content} words={startWords} showEarlier={() => setEarlier(true)} />
      {earlier && <Calendar close={() => setEarlier(false)} />}
    </>
  );
};
