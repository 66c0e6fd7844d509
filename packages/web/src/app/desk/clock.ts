/**
 * The clock of an attempt: milliseconds of play, which stand still while the page is hidden, before the first move
 * and once the deal is over. `shown` follows in whole seconds, for whoever draws it.
 */
import { signal, type ReadonlySignal } from '@preact/signals';

export interface Clock {
  /** Whole seconds. */
  readonly shown: ReadonlySignal<number>;
  /** Milliseconds. */
  read(): number;
  set(spent: number): void;
  run(on: boolean): void;
}

export const createClock = (): Clock => {
  const shown = signal(0);
  let spent = 0;
  let since: number | null = null;
  let ticking: number | undefined;
  const read = (): number => spent + (since === null ? 0 : performance.now() - since);
  const show = (): void => {
    shown.value = Math.floor(read() / 1000);
  };
  return {
    shown,
    read: () => Math.round(read()),
    set: (value) => {
      spent = value;
      if (since !== null) since = performance.now();
      show();
    },
    run: (on) => {
      if (on === (since !== null)) return;
      if (on) {
        since = performance.now();
        ticking = window.setInterval(show, 1000);
      } else {
        spent = read();
        since = null;
        window.clearInterval(ticking);
      }
      show();
    },
  };
};
