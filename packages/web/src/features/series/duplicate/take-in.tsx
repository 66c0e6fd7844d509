/** The form for other players' results: a file, a record or the link of a game, pasted or opened. */
import { useState } from 'preact/hooks';
import { takeIn, type Changing, type RoomFault } from './room.ts';
import { useShell } from '../../../shell/shell.ts';
import { Faults } from './faults.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { duplicateWords } from './messages.ts';

export const TakeIn = ({ room, changed }: Changing) => {
  const shell = useShell();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const words = duplicateWords;
  const take = async (source: string): Promise<void> => {
    const taken = await takeIn(shell, room, source, name);
    setFaults(taken.ok ? [] : taken.error);
    setTold(!taken.ok ? '' : taken.value === 0 ? words.nothingNew : words.added(taken.value));
    if (!taken.ok) return;
    setText('');
    changed();
  };
  return (
    <section class="card-box stack" aria-labelledby="others">
      <h2 id="others">{words.others}</h2>
      <label for="others-text">{words.othersText}</label>
      <textarea
        id="others-text"
        rows={5}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <label for="others-name">{words.theirName}</label>
      <input
        id="others-name"
        type="text"
        class="field"
        maxLength={40}
        autocomplete="off"
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div class="buttons">
        <button type="button" class="button" data-test="add-others" onClick={() => void take(text)}>
          {words.add}
        </button>
        <FileButton
          label={words.othersFile}
          accept="text/plain,.txt,.cairn"
          test="others-file"
          take={(file) => void file.text().then(take)}
        />
      </div>
      <p role="status" data-test="taken">
        {told}
      </p>
      <Faults faults={faults} lead={words.notTaken} />
    </section>
  );
};
