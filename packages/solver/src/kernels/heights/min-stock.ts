/**
 * Fewer stock cards drawn is never worse: of two ways to the same columns with the same class on the hole, only the one
 * that has drawn fewer cards is kept.
 *
 * PROOF. Let A and B have the same columns and class on the hole, A with a cards drawn, B with b >= a. Whatever B plays
 * before its next draw, A plays too. When B draws card number b + 1, A draws up to that very card and is then in B's
 * position. So A clears what B clears, and leaves what B leaves. One byte a class, the least number drawn, therefore
 * holds all that matters of a set of columns; these bytes are its min-stock vector.
 *
 * SIDE CONDITIONS. A draw is allowed at any time (under `when: 'stuck'` A may have to play before it may draw); the card
 * drawn lies on the hole at once (on a waste it would matter); nothing else depends on the number drawn (powers,
 * chains); and a score must not gain by a draw (additive-score.ts).
 */

/** More than any number drawn: there is no way. */
export const UNREACHED = 255;

/** Lanes of a vector: one a class, and one that stays UNREACHED. */
export const LANES = 16;

/** What draws do to vectors: in each table a row of lanes for each least number drawn. */
export interface DrawTables {
  /** By class: the least number drawn after which a draw has put it on the hole. */
  readonly shows: Uint8Array;
  /** By class: the same for any class it can be played on. */
  readonly serves: Uint8Array;
}

/** Rows up to that of UNREACHED, where nothing is ever shown. */
const ROWS = UNREACHED + 1;

/** Tables for a stock; `takes` has a row of `classes` for each class on the hole. */
export const drawTables = (draws: Uint8Array, takes: Uint8Array, classes: number): DrawTables => {
  const shows = new Uint8Array(ROWS * LANES).fill(UNREACHED);
  const serves = new Uint8Array(ROWS * LANES).fill(UNREACHED);
  for (let drawn = draws.length - 1; drawn >= 0; drawn--) {
    const row = drawn * LANES;
    shows.copyWithin(row, row + LANES, row + 2 * LANES);
    shows[row + draws[drawn]] = drawn + 1;
    for (let card = 0; card < classes; card++)
      for (let on = 0; on < classes; on++)
        if (takes[on * classes + card] === 1 && shows[row + on] < serves[row + card])
          serves[row + card] = shows[row + on];
  }
  return { shows, serves };
};
