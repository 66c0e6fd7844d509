/**
 * The page of a duplicate: its boards and the next one, everybody's results on finished boards, and ways to
 * share it.
 */
import type { Fault } from '@cairn/engine';
import { resultAt, sealed, standingOf } from '@cairn/formats';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openRoom, type Changing, type Room } from './room.ts';
import { boardTitle, duplicateTitle } from './say.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import { rulesHref } from '../../../play/route.ts';
import type { LoadedSeries } from '../loaded-series.ts';
import { goOn, look, seriesState } from '../play.ts';
import { useShell } from '../../../shell/shell.ts';
import { Page } from '../../../ui/page.tsx';
import { pageWords } from '../../../i18n/pages.ts';
import { Faults } from './faults.tsx';
import { SendResults } from './send-results.tsx';
import { ShareBoards, ShareFiles } from './share-duplicate.tsx';
import { Boards, Totals } from './tables.tsx';
import { TakeIn } from './take-in.tsx';
import { duplicateWords } from './messages.ts';
import { seriesWords } from '../messages.ts';

const BoardList = ({ room }: { readonly room: Room }) => {
  const shell = useShell();
  const { all, loaded, player } = room;
  const words = duplicateWords;
  const { next, ended } = standingOf(loaded.series);
  return (
    <section class="stack">
      <ol class="boards">
        {all.boards.map((board, i) => (
          <li key={boardTitle(board, i)}>
            <PageLink href={rulesHref(board.game, board.options)} orText>
              {boardTitle(board, i)}
            </PageLink>{' '}
            <span class="quiet">
              {resultAt(all, player, i) === undefined
                ? ended === null
                  ? words.toPlay
                  : words.stopped
                : pageWords.endings[overOf(room, i)]}
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
            onClick={() => void goOn(shell, loaded.kept.id)}
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

const Opened = ({ room, changed }: Changing) => {
  const { all, own, player } = room;
  const words = duplicateWords;
  const seen = sealed(all, player);
  const hidden = all.results.length - seen.results.length;
  const others = seen.results.some((each) => each.player !== player);
  return (
    <Page title={duplicateTitle(all)}>
      <p class="quiet">{words.rules}</p>
      <BoardList room={room} />
      {own.length === all.boards.length && <SendResults room={room} changed={changed} />}
      {hidden > 0 && <p data-test="sealed">{words.sealedResults(hidden)}</p>}
      {seen.results.length > 0 && <Totals duplicate={seen} player={player} />}
      {seen.results.length > 0 && !others && <p>{words.alone}</p>}
      <Boards duplicate={seen} player={player} />
      <ShareBoards room={room} />
      <details class="advanced">
        <summary data-test="advanced">{words.advanced}</summary>
        <ShareFiles room={room} changed={changed} />
        <TakeIn room={room} changed={changed} />
      </details>
    </Page>
  );
};

const Broken = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <Page title={duplicateWords.title}>
    <Faults faults={faults} lead={seriesWords.broken} />
  </Page>
);

const Room = ({
  loaded: shown,
  changed,
}: {
  readonly loaded: LoadedSeries;
  readonly changed: () => void;
}) => {
  const room = useMemo(() => openRoom(shown), [shown]);
  if (room === null) return null;
  return room.ok ? <Opened room={room.value} changed={changed} /> : <Broken faults={room.error} />;
};

/** The page of a series that is a duplicate. */
export const RoomPage = ({ id }: { readonly id: string }) => {
  const shell = useShell();
  const [shown, setShown] = useState<LoadedSeries | null>(null);
  const read = async (): Promise<void> => {
    const opened = await look(shell, id);
    if (opened?.ok === true) setShown(opened.value);
  };
  useEffect(() => void read(), [id, seriesState(shell).loaded.value]);
  return shown === null ? null : <Room loaded={shown} changed={() => void read()} />;
};
