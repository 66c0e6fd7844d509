/**
 * Sharing a duplicate: the link to its boards, and the results as a file under the player's name. A file can
 * be verified.
 */
import { makeDuplicate, sealed } from '@cairn/formats';
import { useState } from 'preact/hooks';
import { rename, roomLink, type Changing, type RoomFault } from './room.ts';
import { duplicateTitle, isNameless } from './say.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { canShare, shareLink } from '../../../shell/share.ts';
import { useShell } from '../../../shell/shell.ts';
import { Faults } from './faults.tsx';
import { duplicateWords } from './messages.ts';
import { useCopy } from './use-copy.ts';

const Name = (
  props: Changing & {
    readonly faults: readonly RoomFault[];
    readonly setFaults: (faults: readonly RoomFault[]) => void;
    readonly say: (text: string) => void;
  },
) => {
  const shell = useShell();
  const { room, changed, faults, setFaults, say } = props;
  const [name, setName] = useState(room.player);
  const words = duplicateWords;
  const change = async (): Promise<void> => {
    const wrong = await rename(shell, room, name);
    setFaults(wrong);
    if (wrong.length > 0) return;
    say(words.renamed);
    changed();
  };
  return (
    <div class="stack">
      <label for="player">{words.yourName}</label>
      <div class="buttons">
        <input
          id="player"
          type="text"
          class="field"
          maxLength={40}
          autocomplete="off"
          aria-describedby="player-help"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="button" class="button" data-test="rename" onClick={() => void change()}>
          {words.rename}
        </button>
      </div>
      <p class="quiet" id="player-help">
        {words.yourNameHelp}
      </p>
      <Faults faults={faults} />
    </div>
  );
};

/** The link to the boards, by the device's share sheet or the clipboard. */
export const ShareBoards = ({ room }: Pick<Changing, 'room'>) => {
  const shell = useShell();
  const words = duplicateWords;
  const link = roomLink(room.all);
  const { copied, copy } = useCopy();
  return (
    <section class="stack" aria-labelledby="pass-on">
      <h2 id="pass-on">{words.pass}</h2>
      <div class="buttons">
        {canShare() && (
          <button
            type="button"
            class="button"
            onClick={() => void shareLink(shell, duplicateTitle(room.all), link)}
          >
            {words.sendLink}
          </button>
        )}
        <button type="button" class="button" data-test="copy-boards" onClick={() => void copy(link)}>
          {words.copyLink}
        </button>
      </div>
      <p role="status" data-test="link-copied">
        {copied}
      </p>
    </section>
  );
};

export const ShareFiles = ({ room, changed }: Changing) => {
  const { all, own, player } = room;
  const words = duplicateWords;
  const mine = (): string => makeDuplicate({ ...all, results: own });
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const { copied, setCopied, copy } = useCopy();
  /** Shares results if the player has a name; asks for one otherwise. */
  const named = (pass: () => void) => (): void => {
    if (!isNameless(room)) return pass();
    setFaults([{ code: 'nameless', path: '' }]);
    document.getElementById('player')?.focus();
  };
  const save = (name: string, text: string): void => saveFile(`${name}.txt`, text, 'text/plain');
  return (
    <section class="stack" aria-labelledby="files">
      <h2 id="files">{words.files}</h2>
      <Name
        key={player}
        room={room}
        changed={changed}
        faults={faults}
        setFaults={setFaults}
        say={setCopied}
      />
      {own.length > 0 && (
        <div class="buttons">
          <button type="button" class="button" data-test="copy-own" onClick={named(() => void copy(mine()))}>
            {words.copyOwn}
          </button>
          <button
            type="button"
            class="button"
            data-test="save-own"
            onClick={named(() => save(`cairn-${player}`, mine()))}
          >
            {words.saveOwn}
          </button>
          <button
            type="button"
            class="button"
            data-test="save-all"
            onClick={named(() => save('cairn-duplicate', makeDuplicate(sealed(all, player))))}
          >
            {words.saveAll}
          </button>
        </div>
      )}
      <p role="status" data-test="passed-on">
        {copied}
      </p>
    </section>
  );
};
