/** Undo, redo and restart: along the moves of the attempt on the table and, past their ends, to other attempts. */
import { begin, canGoBack, canGoForward, countsUndos, forward, restart, takeBack } from '@cairn/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Announcer } from './announcer.ts';
import type { AttemptStore } from './attempt-store.ts';
import { refuseUndo, type KeptAttempt } from './attempt.ts';
import type { DealControls } from './deal-controls.ts';
import type { PlayPorts } from './ports.ts';
import type { PositionSignals } from './position-signals.ts';
import { countMovesBack, countMovesForward } from './undo-groups.ts';

export interface HistoryControls {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Unfinished attempts at other games, the last one first. */
  readonly suspended: ReadonlySignal<readonly KeptAttempt[]>;
  /** Takes undo groups back. */
  undo(groups?: number): void;
  redo(groups?: number): void;
  restart(): void;
}

export const createHistoryControls = (
  { catalogue, sentences, texts }: PlayPorts,
  store: AttemptStore,
  position: PositionSignals,
  announcer: Announcer,
  deals: Pick<DealControls, 'start'>,
): HistoryControls => {
  const { history, clock } = store;
  /** Goes to the neighbouring attempt, once the catalogue is loaded. */
  const goTo = (toward: 'before' | 'after'): void => {
    const from = history.value;
    const kept = toward === 'before' ? from.before.at(-1) : from.after[0];
    if (kept === undefined) return;
    const loaded = catalogue.now();
    if (loaded === null) {
      catalogue.get().then(
        () => history.value === from && goTo(toward),
        (error: unknown) => announcer.say(texts.failure(error)),
      );
      return;
    }
    const restored = loaded.restore(kept);
    if (!restored.ok) return;
    store.go(toward, restored.value);
    announcer.say(texts.backAt(restored.value.session.deal));
  };
  return {
    canUndo: computed(
      () => refuseUndo(position.attempt.value, clock.shown.value) === null || history.value.before.length > 0,
    ),
    canRedo: computed(() => canGoForward(position.session.value) || history.value.after.length > 0),
    suspended: computed(() => history.value.suspended),
    undo: (groups = 1) => {
      const now = store.current();
      const steps = countMovesBack(now.session, groups);
      const reason = refuseUndo(now, clock.shown.value);
      if (reason === 'no-move') return goTo('before');
      if (reason !== null) return announcer.say(texts.noUndos());
      const next = takeBack(now, steps);
      store.change(next);
      announcer.sayWhenLoaded(sentences, ({ backSentence }) =>
        backSentence(now.session, next.session, steps),
      );
    },
    redo: (groups = 1) => {
      const now = store.current();
      const steps = countMovesForward(now.session, groups);
      if (!canGoForward(now.session)) return goTo('after');
      const next = { ...now, session: forward(now.session, steps) };
      store.change(next);
      announcer.sayWhenLoaded(sentences, ({ onSentence }) => onSentence(now.session, next.session, steps));
    },
    restart: () => {
      const now = store.current();
      const { game, deal } = now.session;
      if (!canGoBack(now.session)) return;
      if (position.step.value.status !== 'playing') return void deals.start(begin(game, deal), now.proved);
      if (countsUndos(game)) return announcer.say(texts.noRestart());
      store.push(restart(now));
      announcer.say(texts.restarted());
    },
  };
};
