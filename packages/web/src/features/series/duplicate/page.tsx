/**
 * The page of duplicates: a challenge to send and those that are stored, the boards of a link to play, or the results of
 * a link, which are added to the duplicate of the same boards.
 */
import {
  addText,
  makeBoard,
  newDuplicate,
  parseDuplicateLink,
  playersOf,
  type Duplicate,
} from '@cairn/formats';
import { useEffect, useState } from 'preact/hooks';
import type { KeptSeries } from '../stored-series.ts';
import { boardTitle, duplicateTitle } from './say.ts';
import { readAnswer, splitAnswer } from './answer-link.ts';
import { ChallengeFriend } from './challenge-friend.tsx';
import { enterRoom } from './enter.ts';
import { openRoom, takeIn, type RoomFault } from './room.ts';
import { goOn, look } from '../play.ts';
import { DUPLICATE_HREF, seriesHref } from '../../../play/route.ts';
import { OpeningPicture } from '../../../shell/opening-picture.tsx';
import { useShell, type Shell } from '../../../shell/shell.ts';
import { Page } from '../../../ui/page.tsx';
import { pageWords } from '../../../i18n/pages.ts';
import { SeriesList } from '../list.tsx';
import { Faults } from './faults.tsx';
import { Make } from './make.tsx';
import { duplicateWords } from './messages.ts';

/** All stored duplicates, the one played last first; null until they are loaded. */
const useKept = (): readonly [readonly KeptSeries[] | null, () => void] => {
  const shell = useShell();
  const [all, setAll] = useState<readonly KeptSeries[] | null>(null);
  const read = async (): Promise<void> => {
    const kept = (await shell.db.all('series')) as readonly KeptSeries[];
    setAll(
      kept
        .filter(({ duplicate }) => duplicate !== undefined)
        .toSorted((one, other) => other.stand.at - one.stand.at),
    );
  };
  useEffect(() => void read(), []);
  return [all, () => void read()];
};

const Home = () => {
  const [all, read] = useKept();
  const words = duplicateWords;
  return (
    <Page title={words.title}>
      <p class="quiet">{words.text}</p>
      <ChallengeFriend />
      {all !== null && all.length > 0 && (
        <SeriesList title={words.yours} series={all} changed={read} test="duplicates" />
      )}
      <details class="advanced">
        <summary data-test="own-boards">{words.ownBoards}</summary>
        <Make />
      </details>
    </Page>
  );
};

const boardsText = ({ boards }: Pick<Duplicate, 'boards'>): string => boards.map(makeBoard).join(' ');

const storedAs = (all: readonly KeptSeries[] | null, duplicate: Duplicate): KeptSeries | undefined =>
  all?.find((kept) => kept.duplicate?.boards.join(' ') === boardsText(duplicate));

const Invited = ({ duplicate }: { readonly duplicate: Duplicate }) => {
  const shell = useShell();
  const [all] = useKept();
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const words = duplicateWords;
  const here = storedAs(all, duplicate);
  const others = playersOf(duplicate);
  return (
    <Page title={words.invitedTitle}>
      <p>{words.invited(duplicate.boards.length)}</p>
      {others.length > 0 && <p data-test="who-played">{words.havePlayed(others)}</p>}
      <ol class="boards pictured">
        {duplicate.boards.map((board, i) => (
          <li key={makeBoard(board)}>
            <OpeningPicture def={board.compiled.base} options={board.options} />
            {boardTitle(board, i)}
          </li>
        ))}
      </ol>
      <p class="quiet">{words.rules}</p>
      <div class="buttons">
        {here === undefined ? (
          <button
            type="button"
            class="button primary"
            data-test="take-part"
            onClick={() => void enterRoom(shell, duplicate).then(setFaults)}
          >
            {words.begin}
          </button>
        ) : (
          <>
            {here.stand.ended === null && (
              <button type="button" class="button primary" onClick={() => void goOn(shell, here.id)}>
                {words.goOn}
              </button>
            )}
            <a class="button" href={seriesHref(here.id)}>
              {words.openOf(duplicateTitle(duplicate))}
            </a>
          </>
        )}
      </div>
      <Faults faults={faults} />
    </Page>
  );
};

type Answered =
  | { readonly kind: 'reading' }
  | { readonly kind: 'wrong'; readonly faults: readonly RoomFault[] }
  | { readonly kind: 'new'; readonly duplicate: Duplicate };

/** Adds the results of a link to the stored duplicate of the same boards and goes there, if there is one. */
const takeAnswer = async (shell: Shell, boards: Duplicate, code: string): Promise<Answered> => {
  const text = await readAnswer(code);
  if (text === null) return { kind: 'wrong', faults: [{ code: 'answer', path: '' }] };
  const answered = addText(boards, text);
  if (!answered.ok) return { kind: 'wrong', faults: answered.error };
  const here = storedAs((await shell.db.all('series')) as readonly KeptSeries[], boards);
  if (here === undefined) return { kind: 'new', duplicate: answered.value };
  const loaded = await look(shell, here.id);
  const room = loaded?.ok === true ? openRoom(loaded.value) : null;
  if (room?.ok !== true) return { kind: 'new', duplicate: answered.value };
  const taken = await takeIn(shell, room.value, text, '');
  if (!taken.ok) return { kind: 'wrong', faults: taken.error };
  location.replace(seriesHref(here.id));
  return { kind: 'reading' };
};

const Answer = ({ boards, code }: { readonly boards: Duplicate; readonly code: string }) => {
  const shell = useShell();
  const [answered, setAnswered] = useState<Answered>({ kind: 'reading' });
  useEffect(() => void takeAnswer(shell, boards, code).then(setAnswered), [code]);
  if (answered.kind === 'wrong') return <Wrong faults={answered.faults} />;
  return answered.kind === 'new' ? <Invited duplicate={answered.duplicate} /> : null;
};

const Wrong = ({ faults }: { readonly faults: readonly RoomFault[] }) => (
  <Page title={pageWords.badLinkTitle}>
    <Faults faults={faults} />
    <p>
      <a class="button" href={DUPLICATE_HREF}>
        {duplicateWords.title}
      </a>
    </p>
  </Page>
);

export const DuplicatePage = ({ address }: { readonly address: string }) => {
  if (!address.includes('?')) return <Home />;
  const { boards, code } = splitAnswer(address);
  const link = parseDuplicateLink(boards);
  const opened = link.ok ? newDuplicate(link.value.title, link.value.boards) : link;
  if (!opened.ok) return <Wrong faults={opened.error} />;
  return code === null ? (
    <Invited duplicate={opened.value} />
  ) : (
    <Answer key={code} boards={opened.value} code={code} />
  );
};
