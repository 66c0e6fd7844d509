/**
 * Sources of time for the clock (play-clock.ts). `performance.now()` only goes forward, but on most machines it pauses
 * during system sleep (w3c/hr-time#115). `Date.now()` does not pause, but can be changed. We count with the first and
 * use the second only to detect sleep.
 *
 * Sleep and a time of day that was set forward look the same: a clock that runs on counts both. A time of day that was
 * set back gives no time back.
 */
type Source = () => number;

const monotonic: Source = () => performance.now();
const timeOfDay: Source = () => Date.now();

/** Milliseconds by which the two may drift apart before it counts as sleep. */
const JUMP = 2000;

/** Milliseconds that go on during system sleep. */
export const runningTime = (steady = monotonic, wall = timeOfDay): Source => {
  let lead = wall() - steady();
  let slept = 0;
  return () => {
    const gap = wall() - steady() - lead;
    if (Math.abs(gap) > JUMP) {
      lead += gap;
      slept += Math.max(0, gap);
    }
    return steady() + slept;
  };
};

/** The clock reads its source every second; a gap longer than this is sleep. */
const LONGEST = 5000;

/** Milliseconds that pause during system sleep, even where the source does not. */
export const pausingTime = (steady = monotonic): Source => {
  let last = steady();
  let slept = 0;
  return () => {
    const gap = steady() - last;
    last += gap;
    if (gap > LONGEST) slept += gap;
    return last - slept;
  };
};
