/** The player's account: keeping it, signing in, its devices, what the club knows. */
import type { Answer, Me } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { AccountData } from './account-data.tsx';
import { ClubPage } from './club-page.tsx';
import { clubOf } from './club.ts';
import { codeHref } from './club-route.ts';
import { Devices } from './devices.tsx';
import { clubWords } from './messages.ts';
import { hasPasskeys, makePasskey, signInByPasskey } from './passkey.ts';
import { problemText } from './problem-text.ts';
import { QrCode } from './qr-code.tsx';

interface NewCode {
  readonly code: string;
  readonly until: number | null;
}

const Keep = ({ me }: { readonly me: Me }) => {
  const club = clubOf(useShell());
  const [said, setSaid] = useState('');
  const make = async (): Promise<void> => {
    setSaid('');
    const made = await makePasskey(club.client);
    if (made.ok) club.become(made.value);
    setSaid(made.ok ? clubWords.kept : problemText(made));
  };
  return (
    <section class="card-box" aria-labelledby="club-keep">
      <h2 id="club-keep">{me.kind === 'guest' ? clubWords.keep : clubWords.morePasskeys}</h2>
      <p>{me.kind === 'guest' ? clubWords.keepAbout : clubWords.passkeyAbout}</p>
      {hasPasskeys() ? (
        <button
          type="button"
          class={me.kind === 'guest' ? 'button primary' : 'button'}
          onClick={() => void make()}
          data-test="make-passkey"
        >
          {clubWords.makePasskey}
        </button>
      ) : (
        <p>{clubWords.noPasskeys}</p>
      )}
      <p role="status">{said}</p>
    </section>
  );
};

/** For who has an account already. */
const SignIn = ({ isGuest }: { readonly isGuest: boolean }) => {
  const club = clubOf(useShell());
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  const signIn = async (asking: Promise<Answer<Me>>): Promise<void> => {
    const answer = await asking;
    if (answer.ok) club.become(answer.value);
    setSaid(
      answer.ok
        ? answer.value.merged === true
          ? clubWords.merged
          : clubWords.signedIn
        : problemText(answer),
    );
  };
  return (
    <section class="card-box" aria-labelledby="club-sign-in">
      <h2 id="club-sign-in">{clubWords.signInTitle}</h2>
      <p>{isGuest ? clubWords.signInGuest : clubWords.signInAbout}</p>
      {hasPasskeys() && (
        <button
          type="button"
          class="button"
          onClick={() => void signIn(signInByPasskey(club.client))}
          data-test="use-passkey"
        >
          {clubWords.usePasskey}
        </button>
      )}
      <form
        class="club-inline"
        onSubmit={(event) => {
          event.preventDefault();
          void signIn(club.client.ask<Me>('POST', '/codes/use', { code }));
        }}
      >
        <label for="club-code">{clubWords.code}</label>
        <input
          id="club-code"
          class="field"
          required
          minLength={8}
          maxLength={60}
          autocomplete="one-time-code"
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <button type="submit" class="button">
          {clubWords.useCode}
        </button>
      </form>
      <p role="status">{said}</p>
    </section>
  );
};

const Codes = () => {
  const { client } = clubOf(useShell());
  const [link, setLink] = useState<NewCode | null>(null);
  const [recovery, setRecovery] = useState<NewCode | null>(null);
  const [fault, setFault] = useState('');
  const make = async (kind: 'link' | 'recovery', show: (code: NewCode) => void): Promise<void> => {
    const made = await client.ask<NewCode>('POST', '/codes', { kind });
    setFault(made.ok ? '' : problemText(made));
    if (made.ok) show(made.value);
  };
  const address = link === null ? '' : `${location.origin}/${codeHref(link.code)}`;
  return (
    <section class="card-box" aria-labelledby="club-codes">
      <h2 id="club-codes">{clubWords.secondDevice}</h2>
      <p>{clubWords.linkAbout}</p>
      {link === null ? (
        <button type="button" class="button" onClick={() => void make('link', setLink)} data-test="make-link">
          {clubWords.makeLink}
        </button>
      ) : (
        <div class="club-code" data-test="link-code">
          <QrCode text={address} label={clubWords.qr} />
          <p>
            {clubWords.enterCode} <strong class="club-secret">{link.code}</strong>
          </p>
        </div>
      )}
      <h3>{clubWords.recovery}</h3>
      <p>{clubWords.recoveryAbout}</p>
      {recovery === null ? (
        <button
          type="button"
          class="button"
          onClick={() => void make('recovery', setRecovery)}
          data-test="make-recovery"
        >
          {clubWords.makeRecovery}
        </button>
      ) : (
        <p data-test="recovery-code">
          <strong class="club-secret">{recovery.code}</strong> <span>{clubWords.recoveryOnce}</span>
        </p>
      )}
      <p class="faults" role="alert">
        {fault}
      </p>
    </section>
  );
};

export const AccountPage = () => {
  const club = clubOf(useShell());
  const me = club.me.value;
  return (
    <ClubPage title={clubWords.account}>
      {me === undefined && <p class="loading club-loading">{clubWords.asking}</p>}
      {me === null && <p>{clubWords.noAccount}</p>}
      {me !== null && me !== undefined && (
        <>
          <p data-test="club-me">
            <b data-proper>{me.name}</b>{' '}
            <span class="quiet">{me.kind === 'guest' ? clubWords.youAreGuest : clubWords.youAreKept}</span>
          </p>
          {me.kind !== 'guest' && me.waysBack < 2 && <p>{clubWords.oneWayBack}</p>}
          <Keep me={me} />
        </>
      )}
      {(me === null || me?.kind === 'guest') && <SignIn isGuest={me !== null} />}
      {me !== null && me !== undefined && (
        <>
          <Codes />
          <Devices key={me.id} me={me} />
          <AccountData me={me} />
        </>
      )}
      <section class="card-box" aria-labelledby="club-knows">
        <h2 id="club-knows">{clubWords.knows}</h2>
        <ul class="club-list">
          {clubWords.known.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </ClubPage>
  );
};
