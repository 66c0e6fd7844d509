/**
 * The clock of an attempt: milliseconds of play. It stands still once the deal is over, and unless nothing may stop it,
 * while the page is hidden and before the first move (desk.ts). `shown` follows in whole seconds, for whoever draws it.
 * What it counts by is told by times.ts, as soon as that is here.
 */
import { signal, type ReadonlySignal } from '@preact/signals';

export interface Clock {
  /** Whole seconds. */
  readonly shown: ReadonlySignal<number>;
  /** Milliseconds. */
  read(): number;
  set(spent: number): void;
  run(on: boolean): void;
  /** Counts by another source of milliseconds from now on. */
  by(source: () => number): void;
}

export const createClock = (): Clock => {
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
