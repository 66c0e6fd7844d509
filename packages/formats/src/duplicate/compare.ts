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

/**
 * The places of rows in the order of their ranks, equal ranks in the order of the names. For large tables, of which few
 * rows are shown.
 */
export const orderOf = (
  players: readonly string[],
  standing: readonly { readonly rank: number }[],
): readonly number[] => {
  const byRank = new Map<number, number[]>();
  for (const [i, { rank }] of standing.entries()) {
    const equal = byRank.get(rank);
    if (equal === undefined) byRank.set(rank, [i]);
    else equal.push(i);
  }
  const named = (one: number, other: number): number =>
    (players[one] ?? '') < (players[other] ?? '') ? -1 : 1;
  return [...byRank.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((rank) => (byRank.get(rank) ?? []).toSorted(named));
};

/** Results with their standings, the best first. `values` are those of the results, in the unit of the measure. */
export const rankedRows = <Row extends { readonly player: string }>(
  results: readonly Row[],
  values: readonly number[],
  measure: Measure,
): readonly (Row & Compared & { readonly value: number })[] => {
  const all = standings(values, measure);
  const order = orderOf(
    results.map(({ player }) => player),
    all,
  );
  return order.flatMap((i) => {
    const [result, value, standing] = [results[i], values[i], all[i]];
    return result === undefined || value === undefined || standing === undefined
      ? []
      : [{ ...result, value, ...standing }];
  });
};

const tableOf = ({ boards, results }: Duplicate, board: number): BoardTable => {
  const open = boards[board];
  if (open === undefined) throw new Error(`No board ${board} in this duplicate`);
  const measure = measureOf(open.compiled, open.deal);
  const own = results.filter((each) => each.board === board);
  const values = own.map(({ outcome }) => valueOf(open.compiled, outcome));
  return { board, measure, datum: datumOf(values), rows: rankedRows(own, values, measure) };
};

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
  const byPlayer = new Map<string, Sums>();
  for (const { rows } of boards)
    for (const row of rows) {
      const sums = byPlayer.get(row.player);
      if (sums === undefined) byPlayer.set(row.player, added({ ...NOTHING }, row, isWin(row)));
      else added(sums, row, isWin(row));
    }
  const players = [...byPlayer.keys()];
  const all = [...byPlayer.values()];
  const imps = all.map((sums) => rounded(sums.imps));
  const places = placesOf(imps);
  const standing = imps.map((each) => places.get(each) ?? { rank: 1, tied: false });
  return orderOf(players, standing).flatMap((i): readonly TotalRow[] => {
    const [player, sums, place] = [players[i], all[i], standing[i]];
    if (player === undefined || sums === undefined || place === undefined) return [];
    return [
      {
        player,
        rank: place.rank,
        tied: place.tied,
        played: sums.played,
        wins: sums.wins,
        points: alike ? sums.points : null,
        percent: sums.compared === 0 ? null : sums.percent / sums.compared,
        imps: imps[i] ?? 0,
        datumImps: sums.datumImps,
        aided: sums.aided,
      },
    ];
  });
};

/** Sums over the boards of a player; `compared` of them have others to be compared with. */
interface Sums {
  played: number;
  wins: number;
  points: number;
  compared: number;
  percent: number;
  imps: number;
  datumImps: number;
  aided: boolean;
}
const NOTHING: Sums = {
  played: 0,
  wins: 0,
  points: 0,
  compared: 0,
  percent: 0,
  imps: 0,
  datumImps: 0,
  aided: false,
};

/** Adds a row to the sums. */
const added = (sums: Sums, row: ComparedResult, isWin: boolean): Sums => {
  sums.played += 1;
  sums.wins += isWin ? 1 : 0;
  sums.points += row.value;
  sums.aided ||= row.aided;
  if (row.imps === null) return sums;
  sums.compared += 1;
  sums.percent += row.percent ?? 0;
  sums.imps += row.imps;
  sums.datumImps += row.datumImps ?? 0;
  return sums;
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
