/** The name of an account, its export, and its deletion. */
import type { Me } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { saveFile } from '../../platform/save-file.ts';
import { ask } from '../../shell/questions.ts';
import { useShell } from '../../shell/shell.ts';
import { clubOf } from './club.ts';
import { clubWords } from './messages.ts';
import { forgetPlays } from './open-play.ts';
import { problemText } from './problem-text.ts';

export const AccountData = ({ me }: { readonly me: Me }) => {
  const shell = useShell();
  const club = clubOf(shell);
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const rename = async (to: string | null): Promise<void> => {
    const renamed = await club.client.ask<Me>('PATCH', '/me', { name: to });
    if (renamed.ok) club.become(renamed.value);
    setSaid(renamed.ok ? clubWords.renamed(renamed.value.name) : problemText(renamed));
  };
  const download = async (): Promise<void> => {
    const exported = await club.client.ask<object>('GET', '/me/export');
    if (exported.ok)
      saveFile('cairn-account.json', JSON.stringify(exported.value, null, 2), 'application/json');
    else setSaid(problemText(exported));
  };
  const remove = async (): Promise<void> => {
    const removed = await club.client.ask('DELETE', '/me');
    if (!removed.ok) return setSaid(problemText(removed));
    await forgetPlays(shell.db);
    club.become(null);
  };
  return (
    <section class="card-box" aria-labelledby="club-data">
      <h2 id="club-data">{clubWords.yourData}</h2>
      <form
        class="club-inline"
        onSubmit={(event) => {
          event.preventDefault();
          void rename(name);
        }}
      >
        <label for="club-name">{clubWords.name}</label>
        <input
          id="club-name"
          class="field"
          required
          maxLength={40}
          placeholder={me.name}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          data-test="club-name"
        />
        <button type="submit" class="button">
          {clubWords.rename}
        </button>
        <button type="button" class="button" onClick={() => void rename(null)} data-test="made-up-name">
          {clubWords.madeUpName}
        </button>
      </form>
      <div class="buttons">
        <button type="button" class="button" onClick={() => void download()} data-test="export">
          {clubWords.export}
        </button>
        <button
          type="button"
          class="button"
          data-test="delete-account"
          onClick={() =>
            ask(shell, {
              about: {
                title: clubWords.deleting.title,
                lines: [...clubWords.deleting.lines],
                yes: clubWords.deleting.yes,
                no: pageWords.cancel,
              },
              run: () => void remove(),
            })
          }
        >
          {clubWords.delete}
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
};
