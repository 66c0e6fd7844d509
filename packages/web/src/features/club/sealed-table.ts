/**
 * A play of a sealed board as signals for the table. A move that shows nothing is made at once. One that turns up a card is
 * drawn with that card face down, until the answer comes; moves that are made meanwhile are held, and made then if they
 * are still legal.
 */
import {
  awaitedView,
  followedStep,
  legalMoves,
  makePosition,
  parseMove,
  type FollowedStep,
  type Game,
  type Session,
  type View,
} from '@cairn/engine';
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import {
  isPlayFinished,
  mayTakeBack,
  PlayLink,
  type FollowedPlay,
  type LinkPorts,
  type LinkState,
} from '@cairn/wire';
import type { Announcer } from '../../play/announcer.ts';
import type { BoardPlay } from '../../shell/board.tsx';
import type { HeardPlay, HintedPlay } from '../../shell/shell.ts';
import { sealedMoves, type Automatic } from './sealed-moves.ts';
import { sealedSentence } from './sealed-sentence.ts';
import { serverClock, type ServerClock } from './server-clock.ts';

/** What a player can do beside moving cards. */
export interface SealedActs {
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Back to the deal; where undos count there is no such act. */
  readonly restart: () => void;
  readonly end: () => void;
  /** Plays the rest if it needs no decision, else every card that is safe on the foundations; false if there is none. */
  readonly playSafe: () => boolean;
  /** Notes that a hint is shown; false while an answer is awaited. */
  readonly noteHint: () => boolean;
}

export interface SealedTable extends BoardPlay {
  readonly position: BoardPlay['position'] &
    HintedPlay['position'] & { readonly step: ReadonlySignal<FollowedStep> };
  /** As far as it is known here. */
  readonly followed: ReadonlySignal<FollowedPlay>;
  readonly link: ReadonlySignal<LinkState>;
  /** A card is to be turned up, and the answer has not come. */
  readonly awaits: ReadonlySignal<boolean>;
  readonly clock: ServerClock;
  readonly isOver: ReadonlySignal<boolean>;
  readonly acts: SealedActs;
  /** As far as the club has told it: what turns a card up is heard when the card is there. */
  readonly heard: HeardPlay['position'];
  /** Asks what has been done elsewhere. */
  readonly catchUp: () => void;
  /** Ends the timers; nothing is sent any more. */
  readonly close: () => void;
}

/** A table with the game that is played on it. */
export interface PlayedTable {
  readonly game: Game;
  readonly table: SealedTable;
}

export interface SealedPorts extends Omit<LinkPorts, 'changed'> {
  readonly announcer: Announcer;
  /** What the player's settings say. */
  readonly automatic: () => Automatic;
}

/** The table of a play. @param isNew whether the play has just come from the server. */
export const openSealed = (
  game: Game,
  first: FollowedPlay,
  isNew: boolean,
  ports: SealedPorts,
): SealedTable => {
  const followed = signal(first);
  const state = signal<LinkState>('saved');
  /** What was said last is about this play. */
  let said = first;
  const changed = (): void => {
    const { play } = link;
    clock.told(play);
    followed.value = play;
    state.value = link.state;
    if (play.awaited !== null) return;
    const sentence = sealedSentence(said.attempt, play.attempt);
    // What followed by itself is said together with the move before it.
    const isOnward = play.attempt.session.cursor > said.attempt.session.cursor;
    const before = isOnward && moves.hasFollowed() ? `${ports.announcer.latest.value.text} ` : '';
    said = play;
    if (sentence !== '') ports.announcer.say(`${before}${sentence}`.trim());
    moves.goOn();
  };
  const link = new PlayLink(game, first, isNew, { ...ports, changed });
  const isOver = computed((): boolean => isPlayFinished(followed.value, clock.shown.value));
  const clock = serverClock(first, isNew, () => {
    if (!isOver.peek()) void link.timeUp();
  });
  const moves = sealedMoves(game, link, clock.read, ports.automatic);
  const act = (text: string) => (): void => {
    moves.drop();
    if (link.play.awaited === null) link.make(text, clock.read());
  };
  const { view, awaited } = shownView(game, followed);
  const stop = effect(() => {
    if (isOver.value) moves.drop();
  });
  if (!isNew) void link.sync();
  return {
    position: {
      attempt: signal({ id: first.state.play }),
      session: computed(
        steady(() => {
          const { moves: made, cursor } = followed.value.attempt.session;
          return { game, moves: made, cursor: cursor + (awaited.value === null ? 0 : 1) };
        }, sameLine),
      ),
      step: computed(
        steady(
          () => ({ ...followedStep(followed.value.attempt.session), view: view.value }),
          (one, other) => one.view === other.view && sameJson(one, other),
        ),
      ),
      legal: computed(() => (isOver.value ? [] : legalMoves(game, view.value))),
      viewAt: (at) => followedStep(followed.peek().attempt.session, at).view,
    },
    announcer: ports.announcer,
    play: (...some) => moves.make(some),
    replaceLastMove: () => false,
    followed,
    link: state,
    awaits: computed(() => followed.value.awaited !== null),
    clock,
    isOver,
    acts: {
      mayUndo: computed(
        () => followed.value.awaited === null && mayTakeBack(followed.value, clock.shown.value),
      ),
      mayRedo: computed(() => {
        const { session } = followed.value.attempt;
        return followed.value.awaited === null && session.cursor < session.moves.length;
      }),
      undo: moves.takeBack,
      redo: act('>'),
      restart: act('<<'),
      end: act('end'),
      playSafe: moves.playSafe,
      noteHint: () => link.play.awaited === null && link.make('?hint', clock.read()).ok,
    },
    heard: {
      attempt: signal({ id: first.state.play }),
      session: computed(() => followed.value.attempt.session),
      step: computed(() => followedStep(followed.value.attempt.session)),
    },
    catchUp: () => void link.catchUp(),
    close: () => {
      stop();
      moves.drop();
      clock.stop();
      link.stop();
    },
  };
};

/** Gives the same object as long as nothing has changed, so that an answer without news does not disturb the player. */
const steady = <T>(make: () => T, isSame: (one: T, other: T) => boolean): (() => T) => {
  let last: T | null = null;
  return () => {
    const now = make();
    last = last !== null && isSame(last, now) ? last : now;
    return last;
  };
};

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Line = Pick<Session, 'moves' | 'cursor'>;
const sameLine = (one: Line, other: Line): boolean =>
  one.cursor === other.cursor &&
  one.moves.length === other.moves.length &&
  one.moves.every(({ move }, i) => sameJson(move, other.moves[i]?.move));

/** What the table shows: the view, and what an awaited act has done so far; null if none is awaited. */
const shownView = (
  game: Game,
  followed: ReadonlySignal<FollowedPlay>,
): { readonly view: ReadonlySignal<View>; readonly awaited: ReadonlySignal<View | null> } => {
  const awaited = computed((): View | null => {
    const { awaited: text, attempt } = followed.value;
    if (text === null) return null;
    const { view } = followedStep(attempt.session);
    const move = parseMove(game, view, text);
    return move.ok ? awaitedView(game, view, move.value) : null;
  });
  const view = computed(
    steady(
      () => awaited.value ?? followedStep(followed.value.attempt.session).view,
      (one, other) => makePosition(game, one) === makePosition(game, other),
    ),
  );
  return { view, awaited };
};
