/**
 * The tables of a contest: every board's results compared, and the totals. The numbers are those of `compare` of formats.
 * Guests are ranked among guests, and never compared with members. Void results have no rank.
 */
import {
  datumOf,
  orderOf,
  standings,
  totalsOf,
  type Compared,
  type ComparedResult,
  type Measure,
  type TotalRow,
} from '@cairn/formats';

/** A result as the database has it. */
export interface ContestResult {
  readonly play: string;
  readonly board: number;
  /** Null: the account is gone. */
  readonly account: string | null;
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly status: string;
  readonly score: number;
  readonly value: number;
  readonly seconds: number;
  readonly undone: number;
  readonly aided: boolean;
  readonly voidReason: string | null;
}

export interface RankedResult {
  readonly result: ContestResult;
  readonly compared: Compared;
}

/** Those who are compared with one another. */
export interface Field {
  /** Null for fewer than two. */
  readonly datum: number | null;
  /** The best first; equal ranks in the order of their names. */
  readonly rows: readonly RankedResult[];
}

export interface FieldTable {
  readonly board: number;
  readonly measure: Measure;
  readonly members: Field;
  readonly guests: Field;
  readonly voided: readonly ContestResult[];
}

/** The player of a row: names are unique, and have no brackets. */
export const playerOf = ({ name, play }: Pick<ContestResult, 'name' | 'play'>): string =>
  name ?? `(gone ${play})`;

const fieldOf = (results: readonly ContestResult[], measure: Measure): Field => {
  const values = results.map(({ value }) => value);
  const standing = standings(values, measure);
  const rows = orderOf(results.map(playerOf), standing).flatMap((i): readonly RankedResult[] => {
    const [result, compared] = [results[i], standing[i]];
    return result === undefined || compared === undefined ? [] : [{ result, compared }];
  });
  return { datum: datumOf(values), rows };
};

/** The table of a board, from its results. */
export const fieldTable = (
  board: number,
  measure: Measure,
  results: readonly ContestResult[],
): FieldTable => {
  const [members, guests, voided]: [ContestResult[], ContestResult[], ContestResult[]] = [[], [], []];
  for (const row of results)
    if (row.voidReason !== null) voided.push(row);
    else if (row.isGuest) guests.push(row);
    else members.push(row);
  return { board, measure, members: fieldOf(members, measure), guests: fieldOf(guests, measure), voided };
};

export interface FieldTotals {
  readonly members: readonly TotalRow[];
  readonly guests: readonly TotalRow[];
}

interface TotalledResult extends ComparedResult {
  readonly status: string;
}

/**
 * The totals over tables of boards. Results of accounts that are gone count on their boards, but nobody knows which of
 * them belong together, so they have no totals.
 */
export const fieldTotals = (tables: readonly FieldTable[]): FieldTotals => {
  const rowsOf = ({ rows }: Field): readonly TotalledResult[] => {
    const totalled: TotalledResult[] = [];
    for (const { result, compared } of rows) {
      const { account, name, value, aided, status } = result;
      const { rank, tied, percent, imps, datumImps } = compared;
      if (account !== null && name !== null)
        totalled.push({ player: name, value, aided, status, rank, tied, percent, imps, datumImps });
    }
    return totalled;
  };
  const totals = (field: 'members' | 'guests'): readonly TotalRow[] =>
    totalsOf(
      tables.map((table) => ({ measure: table.measure, rows: rowsOf(table[field]) })),
      ({ status }) => status === 'won',
    );
  return { members: totals('members'), guests: totals('guests') };
};
