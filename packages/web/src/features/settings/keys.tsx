/** The player's own keys: every action with its key. Pressing another key changes it. A conflict is shown. */
import { useEffect, useState } from 'preact/hooks';
import { cleanKeys, isSingle, OWN_KEYS, type OwnKeys } from '../../play/own-keys.ts';
import { ACTION_LETTERS, COLUMN_KEYS } from '@cairn/table';
import { readOwnKeys } from '../../shell/own-keys.ts';
import { useShell, type ActionDefinition } from '../../shell/shell.ts';
import { settingsWords } from './messages.ts';

interface Row {
  readonly id: string;
  readonly label: string;
  /** The default key. */
  readonly usual: string;
}

/** Actions of the table, then the others. Their labels have no dots, which stand for a dialog. */
const rows = (actions: readonly ActionDefinition[]): readonly Row[] => [
  ...(Object.keys(ACTION_LETTERS) as (keyof typeof ACTION_LETTERS)[]).map((id) => ({
    id,
    label: settingsWords.keyActs[id],
    usual: ACTION_LETTERS[id],
  })),
  ...actions.map(({ id, label, key = '' }) => ({ id, label: label().replace(/\s?…/, ''), usual: key })),
];

/** The name of a key as it is printed on keyboards. */
const printed = (key: string): string =>
  key === '' ? settingsWords.noKey : key === 'Z' ? '⇧Z' : key.toUpperCase();

export const KeyTable = () => {
  const shell = useShell();
  const [asking, setAsking] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    void readOwnKeys(shell);
    void shell.actions.load();
  }, []);
  const own = shell.actions.ownKeys.value;
  const all = rows(shell.actions.definitions.value);
  const keyOf = ({ id, usual }: Row): string => own[id] ?? usual;

  const keep = (next: OwnKeys): void => {
    shell.actions.ownKeys.value = cleanKeys(next);
    void shell.db.write([{ store: 'settings', key: OWN_KEYS, value: shell.actions.ownKeys.value }]);
  };
  const give = (row: Row, key: string): void => {
    const { [row.id]: _, ...others } = own;
    keep(key === row.usual ? others : { ...others, [row.id]: key });
    setSaid(settingsWords.keyGiven(row.label, printed(key)));
    setAsking('');
  };
  const onKey = (row: Row, event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' || event.key === 'Tab') return setAsking('');
    const gone = event.key === 'Backspace' || event.key === 'Delete';
    if (!gone && !isSingle(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    // Z and Shift+Z stay apart, because they are undo and redo everywhere. For other letters Shift makes no
    // difference.
    const key = gone ? '' : row.usual === 'Z' && event.key === 'Z' ? 'Z' : event.key.toLowerCase();
    const taken = all.find((other) => key !== '' && other.id !== row.id && keyOf(other) === key);
    if (COLUMN_KEYS.includes(key) && key !== '') return setSaid(settingsWords.keyReserved(key));
    if (taken !== undefined) return setSaid(settingsWords.keyTaken(printed(key), taken.label));
    give(row, key);
  };

  return (
    <div class="own-keys" role="group" aria-labelledby="own-keys">
      <h3 id="own-keys">{settingsWords.ownKeys}</h3>
      <p class="quiet">{settingsWords.ownKeysHelp}</p>
      <p role="status" data-test="key-said">
        {said}
      </p>
      <ul>
        {all.map((row) => (
          <li key={row.id}>
            <span>{row.label}</span>
            <button
              type="button"
              class="button"
              aria-label={settingsWords.changeKey(row.label, printed(keyOf(row)))}
              aria-pressed={asking === row.id}
              data-test={`key-${row.id}`}
              onClick={() => {
                setSaid('');
                setAsking(asking === row.id ? '' : row.id);
              }}
              onKeyDown={(event) => {
                if (asking === row.id) onKey(row, event);
              }}
              onBlur={() => setAsking('')}
            >
              {asking === row.id && settingsWords.pressKey}
              {asking !== row.id && keyOf(row) === '' && <span class="quiet">{settingsWords.noKey}</span>}
              {asking !== row.id && keyOf(row) !== '' && <kbd>{printed(keyOf(row))}</kbd>}
            </button>
          </li>
        ))}
      </ul>
      <div class="buttons">
        <button
          type="button"
          class="button"
          data-test="reset-keys"
          disabled={Object.keys(own).length === 0}
          onClick={() => {
            keep({});
            setSaid('');
          }}
        >
          {settingsWords.resetKeys}
        </button>
      </div>
    </div>
  );
};
