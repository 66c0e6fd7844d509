/**
 * The columns to play, in classes of cards or in places on the ring. The same cards can be played from the other end:
 * what is played last comes first, and columns give their cards from the bottom.
 *
 * PROOF. Take a way to play all cards. Read backwards, each card but the last is played on one that takes it with the
 * two changing places; a card comes before those that lay on it, as if the columns were turned over; and what comes last
 * is what the hole takes now. So there is a way from one end exactly when there is one from the other.
 */
export interface RingTask {
  readonly columns: readonly Uint8Array[];
  /** The class on the hole; `classes` when it is empty. */
  readonly top: number;
  readonly classes: number;
  /** `takes[on * classes + card]`; row `classes` is the empty hole. */
  readonly takes: Uint8Array;
  /** Which classes may be played last, as bits. */
  readonly lasts: number;
  /** Whether the ranks are an odd ring and all cards must go: the crossings may be counted. */
  readonly ring: boolean;
  /** Whether a way to play as many cards as possible is wanted; otherwise only one that plays all. */
  readonly most: boolean;
}

/** The task from the other end; for playing all cards only. */
export const reversedTask = (task: RingTask): RingTask => {
  const { columns, top, classes, takes } = task;
  const lasts = Array.from({ length: classes }, (_, card) => takes[top * classes + card] << card);
  return {
    ...task,
    columns: columns.map((column) => column.toReversed()),
    top: classes,
    takes: takes.map((_, i) => {
      const on = Math.trunc(i / classes);
      return on === classes ? 1 : takes[(i % classes) * classes + on];
    }),
    lasts: lasts.reduce((mask, bit) => mask | bit, 0),
  };
};
