/**
 * The desk: the attempt on the table and everything a player can do with it. One signal holds the shelf; session,
 * position, legal moves and results are computed from it, and whatever changes it is stored after the next paint.
 */
import {
  begin,
  canGoBack,
  canGoForward,
  changedOptions,
  fault,
  countsUndos,
  forward,
  legalMoves,
  refusal,
  restart,
  stepAt,
  takeBack,
  type Deal,
  type Fault,
  type Move,
  type Refusal,
  type Result,
  type Session,
  type SessionStep,
} from '@cairn/engine';
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import {
  keepAttempt,
  newAttempt,
  refuseUndo,
  type Attempt,
  type KeptAttempt,
  isRunning,
  timeLimit,
} from './attempt.ts';
import { sameDeal } from './session.ts';
import { lay, slide, type Shelf } from './shelf.ts';
import { movesBack, movesForward, playAsUndoGroup } from './strides.ts';
import { library } from '../shell/library.ts';
import { linkTo } from './route.ts';
import { talk, type Talk } from '../shell/telling.ts';
import { words } from '../i18n/words.ts';
import { createClock, type Clock } from './clock.ts';
import type { Dealer } from '../features/winnable-deals/dealer.ts';
import { dealTitle, firstAttempt, fresh, randomDeal } from './dealing.ts';
import { powersNow, type PowerNow } from './powers.ts';
import type { Keeper } from './keeper.ts';
import type { Ledger } from './ledger.ts';

/** A line for the live region; the number tells two equal lines apart. */
export interface Said {
  readonly text: string;
  readonly count: number;
}

export interface Desk {
  readonly attempt: ReadonlySignal<Attempt>;
  /** Attempts at other games that are not over, the last one first. */
  readonly waiting: ReadonlySignal<readonly KeptAttempt[]>;
  readonly session: ReadonlySignal<Session>;
  readonly step: ReadonlySignal<SessionStep>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly powers: ReadonlySignal<readonly PowerNow[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** The sum of all settled scores under these rules and this attempt's, as it stands. */
  readonly total: ReadonlySignal<number>;
  readonly said: ReadonlySignal<Said>;
  readonly clock: Clock;
  /** Another tab has taken the table; nothing done here is kept. */
  readonly elsewhere: ReadonlySignal<boolean>;
  /** What is done here may be forgotten. */
  readonly forgetful: ReadonlySignal<boolean>;
  /** The address of the deal. */
  readonly address: ReadonlySignal<string>;
  /** Makes a move, or says why not. */
  act(move: Move): Refusal | null;
  /**
   * Makes legal moves for the player, as one undo group; `joins`: as part of that of the move made last. None once the
   * time is up.
   */
  playGroup(moves: readonly Move[], joins: boolean): void;
  /** Whether a move has led to the position on the table, and not undo, redo or the way to another position. */
  isPlayed(): boolean;
  /** Takes undo groups back. */
  undo(groups?: number): void;
  redo(groups?: number): void;
  restart(): void;
  newDeal(): void;
  /** Deals another deal of the same game. */
  deal(deal: Deal): readonly Fault[];
  /** The deal so many numbers further on, where there is one. */
  neighbour(step: number): Deal | undefined;
  /** Deals the same deal with an option changed. */
  choose(option: string, value: string): readonly Fault[];
  /** Deals, unless it cannot be dealt. */
  start(dealt: Result<Session>): readonly Fault[];
  /** Lays another attempt on the table. */
  enter(next: Attempt): void;
  /** Notes that the player has been told what so many hidden cards amount to. */
  lookBehind(cards: number): void;
  /** Makes another attempt of the one on the table. */
  amend(make: (now: Attempt) => Attempt): void;
  say(text: string): void;
  /** Says a sentence as soon as the sentences are here, unless something newer has been said by then. */
  tell(make: (talk: Talk) => string, also?: (text: string) => void): void;
  /** The clock runs only while the table can be seen. */
  watch(seen: boolean): void;
}

const TIME_UP: Move = { kind: 'end', why: 'time' };

export const createDesk = (keeper: Keeper, ledger: Ledger, dealer: Dealer): Desk => {
  const shelf = signal<Shelf>(keeper.first ?? { before: [], now: firstAttempt(), after: [], waiting: [] });
  const attempt = computed(() => shelf.value.now);
  const session = computed(() => attempt.value.session);
  const step = computed(() => stepAt(session.value));
  const legal = computed(() => legalMoves(session.value.game, step.value.view));
  const said = signal<Said>({ text: '', count: 0 });
  const clock = createClock();
  const seen = signal(false);
  /** The session that the last move has led to. */
  let played: Session | null = null;
  /** Counts what is said, so that a sentence that comes late does not follow a newer one. */
  let turn = 0;
  clock.set(shelf.value.now.spent);

  const say = (text: string): void => {
    turn++;
    said.value = { text, count: said.value.count + 1 };
  };
  const tell: Desk['tell'] = (make, also) => {
    const mine = ++turn;
    const now = (text: string): void => {
      if (mine !== turn) return;
      say(text);
      also?.(text);
    };
    const here = talk.now();
    if (here !== null) return now(make(here));
    talk.get().then(
      (sentences) => now(make(sentences)),
      () => now(words.failedToLoad),
    );
  };
  /** The attempt as it is this moment, its time included. */
  const current = (): Attempt => ({ ...shelf.value.now, spent: clock.read() });
  const put = (next: Shelf, left?: Attempt): void => {
    const was = shelf.value.now;
    shelf.value = next;
    keeper.keep(next, left);
    // A line that is left stays in the tree of the attempt.
    if (was.session !== next.now.session) library.whenHere(({ grown }) => amend((now) => grown(was, now)));
  };
  const change = (now: Attempt): void => put({ ...shelf.value, now });
  const amend: Desk['amend'] = (make) => {
    const now = current();
    const next = make(now);
    if (next !== now) change(next);
  };

  if (keeper.first === null) {
    keeper.keep(shelf.value);
    // The first table is laid by rules alone; with the other games comes what may be chosen.
    library.whenHere(({ revive }) => {
      const whole = revive(keepAttempt(current()));
      if (whole.ok) change(whole.value);
    });
  }

  /** Lays another attempt on the table; undo brings the old one back. */
  const lift = (next: Attempt): void => {
    const left = current();
    put(lay({ ...shelf.value, now: left }, next, keepAttempt), left);
    clock.set(next.spent);
  };
  /** Goes along the shelf once what lies there can be opened. */
  const fetchFor = async (toward: 'before' | 'after'): Promise<void> => {
    const from = shelf.value;
    try {
      await library.get();
    } catch {
      return say(words.failedToLoad);
    }
    if (shelf.value === from) shift(toward);
  };
  /** Goes along the shelf. */
  const shift = (toward: 'before' | 'after'): void => {
    const { before, after } = shelf.value;
    const kept = toward === 'before' ? before.at(-1) : after[0];
    if (kept === undefined) return;
    const opener = library.now();
    if (opener === null) return void fetchFor(toward);
    const revived = opener.revive(kept);
    if (!revived.ok) return;
    const left = current();
    put(slide({ ...shelf.value, now: left }, toward, revived.value, keepAttempt), left);
    clock.set(revived.value.spent);
    say(words.backAt(dealTitle(revived.value.session.deal)));
  };
  const enter = (next: Attempt): void => {
    lift(next);
    const { game, deal } = next.session;
    say(words.dealtAnew(game.def.title, dealTitle(deal)));
  };
  const start = (next: Result<Session>, proved = false): readonly Fault[] => {
    if (!next.ok) return next.error;
    enter(newAttempt(next.value, { ...fresh(), again: ledger.isDone(next.value), proved }));
    return [];
  };

  const address = computed(() => {
    const { game, deal } = session.value;
    return linkTo({ game: game.id, options: changedOptions(game.base, game.options), deal, moves: null });
  });

  effect(() => {
    clock.run(
      step.value.status === 'playing' &&
        (isRunning(attempt.value) || (seen.value && session.value.cursor > 0)),
    );
  });

  effect(() => {
    if (clock.shown.value >= timeLimit(attempt.value) && step.value.status === 'playing') desk.act(TIME_UP);
  });

  const desk: Desk = {
    attempt,
    waiting: computed(() => shelf.value.waiting),
    session,
    step,
    legal,
    powers: computed(() => powersNow(session.value.game, step.value.view, legal.value)),
    canUndo: computed(
      () => refuseUndo(attempt.value, clock.shown.value) === null || shelf.value.before.length > 0,
    ),
    canRedo: computed(() => canGoForward(session.value) || shelf.value.after.length > 0),
    total: computed(() => ledger.total(session.value.game, attempt.value.id) + step.value.score.total),
    said,
    clock,
    elsewhere: keeper.elsewhere,
    forgetful: keeper.failed,
    address,
    act: (move) => {
      const reason = refusal(session.value.game, step.value.view, move);
      if (reason !== null) return reason;
      const now = current();
      const at = now.spent / 1000;
      // The clock is looked at once a second, and a move may come between the end of the time and that.
      const late = move.kind !== 'end' && at > timeLimit(now);
      const next = playAsUndoGroup(now.session, [late ? TIME_UP : move], { at });
      played = next;
      change({ ...now, session: next });
      tell(({ stepSentence }) => stepSentence(now.session, next));
      return null;
    },
    playGroup: (moves, joins) => {
      const now = current();
      const at = now.spent / 1000;
      if (at > timeLimit(now)) return;
      played = playAsUndoGroup(now.session, moves, { joins, at });
      change({ ...now, session: played });
    },
    isPlayed: () => session.value === played,
    undo: (groups = 1) => {
      const now = current();
      const steps = movesBack(now.session, groups);
      const reason = refuseUndo(now, clock.shown.value);
      if (reason === 'no-move') return shift('before');
      if (reason !== null) return say(words.noUndos);
      const next = takeBack(now, steps);
      change(next);
      tell(({ backSentence }) => backSentence(now.session, next.session, steps));
    },
    redo: (groups = 1) => {
      const now = current();
      const steps = movesForward(now.session, groups);
      if (!canGoForward(now.session)) return shift('after');
      const next = { ...now, session: forward(now.session, steps) };
      change(next);
      tell(({ onSentence }) => onSentence(now.session, next.session, steps));
    },
    restart: () => {
      const now = current();
      const { game, deal } = now.session;
      if (!canGoBack(now.session)) return;
      if (step.value.status !== 'playing') return void start(begin(game, deal), now.proved);
      if (countsUndos(game)) return say(words.noRestart);
      lift(restart(now));
      say(words.restarted);
    },
    newDeal: () => {
      const { game } = session.value;
      if (!dealer(desk, game)) start(begin(game, randomDeal()));
    },
    deal: (deal) => {
      const next = begin(session.value.game, deal);
      if (!next.ok || !sameDeal(next.value, session.value)) return start(next);
      desk.restart();
      return [];
    },
    neighbour: (by) => library.now()?.neighbour(session.value.deal, by),
    choose: (option, value) => {
      const { game, deal } = session.value;
      const opener = library.now();
      if (opener === null) return [fault('offline', '', words.failedToLoad)];
      const other = opener.compileKnown(game.base, { ...game.options, [option]: value });
      return other.ok ? start(begin(other.value, deal)) : other.error;
    },
    amend,
    enter,
    start,
    lookBehind: (cards) => amend((now) => ({ ...now, looks: now.looks + cards })),
    say,
    tell,
    watch: (on) => {
      // Only stored: a page on its way out that drew anything would be refused the pictures.
      if (seen.value && !on) keeper.keep({ ...shelf.value, now: current() });
      if (!on) void keeper.settled();
      seen.value = on;
    },
  };
  return desk;
};
