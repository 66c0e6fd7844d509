/** Help: playing by hand or keyboard, every key, every command. */
import { useEffect } from 'preact/hooks';
import type { OwnKeys } from '../../play/own-keys.ts';
import { readOwnKeys } from '../../shell/own-keys.ts';
import { useShell, type ActionRegistry } from '../../shell/shell.ts';
import { Slot } from '../../shell/slot.tsx';
import { More } from '../../shell/more.tsx';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { helpWords } from './messages.ts';

const actionKeys = ({ definitions, ownKeys }: ActionRegistry) =>
  definitions.value.flatMap(({ id, key: usual = '', label }) => {
    const key = ownKeys.value[id] ?? usual;
    if (key === '') return [];
    return [
      {
        keys: key === 'Z' ? ['Shift', 'Z'] : [key.length === 1 ? key.toUpperCase() : key],
        label: label(),
      },
    ];
  });

/** The default letters of the table's keys, as the list of keys shows them. */
const KIND_OF: Readonly<Record<string, string>> = { D: 'draw', F: 'home', V: 'read' };
const printedKey = (key: string, own: OwnKeys): string => own[KIND_OF[key] ?? '']?.toUpperCase() ?? key;

export const Help = () => {
  const shell = useShell();
  const single = shell.settings.value.keys === 'on';
  const own = shell.actions.ownKeys.value;
  useEffect(() => {
    void readOwnKeys(shell);
    void shell.actions.load();
  }, []);
  return (
    <Page title={helpWords.helpTitle}>
      <section>
        <h2>{helpWords.handTitle}</h2>
        {helpWords.hand.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section>
        <h2>{helpWords.keysTitle}</h2>
        {!single && <p>{helpWords.keysAreOff}</p>}
        <table class="keys">
          <tbody>
            {[...helpWords.tableKeys, ...actionKeys(shell.actions)].map(({ keys, label }) => (
              <tr key={label}>
                <th scope="row">
                  {keys.map((key) => (
                    <kbd key={key}>{printedKey(key, own)}</kbd>
                  ))}
                </th>
                <td>{label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Slot name="help" />
      <section>
        <h2>{helpWords.countTitle}</h2>
        <p>{pageWords.whatCounts}</p>
      </section>
      <More but="help" />
    </Page>
  );
};
