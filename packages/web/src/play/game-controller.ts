/**
 * The game controller: the attempt on the table and everything a player can do with it. Its parts share one attempt
 * store; session, position, legal moves and totals are computed from that, and every change is stored.
 */
import { refusal, takeBack, type Game, type Move, type Refusal } from '@cairn/engine';
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { createAttemptStore } from './attempt-store.ts';
import { isRunning, refuseUndo, timeLimit, type Attempt } from './attempt.ts';
import type { Change } from '../platform/database.ts';
import type { Autosave } from './autosave.ts';
import type { PlayClock } from './play-clock.ts';
import { createDealControls, type DealControls } from './deal-controls.ts';
import { createHistoryControls, type HistoryControls } from './history-controls.ts';
import type { PlayPorts } from './ports.ts';
import { createPositionSignals, type PositionSignals } from './position-signals.ts';
import type { ResultStore } from './result-store.ts';
import { countMovesBack, playAsUndoGroup } from './undo-groups.ts';

/** Whether what is played is stored. */
export interface StorageState {
  /** Another tab has taken over; nothing played here is stored any more. */
  readonly takenOver: ReadonlySignal<boolean>;
  /** The last write failed. */
  readonly failed: ReadonlySignal<boolean>;
  /** What failed writes have not stored, to be carried over a reload (platform/carried-changes.ts). */
  unwritten(): readonly Change[];
}

export interface GameController {
  readonly position: PositionSignals;
  readonly history: HistoryControls;
  readonly deals: DealControls;
  readonly announcer: Announcer;
  readonly clock: PlayClock;
  readonly storage: StorageState;
  /** Makes a move, or the single moves of a sequence as one undo group, or says why the first is not legal. */
  play(...moves: readonly Move[]): Refusal | null;
  /** Makes moves in place of the last undo group, as one change; false where that may not be taken back. */
  replaceLastMove(moves: readonly Move[]): boolean;
  /**
   * Makes legal moves for the player, as one undo group; `joins`: as part of the group of the last move. None once the
   * time is up.
   */
  playGroup(moves: readonly Move[], joins: boolean): void;
  /** Whether a move has led to the position on the table, and not undo, redo or going to another position. */
  isAfterMove(): boolean;
  /** Changes the attempt on the table. */
  amend(make: (now: Attempt) => Attempt): void;
  /** The clock runs only while the table is visible; the attempt is stored when it no longer is. */
  setVisible(visible: boolean): void;
}

/** Deals any deal of a game, now or soon; false where chance shall choose it. */
export type NextDealPort = (controller: GameController, game: Game) => boolean;

const TIME_UP: Move = { kind: 'end', why: 'time' };

export const createGameController = (
  autosave: Autosave,
  results: ResultStore,
  nextDeal: NextDealPort,
  ports: PlayPorts,
): GameController => {
  const { sentences } = ports;
  const store = createAttemptStore(autosave, ports);
  const { clock } = store;
  const position = createPositionSignals(store.history, results);
  const announcer = createAnnouncer((error) => ports.texts.failure(error));
  const deals = createDealControls(ports, store, position, announcer, results, {
    restart: () => history.restart(),
    dealNext: () => nextDeal(controller, position.session.value.game),
  });
  const history = createHistoryControls(ports, store, position, announcer, deals);
  const visible = signal(false);
  /** The session that the last move has led to. */
  let played: Attempt['session'] | null = null;

  /** Makes legal moves in an attempt, which may be an undone one: one undo group, one change, one sentence. */
  const make = (now: Attempt, moves: readonly Move[]): void => {
    const at = now.spent / 1000;
    // The effect below looks at the clock once a second; a move may come after the end of the time and before that.
    const late = moves[0]?.kind !== 'end' && at > timeLimit(now);
    const next = playAsUndoGroup(now.session, late ? [TIME_UP] : moves, { at });
    played = next;
    store.change({ ...now, session: next });
    announcer.sayWhenLoaded(sentences, ({ stepSentence }) => stepSentence(now.session, next));
  };

  const controller: GameController = {
    position,
    history,
    deals,
    announcer,
    clock,
    storage: autosave,
    play: (...moves) => {
      const [move] = moves;
      // A move out of the list is legal; others, from the keyboard's command line or a gesture, are checked.
      const listed = move === undefined || position.legal.value.includes(move);
      const reason = listed ? null : refusal(position.session.value.game, position.step.value.view, move);
      if (reason === null) make(store.current(), moves);
      return reason;
    },
    replaceLastMove: (moves) => {
      const now = store.current();
      const reason = refuseUndo(now, clock.shown.value);
      if (reason === 'undos-spent' || reason === 'time-up') announcer.say(ports.texts.noUndos());
      if (reason !== null) return false;
      make(takeBack(now, countMovesBack(now.session, 1)), moves);
      return true;
    },
    playGroup: (moves, joins) => {
      const now = store.current();
      const at = now.spent / 1000;
      if (at > timeLimit(now)) return;
      played = playAsUndoGroup(now.session, moves, { joins, at });
      store.change({ ...now, session: played });
    },
    isAfterMove: () => position.session.value === played,
    amend: (change) => store.amend(change),
    setVisible: (on) => {
      // Only stored, not drawn: on pagehide the browser cancels the pictures a drawing would ask for.
      if (visible.value && !on) store.save();
      if (!on) void autosave.flush();
      visible.value = on;
    },
  };

  effect(() => {
    const { attempt, session, step } = position;
    clock.run(
      step.value.status === 'playing' &&
        (isRunning(attempt.value) || (visible.value && session.value.cursor > 0)),
    );
  });
  effect(() => {
    if (clock.shown.value >= timeLimit(position.attempt.value) && position.step.value.status === 'playing')
      controller.play(TIME_UP);
  });
  return controller;
};
