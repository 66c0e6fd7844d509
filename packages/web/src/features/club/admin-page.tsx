/** What admins do: reports, names, results, contests, one-time links, limits. */
import type { FoundAccount, Method, SharedNetworks, SiteFigures } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { useShell } from '../../shell/shell.ts';
import { AdminLimits } from './admin-limits.tsx';
import { OpenReports } from './admin-reports.tsx';
import { ClubPage } from './club-page.tsx';
import { codeHref, contestHref } from './club-route.ts';
import { clubOf } from './club.ts';
import { gameTitle } from './game-title.ts';
import { clubWords } from './messages.ts';
import { ClubProblem } from './problem.tsx';
import { problemText } from './problem-text.ts';
import { useAnswer } from './use-answer.ts';

const Figures = () => {
  const { answer, ask } = useAnswer<SiteFigures>('/admin/site');
  if (answer === null) return null;
  if (!answer.ok) return <ClubProblem answer={answer} retry={ask} />;
  const { accounts, guests, contests, plays, results, reports, exported } = answer.value;
  const shown = { accounts, guests, contests, plays, results, reports };
  return (
    <>
      <dl class="figures">
        {(Object.keys(shown) as (keyof typeof shown)[]).map((name) => (
          <div key={name}>
            <dt>{clubWords.figures[name]}</dt>
            <dd>{pageWords.number(shown[name])}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        {exported === null ? clubWords.neverCopied : clubWords.copiedOn(new Date(exported))}
      </p>
    </>
  );
};

/** Boards that several accounts opened from one network. */
const Networks = () => {
  const { answer } = useAnswer<SharedNetworks>('/admin/networks');
  if (answer?.ok !== true || answer.value.boards.length === 0) return null;
  return (
    <details class="card-box">
      <summary>{clubWords.sameNetwork}</summary>
      <p>{clubWords.sameNetworkAbout}</p>
      <ul class="club-rows">
        {answer.value.boards.map(({ contest, title, board, game, at, players }) => (
          <li key={`${contest} ${board} ${players.join()}`} class="club-board">
            <span>
              <a href={contestHref(contest)}>
                {title === '' ? gameTitle(game) : `${title}, ${clubWords.board(board + 1)}`}
              </a>
              <br />
              <span data-proper>{players.join(', ')}</span>
              <br />
              <span class="quiet">{clubWords.onTime(new Date(at))}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

interface DoProps {
  readonly title: string;
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly button: string;
  /** Resolves with what is said then. */
  readonly run: (values: Readonly<Record<string, string>>) => Promise<string>;
}

/** One thing that an admin can do, with the texts it needs. */
const Do = ({ title, fields, button, run }: DoProps) => {
  const [said, setSaid] = useState('');
  return (
    <form
      class="card-box"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
        void run(values).then(setSaid);
      }}
    >
      <h2>{title}</h2>
      {fields.map(({ name, label }) => (
        <label key={name} class="club-field">
          {label}
          <input class="field" name={name} />
        </label>
      ))}
      <button type="submit" class="button">
        {button}
      </button>
      <p role="status" class="club-said">
        {said}
      </p>
    </form>
  );
};

export const AdminPage = () => {
  const club = clubOf(useShell());
  const { client } = club;
  const me = club.me.value;
  if (me?.admin !== true)
    return (
      <ClubPage title={clubWords.admin}>
        <p>{me === undefined ? clubWords.asking : clubWords.notAdmin}</p>
      </ClubPage>
    );
  const did = async (path: string, body: object, method: Method = 'POST'): Promise<string> => {
    const done = await client.ask(method, path, body);
    return done.ok ? clubWords.done : problemText(done);
  };
  const rename = async ({ name = '', to = '' }: Readonly<Record<string, string>>): Promise<string> => {
    const found = await client.ask<FoundAccount>('GET', `/admin/accounts?name=${encodeURIComponent(name)}`);
    return found.ok
      ? did(`/admin/accounts/${found.value.id}/name`, { name: to.trim() === '' ? null : to.trim() })
      : problemText(found);
  };
  const link = async ({ name = '' }: Readonly<Record<string, string>>): Promise<string> => {
    const made = await client.ask<{ readonly code: string }>('POST', '/codes', { kind: 'reset', name });
    return made.ok ? `${location.origin}/${codeHref(made.value.code)}` : problemText(made);
  };
  const { adminDo: words } = clubWords;
  return (
    <ClubPage title={clubWords.admin}>
      <Figures />
      <OpenReports />
      <Networks />
      <Do
        title={words.name}
        button={words.rename}
        fields={[
          { name: 'name', label: words.nameNow },
          { name: 'to', label: words.nameTo },
        ]}
        run={rename}
      />
      <Do
        title={words.void}
        button={words.voidIt}
        fields={[
          { name: 'play', label: words.play },
          { name: 'reason', label: words.reason },
        ]}
        run={({ play = '', reason = '' }) =>
          did(`/admin/plays/${encodeURIComponent(play)}/void`, {
            reason: reason.trim() === '' ? null : reason,
          })
        }
      />
      <Do
        title={words.title}
        button={words.rename}
        fields={[
          { name: 'contest', label: words.contest },
          { name: 'to', label: words.titleTo },
        ]}
        run={({ contest = '', to = '' }) =>
          did(
            `/contests/${encodeURIComponent(contest)}`,
            { title: to.trim() === '' ? null : to.trim() },
            'PATCH',
          )
        }
      />
      <Do
        title={words.close}
        button={words.closeIt}
        fields={[{ name: 'contest', label: words.contest }]}
        run={({ contest = '' }) => did(`/admin/contests/${encodeURIComponent(contest)}/close`, {})}
      />
      <Do
        title={words.link}
        button={words.makeLink}
        fields={[{ name: 'name', label: words.nameNow }]}
        run={link}
      />
      <AdminLimits />
    </ClubPage>
  );
};
