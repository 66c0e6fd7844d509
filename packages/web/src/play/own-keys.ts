/**
 * The keys that a player has assigned to actions, by the names of the actions; '' for an action without a key. They
 * are stored with the settings and are part of a backup.
 */
export type OwnKeys = Readonly<Record<string, string>>;

/** Their key in the store of settings. */
export const OWN_KEYS = 'ownKeys';

/** Whether a key is one printable character other than the space. */
export const isSingle = (key: string): boolean => key.length === 1 && key !== ' ';

/** Assigned keys from stored data; invalid entries are dropped. */
export const cleanKeys = (stored: unknown): OwnKeys =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && (entry[1] === '' || isSingle(entry[1])),
    ),
  );
