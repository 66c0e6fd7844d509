/**
 * The clock of the database, as a process knows it between its answers: the last time that the database told, and what
 * has passed since by a clock that cannot be set. The clock of the machine is not looked at.
 */
export interface DatabaseClock {
  /** Milliseconds since 1970 UTC, not more than a round trip behind; null before the database has told it. */
  readonly now: () => number | null;
  /** Notes what the database told just now. */
  readonly told: (now: number) => void;
}

export const databaseClock = (): DatabaseClock => {
  let last: { readonly now: number; readonly at: number } | null = null;
  return {
    now: () => (last === null ? null : last.now + performance.now() - last.at),
    told: (now) => {
      last = { now, at: performance.now() };
    },
  };
};
