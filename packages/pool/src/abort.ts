/** Cancelling a task: the signal a caller passes, and the error its promise is rejected with. */

/** The part of the DOM's and Node's `AbortSignal` that a pool uses. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The task was cancelled by its signal, or its pool was terminated. Named as the DOM names it. */
export class AbortError extends Error {
  override readonly name = 'AbortError';
}
