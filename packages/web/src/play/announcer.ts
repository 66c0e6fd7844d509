/**
 * The lines for the live region: one at a time, the newest wins. Sentences come from modules that are loaded after the
 * first paint, so a line may have to wait for its module; it is dropped when a newer one was asked for meanwhile.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { LazyModule } from '../platform/lazy-module.ts';

/** A line for the live region; the number distinguishes two equal lines. */
export interface Announcement {
  readonly text: string;
  readonly count: number;
}

export interface Announcer {
  readonly latest: ReadonlySignal<Announcement>;
  say(text: string): void;
  /** Says a sentence made from a module as soon as it is loaded, unless something newer was said; `also` gets it too. */
  sayWhenLoaded<Part>(
    module: LazyModule<Part>,
    make: (part: Part) => string,
    also?: (text: string) => void,
  ): void;
}

/** @param failure the line for a module that cannot be loaded. */
export const createAnnouncer = (failure: (error: unknown) => string): Announcer => {
  const latest = signal<Announcement>({ text: '', count: 0 });
  let asked = 0;
  const say = (text: string): void => {
    asked++;
    latest.value = { text, count: latest.value.count + 1 };
  };
  return {
    latest,
    say,
    sayWhenLoaded: (module, make, also) => {
      const mine = ++asked;
      const finish = (text: string): void => {
        if (mine !== asked) return;
        say(text);
        also?.(text);
      };
      const loaded = module.now();
      if (loaded !== null) return finish(make(loaded));
      module.get().then(
        (part) => finish(make(part)),
        (error: unknown) => finish(failure(error)),
      );
    },
  };
};
