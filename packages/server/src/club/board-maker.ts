/** Makes boards that can be won. */
import type { Deal } from '@cairn/engine';

export interface BoardMaker {
  /**
   * A deal that is proved winnable, as near to the grade as was found; null if none was found in time. Rejects if it was
   * stopped.
   * @param options those that differ from the defaults.
   * @param grade fifth of the difficulty, 1 the easiest; null: any.
   */
  readonly make: (
    game: string,
    options: Readonly<Record<string, string>>,
    grade: number | null,
  ) => Promise<MadeBoard | null>;
}

export interface MadeBoard {
  readonly deal: Deal;
  /** A record that wins it. */
  readonly proof: string;
  /** Null: not measured. */
  readonly grade: number | null;
}
