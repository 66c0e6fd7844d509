/**
 * Where a space takes any card, a cell and an empty column are one kind of place as long as one place is free: a position
 * says which cards are *loose* (in a cell, or alone in a column) and which columns have more cards, not which loose card
 * lies where. Every move of a loose card to another place is left out of the search, and the writer of lines puts it in
 * again (write-line.ts).
 *
 * PROOF. Let at least one place be free. Any loose card can go to the free place, whichever it is, and leaves another one
 * free. On places that are all connected so, every arrangement of the loose cards can be reached from every other (fifteen
 * puzzle on a complete graph). So positions that differ only by it can be won together or not at all.
 *
 * When no place is free, cards can't be rearranged any more. The last free place was taken by a move from a position with
 * one free place, where every arrangement could be reached; so the search may leave it open until it matters, and
 * counts. A card is laid on a loose one only while a column is left for it: a loose card that is built on, a card that
 * was left alone in its column since then, and a column of several cards take one column each, and the others can be
 * any of those. Therefore a card that is left alone in its column while no place is free is not made loose before one
 * is. A position that the search begins with has its loose cards in cells only when no place is free, and no column is
 * left for them; cards alone in columns are not loose there.
 *
 * SIDE CONDITIONS. Spaces take any card, from everywhere that gives to columns (otherwise a card in a cell may have no way
 * to a column). Cells take any card. Whatever gives to columns gives to cells, one card at a time.
 */
import type { CellsRules } from './rules.ts';

/** Whether cells and empty columns are one kind of place. */
export const mergesPlaces = ({ takes }: Pick<CellsRules, 'takes'>): boolean => takes === 'anything';
