/** Where the account is signed in, and its passkeys. */
import type { Me } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { clubOf } from './club.ts';
import { clubWords } from './messages.ts';
import { problemText } from './problem-text.ts';
import { useAnswer } from './use-answer.ts';

interface Sessions {
  readonly current: string;
  readonly sessions: readonly { readonly id: string; readonly label: string; readonly seen: number }[];
}
interface Passkeys {
  readonly passkeys: readonly {
    readonly id: string;
    readonly label: string;
    readonly made: number;
    readonly used: number | null;
  }[];
}

export const Devices = ({ me }: { readonly me: Me }) => {
  const club = clubOf(useShell());
  const sessions = useAnswer<Sessions>('/me/sessions');
  // Another passkey changes the number of ways back, and so asks again.
  const passkeys = useAnswer<Passkeys>(`/me/passkeys?of=${me.waysBack}`);
  const [fault, setFault] = useState('');
  const remove = async (path: string): Promise<void> => {
    const removed = await club.client.ask('DELETE', path);
    setFault(removed.ok ? '' : problemText(removed));
    await club.look();
    sessions.ask();
    passkeys.ask();
  };
  const signOut = async (): Promise<void> => {
    const out = await club.client.ask('POST', '/signout', {});
    if (out.ok) club.become(null);
    else setFault(problemText(out));
  };
  return (
    <section class="card-box" aria-labelledby="club-devices">
      <h2 id="club-devices">{clubWords.devices}</h2>
      <ul class="club-rows">
        {sessions.answer?.ok === true &&
          sessions.answer.value.sessions.map(({ id, label, seen }) => {
            const isHere = sessions.answer?.ok === true && sessions.answer.value.current === id;
            return (
              <li key={id} class="club-board">
                <span>
                  {label}{' '}
                  <span class="quiet">{isHere ? clubWords.thisDevice : clubWords.seen(new Date(seen))}</span>
                </span>
                {!isHere && (
                  <button
                    type="button"
                    class="button"
                    aria-label={clubWords.signOutOf(label)}
                    onClick={() => void remove(`/me/sessions/${id}`)}
                  >
                    {clubWords.signOut}
                  </button>
                )}
              </li>
            );
          })}
      </ul>
      {passkeys.answer?.ok === true && passkeys.answer.value.passkeys.length > 0 && (
        <>
          <h3>{clubWords.passkeys}</h3>
          <ul class="club-rows">
            {passkeys.answer.value.passkeys.map(({ id, label, made }) => (
              <li key={id} class="club-board">
                <span>
                  {label === '' ? clubWords.passkey : label}{' '}
                  <span class="quiet">{clubWords.madeOn(new Date(made))}</span>
                </span>
                <button type="button" class="button" onClick={() => void remove(`/me/passkeys/${id}`)}>
                  {clubWords.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="buttons">
        <button type="button" class="button" onClick={() => void signOut()} data-test="sign-out">
          {clubWords.signOutHere}
        </button>
      </div>
      <p class="faults" role="alert">
        {fault}
      </p>
    </section>
  );
};
