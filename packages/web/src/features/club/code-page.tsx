/** Signs in by a code in a link, once the player says so: opening a link alone must not use it up. */
import type { Me } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { ClubPage } from './club-page.tsx';
import { ACCOUNT_HREF } from './club-route.ts';
import { clubOf } from './club.ts';
import { clubWords } from './messages.ts';
import { problemText } from './problem-text.ts';

export const CodePage = ({ code }: { readonly code: string }) => {
  const club = clubOf(useShell());
  const [fault, setFault] = useState('');
  const use = async (): Promise<void> => {
    const used = await club.client.ask<Me>('POST', '/codes/use', { code });
    if (!used.ok) return setFault(problemText(used));
    club.become(used.value);
    // The code stays in no history.
    location.replace(ACCOUNT_HREF);
  };
  return (
    <ClubPage title={clubWords.signInTitle}>
      <p>{clubWords.codeAbout}</p>
      <p>
        <button type="button" class="button primary" onClick={() => void use()} data-test="use-code">
          {clubWords.signInHere}
        </button>
      </p>
      <p class="faults" role="alert">
        {fault}
      </p>
    </ClubPage>
  );
};
