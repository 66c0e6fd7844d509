/**
 * Comparisons: everybody's results side by side, for each board (field.ts has the formulas) and in total. Totals are
 * ordered by IMPs. A board that a player has not finished adds nothing.
 */
import { playersOf, type BoardResult, type Duplicate } from './duplicate.ts';
import { datumOf, standings, type Compared } from './field.ts';
import { measureOf, valueOf, type Measure } from './measure.ts';

export interface BoardRow extends BoardResult, Compared {
  /** The result in the unit of the measure. */
  readonly value: number;
}

export interface BoardTable {
  /** From 0. */
  readonly board: number;
  readonly measure: Measure;
  /** The mean of all values; null for fewer than two. */
  readonly datum: number | null;
  /** The best first. Players of equal rank are in the order of their names. */
  readonly rows: readonly BoardRow[];
}

export interface TotalRow {
  readonly player: string;
  readonly rank: number;
  readonly tied: boolean;
  /** Finished boards, and the wins among them. */
  readonly played: number;
  readonly wins: number;
  /** The sum of the results; null if the boards have different units. */
  readonly points: number | null;
  /** The mean over the boards that others have played too; null if there are none. */
  readonly percent: number | null;
  /** Sums over those boards. */
  readonly imps: number;
  readonly datumImps: number;
  /** Whether a record says that hints or a solution were shown. */
  readonly aided: boolean;
}

export interface Comparison {
  readonly boards: readonly BoardTable[];
  readonly totals: readonly TotalRow[];
}

const byRank = (one: { readonly rank: number; readonly player: string }, other: typeof one): number =>
  one.rank - other.rank || (one.player < other.player ? -1 : 1);

const tableOf = ({ boards, results }: Duplicate, board: number): BoardTable => {
  const open = boards[board];
  if (open === undefined) throw new Error(`No board ${board} in this duplicate`);
  const measure = measureOf(open.compiled, open.deal);
  const own = results.filter((each) => each.board === board);
  const values = own.map(({ outcome }) => valueOf(open.compiled, outcome));
  const all = standings(values, measure);
  const rows = own.flatMap((result, i): BoardRow[] => {
    const value = values[i];
    const standing = all[i];
    return value === undefined || standing === undefined ? [] : [{ ...result, value, ...standing }];
  });
  return { board, measure, datum: datumOf(values), rows: rows.toSorted(byRank) };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** IMPs are means. Rounding makes sums equal that are equal in exact arithmetic. */
const rounded = (points: number): number => Math.round(points * 1e6) / 1e6;

export const compare = (duplicate: Duplicate): Comparison => {
  const boards = duplicate.boards.map((_, board) => tableOf(duplicate, board));
  const alike = new Set(boards.map(({ measure }) => `${measure.unit} ${measure.low}`)).size === 1;
  const totals = playersOf(duplicate).map((player) => {
    const own = boards.flatMap(({ rows }) => rows.filter((each) => each.player === player));
    const compared = own.filter(({ imps }) => imps !== null);
    return {
      player,
      played: own.length,
      wins: own.filter(({ outcome }) => outcome.status === 'won').length,
      points: alike ? sum(own.map(({ value }) => value)) : null,
      percent:
        compared.length === 0 ? null : sum(compared.map(({ percent }) => percent ?? 0)) / compared.length,
      imps: rounded(sum(compared.map(({ imps }) => imps ?? 0))),
      datumImps: sum(compared.map(({ datumImps }) => datumImps ?? 0)),
      aided: own.some(({ aided }) => aided),
    };
  });
  const ranked = totals.map((row): TotalRow => {
    const better = totals.filter(({ imps }) => imps > row.imps).length;
    return { ...row, rank: better + 1, tied: totals.filter(({ imps }) => imps === row.imps).length > 1 };
  });
  return { boards, totals: ranked.toSorted(byRank) };
};
