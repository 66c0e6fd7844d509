/** Work in slices, written as generators: they are given the milliseconds that are left of each slice. */

/** Work that is done in slices of about `ms` milliseconds; null while there is more to do. */
export interface Sliced<Result> {
  work(ms: number): Result | null;
}

/** A computation that yields when its slice is over; `next` is called with the milliseconds of the next one. */
export type Slices<Result> = Generator<undefined, Result, number>;

/** The result of other work in slices. */
export function* finished<Result>(run: Sliced<Result>): Slices<Result> {
  // A first slice of nothing: how long the present one lasts is not known.
  let ms = 0;
  for (;;) {
    const result = run.work(ms);
    if (result !== null) return result;
    ms = yield;
  }
}

/** Makes work in slices of a generator. */
export const inSlices = <Result>(slices: Slices<Result>): Sliced<Result> => ({
  work: (ms) => {
    const from = Date.now();
    for (;;) {
      const { done, value } = slices.next(Math.max(0, ms - (Date.now() - from)));
      if (done === true) return value;
      if (Date.now() - from >= ms) return null;
    }
  },
});

/** Work in slices done in one go. */
export const inOneGo = <Result>(slices: Slices<Result>): Result => {
  for (;;) {
    const { done, value } = slices.next(Infinity);
    if (done === true) return value;
  }
};
