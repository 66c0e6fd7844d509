/** The page of duplicates: those that are stored, a form to make one, or the boards of a link to play. */
import type { Fault } from '@cairn/engine';
import { makeBoard, newDuplicate, parseDuplicateLink, type Duplicate } from '@cairn/formats';
import { useEffect, useState } from 'preact/hooks';
import type { KeptSeries } from '../stored-series.ts';
import { boardTitle, duplicateTitle } from './say.ts';
import { enterRoom } from './enter.ts';
import type { RoomFault } from './room.ts';
import { goOn } from '../play.ts';
import { DUPLICATE_HREF, seriesHref } from '../../../play/route.ts';
import { useShell } from '../../../shell/shell.ts';
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
      {all !== null && all.length > 0 && (
        <SeriesList title={words.yours} series={all} changed={read} test="duplicates" />
      )}
      <Make />
    </Page>
  );
};

const Invited = ({ duplicate }: { readonly duplicate: Duplicate }) => {
  const shell = useShell();
  const [all] = useKept();
  const [faults, setFaults] = useState<readonly RoomFault[]>([]);
  const words = duplicateWords;
  const boards = duplicate.boards.map(makeBoard).join(' ');
  const here = all?.find((kept) => kept.duplicate?.boards.join(' ') === boards);
  return (
    <Page title={duplicateTitle(duplicate)}>
      <p>{words.invited}</p>
      <p class="quiet">{words.rules}</p>
      <ol class="boards">
        {duplicate.boards.map((board, i) => (
          <li key={makeBoard(board)}>{boardTitle(board, i)}</li>
        ))}
      </ol>
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

const Wrong = ({ faults }: { readonly faults: readonly Fault[] }) => (
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
  const link = parseDuplicateLink(address);
  const opened = link.ok ? newDuplicate(link.value.title, link.value.boards) : link;
  return opened.ok ? <Invited duplicate={opened.value} /> : <Wrong faults={opened.error} />;
};
