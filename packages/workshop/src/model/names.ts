/**
 * Names of custom games: an id made from their rules, and in links the packed rules themselves. They are not in
 * link.ts, so that a page that only checks a name does not load the compiler.
 */

/** The prefix of the ids of custom games. No id of the catalogue has it. */
export const OWN = 'own-';

export const isOwn = (id: string): boolean => id.startsWith(OWN);

/** The prefix of their names in links. */
export const MARK = '~';

export const isPacked = (name: string): boolean => name.startsWith(MARK);
