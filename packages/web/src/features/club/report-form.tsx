/** Reports a name or a result to the admins. */
import { useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { clubOf } from './club.ts';
import { clubWords } from './messages.ts';
import { problemText } from './problem-text.ts';

export const ReportForm = () => {
  const { client, join } = clubOf(useShell());
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    const joined = await join();
    const body = { kind: 'name', subject: name.trim(), reason: reason.trim() };
    const sent = joined.ok ? await client.ask('POST', '/reports', body) : joined;
    setSaid(sent.ok ? clubWords.reported : problemText(sent));
    if (sent.ok) setReason('');
  };
  return (
    <details class="card-box">
      <summary>{clubWords.report}</summary>
      <form
        class="club-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
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
        <button type="submit" class="button">
          {clubWords.send}
        </button>
        <p role="status">{said}</p>
      </form>
    </details>
  );
};
