/**
 * The clock of the database, as a process knows it between its answers: the last time that the database told, and what
 * has passed since by a clock that cannot be set. That one stands still while a machine sleeps. The clock of the machine
 * does not, so it is looked at for that alone: where the two disagree about what has passed, the database is asked again.
 */
export interface DatabaseClock {
  /** Milliseconds since 1970 UTC, not more than a round trip behind; null if the database must be asked. */
  readonly now: () => number | null;
  /** Notes what the database told just now. */
  readonly told: (now: number) => void;
}

/** Milliseconds by which the two clocks may disagree. */
const MOST_DRIFT_MS = 1000;

/** @param steady milliseconds, never backwards. @param machine milliseconds since 1970 UTC, by a clock that can be set. */
export const databaseClock = (
  steady: () => number = () => performance.now(),
  machine: () => number = Date.now,
): DatabaseClock => {
  let last: { readonly now: number; readonly steady: number; readonly machine: number } | null = null;
  return {
    now: () => {
      if (last === null) return null;
      const passed = steady() - last.steady;
      return Math.abs(machine() - last.machine - passed) > MOST_DRIFT_MS ? null : last.now + passed;
    },
    told: (now) => {
      last = { now, steady: steady(), machine: machine() };
    },
  };
};
