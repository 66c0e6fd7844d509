/** Every finished game, the last one first: how it ended, and a way to look at it again. Records come in as text, too. */
import { compileKnown, fault, type Fault } from '@cairn/engine';
import { games } from '@cairn/games';
import { isScored } from '@cairn/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { readGroup } from '../../store/statistics.ts';
import type { ResultRow } from '../../store/results.ts';
import { library } from '../library.ts';
import { recordHref } from '../route.ts';
import { useShell } from '../shell.ts';
import { Page } from '../ui/page.tsx';
import { pageWords } from '../words/pages.ts';
import { words } from '../words/words.ts';

/** As many at a time. */
const PORTION = 100;
/** Where a pasted record is kept until the next one. */
export const PASTED = 'pasted';

interface Played {
  readonly title: string;
  readonly score: string;
}

/** What a result is called and shows; the groups of one page are few, so each is compiled once. */
const reader = (): ((row: ResultRow) => Played) => {
  const known = new Map<string, (score: number) => Played>();
  const read = (group: string): ((score: number) => Played) => {
    const { id, options } = readGroup(group);
    const def = games.find((each) => each.id === id);
    const game = def === undefined ? null : compileKnown(def, options);
    if (game === null || !game.ok) return () => ({ title: id, score: '' });
    const { value } = game;
    return (score) => ({
      title: value.def.title,
      score: isScored(value) ? pageWords.amount(score, value.score.unit) : '',
    });
  };
  return ({ group, score }) => {
    const say = known.get(group) ?? read(group);
    known.set(group, say);
    return say(score);
  };
};

const Row = ({ row, read }: { readonly row: ResultRow; readonly read: (row: ResultRow) => Played }) => {
  const { title, score } = read(row);
  const deal = row.deal.length > 20 ? '–' : row.deal;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{deal}</td>
      <td>{pageWords.outcomes[row.outcome]}</td>
      <td>{score}</td>
      <td>{words.time(Math.round(row.spent / 1000))}</td>
      <td>
        <a href={recordHref(row.id)} aria-label={pageWords.lookAt(title, deal)} data-test="look">
          {pageWords.look}
        </a>
      </td>
    </tr>
  );
};

/** A field for a record as text: what can be played is looked at, anything else says what is wrong with it. */
const Paste = () => {
  const shell = useShell();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const open = async (): Promise<void> => {
    const session = (await library.get()).openRecord(text);
    setFaults(session.ok ? [] : session.error);
    if (!session.ok) return;
    try {
      await shell.db.write([{ drawer: 'records', key: PASTED, value: text }]);
    } catch {
      return setFaults([fault('storage', '', pageWords.notStored)]);
    }
    location.hash = recordHref(PASTED);
  };
  return (
    <details>
      <summary>{pageWords.importRecord}</summary>
      <div class="stack">
        <label for="record-text">{pageWords.recordText}</label>
        <textarea
          id="record-text"
          rows={8}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="button" class="button" data-test="open-record" onClick={() => void open()}>
          {pageWords.open}
        </button>
        <ul class="faults" role="alert" data-test="record-faults">
          {faults.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{path === '' ? message : `${path}: ${message}`}</li>
          ))}
        </ul>
      </div>
    </details>
  );
};

const History = () => {
  const shell = useShell();
  const [rows, setRows] = useState<readonly ResultRow[] | null>(null);
  const [shown, setShown] = useState(PORTION);
  useEffect(
    () =>
      void shell
        .ledger()
        .then((ledger) => setRows([...ledger.rows.value.values()].toSorted((a, b) => b.at - a.at))),
    [],
  );
  const read = reader();
  return (
    <Page title={pageWords.historyTitle}>
      {rows?.length === 0 && <p>{pageWords.noHistory}</p>}
      {rows !== null && rows.length > 0 && (
        <div class="scroll">
          <table class="results">
            <tbody>
              {rows.slice(0, shown).map((row) => (
                <Row key={row.id} row={row} read={read} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows !== null && rows.length > shown && (
        <p>
          <button type="button" class="button" onClick={() => setShown(shown + PORTION)}>
            {pageWords.more}
          </button>
        </p>
      )}
      <Paste />
    </Page>
  );
};

export default History;
