/** Messages beside the table: lines that disappear by themselves, and notices that stay until they are closed. */
import type { Move } from '@cairn/engine';
import { signal, type Signal } from '@preact/signals';
import type { Announcer } from '../play/announcer.ts';
import { failureText } from './failure-text.ts';

export interface NoticeButton {
  /** For tests. */
  readonly name: string;
  readonly label: string;
  readonly run: () => void;
  /** What the notice is for, if it is for one thing; the others are plain text then. */
  readonly isMain?: boolean;
}

/** A sentence about the position on the table, with buttons for what can be done. */
export interface Notice {
  readonly text: string;
  readonly buttons: readonly NoticeButton[];
  /** The label of the button that closes it; "Close" by default. */
  readonly dismiss?: string;
}

export interface Notices {
  /** A line in the status line that disappears by itself. */
  readonly toast: Signal<string>;
  /** About the position on the table. */
  readonly notice: Signal<Notice | null>;
  /** The move that a hint points at. */
  readonly pointed: Signal<Move | null>;
  /** A text that could not be copied to the clipboard. */
  readonly uncopied: Signal<string>;
  /** Whether a change could not be stored. */
  readonly notStored: Signal<boolean>;
  /** Starts the waiting new version; null if there is none. */
  readonly update: Signal<(() => void) | null>;
  /** The last gesture that made no move; a new list each time. */
  readonly lastGesture: Signal<readonly ('pick' | 'refuse')[]>;
}

export const createNotices = (): Notices => ({
  toast: signal(''),
  notice: signal<Notice | null>(null),
  pointed: signal<Move | null>(null),
  uncopied: signal(''),
  notStored: signal(false),
  update: signal<(() => void) | null>(null),
  lastGesture: signal<readonly ('pick' | 'refuse')[]>([]),
});

/** Tells the player that something has failed, on the screen and in the live region. */
export const tellFailure = ({ toast }: Notices, announcer: Announcer, error: unknown): void => {
  const text = failureText(error);
  toast.value = text;
  announcer.say(text);
};

/** Shows a notice until it is closed or `stop` is aborted (abort-on-position-change.ts). */
export const showNotice = (
  { notice }: Notices,
  stop: AbortController,
  text: string,
  buttons: readonly NoticeButton[] = [],
  dismiss?: string,
): void => {
  if (stop.signal.aborted) return;
  const mine: Notice = { text, buttons, ...(dismiss === undefined ? {} : { dismiss }) };
  notice.value = mine;
  const clear = (): void => {
    if (notice.value === mine) notice.value = null;
  };
  stop.signal.addEventListener('abort', clear, { once: true });
};
