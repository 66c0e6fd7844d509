/** The tables of a comparison: one for all boards together, and one for each board that has results. */
import { compare, type BoardTable, type Duplicate, type TotalRow } from '@cairn/formats';
import { makeRecord } from '@cairn/engine';
import type { ComponentChildren } from 'preact';
import { bring } from '../../../shell/open-text.ts';
import { boardTitle, duplicateTitle } from './say.ts';
import { useShell } from '../../../shell/shell.ts';
import { Icon } from '../../../ui/icon.tsx';
import { pageWords } from '../../../i18n/pages.ts';
import { words as tableWords } from '../../../i18n/words.ts';
import { duplicateWords } from './messages.ts';
import { eyeIcon } from '../../../ui/icons.ts';

const NONE = '–';
const signed = (n: number | null): string => (n === null ? NONE : duplicateWords.signed(n));
const share = (n: number | null): string => (n === null ? NONE : duplicateWords.percent(n));

const Table = (props: {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Columns whose heads only screen readers need. */
  readonly unseen: readonly string[];
  readonly test: string;
  readonly children: ComponentChildren;
}) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys (axe)
  <div class="scroll" role="region" aria-label={props.caption} tabIndex={0}>
    <table class="results compared" data-test={props.test}>
      <caption class="unseen-text">{props.caption}</caption>
      <thead>
        <tr>
          {props.heads.map((head) => (
            <th key={head} scope="col">
              {props.unseen.includes(head) ? <span class="unseen-text">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  </div>
);

const Total = ({ row, own }: { readonly row: TotalRow; readonly own: boolean }) => (
  <tr class={own ? 'own' : undefined}>
    <td>{duplicateWords.ranked(row.rank, row.tied)}</td>
    <th scope="row" data-proper>
      {row.player}
    </th>
    <td data-column="imps">{signed(row.imps)}</td>
    <td>{signed(row.datumImps)}</td>
    <td>{share(row.percent)}</td>
    <td>{pageWords.number(row.played)}</td>
    <td>{pageWords.number(row.wins)}</td>
    <td>{row.points === null ? NONE : pageWords.decimal(row.points)}</td>
  </tr>
);

export const Totals = ({ duplicate, player }: { readonly duplicate: Duplicate; readonly player: string }) => {
  const words = duplicateWords;
  const { totals } = compare(duplicate);
  const heads = [
    words.rank,
    words.player,
    words.imps,
    words.datum,
    words.share,
    words.played,
    words.won,
    words.sum,
  ];
  return (
    <section class="stack" aria-labelledby="totals">
      <h2 id="totals">{words.totals}</h2>
      <Table
        caption={words.totalsOf(duplicateTitle(duplicate))}
        heads={heads}
        unseen={[words.rank]}
        test="totals"
      >
        {totals.map((row) => (
          <Total key={row.player} row={row} own={row.player === player} />
        ))}
      </Table>
      <p class="quiet">
        {words.impsHelp} {words.datumTotal} {words.shareHelp}
      </p>
    </section>
  );
};

const Board = (props: {
  readonly duplicate: Duplicate;
  readonly table: BoardTable;
  readonly player: string;
}) => {
  const shell = useShell();
  const words = duplicateWords;
  const { board, rows, measure, datum } = props.table;
  const open = props.duplicate.boards[board];
  if (open === undefined || rows.length === 0) return null;
  const title = boardTitle(open, board);
  const heads = [
    words.rank,
    words.player,
    words.result,
    words.imps,
    words.datum,
    words.share,
    words.time,
    words.look,
  ];
  return (
    <section class="stack" aria-labelledby={`board-${board}`}>
      <h2 id={`board-${board}`}>{title}</h2>
      <Table
        caption={words.tableOf(title)}
        heads={heads}
        unseen={[words.rank, words.look]}
        test={`board-${board + 1}`}
      >
        {rows.map((row) => (
          <tr key={row.player} class={row.player === props.player ? 'own' : undefined}>
            <td>{words.ranked(row.rank, row.tied)}</td>
            <th scope="row">
              <span data-proper>{row.player}</span>
              {row.aided && <span class="quiet"> {words.aided}</span>}
            </th>
            <td>{words.value(row.value, measure.unit)}</td>
            <td data-column="imps">{signed(row.imps)}</td>
            <td>{signed(row.datumImps)}</td>
            <td>{share(row.percent)}</td>
            <td>{row.outcome.seconds === null ? NONE : tableWords.time(Math.round(row.outcome.seconds))}</td>
            <td>
              <button
                type="button"
                class="icon-button small"
                aria-label={words.lookAt(row.player, board + 1)}
                data-tip={words.look}
                data-test="look"
                onClick={() => void bring(shell, makeRecord(row.record))}
              >
                <Icon path={eyeIcon} />
              </button>
            </td>
          </tr>
        ))}
      </Table>
      {datum !== null && (
        <p class="quiet">
          {words.datumHelp(
            words.size(Math.round(datum * 10) / 10, measure.unit),
            words.size(measure.span, measure.unit),
          )}
        </p>
      )}
    </section>
  );
};

export const Boards = ({ duplicate, player }: { readonly duplicate: Duplicate; readonly player: string }) => (
  <>
    {compare(duplicate).boards.map((table) => (
      <Board key={table.board} duplicate={duplicate} table={table} player={player} />
    ))}
  </>
);
