/** The reports that nobody has settled yet. */
import type { Method, Reports } from '@cairn/wire';
import { useRef, useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { clubOf } from './club.ts';
import { clubWords } from './messages.ts';
import { problemText } from './problem-text.ts';
import { ClubProblem } from './problem.tsx';
import { useAnswer } from './use-answer.ts';

const NOT_FOUND = 404;

export const OpenReports = () => {
  const { client } = clubOf(useShell());
  const { answer, ask } = useAnswer<Reports>('/admin/reports');
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** @param isLast whether the report leaves the list. */
  const send = async (method: Method, path: string, body: object, isLast: boolean): Promise<void> => {
    // A report that is settled twice is unknown the second time.
    if (isBusy.current) return;
    isBusy.current = true;
    const sent = await client.ask(method, path, body);
    isBusy.current = false;
    setSaid(sent.ok ? clubWords.done : problemText(sent));
    if (!sent.ok && sent.status !== NOT_FOUND) return;
    // The button that has the focus goes with its report.
    if (isLast) heading.current?.focus();
    ask();
  };
  if (answer === null) return null;
  return (
    <section class="card-box" aria-labelledby="club-reports" data-test="club-reports">
      <h2 id="club-reports" ref={heading} tabIndex={-1}>
        {clubWords.reports}
      </h2>
      {!answer.ok && <ClubProblem answer={answer} retry={ask} />}
      {answer.ok && answer.value.reports.length === 0 && <p class="quiet">{clubWords.noReports}</p>}
      <ul class="club-rows">
        {(answer.ok ? answer.value.reports : []).map(({ id, kind, subject, name, reporter, reason, at }) => (
          <li key={id} class="club-board">
            <span>
              {clubWords.reportedAs[kind]}: <b data-proper>{name ?? clubWords.gone}</b>{' '}
              <span class="quiet">{clubWords.reportedBy(reporter ?? clubWords.gone, new Date(at))}</span>
              <br />
              <span data-proper>{reason}</span>
              {kind !== 'name' && (
                <>
                  <br />
                  <span class="quiet">{clubWords.idOf(subject)}</span>
                </>
              )}
            </span>
            {kind === 'title' && name !== null && (
              <button
                type="button"
                class="button"
                onClick={() =>
                  void send('PATCH', `/contests/${encodeURIComponent(subject)}`, { title: null }, false)
                }
                data-test="make-title"
              >
                {clubWords.makeTitle}
              </button>
            )}
            <button
              type="button"
              class="button"
              onClick={() => void send('POST', `/admin/reports/${id}/settle`, {}, true)}
              data-test="settle"
            >
              {clubWords.settle}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" class="club-said" data-test="reports-said">
        {said}
      </p>
    </section>
  );
};
