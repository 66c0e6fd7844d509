/** Dealing: another deal, the same deal under other options, or an attempt made elsewhere. */
import { begin, fault, type Deal, type Fault, type Result, type Session } from '@cairn/engine';
import type { Announcer } from './announcer.ts';
import type { AttemptStore } from './attempt-store.ts';
import { newAttempt, type Attempt } from './attempt.ts';
import type { PlayPorts } from './ports.ts';
import type { PositionSignals } from './position-signals.ts';
import { fresh, randomDeal } from './random-deal.ts';
import type { ResultStore } from './result-store.ts';
import { sameDeal } from './session.ts';

export interface DealControls {
  /** Deals any deal of the same game. */
  newDeal(): void;
  /** Deals a certain deal of the same game: from its beginning, when it is the one on the table. */
  deal(deal: Deal): readonly Fault[];
  /** The deal `by` numbers further on, where there is one. */
  neighbour(by: number): Deal | undefined;
  /** Deals the same deal with an option changed. */
  changeOption(option: string, value: string): readonly Fault[];
  /** Puts a new attempt at a session on the table, unless it could not be dealt. */
  start(dealt: Result<Session>, proved?: boolean): readonly Fault[];
  /** Puts an attempt on the table. */
  enter(next: Attempt): void;
}

/** @param around `dealNext` deals any deal, now or soon; false where chance shall choose it. */
export const createDealControls = (
  { attempt, texts }: PlayPorts,
  store: AttemptStore,
  position: PositionSignals,
  announcer: Announcer,
  results: ResultStore,
  around: { readonly restart: () => void; readonly dealNext: () => boolean },
): DealControls => {
  const enter = (next: Attempt): void => {
    store.push(next);
    const { game, deal } = next.session;
    announcer.say(texts.dealtAnew(game, deal));
  };
  const start: DealControls['start'] = (next, proved = false) => {
    if (!next.ok) return next.error;
    enter(newAttempt(next.value, { ...fresh(), again: results.isDone(next.value), proved }));
    return [];
  };
  return {
    newDeal: () => {
      if (!around.dealNext()) start(begin(position.session.value.game, randomDeal()));
    },
    deal: (deal) => {
      const next = begin(position.session.value.game, deal);
      if (!next.ok || !sameDeal(next.value, position.session.value)) return start(next);
      around.restart();
      return [];
    },
    neighbour: (by) => attempt.now()?.dealAtOffset(position.session.value.deal, by),
    changeOption: (option, value) => {
      const { game, deal } = position.session.value;
      const loaded = attempt.now();
      if (loaded === null) return [fault('offline', '', texts.failedToLoad())];
      const other = loaded.compileTrusted(game.base, { ...game.options, [option]: value });
      return other.ok ? start(begin(other.value, deal)) : other.error;
    },
    start,
    enter,
  };
};
