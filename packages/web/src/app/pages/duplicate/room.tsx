/** A duplicate: its boards and which is next, what everybody made of those that are over, and ways to pass it on. */
import type { Fault } from '@cairn/engine';
import { makeDuplicate, resultAt, sealed, standing } from '@cairn/formats';
import { useMemo, useState } from 'preact/hooks';
import { copyText } from '../../copy.ts';
import { openRoom, rename, roomLink, takeIn, type Room, type RoomFault } from '../../duplicate/room.ts';
import { boardTitle, titleOf } from '../../duplicate/say.ts';
import { rulesHref } from '../../route.ts';
import { saveFile } from '../../save.ts';
import type { Live } from '../../series/live.ts';
import { goOn } from '../../series/play.ts';
import { canShare, shareLink } from '../../share.ts';
import { useShell } from '../../shell.ts';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../words/pages.ts';
import { Faults } from './faults.tsx';
import { Boards, Totals } from './tables.tsx';

interface Changing {
  readonly room: Room;
  /** Called when the room has changed. */
  readonly changed: () => void;
}

const BoardList = ({ room }: { readonly room: Room }) => {
  const shell = useShell();
  const { all, live, player } = room;
  const { duplicate: words } = pageWords;
  const { next, ended } = standing(live.series);
  return (
    <section class="stack">
      <ol class="boards">
        {all.boards.map((board, i) => (
          <li key={boardTitle(board, i)}>
            <a href={rulesHref(board.game, board.options)}>{boardTitle(board, i)}</a>{' '}
            <span class="quiet">
              {resultAt(all, player, i) === undefined
                ? ended === null
                  ? words.toPlay
                  : words.stopped
                : pageWords[overOf(room, i)]}
            </span>
          </li>
        ))}
      </ol>
      {next === null ? (
        <p>{words.allPlayed}</p>
      ) : (
        <p>
          <button
            type="button"
            class="button primary"
            data-test="play-board"
            onClick={() => void goOn(shell, live.kept.id)}
          >
            {words.play(next.place + 1)}
          </button>
        </p>
      )}
    </section>
  );
};

const overOf = ({ all, player }: Room, board: number): 'won' | 'stuck' | 'resigned' | 'time' => {
  const status = resultAt(all, player, board)?.outcome.status ?? 'stuck';
  return status === 'playing' ? 'stuck' : status;
};

/** What the player is called where nobody has asked yet: in a file it would be everybody's name. */
const isNameless = ({ player }: Room): boolean => player.replace(/ \d+$/, '') === pageWords.duplicate.you;

const Name = (
  props: Changing & {
    readonly faults: readonly RoomFault[];
    readonly setFaults: (faults: readonly RoomFault[]) => void;
  },
) => {
  const shell = useShell();
  const { room, changed, faults, setFaults } = props;
  const [name, setName] = useState(room.player);
  const { duplicate: words } = pageWords;
  const change = async (): Promise<void> => {
    const wrong = await rename(shell, room, name);
    setFaults(wrong);
    if (wrong.length > 0) return;
    shell.toast.value = words.renamed;
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

const TakeIn = ({ room, changed }: Changing) => {
  const shell = useShell();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [told, setTold] = useState('');
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const { duplicate: words } = pageWords;
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
        <label class="button">
          {words.othersFile}
          <input
            type="file"
            accept="text/plain,.txt,.cairn"
            class="unseen-text"
            data-test="others-file"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              void file?.text().then(take);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <p role="status" data-test="taken">
        {told}
      </p>
      <Faults faults={faults} lead={words.notTaken} />
    </section>
  );
};

const PassOn = ({ room, changed }: Changing) => {
  const shell = useShell();
  const { all, own, player } = room;
  const { duplicate: words } = pageWords;
  const title = titleOf(all);
  const mine = (): string => makeDuplicate({ ...all, results: own });
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  /** Hands results on, once they have a name. */
  const named = (pass: () => void) => (): void => {
    if (!isNameless(room)) return pass();
    setFaults([{ code: 'nameless', path: '' }]);
    document.getElementById('player')?.focus();
  };
  const save = (name: string, text: string): void => saveFile(`${name}.txt`, text, 'text/plain');
  return (
    <section class="stack" aria-labelledby="pass-on">
      <h2 id="pass-on">{words.pass}</h2>
      <Name key={player} room={room} changed={changed} faults={faults} setFaults={setFaults} />
      <div class="buttons">
        <button
          type="button"
          class="button"
          data-test="copy-boards"
          onClick={() => void copyText(shell, roomLink(all))}
        >
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
              onClick={named(() => void copyText(shell, mine()))}
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
    </section>
  );
};

const Opened = ({ room, changed }: Changing) => {
  const { all, player } = room;
  const { duplicate: words } = pageWords;
  const seen = sealed(all, player);
  const hidden = all.results.length - seen.results.length;
  const others = seen.results.some((each) => each.player !== player);
  return (
    <Page title={titleOf(all)}>
      <p class="quiet">{words.rules}</p>
      <BoardList room={room} />
      {hidden > 0 && <p data-test="sealed">{words.sealedResults(hidden)}</p>}
      {seen.results.length > 0 && <Totals duplicate={seen} player={player} />}
      {seen.results.length > 0 && !others && <p>{words.alone}</p>}
      <Boards duplicate={seen} player={player} />
      <PassOn room={room} changed={changed} />
      <TakeIn room={room} changed={changed} />
    </Page>
  );
};

const Broken = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <Page title={pageWords.duplicate.title}>
    <Faults faults={faults} lead={pageWords.series.broken} />
  </Page>
);

/** @param changed called when what is kept beside the deals has changed. */
export const RoomPage = ({ live, changed }: { readonly live: Live; readonly changed: () => void }) => {
  const room = useMemo(() => openRoom(live), [live]);
  if (room === null) return null;
  return room.ok ? <Opened room={room.value} changed={changed} /> : <Broken faults={room.error} />;
};
