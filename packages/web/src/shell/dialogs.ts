/** State of what lies over the screen: a dialog, a question, the command line. */
import type { Session } from '@cairn/engine';
import { signal, type Signal } from '@preact/signals';

/** The text of a question with two answers. */
export interface QuestionText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly yes: string;
  readonly no: string;
}

/** A question, with its own text or about the deal on the table, and the action for the answer "yes". */
export interface AskedQuestion {
  readonly about: 'leave' | 'end' | QuestionText;
  readonly run: () => void;
}

export interface Dialogs {
  /** The name of the dialog of a feature that is open. */
  readonly open: Signal<string | null>;
  readonly question: Signal<AskedQuestion | null>;
  /** The game of a link, until the player decides what to do with it. */
  readonly offer: Signal<Session | null>;
  /** The command line is open. */
  readonly commandLine: Signal<boolean>;
}

export const createDialogs = (): Dialogs => ({
  open: signal<string | null>(null),
  question: signal<AskedQuestion | null>(null),
  offer: signal<Session | null>(null),
  commandLine: signal(false),
});
