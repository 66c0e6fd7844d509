/**
 * The stored form of a series: a format with its options, the first deal, and the entries in order. The records of its
 * deals are under keys of their own, so that deleting a result from the statistics takes nothing from a series. The
 * standing is derived by replaying the records (loaded-series.ts); `stand` is a copy for lists, written with every
 * change.
 */
import type { SeriesEnd, SeriesEntry } from '@cairn/formats';
import type { Change, Database } from '../../platform/database.ts';

/** A deal, by the id of its attempt; or an act between two deals. */
export type KeptEntry =
  | Exclude<SeriesEntry, { kind: 'deal' }>
  | { readonly kind: 'deal'; readonly id: string };

export interface KeptStand {
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
  /** Deals played to their end, and the wins among them. */
  readonly deals: number;
  readonly wins: number;
  /** In the unit of the format. */
  readonly total: number;
  readonly toPar: number | null;
  readonly purse: number | null;
  /** Place of the leg that is due, from 0; null after the end. */
  readonly next: number | null;
  readonly ended: SeriesEnd | null;
  /** Whether the goal is reached; null if the format has none. Series stored by older versions lack it. */
  readonly reached?: boolean | null;
}

/** What a duplicate has beside its series: its boards, which are its format, and other players' results. */
export interface KeptDuplicate {
  readonly title: string;
  /** In the notation of links (@cairn/formats). */
  readonly boards: readonly string[];
  /** The player's name in it. */
  readonly player: string;
  /** Other players' results as a duplicate file; '' for none. */
  readonly others: string;
}

export interface KeptSeries {
  readonly id: string;
  readonly format: string;
  /** Only those that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly start: string;
  /** In milliseconds since 1970. */
  readonly began: number;
  readonly entries: readonly KeptEntry[];
  readonly stand: KeptStand;
  /** Only in a duplicate, whose format is not in the catalogue. */
  readonly duplicate?: KeptDuplicate;
}

/** The key of a deal's record in the store of records. */
export const entryKey = (series: string, entry: string): string => `${series}.${entry}`;

/** The keys of all records of a series, in the order of play. */
export const keysOf = ({ id, entries }: KeptSeries): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'deal' ? [entryKey(id, entry.id)] : []));

/** The records of a series by their keys. Missing ones are left out. */
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

/** The changes that delete a series and its records. */
export const dropSeries = (series: KeptSeries): readonly Change[] => [
  { store: 'series', key: series.id },
  ...keysOf(series).map((key): Change => ({ store: 'records', key })),
];
