/**
 * The time since the opening of a board by the server's clock. It goes on from what the server has told last, by the
 * device's running time: the date of the device has no part in it.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { FollowedPlay } from '@cairn/wire';
import { runningTime } from '../../play/time-sources.ts';

export interface ServerClock {
  /** Seconds, with fractions. */
  readonly read: () => number;
  /** Whole seconds. */
  readonly shown: ReadonlySignal<number>;
  /** Whole seconds left; null without a limit. */
  readonly left: ReadonlySignal<number | null>;
  /** The server has told its time. */
  readonly told: (play: FollowedPlay) => void;
  readonly stop: () => void;
}

const TICK_MS = 250;
/** Milliseconds between two questions whether the time is up, should the first have come too early. */
const AGAIN_MS = 3000;

/**
 * @param isNew whether the play has just come from the server.
 * @param timeUp is called when the time for the board, or the contest, seems to be over; again after a while.
 */
export const serverClock = (
  { state, attempt }: FollowedPlay,
  isNew: boolean,
  timeUp: () => void,
): ServerClock => {
  const time = runningTime();
  // What is kept of a play does not tell how long it was away.
  let base = isNew ? state.now - state.opened : (state.steps.at(-1)?.at ?? 0);
  let since = time();
  let last = state.now;
  let asked = -Infinity;
  const read = (): number => (base + time() - since) / 1000;
  const shown = signal(Math.floor(read()));
  const limit = Math.min(
    state.policy.seconds ?? Infinity,
    attempt.session.game.def.limits?.seconds ?? Infinity,
  );
  const until = Math.min(limit, (state.closes - state.opened) / 1000);
  const timer = setInterval(() => {
    shown.value = Math.floor(read());
    if (read() < until || performance.now() - asked < AGAIN_MS) return;
    asked = performance.now();
    timeUp();
  }, TICK_MS);
  return {
    read,
    shown,
    left: computed(() => (limit < Infinity ? Math.max(0, Math.ceil(limit - shown.value)) : null)),
    told: ({ state: now }) => {
      if (now.now === last) return;
      last = now.now;
      base = now.now - now.opened;
      since = time();
    },
    stop: () => clearInterval(timer),
  };
};
