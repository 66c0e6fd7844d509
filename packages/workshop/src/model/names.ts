/**
 * Names of custom games: an id made from their rules, and in links the packed rules themselves. They are apart from
 * link.ts, so that a page that only looks at a name need not load the compiler.
 */

/** The beginning of the ids of custom games; no id of the catalogue begins so. */
export const OWN = 'own-';

export const isOwn = (id: string): boolean => id.startsWith(OWN);

/** The beginning of their names in links. */
export const MARK = '~';

export const isPacked = (name: string): boolean => name.startsWith(MARK);
