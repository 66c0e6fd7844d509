/**
 * Comparisons: everybody's results side by side, for each board (field.ts has the formulas) and in total. Totals are
 * ordered by IMPs. A board that a player has not finished adds nothing.
 */
import { type BoardResult, type Duplicate } from './duplicate.ts';
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

type Ranked = { readonly rank: number; readonly player: string };

const byRank = (one: Ranked, other: Ranked): number =>
  one.rank - other.rank || (one.player < other.player ? -1 : 1);

/** Results with their standings, the best first. `values` are those of the results, in the unit of the measure. */
export const rankedRows = <Row extends { readonly player: string }>(
  results: readonly Row[],
  values: readonly number[],
  measure: Measure,
): readonly (Row & Compared & { readonly value: number })[] => {
  const all = standings(values, measure);
  const rows = results.flatMap((result, i) => {
    const value = values[i];
    const standing = all[i];
    return value === undefined || standing === undefined ? [] : [{ ...result, value, ...standing }];
  });
  return rows.toSorted(byRank);
};

const tableOf = ({ boards, results }: Duplicate, board: number): BoardTable => {
  const open = boards[board];
  if (open === undefined) throw new Error(`No board ${board} in this duplicate`);
  const measure = measureOf(open.compiled, open.deal);
  const own = results.filter((each) => each.board === board);
  const values = own.map(({ outcome }) => valueOf(open.compiled, outcome));
  return { board, measure, datum: datumOf(values), rows: rankedRows(own, values, measure) };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** IMPs are means. Rounding makes sums equal that are equal in exact arithmetic. */
const rounded = (points: number): number => Math.round(points * 1e6) / 1e6;

/** A row of a board, as the totals read it. */
export interface ComparedResult extends Compared {
  readonly player: string;
  readonly value: number;
  readonly aided: boolean;
}

/** Everybody's totals over the rows of boards, the best first. */
export const totalsOf = <Row extends ComparedResult>(
  boards: readonly { readonly measure: Measure; readonly rows: readonly Row[] }[],
  isWin: (row: Row) => boolean,
): readonly TotalRow[] => {
  const alike = new Set(boards.map(({ measure }) => `${measure.unit} ${measure.low}`)).size === 1;
  const byPlayer = new Map<string, Row[]>();
  for (const row of boards.flatMap(({ rows }) => rows)) {
    const own = byPlayer.get(row.player);
    if (own === undefined) byPlayer.set(row.player, [row]);
    else own.push(row);
  }
  const totals = [...byPlayer].map(([player, own]) => {
    const compared = own.filter(({ imps }) => imps !== null);
    return {
      player,
      played: own.length,
      wins: own.filter(isWin).length,
      points: alike ? sum(own.map(({ value }) => value)) : null,
      percent:
        compared.length === 0 ? null : sum(compared.map(({ percent }) => percent ?? 0)) / compared.length,
      imps: rounded(sum(compared.map(({ imps }) => imps ?? 0))),
      datumImps: sum(compared.map(({ datumImps }) => datumImps ?? 0)),
      aided: own.some(({ aided }) => aided),
    };
  });
  const places = placesOf(totals.map(({ imps }) => imps));
  return totals
    .map((row): TotalRow => ({ ...row, ...(places.get(row.imps) ?? { rank: 1, tied: false }) }))
    .toSorted(byRank);
};

/** By number of IMPs: one more than there are larger ones, and whether it occurs more than once. */
const placesOf = (
  imps: readonly number[],
): ReadonlyMap<number, { readonly rank: number; readonly tied: boolean }> => {
  const places = new Map<number, { rank: number; tied: boolean }>();
  for (const [i, each] of imps.toSorted((one, other) => other - one).entries()) {
    const equal = places.get(each);
    if (equal === undefined) places.set(each, { rank: i + 1, tied: false });
    else equal.tied = true;
  }
  return places;
};

export const compare = (duplicate: Duplicate): Comparison => {
  const boards = duplicate.boards.map((_, board) => tableOf(duplicate, board));
  return { boards, totals: totalsOf(boards, ({ outcome }) => outcome.status === 'won') };
};
