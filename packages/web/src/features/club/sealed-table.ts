/**
 * A play of a sealed board as signals for the table. A move that shows nothing is made at once. One that turns up a card is
 * drawn with that card face down, until the answer comes; moves that are made meanwhile are held, and made then if they
 * are still legal.
 */
import {
  awaitedView,
  finish,
  followedStep,
  legalMoves,
  makeMove,
  makePosition,
  parseMove,
  refusal,
  safeMoves,
  type FollowedStep,
  type Game,
  type Move,
  type Refusal,
  type View,
} from '@cairn/engine';
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import {
  isPlayFinished,
  mayTakeBack,
  PlayLink,
  type FollowedPlay,
  type LinkNews,
  type LinkPorts,
  type LinkState,
} from '@cairn/wire';
import type { Announcer } from '../../play/announcer.ts';
import { runningTime } from '../../play/time-sources.ts';
import type { BoardPlay } from '../../shell/board.tsx';
import { sealedSentence } from './sealed-sentence.ts';

export interface SealedTable extends BoardPlay {
  readonly position: BoardPlay['position'] & { readonly step: ReadonlySignal<FollowedStep> };
  /** As far as it is known here. */
  readonly followed: ReadonlySignal<FollowedPlay>;
  readonly link: ReadonlySignal<LinkState>;
  /** A card is to be turned up, and the answer has not come. */
  readonly awaits: ReadonlySignal<boolean>;
  /** Whole seconds since the opening, by the server's clock. */
  readonly seconds: ReadonlySignal<number>;
  /** Seconds left; null without a limit. */
  readonly left: ReadonlySignal<number | null>;
  readonly isOver: ReadonlySignal<boolean>;
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly end: () => void;
  /** Plays the rest if it needs no decision, else every card that is safe on the foundations; false if there is none. */
  readonly playSafe: () => boolean;
  /** Asks what has been done elsewhere. */
  readonly catchUp: () => void;
  readonly retry: () => void;
  /** Ends the timers; nothing is sent any more. */
  readonly close: () => void;
}

export interface SealedPorts extends Omit<LinkPorts, 'changed'> {
  readonly announcer: Announcer;
  readonly tell: (news: LinkNews) => void;
}

const TICK_MS = 250;
/** Milliseconds between two questions whether the time is up, should the first have come too early. */
const AGAIN_MS = 3000;

const newestClock = (): { readonly seconds: () => number; readonly set: (ms: number) => void } => {
  const time = runningTime();
  let base = 0;
  let since = time();
  return {
    seconds: () => (base + time() - since) / 1000,
    set: (ms) => {
      base = ms;
      since = time();
    },
  };
};

/** The table of a play. @param isNew whether the play has just come from the server. */
export const openSealed = (
  game: Game,
  first: FollowedPlay,
  isNew: boolean,
  ports: SealedPorts,
): SealedTable => {
  const followed = signal(first);
  const state = signal<LinkState>('saved');
  let held: (readonly Move[])[] = [];
  const clock = newestClock();
  clock.set(isNew ? first.state.now - first.state.opened : (first.state.steps.at(-1)?.at ?? 0));
  /** What was said last is about this play. */
  let said = first;

  const changed = (): void => {
    const { play } = link;
    if (play.state.now !== followed.peek().state.now) clock.set(play.state.now - play.state.opened);
    followed.value = play;
    state.value = link.state;
    if (play.awaited !== null) return;
    const sentence = sealedSentence(said.attempt, play.attempt);
    said = play;
    if (sentence !== '') ports.announcer.say(sentence);
    makeHeld();
  };
  const link = new PlayLink(game, first, isNew, { ...ports, changed });

  const viewNow = (): View => followedStep(link.play.attempt.session).view;
  const make = (moves: readonly Move[]): Refusal | null => {
    for (const [i, move] of moves.entries()) {
      if (link.play.awaited !== null) {
        held.push(moves.slice(i));
        return null;
      }
      const view = viewNow();
      const reason = refusal(game, view, move);
      if (reason !== null) return reason;
      link.make(makeMove(game, view, move), clock.seconds());
    }
    return null;
  };
  const makeHeld = (): void => {
    const [next, ...rest] = held;
    if (next === undefined) return;
    held = rest;
    // Not in the middle of the change that has led here.
    queueMicrotask(() => {
      if (make(next) !== null) held = [];
      else makeHeld();
    });
  };
  const act = (text: string) => (): void => {
    held = [];
    if (link.play.awaited === null) link.make(text, clock.seconds());
  };

  const playSafe = (): boolean => {
    const line = finish(game, viewNow());
    if (line !== null && line.length > 0) return make(line) === null;
    const [next] = link.play.awaited === null ? safeMoves(game, viewNow()) : [];
    if (next === undefined) return false;
    make([next]);
    // Each is found from what the one before has shown.
    playSafe();
    return true;
  };

  /** What the awaited act has done so far; null if none is awaited. */
  const awaited = computed((): View | null => {
    const { awaited: text, attempt } = followed.value;
    if (text === null) return null;
    const { view } = followedStep(attempt.session);
    const move = parseMove(game, view, text);
    return move.ok ? awaitedView(game, view, move.value) : null;
  });
  let last: { readonly text: string; readonly view: View } | null = null;
  /** The same object as long as it looks the same, so that an answer without news does not disturb the player. */
  const view = computed((): View => {
    const now = awaited.value ?? followedStep(followed.value.attempt.session).view;
    const text = makePosition(game, now);
    last = last?.text === text ? last : { text, view: now };
    return last.view;
  });
  const step = computed(() => ({ ...followedStep(followed.value.attempt.session), view: view.value }));
  const seconds = signal(Math.floor(clock.seconds()));
  const { policy, closes, opened } = first.state;
  const limit = Math.min(policy.seconds ?? Infinity, game.def.limits?.seconds ?? Infinity);
  const until = Math.min(limit, (closes - opened) / 1000);
  const isOver = computed(() => isPlayFinished(followed.value, seconds.value));
  let asked = -Infinity;
  const timer = setInterval(() => {
    if (isOver.peek()) return;
    seconds.value = Math.floor(clock.seconds());
    if (clock.seconds() < until || performance.now() - asked < AGAIN_MS) return;
    asked = performance.now();
    void link.timeUp();
  }, TICK_MS);
  const cursor = computed(() => followed.value.attempt.session.cursor);
  const played = computed(() => ({ game, cursor: cursor.value + (awaited.value === null ? 0 : 1) }));
  const attempt = signal({ id: first.state.play });
  const legal = computed(() => (isOver.value ? [] : legalMoves(game, view.value)));
  const mayUndo = computed(
    () => followed.value.awaited === null && mayTakeBack(followed.value, seconds.value),
  );
  if (!isNew) void link.sync();
  const stopHeld = effect(() => {
    if (isOver.value) held = [];
  });
  return {
    position: { attempt, session: played, step, legal },
    announcer: ports.announcer,
    play: (...moves) => make(moves),
    replaceLastMove: () => false,
    followed,
    link: state,
    awaits: computed(() => followed.value.awaited !== null),
    seconds,
    left: computed(() => (limit < Infinity ? Math.max(0, Math.ceil(limit - seconds.value)) : null)),
    isOver,
    mayUndo,
    mayRedo: computed(() => {
      const { session } = followed.value.attempt;
      return followed.value.awaited === null && session.cursor < session.moves.length;
    }),
    undo: act('<'),
    redo: act('>'),
    end: act('end'),
    playSafe,
    catchUp: () => void link.catchUp(),
    retry: () => void link.sync(),
    close: () => {
      clearInterval(timer);
      stopHeld();
      link.stop();
    },
  };
};
