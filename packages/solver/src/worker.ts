/**
 * Searches on a thread of their own: one protocol for worker_threads and for Web Workers. A `Clerk` sits on the
 * worker's side and searches in slices, so that a cancel is heard between two of them; a `Desk` sits on the other
 * side and turns messages into promises. How messages travel is the business of whoever makes the thread.
 */
import { compileGame, faultText, type Game, type GameDef, type State, type Tally } from '@cairn/engine';
import type { Answer, Ask, Budget } from './ask.ts';
import type { Asking } from './asking.ts';
import { begin } from './solve.ts';

/** All of it survives structured cloning. */
export type Request =
  /** Tells a game, once; questions name it by its number. */
  | {
      readonly kind: 'game';
      readonly game: number;
      readonly def: GameDef;
      readonly options: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'start';
      readonly id: number;
      readonly game: number;
      readonly state: State;
      readonly ask: Ask;
      readonly budget: Omit<Budget, 'signal'>;
      readonly moves: boolean;
      readonly tally: Tally | null;
    }
  | { readonly kind: 'cancel'; readonly id: number };

export type Reply =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'result'; readonly id: number; readonly answer: Answer }
  /** The definition could not be compiled, or the search broke down: a sentence. */
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };

export interface Progress {
  readonly kernel: string;
  readonly nodes: number;
  readonly bytes: number;
}

/** Milliseconds of searching between two looks at the messages. */
const SLICE_MS = 10;
/** Slices between two words of progress. */
const SLICES_A_WORD = 10;

/**
 * Searches what it is told to, several questions in turn.
 * @param post sends a reply.
 * @param later calls back after the messages that have come in are handed over (a timer of 0 ms does).
 */
export class Clerk {
  readonly #post: (reply: Reply) => void;
  readonly #later: (again: () => void) => void;
  readonly #games = new Map<number, Game | string>();
  readonly #compiled = new Map<string, Game | string>();
  readonly #open = new Map<number, { readonly asking: Asking; slices: number }>();
  #working = false;

  constructor(post: (reply: Reply) => void, later: (again: () => void) => void) {
    this.#post = post;
    this.#later = later;
  }

  hear(request: Request): void {
    if (request.kind === 'game') {
      this.#games.set(request.game, this.#compile(request.def, request.options));
      return;
    }
    if (request.kind === 'cancel') {
      this.#open.get(request.id)?.asking.close();
      this.#open.delete(request.id);
      return;
    }
    const { id, state, ask, budget, moves, tally } = request;
    const game = this.#games.get(request.game) ?? `There is no game ${request.game} at this clerk`;
    if (typeof game === 'string') return this.#post({ kind: 'failed', id, why: game });
    const options = tally === null ? { moves } : { moves, tally };
    this.#open.set(id, { asking: begin(game, state, ask, budget, options), slices: 0 });
    if (!this.#working) this.#work();
  }

  /** Games are kept: a kernel's tables are dear, and the same rules are often compiled anew on the other side. */
  #compile(def: GameDef, options: Readonly<Record<string, string>>): Game | string {
    const key = JSON.stringify([def, options]);
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const made = compileGame(def, options);
    const game = made.ok ? made.value : faultText(made.error);
    this.#compiled.set(key, game);
    return game;
  }

  readonly #work = (): void => {
    for (const [id, one] of this.#open) {
      const answer = one.asking.go(SLICE_MS);
      one.slices += 1;
      if (answer !== null) {
        this.#open.delete(id);
        this.#post({ kind: 'result', id, answer });
      } else if (one.slices % SLICES_A_WORD === 0) {
        const { kernel, nodes, bytes } = one.asking;
        this.#post({ kind: 'progress', id, progress: { kernel, nodes, bytes } });
      }
    }
    this.#working = this.#open.size > 0;
    if (this.#working) this.#later(this.#work);
  };
}

/** What a question may bring along. */
export interface Wish {
  readonly budget?: Omit<Budget, 'signal'>;
  readonly moves?: boolean;
  readonly tally?: Tally;
  readonly onProgress?: (progress: Progress) => void;
  /** Cancels the search on abort; the promise is then rejected with `Cancelled`. */
  readonly signal?: {
    readonly aborted: boolean;
    addEventListener(type: 'abort', heard: () => void, options: { readonly once: true }): void;
  };
}

/** A question was withdrawn before it was answered. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** Hands questions to a worker and waits for its answers. */
export class Desk {
  readonly #post: (request: Request) => void;
  readonly #waiting = new Map<number, Waiting>();
  readonly #games = new Map<Game, number>();
  #next = 1;

  constructor(post: (request: Request) => void) {
    this.#post = post;
  }

  ask(game: Game, state: State, ask: Ask, wish: Wish = {}): Promise<Answer> {
    const { budget = {}, moves = true, tally = null, onProgress, signal } = wish;
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        if (!this.#waiting.delete(id)) return;
        this.#post({ kind: 'cancel', id });
        reject(new Cancelled('The question was withdrawn'));
      };
      this.#waiting.set(id, { resolve, reject, onProgress });
      this.#post({ kind: 'start', id, game: this.#tell(game), state, ask, budget, moves, tally });
      if (signal?.aborted === true) cancel();
      else signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  /** The number of a game, which the worker is told before the first question about it. */
  #tell(game: Game): number {
    const known = this.#games.get(game);
    if (known !== undefined) return known;
    const number = this.#games.size;
    this.#games.set(game, number);
    this.#post({ kind: 'game', game: number, def: game.base, options: game.options });
    return number;
  }

  /** Takes a reply of the worker; one to a withdrawn question is dropped. */
  hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    if (reply.kind === 'progress') return waiting.onProgress?.(reply.progress);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'result') waiting.resolve(reply.answer);
    else waiting.reject(new Error(reply.why));
  }

  /** Fails all that is waiting: the worker is gone. */
  lost(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
