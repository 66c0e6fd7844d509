/**
 * Searches on a thread of their own: one protocol for worker_threads and for Web Workers. A `Clerk` sits on the
 * worker's side and searches in slices, so that a cancel is heard between two of them; a `Desk` sits on the other
 * side and turns messages into promises. A message is a list, because a message costs more than a small question:
 * all that comes up in one turn goes as one. How messages travel is the business of whoever makes the thread.
 */
import {
  compileGame,
  faultText,
  type Game,
  type GameDef,
  type State,
  type Tally,
  type View,
} from '@cairn/engine';
import type { Advice, AdviseOptions } from './advise/advise.ts';
import type { Hope } from './advise/hopeless.ts';
import type { Answer, Ask, Budget } from './contract/ask.ts';
import { workOn, type Outcome, type Task, type Work } from './tasks.ts';

/** All of it survives structured cloning. */
export type Request =
  /** Tells a game, once; questions name it by its number. */
  | {
      readonly kind: 'game';
      readonly game: number;
      readonly def: GameDef;
      readonly options: Readonly<Record<string, string>>;
    }
  | Task
  | { readonly kind: 'cancel'; readonly id: number };

export type Reply =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | Outcome
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

/** A task that is not done yet; its search is opened, with tables, when its first turn comes. */
interface Open {
  readonly task: Task;
  work: Work | null;
  slices: number;
}

/**
 * Searches what it is told to, several questions in turn.
 * @param post sends replies.
 * @param later calls back after the messages that have come in are handed over (a timer of 0 ms does).
 */
export class Clerk {
  readonly #post: (replies: readonly Reply[]) => void;
  readonly #later: (again: () => void) => void;
  readonly #games = new Map<number, Game | string>();
  readonly #compiled = new Map<string, Game | string>();
  readonly #open = new Map<number, Open>();
  #replies: Reply[] = [];
  #working = false;

  constructor(post: (replies: readonly Reply[]) => void, later: (again: () => void) => void) {
    this.#post = post;
    this.#later = later;
  }

  hear(requests: readonly Request[]): void {
    for (const request of requests) this.#take(request);
    if (!this.#working) this.#work();
  }

  #take(request: Request): void {
    if (request.kind === 'game') this.#games.set(request.game, this.#compile(request.def, request.options));
    else if (request.kind === 'cancel') {
      this.#open.get(request.id)?.work?.close?.();
      this.#open.delete(request.id);
    } else this.#open.set(request.id, { task: request, work: null, slices: 0 });
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

  /** Gives every question a slice. Answers wait for those of the others no longer than a slice takes. */
  readonly #work = (): void => {
    let said = Date.now();
    for (const one of this.#open.values()) {
      this.#slice(one);
      if (Date.now() - said < SLICE_MS) continue;
      this.#say();
      said = Date.now();
    }
    this.#say();
    this.#working = this.#open.size > 0;
    if (this.#working) this.#later(this.#work);
  };

  #slice(one: Open): void {
    const { id, game: number } = one.task;
    if (one.work === null) {
      const game = this.#games.get(number) ?? `There is no game ${number} at this clerk`;
      if (typeof game === 'string') return this.#end({ kind: 'failed', id, why: game });
      one.work = workOn(one.task, game);
    }
    const outcome = one.work.go(SLICE_MS);
    one.slices += 1;
    if (outcome !== null) return this.#end(outcome);
    if (one.slices % SLICES_A_WORD > 0 || one.work.asking === undefined) return;
    const { kernel, nodes, bytes } = one.work.asking;
    this.#replies.push({ kind: 'progress', id, progress: { kernel, nodes, bytes } });
  }

  #end(reply: Reply): void {
    this.#open.delete(reply.id);
    this.#replies.push(reply);
  }

  #say(): void {
    if (this.#replies.length === 0) return;
    this.#post(this.#replies);
    this.#replies = [];
  }
}

/** Cancels on abort; the promise is then rejected with `Cancelled`. */
interface Withdrawal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', heard: () => void, options: { readonly once: true }): void;
}

/** What a question may bring along. */
export interface Wish {
  readonly budget?: Omit<Budget, 'signal'>;
  readonly moves?: boolean;
  readonly tally?: Tally;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: Withdrawal;
}

/** A question was withdrawn before it was answered. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** Hands questions to a worker and waits for its answers. */
export class Desk {
  readonly #post: (requests: readonly Request[]) => void;
  #requests: Request[] = [];
  readonly #waiting = new Map<number, Waiting>();
  readonly #games = new Map<Game, number>();
  #next = 1;

  constructor(post: (requests: readonly Request[]) => void) {
    this.#post = post;
  }

  /** Sends a request with all others of this turn. */
  #send(request: Request): void {
    if (this.#requests.push(request) === 1) void Promise.resolve().then(this.#flush);
  }

  readonly #flush = (): void => {
    this.#post(this.#requests);
    this.#requests = [];
  };

  async ask(game: Game, state: State, ask: Ask, wish: Wish = {}): Promise<Answer> {
    const { budget = {}, moves = true, tally = null, onProgress, signal } = wish;
    const about = { kind: 'start', state, ask, budget, moves, tally } as const;
    const outcome = await this.#await(game, (one) => ({ ...about, ...one }), signal, onProgress);
    if (outcome.kind !== 'result') throw new Error(`Wanted a result, not ${outcome.kind}`);
    return outcome.answer;
  }

  /** What each move is worth to a player who knows this much. */
  async advise(game: Game, view: View, options: AdviseOptions = {}, signal?: Withdrawal): Promise<Advice> {
    const outcome = await this.#await(game, (one) => ({ kind: 'advise', view, options, ...one }), signal);
    if (outcome.kind !== 'advice') throw new Error(`Wanted advice, not ${outcome.kind}`);
    return outcome.advice;
  }

  /** Whether the deal is lost whatever the hidden cards are. */
  async hope(game: Game, view: View, budget: Omit<Budget, 'signal'>, signal?: Withdrawal): Promise<Hope> {
    const outcome = await this.#await(game, (one) => ({ kind: 'hope', view, budget, ...one }), signal);
    if (outcome.kind !== 'hope') throw new Error(`Wanted a hope, not ${outcome.kind}`);
    return outcome.hope;
  }

  #await(
    game: Game,
    about: (one: { readonly id: number; readonly game: number }) => Task,
    signal?: Withdrawal,
    onProgress?: (progress: Progress) => void,
  ): Promise<Outcome> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        if (!this.#waiting.delete(id)) return;
        this.#send({ kind: 'cancel', id });
        reject(new Cancelled('The question was withdrawn'));
      };
      this.#waiting.set(id, { resolve, reject, onProgress });
      this.#send(about({ id, game: this.#tell(game) }));
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
    this.#send({ kind: 'game', game: number, def: game.base, options: game.options });
    return number;
  }

  /** Takes replies of the worker; one to a withdrawn question is dropped. */
  hear(replies: readonly Reply[]): void {
    for (const reply of replies) this.#take(reply);
  }

  #take(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    if (reply.kind === 'progress') return waiting.onProgress?.(reply.progress);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'failed') waiting.reject(new Error(reply.why));
    else waiting.resolve(reply);
  }

  /** Fails all that is waiting: the worker is gone. */
  lost(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
