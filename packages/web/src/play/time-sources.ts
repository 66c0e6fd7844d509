/**
 * What a clock counts by (clock.ts). A page has two sources of time. One only ever goes forward, but on most machines
 * stands still while they sleep (w3c/hr-time#115); the other is the time of day, which sleeps with nobody but may be
 * set. Within a sitting the first is believed, and the second only tells of sleep.
 *
 * What cannot be told apart: a machine that slept, and one whose time of day was set on. A clock that nothing stops
 * counts both. One that was set back gives no time back.
 */
type Source = () => number;

const sitting: Source = () => performance.now();
const day: Source = () => Date.now();

/** Milliseconds by which both may drift apart before something has happened. */
const JUMP = 2000;

/** Milliseconds that go on while the machine sleeps. */
export const runningTime = (steady = sitting, wall = day): Source => {
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

/** It is looked at every second: who was away for longer than this, slept. */
const LONGEST = 5000;

/** Milliseconds that stand still while the machine sleeps, wherever the source does not. */
export const pausingTime = (steady = sitting): Source => {
  let last = steady();
  let slept = 0;
  return () => {
    const gap = steady() - last;
    last += gap;
    if (gap > LONGEST) slept += gap;
    return last - slept;
  };
};
