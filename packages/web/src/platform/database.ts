/**
 * The database: seven object stores of plain data. indexed-database.ts keeps them; where the browser refuses it (some private
 * windows, a full disk) memory-database.ts has the same stores, and `lasting` says that they will not outlive the tab.
 */
export const STORES = ['table', 'settings', 'results', 'records', 'series', 'own', 'club'] as const;
export type StoreName = (typeof STORES)[number];

/** An entry to put, or to delete when it has no value. */
export interface Change {
  readonly store: StoreName;
  readonly key: string;
  readonly value?: unknown;
}

export interface Database {
  readonly lasting: boolean;
  get(store: StoreName, key: string): Promise<unknown>;
  all(store: StoreName): Promise<readonly unknown[]>;
  /** All of a store by key, as it was at one moment. */
  entries(store: StoreName): Promise<Readonly<Record<string, unknown>>>;
  /** Makes all changes or none. */
  write(changes: readonly Change[]): Promise<void>;
  /** Empties every store. */
  erase(): Promise<void>;
}
