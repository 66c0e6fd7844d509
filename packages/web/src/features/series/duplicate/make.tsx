/** Makes a duplicate from deals and links, one per line, or from a duplicate file. */
import { makeBoard } from '@cairn/formats';
import { useState } from 'preact/hooks';
import { enterRoom } from './enter.ts';
import { readBoards, type RoomFault } from './room.ts';
import { randomDeal } from '../../../play/random-deal.ts';
import { useShell, type Shell } from '../../../shell/shell.ts';
import { Faults } from './faults.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { duplicateWords } from './messages.ts';

/** The deal on the table, as a line of the list: its link. */
const onTable = (shell: Shell): string => {
  const address = shell.controller.value?.position.address.value;
  return address === undefined ? '' : `${new URL(address, location.href).href}\n`;
};

/** The text with another deal of the game in its last line; the same text if that line is no board. */
const withAnother = (text: string): string => {
  const made = readBoards('', text);
  const last = made.ok ? made.value.boards.at(-1) : undefined;
  if (last === undefined) return text;
  return `${text.trimEnd()}\n${makeBoard({ ...last, deal: randomDeal() })}\n`;
};

export const Make = () => {
  const shell = useShell();
  const [title, setTitle] = useState('');
  const [text, setText] = useState(() => onTable(shell));
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const words = duplicateWords;
  const create = async (source: string): Promise<void> => {
    const made = readBoards(title, source);
    setFaults(made.ok ? await enterRoom(shell, made.value) : made.error);
  };
  return (
    <section class="card-box stack" aria-labelledby="make-duplicate">
      <h2 id="make-duplicate">{words.make}</h2>
      <label for="duplicate-title">{words.name}</label>
      <input
        id="duplicate-title"
        type="text"
        class="field"
        maxLength={60}
        autocomplete="off"
        aria-describedby="duplicate-title-help"
        value={title}
        onInput={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <p class="quiet" id="duplicate-title-help">
        {words.nameHelp}
      </p>
      <label for="duplicate-boards">{words.list}</label>
      <textarea
        id="duplicate-boards"
        rows={5}
        spellcheck={false}
        aria-describedby="duplicate-boards-help"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p class="quiet" id="duplicate-boards-help">
        {words.listHelp}
      </p>
      <div class="buttons">
        <button type="button" class="button" data-test="add-deal" onClick={() => setText(withAnother(text))}>
          {words.addDeal}
        </button>
        <FileButton
          label={words.fromFile}
          accept="text/plain,.txt,.cairn"
          test="duplicate-file"
          take={(file) => void file.text().then(create)}
        />
        <button type="button" class="button" data-test="create-duplicate" onClick={() => void create(text)}>
          {words.create}
        </button>
      </div>
      <Faults faults={faults} />
    </section>
  );
};
