/**
 * What changed games are called: by an id made from their rules, and in links by the rules themselves. The names alone
 * stand here, so that whoever only asks what a name is need not fetch the gate.
 */

/** What the ids of changed games begin with; no game of the catalogue has such a one. */
export const OWN = 'own-';

export const isOwn = (id: string): boolean => id.startsWith(OWN);

/** What their names in links begin with. */
export const MARK = '~';

export const isPacked = (name: string): boolean => name.startsWith(MARK);
