/** Help: how to play with hand or keyboard, every key, every command. */
import { ABOUT_ACTS } from '../acts.ts';
import { useShell } from '../shell.ts';
import { More } from '../ui/more.tsx';
import { Page } from '../ui/page.tsx';
import { helpWords, pageWords } from '../words/pages.ts';
import { words } from '../words/words.ts';

const actKeys = () =>
  Object.values(ABOUT_ACTS).flatMap(({ key, word }) =>
    key === ''
      ? []
      : [
          {
            keys: key === 'Z' ? ['Shift', 'Z'] : [key.length === 1 ? key.toUpperCase() : key],
            label: words[word],
          },
        ],
  );

const Help = () => {
  const shell = useShell();
  const single = shell.settings.value.keys === 'on';
  return (
    <Page title={pageWords.helpTitle}>
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
            {[...helpWords.tableKeys, ...actKeys()].map(({ keys, label }) => (
              <tr key={label}>
                <th scope="row">
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </th>
                <td>{label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h2>{helpWords.commandTitle}</h2>
        <p>{pageWords.commandHelp}</p>
      </section>
      <section>
        <h2>{helpWords.countTitle}</h2>
        <p>{pageWords.whatCounts}</p>
      </section>
      <More but="help" />
    </Page>
  );
};

export default Help;
