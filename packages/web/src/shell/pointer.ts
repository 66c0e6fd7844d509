/** What the solver's help shows beside the table: a move that is pointed at, and a notice with what can be done about it. */
import type { Move } from '@cairn/engine';
import { signal } from '@preact/signals';

export interface Deed {
  /** For tests. */
  readonly name: string;
  readonly label: string;
  readonly run: () => void;
}

export interface Told {
  readonly text: string;
  readonly deeds: readonly Deed[];
}

export const pointed = signal<Move | null>(null);
export const told = signal<Told | null>(null);
