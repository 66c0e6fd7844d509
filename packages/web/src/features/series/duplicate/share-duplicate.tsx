/**
 * Sharing a duplicate: the link to its boards, and the results as a file under the player's name. A file can
 * be verified.
 */
import { makeDuplicate, sealed } from '@cairn/formats';
import { useState } from 'preact/hooks';
import { copyText } from '../../../shell/copy.ts';
import { rename, roomLink, type Changing, type Room, type RoomFault } from './room.ts';
import { duplicateTitle } from './say.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { canShare, shareLink } from '../../../shell/share.ts';
import { useShell } from '../../../shell/shell.ts';
import { words as tableWords } from '../../../i18n/words.ts';
import { Faults } from './faults.tsx';
import { duplicateWords } from './messages.ts';

/** Whether the player still has the default name. In a file every player would have it. */
const isNameless = ({ player }: Room): boolean => player.replace(/ \d+$/, '') === duplicateWords.you;

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

export const ShareDuplicate = ({ room, changed }: Changing) => {
  const shell = useShell();
  const { all, own, player } = room;
  const words = duplicateWords;
  const title = duplicateTitle(all);
  const mine = (): string => makeDuplicate({ ...all, results: own });
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const [told, setTold] = useState('');
  // Toasts belong to the table. On a page the message stands beside the buttons.
  const copy = async (text: string): Promise<void> => {
    setTold('');
    await copyText(shell, text);
    if (shell.notices.uncopied.value === '') setTold(tableWords.copied);
  };
  /** Shares results if the player has a name; asks for one otherwise. */
  const named = (pass: () => void) => (): void => {
    if (!isNameless(room)) return pass();
    setFaults([{ code: 'nameless', path: '' }]);
    document.getElementById('player')?.focus();
  };
  const save = (name: string, text: string): void => saveFile(`${name}.txt`, text, 'text/plain');
  return (
    <section class="stack" aria-labelledby="pass-on">
      <h2 id="pass-on">{words.pass}</h2>
      <Name key={player} room={room} changed={changed} faults={faults} setFaults={setFaults} say={setTold} />
      <div class="buttons">
        <button type="button" class="button" data-test="copy-boards" onClick={() => void copy(roomLink(all))}>
          {words.copyLink}
        </button>
        {canShare() && (
          <button type="button" class="button" onClick={() => void shareLink(shell, title, roomLink(all))}>
            {words.shareLink}
          </button>
        )}
        {own.length > 0 && (
          <>
            <button
              type="button"
              class="button"
              data-test="copy-own"
              onClick={named(() => void copy(mine()))}
            >
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
          </>
        )}
      </div>
      <p role="status" data-test="passed-on">
        {told}
      </p>
    </section>
  );
};
