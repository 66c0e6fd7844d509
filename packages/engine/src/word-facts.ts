/**
 * What follows from a word of the vocabulary, in tables that the compiler holds complete: whoever adds a word says here
 * what it means to rules pages, refusals, help and safe moves.
 */
import type { StepBuild } from './definition/index.ts';
import type { Unit } from './terms.ts';

interface UnitFacts {
  /** Whether several cards may move at once. */
  readonly several: boolean;
  /**
   * Which single card of a pile may go: its last, any, the last if it lies alone or on a face-down card, or the only one;
   * suit: none, only a whole suit.
   */
  readonly card: 'last' | 'every' | 'lone' | 'only' | 'suit';
  /**
   * What joins cards that move together: the runs or the build of their zone, nothing but their lying there, or that they
   * are a suit.
   */
  readonly joined: 'build' | 'nothing' | 'suit' | null;
  /** Whether cards that move together must be the whole pile. */
  readonly whole: boolean;
}

export const UNIT_FACTS = {
  top: { several: false, card: 'last', joined: null, whole: false },
  run: { several: true, card: 'last', joined: 'build', whole: false },
  topOrAll: { several: true, card: 'last', joined: 'build', whole: true },
  stack: { several: true, card: 'last', joined: 'nothing', whole: false },
  any: { several: false, card: 'every', joined: null, whole: false },
  lone: { several: false, card: 'lone', joined: null, whole: false },
  suit: { several: true, card: 'suit', joined: 'suit', whole: false },
  all: { several: true, card: 'only', joined: 'build', whole: true },
} as const satisfies Readonly<Record<Unit, UnitFacts>>;

interface SuitFacts {
  /** Whether suits, and whether red and black, decide what goes on what. */
  readonly suits: boolean;
  readonly colours: boolean;
  /** Suits of a card and of the one under it that show the rule; null where any two do. */
  readonly example: readonly [card: number, on: number] | null;
}

export const SUIT_FACTS = {
  any: { suits: false, colours: false, example: null },
  same: { suits: true, colours: false, example: [2, 2] },
  alternating: { suits: false, colours: true, example: [2, 3] },
  colour: { suits: false, colours: true, example: [2, 1] },
  other: { suits: true, colours: false, example: [2, 1] },
} as const satisfies Readonly<Record<StepBuild['suit'], SuitFacts>>;
