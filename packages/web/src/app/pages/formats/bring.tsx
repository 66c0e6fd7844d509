/** A series from elsewhere, as a file or as text: played again from its records before anything of it is kept. */
import type { Fault } from '@cairn/engine';
import { faultLine } from '@cairn/rulebook';
import { useState } from 'preact/hooks';
import { seriesHref } from '../../route.ts';
import { liveOfText } from '../../series/text.ts';
import { useShell } from '../../shell.ts';
import { pageWords } from '../../words/pages.ts';

/** More of what is wrong nobody reads. */
const SHOWN = 5;

export const Bring = () => {
  const shell = useShell();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { series: words } = pageWords;
  const tell = (list: readonly Fault[]): void =>
    setFaults(list.slice(0, SHOWN).map((fault) => faultLine(fault)));
  const open = async (source: string): Promise<void> => {
    const made = liveOfText(source);
    if (!made.ok) return tell(made.error);
    try {
      await shell.db.write(made.value.changes);
    } catch {
      return setFaults([pageWords.notStored]);
    }
    location.hash = seriesHref(made.value.live.kept.id);
  };
  return (
    <details>
      <summary>{words.bring}</summary>
      <div class="stack">
        <label class="button">
          {words.bringFile}
          <input
            type="file"
            accept="text/plain,.txt"
            class="unseen-text"
            data-test="series-file"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void file?.text().then(open);
              currentTarget.value = '';
            }}
          />
        </label>
        <label for="series-text">{words.bringText}</label>
        <textarea
          id="series-text"
          rows={8}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="button" class="button" data-test="bring-series" onClick={() => void open(text)}>
          {words.bringIt}
        </button>
        <div role="alert" data-test="series-faults">
          {faults.length > 0 && <p>{words.notBrought}</p>}
          <ul class="faults">
            {faults.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
};
