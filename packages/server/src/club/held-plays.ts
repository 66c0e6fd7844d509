/** The plays that a process holds, so that an act needs no query. Those that were used last stay. */

/** Acts of all plays that are held. Each takes about 0.5 kB where moves can be undone, with the steps that are kept (thinSteps), else less. */
const MOST_HELD_ACTS = 250_000;
/** What a play takes before its first act, in acts. */
const PLAY_SIZE = 13;

interface Holdable {
  readonly frame: { readonly id: string };
  readonly acts: readonly unknown[];
}

const sizeOf = (play: Holdable | undefined): number =>
  play === undefined ? 0 : play.acts.length + PLAY_SIZE;

export class HeldPlays<Play extends Holdable> {
  readonly #most: number;
  /** The plays used last are at the end. */
  readonly #plays = new Map<string, Play>();
  #size = 0;

  /** @param most acts of all plays. */
  constructor(most = MOST_HELD_ACTS) {
    this.#most = most;
  }

  get(id: string): Play | undefined {
    return this.#plays.get(id);
  }

  /** Holds a play, as the one used last; others are dropped if there are too many acts. */
  hold(play: Play): Play {
    this.drop(play.frame.id);
    this.#plays.set(play.frame.id, play);
    this.#size += sizeOf(play);
    for (const id of this.#plays.keys()) {
      if (this.#size <= this.#most || id === play.frame.id) break;
      this.drop(id);
    }
    return play;
  }

  drop(id: string): void {
    this.#size -= sizeOf(this.#plays.get(id));
    this.#plays.delete(id);
  }
}
