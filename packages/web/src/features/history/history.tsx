/**
 * The history: every finished game as a row with a picture, by days, the last one first. A row opens the game. Records
 * can be pasted.
 */
import { compileTrusted, type Fault, type Game } from '@cairn/engine';
import { faultLine, isScored } from '@cairn/rulebook';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { OpeningPicture } from '../../shell/opening-picture.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { readGroup } from '../../play/read-group.ts';
import { ATTEMPT_OUTCOMES, type AttemptOutcome, type ResultRow } from '../../play/results.ts';
import { bring } from '../../shell/open-text.ts';
import { copyText } from '../../shell/copy.ts';
import { gameLink } from '../../play/game-link.ts';
import { gameCalled } from '../../catalogue/own-games-api.ts';
import { pageHref, recordHref } from '../../play/route.ts';
import { canShare, shareLink } from '../../shell/share.ts';
import { useShell, type Shell } from '../../shell/shell.ts';
import { Slot } from '../../shell/slot.tsx';
import { FaultList } from '../../ui/fault-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { historyWords } from './messages.ts';
import { linkIcon } from '../../ui/icons.ts';

/** Rows shown at a time. */
const PORTION = 100;
/** Fewer rows need no filters. */
const FILTERED_FROM = 5;

interface Played {
  readonly title: string;
  readonly score: string;
  /** For its picture; null if the game does not exist any more. */
  readonly game: Game | null;
}

/**
 * Returns a function that gives title and figures of a result. A page has few groups, so each game is
 * compiled once.
 */
const reader = (): ((row: ResultRow) => Played) => {
  const known = new Map<string, (score: number) => Played>();
  const read = (group: string): ((score: number) => Played) => {
    const { id, options } = readGroup(group);
    const def = gameCalled(id)?.def;
    const game = def === undefined ? null : compileTrusted(def, options);
    if (game === null || !game.ok) return () => ({ title: id, score: '', game: null });
    const { value } = game;
    return (score) => ({
      title: value.def.title,
      score: isScored(value) ? pageWords.amount(score, value.score.unit) : '',
      game: value,
    });
  };
  return ({ group, score }) => {
    const say = known.get(group) ?? read(group);
    known.set(group, say);
    return say(score);
  };
};

/** Shares the link to a game of the list, with the device's share sheet or by the clipboard. */
const passOn = async (shell: Shell, id: string, title: string): Promise<void> => {
  const text = await shell.db.get('records', id);
  const opened = typeof text === 'string' ? await (await shell.code.catalogue.get()).openRecord(text) : null;
  if (opened?.ok !== true) return;
  const link = gameLink(opened.value);
  await (canShare() ? shareLink(shell, title, link) : copyText(shell, link));
};

const Row = ({ row, read }: { readonly row: ResultRow; readonly read: (row: ResultRow) => Played }) => {
  const shell = useShell();
  const { title, score, game } = read(row);
  const deal = row.deal.length > 20 ? '–' : row.deal;
  const ending = [pageWords.outcomes[row.outcome], ...(score === '' ? [] : [score])];
  return (
    <li class="history-row">
      <PageLink class="history-game" href={recordHref(row.id)} data-test="look" orText>
        {game === null ? (
          <span class="thumbnail" />
        ) : (
          <OpeningPicture def={game.base} options={game.options} />
        )}
        <span>
          <b>
            <span data-proper>{title}</span> · {ending.join(' · ')}
          </b>
          <span class="quiet">
            {words.deal(deal)} · {words.time(Math.round(row.spent / 1000))}
          </span>
        </span>
      </PageLink>
      <button
        type="button"
        class="icon-button small"
        aria-label={historyWords.copyGameOf(title, deal)}
        data-tip={pageWords.copyGame}
        data-test="pass-on"
        onClick={() => void passOn(shell, row.id, title)}
      >
        <Icon path={linkIcon} />
      </button>
    </li>
  );
};

/** The rows of each day, in their order. */
const byDay = (
  rows: readonly ResultRow[],
): readonly (readonly [day: string, rows: readonly ResultRow[]])[] => {
  const days = new Map<string, ResultRow[]>();
  for (const row of rows) {
    const day = historyWords.date(row.at);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
};

interface Wanted {
  /** The id of a game; '' for all. */
  readonly game: string;
  readonly outcome: AttemptOutcome | '';
}

const ALL: Wanted = { game: '', outcome: '' };

const gameIdOf = ({ group }: ResultRow): string => readGroup(group).id;

interface FiltersProps {
  readonly rows: readonly ResultRow[];
  readonly wanted: Wanted;
  readonly choose: (wanted: Wanted) => void;
}

const Filters = ({ rows, wanted, choose }: FiltersProps) => {
  const games = [...new Set(rows.map(gameIdOf))]
    .map((id) => ({ id, title: pageWords.titled(gameCalled(id)?.def.title ?? id) }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  const outcomes = ATTEMPT_OUTCOMES.filter((each) => rows.some(({ outcome }) => outcome === each));
  return (
    <p class="history-filters">
      <select
        class="field"
        aria-label={historyWords.whichGame}
        data-test="history-game"
        value={wanted.game}
        onChange={({ currentTarget }) => choose({ ...wanted, game: currentTarget.value })}
      >
        <option value="">{historyWords.allGames}</option>
        {games.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <select
        class="field"
        aria-label={historyWords.whichOutcome}
        data-test="history-outcome"
        value={wanted.outcome}
        onChange={({ currentTarget }) =>
          choose({ ...wanted, outcome: currentTarget.value as Wanted['outcome'] })
        }
      >
        <option value="">{historyWords.allOutcomes}</option>
        {outcomes.map((each) => (
          <option key={each} value={each}>
            {pageWords.outcomes[each]}
          </option>
        ))}
      </select>
    </p>
  );
};

/**
 * A field for a record as text, or for a link. A game opens in the viewer; anything else lists its faults.
 */
const Paste = () => {
  const shell = useShell();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const open = async (): Promise<void> => setFaults(await bring(shell, text));
  return (
    <details>
      <summary>{historyWords.importAny}</summary>
      <div class="stack">
        <label for="record-text">{historyWords.anyText}</label>
        <textarea
          id="record-text"
          rows={8}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="button" class="button" data-test="open-record" onClick={() => void open()}>
          {historyWords.open}
        </button>
        <FaultList lines={faults.map((each) => faultLine(each))} name="record-faults" />
      </div>
    </details>
  );
};

export const History = () => {
  const shell = useShell();
  const [rows, setRows] = useState<readonly ResultRow[] | null>(null);
  const [shown, setShown] = useState(PORTION);
  const [wanted, setWanted] = useState(ALL);
  useEffect(
    () =>
      void shell
        .results()
        .then((results) => setRows([...results.rows.value.values()].toSorted((a, b) => b.at - a.at))),
    [],
  );
  const read = useMemo(() => reader(), []);
  const fitting =
    rows?.filter(
      (row) =>
        (wanted.game === '' || gameIdOf(row) === wanted.game) &&
        (wanted.outcome === '' || row.outcome === wanted.outcome),
    ) ?? [];
  return (
    <Page title={pageWords.historyTitle}>
      {rows?.length === 0 && (
        <>
          <p>{historyWords.noHistory}</p>
          <p>
            <PageLink class="button" href={pageHref('games')}>
              {pageWords.findGame}
            </PageLink>
          </p>
        </>
      )}
      {rows !== null && rows.length >= FILTERED_FROM && (
        <Filters
          rows={rows}
          wanted={wanted}
          choose={(next) => {
            setWanted(next);
            setShown(PORTION);
          }}
        />
      )}
      {rows !== null && rows.length > 0 && fitting.length === 0 && <p>{historyWords.noneFits}</p>}
      {rows !== null &&
        byDay(fitting.slice(0, shown)).map(([day, played]) => (
          <section key={day} class="history-day">
            <h2>{day}</h2>
            <ul>
              {played.map((row) => (
                <Row key={row.id} row={row} read={read} />
              ))}
            </ul>
          </section>
        ))}
      {fitting.length > shown && (
        <p>
          <button type="button" class="button" onClick={() => setShown(shown + PORTION)}>
            {historyWords.more}
          </button>
        </p>
      )}
      <Slot name="history" />
      <Paste />
    </Page>
  );
};
