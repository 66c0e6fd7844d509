/** The position on the table and everything computed from it, as signals. */
import { changedOptions, stepAt, type Move, type Session, type SessionStep } from '@cairn/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { AttemptHistory } from './attempt-history.ts';
import type { Attempt } from './attempt.ts';
import { powersNow, type PowerNow } from './powers.ts';
import type { ResultStore } from './result-store.ts';
import { linkTo } from './route.ts';

export interface PositionSignals {
  readonly attempt: ReadonlySignal<Attempt>;
  readonly session: ReadonlySignal<Session>;
  readonly step: ReadonlySignal<SessionStep>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly powers: ReadonlySignal<readonly PowerNow[]>;
  /** The sum of all final scores under these rules, with this attempt's as it stands. */
  readonly total: ReadonlySignal<number>;
  /** The address of the deal. */
  readonly address: ReadonlySignal<string>;
}

export const createPositionSignals = (
  history: ReadonlySignal<AttemptHistory>,
  results: Pick<ResultStore, 'total'>,
): PositionSignals => {
  const attempt = computed(() => history.value.now);
  const session = computed(() => attempt.value.session);
  const step = computed(() => stepAt(session.value));
  const legal = computed(() => step.value.legal);
  return {
    attempt,
    session,
    step,
    legal,
    powers: computed(() => powersNow(session.value.game, step.value.view, legal.value)),
    total: computed(() => results.total(session.value.game, attempt.value.id) + step.value.score.total),
    address: computed(() => {
      const { game, deal } = session.value;
      return linkTo({ game: game.id, options: changedOptions(game.base, game.options), deal, moves: null });
    }),
  };
};
