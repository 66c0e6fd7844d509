/**
 * Where only kings go into spaces, the last run of a column (one that no king heads) is moved to another column only
 * together with the king that takes the space, and only when there is no other space. Where nothing goes into spaces it
 * is never moved.
 *
 * PROOF. Let a win move such a run, headed by X, onto P. Leave the move out until a king goes into the space it makes,
 * or for good when none does. Until then X lies at the bottom of its column. What was to be laid on it can be laid on
 * it there, and what is to leave it can leave it. Moves of P with X on it become moves of P alone, and P needs no place
 * it did not have. A move of X from P to another card is left out, and the place where X was to lie stays free for it.
 * If X goes to its foundation meanwhile, it goes from the bottom of its column, and the space is there as before. If a
 * king wants a space while there is another one, it takes that (spaces are alike), and the argument goes on. So the win
 * has the required form, with no more moves.
 *
 * SIDE CONDITIONS. Spaces take kings alone, or nothing, and are not filled by themselves; runs move in any part, so
 * that X may be laid on either card that would carry it.
 */
export const mayEmptyColumn = (spaces: number, kings: boolean): boolean => kings && spaces === 0;
