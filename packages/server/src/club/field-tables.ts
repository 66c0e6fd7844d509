/**
 * The tables of a contest: every board's results compared, and the totals. The numbers are those of `compare` of formats.
 * Guests are ranked among guests, and never compared with members. Void results have no rank.
 */
import { datumOf, rankedRows, totalsOf, type Compared, type Measure, type TotalRow } from '@cairn/formats';

/** A result as the database has it. */
export interface ResultRow {
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

export interface RankedRow extends ResultRow, Compared {
  /** The name; of an account that is gone a text that no name can be. */
  readonly player: string;
}

/** Those who are compared with one another. */
export interface Field {
  /** Null for fewer than two. */
  readonly datum: number | null;
  /** The best first. */
  readonly rows: readonly RankedRow[];
}

export interface FieldTable {
  readonly board: number;
  readonly measure: Measure;
  readonly members: Field;
  readonly guests: Field;
  readonly voided: readonly ResultRow[];
}

/** The player of a row: names are unique, and have no brackets. */
export const playerOf = ({ name, play }: Pick<ResultRow, 'name' | 'play'>): string =>
  name ?? `(gone ${play})`;

const fieldOf = (results: readonly ResultRow[], measure: Measure): Field => {
  const values = results.map(({ value }) => value);
  const named = results.map((row) => ({ ...row, player: playerOf(row) }));
  return { datum: datumOf(values), rows: rankedRows(named, values, measure) };
};

/** The table of a board, from its results. */
export const fieldTable = (board: number, measure: Measure, results: readonly ResultRow[]): FieldTable => {
  const counted = results.filter(({ voidReason }) => voidReason === null);
  return {
    board,
    measure,
    members: fieldOf(
      counted.filter(({ isGuest }) => !isGuest),
      measure,
    ),
    guests: fieldOf(
      counted.filter(({ isGuest }) => isGuest),
      measure,
    ),
    voided: results.filter(({ voidReason }) => voidReason !== null),
  };
};

export interface Totals {
  readonly members: readonly TotalRow[];
  readonly guests: readonly TotalRow[];
}

/**
 * The totals over tables of boards. Results of accounts that are gone count on their boards, but nobody knows which of
 * them belong together, so they have no totals.
 */
export const fieldTotals = (tables: readonly FieldTable[]): Totals => {
  const totals = (field: 'members' | 'guests'): readonly TotalRow[] =>
    totalsOf(
      tables.map((table) => ({
        measure: table.measure,
        rows: table[field].rows.filter(({ account }) => account !== null),
      })),
      ({ status }) => status === 'won',
    );
  return { members: totals('members'), guests: totals('guests') };
};
