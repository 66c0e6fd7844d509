/** The tables of a contest: of all its boards, and of each. */
import type { BoardStanding, ListedPlayer, TableRow, TotalStanding, TotalStandingRow } from '@cairn/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { useShell } from '../../shell/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { eyeIcon } from '../../ui/icons.ts';
import { clubWords } from './messages.ts';
import { ClubProblem } from './problem.tsx';
import { useAnswer } from './use-answer.ts';
import { watchLine } from './watch-line.ts';

const NONE = '–';
const signed = (n: number | null): string => (n === null ? NONE : clubWords.signed(n));
const share = (n: number | null): string => (n === null ? NONE : clubWords.percent(n));

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly test: string;
  readonly children: ComponentChildren;
}

const Table = ({ caption, heads, test, children }: TableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys (axe)
  <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
    <table class="results club-table-of" data-test={test}>
      <caption class="unseen-text">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

const Player = ({ row, notes }: { readonly row: ListedPlayer; readonly notes: readonly string[] }) => (
  <th scope="row">
    <span data-proper>{row.player ?? clubWords.gone}</span>
    {notes.map((note) => (
      <span key={note} class="quiet">
        {' '}
        {note}
      </span>
    ))}
  </th>
);

const notesOf = (row: ListedPlayer & { readonly aided: boolean }): readonly string[] => [
  ...(row.isYou ? [clubWords.you] : []),
  ...(row.isGuest ? [clubWords.guest] : []),
  ...(row.aided ? [clubWords.aided] : []),
];

export type Scoring = 'points' | 'imps';

const Totals = ({
  rows,
  scoring,
}: {
  readonly rows: readonly TotalStandingRow[];
  readonly scoring: Scoring;
}) => {
  const valueOf = (row: TotalStandingRow): number => (scoring === 'points' ? (row.percent ?? -1) : row.imps);
  const sorted = rows.toSorted((one, other) => valueOf(other) - valueOf(one));
  /** Guests are ranked among themselves. */
  const rankOf = (row: TotalStandingRow): number =>
    sorted.filter((other) => other.isGuest === row.isGuest && valueOf(other) > valueOf(row)).length + 1;
  const heads = [
    clubWords.rank,
    clubWords.player,
    scoring === 'points' ? clubWords.share : clubWords.imps,
    clubWords.played,
    clubWords.won,
  ];
  return (
    <Table caption={clubWords.allBoards} heads={heads} test="club-totals">
      {sorted.map((row, i) => (
        <tr key={i} class={row.isYou ? 'own' : undefined}>
          <td>{pageWords.number(rankOf(row))}</td>
          <Player row={row} notes={notesOf(row)} />
          <td>{scoring === 'points' ? share(row.percent) : signed(row.imps)}</td>
          <td>{pageWords.number(row.played)}</td>
          <td>{pageWords.number(row.wins)}</td>
        </tr>
      ))}
    </Table>
  );
};

export const TotalTable = ({ contest, scoring }: { readonly contest: string; readonly scoring: Scoring }) => {
  const { answer, ask } = useAnswer<TotalStanding>(`/contests/${contest}/table`);
  if (answer === null) return <p class="loading club-loading">{clubWords.asking}</p>;
  if (!answer.ok) return <ClubProblem answer={answer} retry={ask} />;
  const { rows, provisional } = answer.value;
  if (rows.length === 0) return <p class="quiet">{clubWords.nobodyYet}</p>;
  return (
    <>
      <Totals rows={rows} scoring={scoring} />
      <p class="quiet">
        {scoring === 'points' ? clubWords.pointsHelp : clubWords.impsHelp}{' '}
        {provisional && clubWords.provisional}
      </p>
    </>
  );
};

interface RowProps {
  readonly row: TableRow;
  readonly standing: BoardStanding;
  readonly scoring: Scoring;
  readonly canWatch: boolean;
  readonly say: (text: string) => void;
}

const Row = ({ row, standing, scoring, canWatch, say }: RowProps) => {
  const shell = useShell();
  const notes = [...notesOf(row), ...(row.voidReason === null ? [] : [clubWords.void(row.voidReason)])];
  return (
    <tr class={row.isYou ? 'own' : undefined}>
      <td>{row.rank === null ? NONE : clubWords.ranked(row.rank, row.tied)}</td>
      <Player row={row} notes={notes} />
      <td>{clubWords.value(row.value, standing.measure.unit)}</td>
      <td>{scoring === 'points' ? share(row.percent) : signed(row.imps)}</td>
      <td>{words.time(Math.round(row.seconds))}</td>
      {canWatch && (
        <td>
          <button
            type="button"
            class="icon-button small"
            aria-label={clubWords.watch(row.player ?? clubWords.gone)}
            data-tip={clubWords.watchShort}
            data-test="watch"
            onClick={() => void watchLine(shell, row.play).then(say)}
          >
            <Icon path={eyeIcon} />
          </button>
        </td>
      )}
    </tr>
  );
};

interface BoardProps {
  readonly contest: string;
  readonly board: number;
  readonly scoring: Scoring;
  /** Whether the moves of others are shown. */
  readonly canWatch: boolean;
}

export const BoardResults = ({ contest, board, scoring, canWatch }: BoardProps) => {
  const [fault, setFault] = useState('');
  const { answer, ask } = useAnswer<BoardStanding>(`/contests/${contest}/table?board=${board}`);
  if (answer === null) return <p class="loading club-loading">{clubWords.asking}</p>;
  if (!answer.ok) return <ClubProblem answer={answer} retry={ask} />;
  const standing = answer.value;
  const heads = [
    clubWords.rank,
    clubWords.player,
    clubWords.result,
    scoring === 'points' ? clubWords.share : clubWords.imps,
    clubWords.time,
    ...(canWatch ? [clubWords.watchShort] : []),
  ];
  const hidden = standing.finished - standing.rows.length;
  return (
    <>
      {standing.rows.length > 0 && (
        <Table caption={clubWords.tableOf(board + 1)} heads={heads} test="club-board">
          {standing.rows.map((row) => (
            <Row
              key={row.play}
              row={row}
              standing={standing}
              scoring={scoring}
              canWatch={canWatch}
              say={setFault}
            />
          ))}
        </Table>
      )}
      <p class="quiet">
        {standing.finished === 0 ? clubWords.nobodyYet : hidden > 0 ? clubWords.hiddenResults(hidden) : ''}{' '}
        {standing.provisional && standing.finished > 0 && clubWords.provisional}
      </p>
      <p class="faults" role="alert">
        {fault}
      </p>
    </>
  );
};

/** Match points or IMPs: two ways to compare the same results. */
export const useScoring = (): readonly [Scoring, ComponentChildren] => {
  const [scoring, setScoring] = useState<Scoring>('points');
  return [
    scoring,
    <label class="club-scoring">
      {clubWords.scoring}{' '}
      <select
        value={scoring}
        onChange={({ currentTarget }) => setScoring(currentTarget.value === 'imps' ? 'imps' : 'points')}
        data-test="club-scoring"
      >
        <option value="points">{clubWords.matchPoints}</option>
        <option value="imps">{clubWords.imps}</option>
      </select>
    </label>,
  ];
};
