/** What the events of the element carry in `detail`. All of it is text and numbers that a page can send and store. */

/** With `cairn-deal`, `cairn-move` and `cairn-undo`: how the game stands. */
export interface CairnPosition {
  /** Id of the game. */
  readonly game: string;
  /** "49621", "ms:617": the name of the deal. */
  readonly deal: string;
  /** The move that was made or undone, in notation; empty after a deal. */
  readonly move: string;
  /** How many moves are made. */
  readonly moves: number;
  /** Points, or what the game counts instead. */
  readonly score: number;
  readonly status: 'playing' | 'won' | 'stuck' | 'resigned' | 'time';
}

/** With `cairn-end`: the game is over. */
export interface CairnEnd extends CairnPosition {
  /** The whole game as text, which `replay` of @cairn/engine checks. */
  readonly record: string;
}

/** With `cairn-error`: the attributes do not name a game that can be dealt. */
export interface CairnError {
  /** A sentence for each fault. */
  readonly faults: readonly string[];
}

export type EventName = 'cairn-deal' | 'cairn-move' | 'cairn-undo' | 'cairn-end' | 'cairn-error';

declare global {
  interface HTMLElementEventMap {
    'cairn-deal': CustomEvent<CairnPosition>;
    'cairn-move': CustomEvent<CairnPosition>;
    'cairn-undo': CustomEvent<CairnPosition>;
    'cairn-end': CustomEvent<CairnEnd>;
    'cairn-error': CustomEvent<CairnError>;
  }
}
