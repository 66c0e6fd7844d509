/** The page of a sealed board: opens the play, keeps it on the device, and shows its table. */
import { useEffect, useState } from 'preact/hooks';
import { logBug } from '../../platform/errors.ts';
import { createAnnouncer } from '../../play/announcer.ts';
import { failureText } from '../../shell/failure-text.ts';
import { useShell, type Shell } from '../../shell/shell.ts';
import { ClubPage } from './club-page.tsx';
import { clubOf } from './club.ts';
import { contestHref, TODAY_HREF } from './club-route.ts';
import { clubWords } from './messages.ts';
import { openAtClub, type OpeningAnswer, type OpeningPorts, type PlayRoute } from './open-at-club.ts';
import { keepPlay, keptPlay, openKept, type OpenedPlay } from './open-play.ts';
import { pauseOf } from './pause.ts';
import { playOwner, type PlayOwner } from './play-owner.ts';
import { ClubProblem } from './problem.tsx';
import type { Refused } from './problem-text.ts';
import { SealedScreen } from './sealed-screen.tsx';
import { openSealed, type SealedTable } from './sealed-table.ts';

/** What is kept of it, which can be gone on with at once, else what the club has. */
const open = async (
  { code, db }: Shell,
  route: PlayRoute,
  address: string,
  ports: OpeningPorts,
): Promise<OpeningAnswer> => {
  await code.sentences.get();
  const kept = await keptPlay(db, address);
  const found = kept === null ? null : openKept(kept, false);
  return found?.ok === true ? { opened: found.value } : openAtClub(route, ports);
};

/** What the player reads where the page itself has failed. */
const notOpened = (error: unknown): Refused => ({
  ok: false,
  status: 0,
  faults: [{ code: 'page', path: '', message: failureText(error) }],
  body: {},
  retryAfter: null,
});

const newKey = (): string => crypto.randomUUID().replaceAll('-', '');

interface Shown {
  readonly play: OpenedPlay;
  readonly table: SealedTable;
}

/** Shows the play and keeps it, until another tab takes it over. */
const show = (
  shell: Shell,
  play: OpenedPlay,
  address: string,
  pause: (seconds: number) => Promise<void>,
): Shown => {
  const { client } = clubOf(shell);
  const table: SealedTable = openSealed(play.game, play.play, play.isNew, {
    client,
    newKey,
    pause,
    announcer: createAnnouncer(failureText),
    automatic: () => shell.settings.peek(),
    keep: (kept) => {
      keepPlay(shell.db, address, kept).catch(() => {
        shell.notices.notStored.value = true;
      });
    },
    tell: ({ kind }) => {
      const text = kind === 'moved-on' ? clubWords.movedOn : clubWords.refused;
      shell.notices.toast.value = text;
      table.announcer.say(text);
    },
  });
  keepPlay(shell.db, address, { state: play.play.state, outbox: play.play.outbox }).catch(logBug);
  return { play, table };
};

export const PlayPage = ({ route, address }: { readonly route: PlayRoute; readonly address: string }) => {
  const shell = useShell();
  const [shown, setShown] = useState<Shown | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isMade, setMade] = useState(true);
  const [isElsewhere, setElsewhere] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const pauses = pauseOf();
    let mine: Shown | null = null;
    let owner: PlayOwner | null = null;
    let isWanted = true;
    const begin = async (): Promise<void> => {
      const found = await open(shell, route, address, {
        club: clubOf(shell),
        pause: pauses.pause,
        wait: () => setMade(false),
        isWanted: () => isWanted,
      });
      if (!isWanted) return;
      if ('refused' in found) return setRefused(found.refused);
      owner = playOwner(found.opened.play.state.play, () => {
        mine?.table.close();
        setElsewhere(true);
      });
      mine = show(shell, found.opened, address, pauses.pause);
      setShown(mine);
    };
    begin().catch((error: unknown) => {
      const refusal = notOpened(error);
      if (isWanted) setRefused(refusal);
    });
    const back = (): void => {
      if (document.visibilityState === 'visible' && mine?.table.isOver.peek() === false) mine.table.catchUp();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', back);
      owner?.end();
      pauses.end();
      mine?.table.close();
    };
  }, [address, turn]);
  const again = (): void => {
    setRefused(null);
    setElsewhere(false);
    setShown(null);
    setTurn(turn + 1);
  };
  const isOver = shown?.table.isOver.value === true;
  useEffect(() => {
    // What is over is at the club.
    if (isOver) keepPlay(shell.db, address, null).catch(logBug);
  }, [isOver]);
  const link = shown?.table.link.value;
  const startOver = async (): Promise<void> => {
    await keepPlay(shell.db, address, null);
    if (shown?.play.isNew === false || link === 'signed-out') again();
  };
  useEffect(() => {
    // What is kept is of another account, or does not go with what the club has: the club's counts.
    if (link === 'gone' || link === 'failed') startOver().catch(logBug);
  }, [link]);
  const leaveHref = route.page === 'play' ? contestHref(route.contest) : TODAY_HREF;
  if (refused !== null)
    return (
      <ClubPage title={clubWords.title}>
        <ClubProblem answer={refused} retry={again} />
        <p>
          <a href={leaveHref}>{clubWords.leave}</a>
        </p>
      </ClubPage>
    );
  if (shown === null && !isMade)
    return (
      <ClubPage title={clubWords.title}>
        <p role="status">{clubWords.openingSoon}</p>
        <p>
          <a href={leaveHref}>{clubWords.leave}</a>
        </p>
      </ClubPage>
    );
  if (shown === null) return <p class="loading club-loading">{clubWords.opening}</p>;
  return (
    <SealedScreen
      key={turn}
      game={shown.play.game}
      table={shown.table}
      isElsewhere={isElsewhere}
      takeOver={again}
      startOver={() => void startOver().catch(logBug)}
      leaveHref={leaveHref}
    />
  );
};
