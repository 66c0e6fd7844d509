/**
 * The one place where the attempt on the table changes. A change is one write to the history's signal and one order to
 * the autosave; a line that the change abandons is kept as a variation in the same write.
 */
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { go, push, type AttemptHistory } from './attempt-history.ts';
import { keepAttempt, type Attempt } from './attempt.ts';
import type { Autosave } from './autosave.ts';
import { createPlayClock, type PlayClock } from './play-clock.ts';
import type { PlayPorts } from './ports.ts';
import { firstAttempt } from './random-deal.ts';

export interface AttemptStore {
  readonly history: ReadonlySignal<AttemptHistory>;
  readonly clock: PlayClock;
  /** The attempt on the table, with its time up to this moment. */
  current(): Attempt;
  /** Puts a later state of the attempt in its place. */
  change(next: Attempt): void;
  /** Changes the attempt by a function; nothing happens when that returns its argument. */
  amend(make: (now: Attempt) => Attempt): void;
  /** Puts another attempt on the table; undo goes back to the present one. */
  push(next: Attempt): void;
  /** Goes along the history to a restored attempt. */
  go(toward: 'before' | 'after', next: Attempt): void;
  /** Stores the attempt as it is, without any change. */
  save(): void;
}

export const createAttemptStore = (
  autosave: Autosave,
  { attempt, firstGame }: Pick<PlayPorts, 'attempt' | 'firstGame'>,
): AttemptStore => {
  const clock = createPlayClock();
  const history = signal<AttemptHistory>(
    autosave.first ?? { before: [], now: firstAttempt(firstGame()), after: [], suspended: [] },
  );
  /** Earlier states whose abandoned lines are still to be kept as variations: its code has to be loaded first. */
  let pending: readonly Attempt[] = [];
  clock.set(history.value.now.spent);

  const current = (): Attempt => ({ ...history.value.now, spent: clock.read() });
  const withVariation = (was: Attempt, now: Attempt): Attempt => {
    if (was.session === now.session) return now;
    const loaded = attempt.now();
    if (loaded !== null) return loaded.keepVariation(was, now);
    pending = [...pending, was];
    return now;
  };
  const put = (next: AttemptHistory, left?: Attempt): void => {
    const now = withVariation(history.value.now, next.now);
    const whole = now === next.now ? next : { ...next, now };
    // Saved first: the database works while the table is drawn. Results and history change for their readers together.
    batch(() => {
      autosave.save(whole, left);
      history.value = whole;
    });
  };
  const change = (now: Attempt): void => put({ ...history.value, now });
  const amend: AttemptStore['amend'] = (make) => {
    const now = current();
    const next = make(now);
    if (next !== now) change(next);
  };
  /** Replaces the attempt by another one, which takes over the clock. */
  const enter = (make: (history: AttemptHistory) => AttemptHistory): void => {
    const left = current();
    const next = make({ ...history.value, now: left });
    put(next, left);
    clock.set(next.now.spent);
  };

  if (autosave.first === null) {
    autosave.save(history.value);
    attempt.onLoad(({ withOptions }) => {
      const whole = withOptions(keepAttempt(current()));
      if (whole.ok) change(whole.value);
    });
  }
  attempt.onLoad(({ keepVariation }) => {
    const all = pending;
    pending = [];
    amend((now) => all.reduce((next, was) => keepVariation(was, next), now));
  });

  return {
    history,
    clock,
    current,
    change,
    amend,
    push: (next) => enter((from) => push(from, next, keepAttempt)),
    go: (toward, next) => enter((from) => go(from, toward, next, keepAttempt)),
    save: () => autosave.save({ ...history.value, now: current() }),
  };
};
