/** Sends the player's results as a link, which opens the comparison. They need a name to be told apart by. */
import { useState } from 'preact/hooks';
import { canShare, shareLink } from '../../../shell/share.ts';
import { useShell } from '../../../shell/shell.ts';
import { look } from '../play.ts';
import { answerLink } from './answer-link.ts';
import { Faults } from './faults.tsx';
import { duplicateWords } from './messages.ts';
import { openRoom, rename, type Changing, type Room, type RoomFault } from './room.ts';
import { isNameless } from './say.ts';
import { useCopy } from './use-copy.ts';

export const SendResults = ({ room, changed }: Changing) => {
  const shell = useShell();
  const words = duplicateWords;
  const [name, setName] = useState('');
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const { copied, copy } = useCopy();
  const asksName = isNameless(room);
  /** The room under the name that was entered. */
  const named = async (): Promise<Room | readonly RoomFault[]> => {
    if (!asksName) return room;
    if (name.trim() === '') return [{ code: 'nameless', path: '' }];
    const wrong = await rename(shell, room, name);
    if (wrong.length > 0) return wrong;
    const loaded = await look(shell, room.loaded.kept.id);
    const opened = loaded?.ok === true ? openRoom(loaded.value) : null;
    return opened?.ok === true ? opened.value : room;
  };
  const send = async (): Promise<void> => {
    const sender = await named();
    if (!('own' in sender)) return setFaults(sender);
    const link = await answerLink({ ...sender.all, results: sender.own });
    if (link === null) return setFaults([{ code: 'answer-long', path: '' }]);
    setFaults([]);
    await (canShare() ? shareLink(shell, words.answerTitle, link) : copy(link));
    return asksName ? changed() : undefined;
  };
  return (
    <section class="card-box stack" aria-labelledby="send-results">
      <h2 id="send-results">{words.sendResults}</h2>
      <p>{words.sendResultsText}</p>
      {asksName && (
        <>
          <label for="sender">{words.yourName}</label>
          <input
            id="sender"
            type="text"
            class="field"
            maxLength={40}
            autocomplete="off"
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </>
      )}
      <div class="buttons">
        <button type="button" class="button primary" data-test="send-results" onClick={() => void send()}>
          {canShare() ? words.sendResults : words.copyResults}
        </button>
      </div>
      <p role="status" data-test="results-sent">
        {copied}
      </p>
      <Faults faults={faults} />
    </section>
  );
};
