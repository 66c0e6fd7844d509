/**
 * A card that is placed from the reserve is used at once: the next move lays another card on it. All other ways to place
 * cards of the reserve, but for those to the foundations, are left out of the search.
 *
 * PROOF. Take a win, and a card c in it that comes from the reserve to a column or a cell. If c goes to its foundation and
 * nothing was ever laid on it, it may as well stay in the reserve until then. Otherwise let it come just before the first
 * card is laid on it, and at once to the place where it lies then. Until then it covers nothing and occupies nothing:
 * what it lay on is the last of its pile, or the place is empty, and as no other card went there in the win, none does
 * now. Cards that moved together with c move without it. In this way the placements are put off one after another, the
 * last one first, so that each is followed by a card that is laid on it, which may itself be one of the reserve. The line
 * has no more moves than the win. Safe moves to foundations make no win longer either (packages/engine/src/safe.ts), so
 * with both rules a win is found by induction on the length of the shortest one.
 *
 * The card that has to be used is part of the key of a position, since a position with one has fewer ways on.
 *
 * SIDE CONDITIONS. The reserve holds single cards, none is ever put there, and no rule asks what is left in it. Cards that
 * move together may move without the last ones. (rules.ts asks for both.)
 */
import type { CellsRules } from './rules.ts';

/** Whether cards that are placed from the reserve have to be used at once. */
export const usesAtOnce = ({ reserve }: Pick<CellsRules, 'reserve'>): boolean => reserve > 0;
