/**
 * The single keys a player has given to actions, by the names of the acts; '' for an act that is to have none. They are
 * kept among the settings, and go into the backup with them.
 */
export type OwnKeys = Readonly<Record<string, string>>;

/** Under which they are kept. */
export const OWN_KEYS = 'ownKeys';

/** One printable character that is no space. */
export const isSingle = (key: string): boolean => key.length === 1 && key !== ' ';

/** Own keys from stored data, without whatever cannot be one. */
export const cleanKeys = (stored: unknown): OwnKeys =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && (entry[1] === '' || isSingle(entry[1])),
    ),
  );
