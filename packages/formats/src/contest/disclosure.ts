/**
 * What of a board is shown to whom, and when. Lines and deals of a board that others may still play are shown to members
 * of a club at most: anybody else could look at them from a second account and play the board afterwards.
 */
import { phaseAt, type OpenWindow } from './open-window.ts';
import type { ContestPolicy } from './policy.ts';

/** Somebody who looks at a board. */
export interface Onlooker {
  /** Whether they have finished the board. */
  readonly hasFinished: boolean;
  readonly isMember: boolean;
}

export interface Disclosure {
  /** Their own rank and per cent, and how many have finished. */
  readonly own: boolean;
  /** The results of others, as far as they are there. */
  readonly table: boolean;
  /** The moves of others, and the cards. */
  readonly lines: boolean;
  /** What the commitment of the board was made of. */
  readonly opened: boolean;
}

/** What is shown of one board at a time, in milliseconds since 1970 UTC. */
export const disclosureOf = (
  { lines }: ContestPolicy,
  isDaily: boolean,
  window: OpenWindow,
  { hasFinished, isMember }: Onlooker,
  now: number,
): Disclosure => {
  const isOver = phaseAt(window, now) === 'closed';
  return {
    own: hasFinished,
    table: isOver || (hasFinished && !isDaily),
    lines: isOver || (lines === 'after-own' && isMember && hasFinished),
    opened: isOver,
  };
};
