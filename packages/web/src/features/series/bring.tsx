/** A form for a series as a file or as text. Every record is replayed before anything is stored. */
import type { Fault } from '@cairn/engine';
import { faultLine } from '@cairn/rulebook';
import { useState } from 'preact/hooks';
import { takeText } from './text.ts';
import { useShell } from '../../shell/shell.ts';
import { FaultList } from '../../ui/fault-list.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { seriesWords } from './messages.ts';

export const Bring = () => {
  const shell = useShell();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const words = seriesWords;
  const open = async (source: string): Promise<void> => setFaults(await takeText(shell, source));
  return (
    <details>
      <summary>{words.bring}</summary>
      <div class="stack">
        <FileButton
          label={words.bringFile}
          accept="text/plain,.txt"
          test="series-file"
          take={(file) => void file.text().then(open)}
        />
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
        <FaultList
          lines={faults.map((each) => faultLine(each))}
          lead={words.notBrought}
          name="series-faults"
        />
      </div>
    </details>
  );
};
