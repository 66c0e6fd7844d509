/** Reports a name, or the title of a contest, to the admins. */
import { useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { clubOf } from './club.ts';
import { clubWords } from './messages.ts';
import { problemText } from './problem-text.ts';

interface Props {
  /** Id of the contest whose title can be reported; null: it has none. */
  readonly contest: string | null;
}

export const ReportForm = ({ contest }: Props) => {
  const { client, join } = clubOf(useShell());
  const [isTitle, setTitle] = useState(false);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    const joined = await join();
    const what =
      isTitle && contest !== null
        ? { kind: 'title', subject: contest }
        : { kind: 'name', subject: name.trim() };
    const sent = joined.ok
      ? await client.ask('POST', '/reports', { ...what, reason: reason.trim() })
      : joined;
    setSaid(sent.ok ? clubWords.reported : problemText(sent));
    if (sent.ok) setReason('');
  };
  return (
    <details class="card-box" data-test="club-report">
      <summary>{contest === null ? clubWords.report : clubWords.reportAny}</summary>
      <form
        class="club-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {contest !== null && (
          <div class="club-field">
            <label for="report-what">{clubWords.reportWhat}</label>
            <select
              id="report-what"
              value={isTitle ? 'title' : 'name'}
              onChange={({ currentTarget }) => setTitle(currentTarget.value === 'title')}
              data-test="report-what"
            >
              <option value="name">{clubWords.reportOf.name}</option>
              <option value="title">{clubWords.reportOf.title}</option>
            </select>
          </div>
        )}
        {!(isTitle && contest !== null) && (
          <div class="club-field">
            <label for="report-name">{clubWords.reportWho}</label>
            <input
              id="report-name"
              class="field"
              required
              maxLength={60}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </div>
        )}
        <div class="club-field">
          <label for="report-reason">{clubWords.reportWhy}</label>
          <textarea
            id="report-reason"
            required
            maxLength={500}
            rows={3}
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </div>
        <div class="buttons">
          <button type="submit" class="button" data-test="send-report">
            {clubWords.send}
          </button>
        </div>
        <p role="status">{said}</p>
      </form>
    </details>
  );
};
