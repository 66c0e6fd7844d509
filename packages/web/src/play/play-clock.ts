/**
 * The clock of an attempt: milliseconds of play. It stops when the deal is over and, unless the clock of its series runs
 * on, while the page is hidden and before the first move (game-controller.ts). `shown` follows in whole seconds. It
 * counts by `performance.now()` until the feature autoplay gives it a source from time-sources.ts.
 */
import { signal, type ReadonlySignal } from '@preact/signals';

export interface PlayClock {
  /** Whole seconds. */
  readonly shown: ReadonlySignal<number>;
  /** Milliseconds. */
  read(): number;
  set(spent: number): void;
  run(on: boolean): void;
  /** Counts by another source of milliseconds. */
  by(source: () => number): void;
}

export const createPlayClock = (): PlayClock => {
  const shown = signal(0);
  let spent = 0;
  let since: number | null = null;
  let ticking: number | undefined;
  let now = (): number => performance.now();
  const read = (): number => spent + (since === null ? 0 : now() - since);
  const show = (): void => {
    shown.value = Math.floor(read() / 1000);
  };
  return {
    shown,
    read: () => Math.round(read()),
    set: (value) => {
      spent = value;
      if (since !== null) since = now();
      show();
    },
    run: (on) => {
      if (on === (since !== null)) return;
      if (on) {
        since = now();
        ticking = window.setInterval(show, 1000);
      } else {
        spent = read();
        since = null;
        window.clearInterval(ticking);
      }
      show();
    },
    by: (source) => {
      spent = read();
      now = source;
      if (since !== null) since = now();
    },
  };
};
