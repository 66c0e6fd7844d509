/**
 * Cues: changes that can be heard or felt. They are derived from the steps of the play, not from
 * the screen, so a move made with keys, by the command line or by autoplay sounds like one made by hand.
 */
import type { SessionStep } from '@cairn/engine';
import { effect, type ReadonlySignal } from '@preact/signals';
import type { HeardPlay, Shell } from '../../shell/shell.ts';

export type Cue =
  | { readonly kind: 'pick' | 'place' | 'draw' | 'refuse' | 'win' }
  /** The n-th card of a streak, from 1. */
  | { readonly kind: 'chain'; readonly n: number };

/** What a cue is derived from. */
export interface Moment {
  /** The id of the attempt. */
  readonly id: string;
  readonly cursor: number;
  readonly step: Pick<SessionStep, 'status' | 'tally'>;
  /** The kind of the move that led here. */
  readonly made: string | undefined;
}

const DRAWN: readonly (string | undefined)[] = ['draw', 'redeal', 'power', 'again'];

/** The cue for the change from one moment to the next; null for none. */
export const cueOf = (from: Moment, to: Moment): Cue | null => {
  if (from.id !== to.id) return { kind: 'draw' };
  if (to.cursor === from.cursor) return null;
  if (to.cursor < from.cursor) return { kind: 'pick' };
  if (to.step.status !== 'playing') return to.step.status === 'won' ? { kind: 'win' } : { kind: 'refuse' };
  const n = to.step.tally.streak;
  if (n > from.step.tally.streak) return { kind: 'chain', n };
  return { kind: DRAWN.includes(to.made) ? 'draw' : 'place' };
};

/** What the parts follow. */
export interface PlayOnScreen {
  /** The play on the screen; null until there is one. */
  readonly heard: ReadonlySignal<HeardPlay | null>;
  /** Whether it is on the screen and not over. */
  readonly isPlaying: ReadonlySignal<boolean>;
}

/** Calls `hear` with each cue. Returns a function that ends it. */
export const listen = (
  shell: Shell,
  heard: ReadonlySignal<HeardPlay | null>,
  hear: (cue: Cue) => void,
): (() => void) => {
  let last: Moment | null = null;
  let lastPlay: HeardPlay | null = null;
  let felt = shell.notices.lastGesture.peek();
  const stops = [
    effect(() => {
      const play = heard.value;
      if (play === null) return;
      const { moves, cursor } = play.position.session.value;
      const { id } = play.position.attempt.value;
      const now = { id, cursor, step: play.position.step.value, made: moves[cursor - 1]?.move.kind };
      // Coming back to a table is no change of it.
      const cue = last !== null && lastPlay === play ? cueOf(last, now) : null;
      last = now;
      lastPlay = play;
      if (cue !== null) hear(cue);
    }),
    effect(() => {
      const before = felt;
      felt = shell.notices.lastGesture.value;
      const [kind] = felt;
      if (kind !== undefined && felt !== before) hear({ kind });
    }),
  ];
  return () => stops.forEach((stop) => stop());
};
