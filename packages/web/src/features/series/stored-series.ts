/**
 * Series as they are kept: which format under which options, from which deal, and what was done in it. The deals
 * played are records, kept beside the others under keys of their own, so that a result that is struck out takes
 * nothing from a series. How it stands is derived by playing the records again (live.ts); `stand` is what
 * lists show of it, written with every change.
 */
import type { SeriesEnd, SeriesEntry } from '@cairn/formats';
import type { Change, Database } from '../../platform/database.ts';

/** A deal played, by the id of its attempt; or an act between two deals. */
export type KeptEntry =
  Exclude<SeriesEntry, { kind: 'deal' }> | { readonly kind: 'deal'; readonly id: string };

export interface KeptStand {
  /** When it was changed last, in milliseconds since 1970. */
  readonly at: number;
  /** Deals that were played to their end, and how many of them were won. */
  readonly deals: number;
  readonly wins: number;
  /** As the format counts. */
  readonly total: number;
  readonly toPar: number | null;
  readonly purse: number | null;
  /** Place of the leg that is due, from 0; null once it has ended. */
  readonly next: number | null;
  readonly ended: SeriesEnd | null;
  /** Whether the goal is reached; null where there is none. Those kept by an older version do not say. */
  readonly reached?: boolean | null;
}

/** What a duplicate has beside its series: its boards, which are its format, and what others made of them. */
export interface KeptDuplicate {
  readonly title: string;
  /** As links name them (@cairn/formats). */
  readonly boards: readonly string[];
  /** What the player is called in it. */
  readonly player: string;
  /** The results of others as a duplicate file; '' for none. */
  readonly others: string;
}

export interface KeptSeries {
  readonly id: string;
  readonly format: string;
  /** Only those that are not standard. */
  readonly options: Readonly<Record<string, string>>;
  readonly start: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly began: number;
  readonly entries: readonly KeptEntry[];
  readonly stand: KeptStand;
  /** Of a duplicate, whose format stands in no catalogue. */
  readonly duplicate?: KeptDuplicate;
}

/** Under which the record of a deal is kept among the records. */
export const entryKey = (series: string, entry: string): string => `${series}.${entry}`;

/** The keys of all records of a series, in the order in which they were played. */
export const keysOf = ({ id, entries }: KeptSeries): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'deal' ? [entryKey(id, entry.id)] : []));

/** The records of a series by their keys, without those that are missing. */
export const readRecords = async (
  db: Database,
  series: KeptSeries,
): Promise<Readonly<Record<string, string>>> => {
  const keys = keysOf(series);
  const texts = await Promise.all(keys.map((key) => db.get('records', key)));
  return Object.fromEntries(
    keys.flatMap((key, i): [string, string][] => {
      const text = texts[i];
      return typeof text === 'string' ? [[key, text]] : [];
    }),
  );
};

/** Takes a series and its records away. */
export const dropSeries = (series: KeptSeries): readonly Change[] => [
  { store: 'series', key: series.id },
  ...keysOf(series).map((key): Change => ({ store: 'records', key })),
];
