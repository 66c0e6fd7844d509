/**
 * Sends the acts of a play in their order, one request at a time, and takes in what is answered. An act is sent with the
 * same key until there is an answer, so that it is made once, whatever is lost on the way. Where others have made acts,
 * theirs count: the play goes on from them.
 */
import { ok, type ActObjection, type Game, type Result } from '@cairn/engine';
import type { Answer, ClubClient } from './client.ts';
import { beginPlay, withOwnAct, withSteps, type FollowedPlay, type KeptPlay } from './followed-play.ts';
import type { MadeActs, MovedOn, PlayState, SentAct } from './plays.ts';

/** As many acts are sent at once at most. */
const MOST_ACTS = 64;
/** Seconds until the next attempt, by the number of attempts without an answer. */
const BACKOFF_SECONDS = [1, 2, 4, 8, 15, 30];

/**
 * How the play stands with the server. saved: it has every act. sending: a request is under way. away: it does not answer,
 * or says that it cannot now. signed-out: the session of the account has ended. rules: it has the rules of another version.
 * gone: it knows no such play. failed: its answers cannot be followed.
 */
export type LinkState = 'saved' | 'sending' | 'away' | 'signed-out' | 'rules' | 'gone' | 'failed';

/** What the player should be told of once. moved-on: acts were made elsewhere, and theirs here do not count. */
export type LinkNews =
  | { readonly kind: 'moved-on' }
  | { readonly kind: 'refused'; readonly text: string; readonly why: ActObjection };

export interface LinkPorts {
  readonly client: ClubClient;
  /** Keeps the play on the device; called before an act is shown. */
  readonly keep: (kept: KeptPlay) => void;
  /** Resolves after so many seconds, or as soon as an attempt may succeed. */
  readonly pause: (seconds: number) => Promise<void>;
  /** Of 8 to 32 random letters. */
  readonly newKey: () => string;
  /** The play or the state of the link has changed. */
  readonly changed: () => void;
  readonly tell: (news: LinkNews) => void;
}

export class PlayLink {
  readonly #game: Game;
  readonly #ports: LinkPorts;
  #play: FollowedPlay;
  #state: LinkState = 'saved';
  #failures = 0;
  #stopped = false;
  #working: Promise<void> | null = null;
  /** Whether what others may have done is to be asked for. */
  #behind: boolean;
  /** Whether the time seems to be up, so that the server has an act to make. */
  #late = false;

  /** @param isNew whether the play has just come from the server. */
  constructor(game: Game, play: FollowedPlay, isNew: boolean, ports: LinkPorts) {
    this.#game = game;
    this.#play = play;
    this.#behind = !isNew;
    this.#ports = ports;
  }

  get play(): FollowedPlay {
    return this.#play;
  }

  get state(): LinkState {
    return this.#state;
  }

  /** Makes an act; `at`: seconds since the opening. Faults: it cannot be made, or an answer is awaited. */
  make(text: string, at: number): Result<FollowedPlay> {
    const made = withOwnAct(this.#play, { key: this.#ports.newKey(), text }, at);
    if (!made.ok) return made;
    this.#set(made.value);
    void this.sync();
    return ok(made.value);
  }

  /** Asks what has been done elsewhere, as when the player comes back to the page. */
  catchUp(): Promise<void> {
    this.#behind = true;
    return this.sync();
  }

  /** The time seems to be up: the server ends the play if it is. */
  timeUp(): Promise<void> {
    this.#late = true;
    return this.sync();
  }

  /** Sends what is to be sent; resolves when the server has it, or when the link can do no more. */
  async sync(): Promise<void> {
    // An act may be made while the work before it ends.
    do {
      this.#working ??= this.#work().finally(() => {
        this.#working = null;
      });
      await this.#working;
    } while (this.#state === 'saved' && this.#hasWork);
  }

  /** Nothing is sent or taken in any more. */
  stop(): void {
    this.#stopped = true;
  }

  get #hasWork(): boolean {
    return !this.#stopped && (this.#play.outbox.length > 0 || this.#late || this.#behind);
  }

  async #work(): Promise<void> {
    for (;;) {
      if (!this.#hasWork) break;
      const { outbox } = this.#play;
      if (this.#state !== 'away') this.#enter('sending');
      const sends = outbox.length > 0 || this.#late;
      const goesOn = sends ? await this.#send(outbox.slice(0, MOST_ACTS)) : await this.#fetch();
      if (this.#stopped || !goesOn) return;
    }
    if (!this.#stopped) this.#enter('saved');
  }

  /**
   * Sends acts; with none, one that only the server makes, before which it ends a play whose time is up. False: no further
   * attempt makes sense.
   */
  async #send(outbox: readonly SentAct[]): Promise<boolean> {
    const { play, n } = this.#play.state;
    const acts = outbox.length > 0 ? outbox : [{ key: this.#ports.newKey(), text: 'time' }];
    const answer = await this.#ports.client.ask<MadeActs>('POST', `/plays/${play}/acts`, { n, acts });
    if (this.#stopped) return false;
    if (answer.ok || answer.status === 409) this.#late = false;
    if (answer.ok && outbox.length === 0) return true;
    if (answer.ok) return this.#made(answer.value, acts.length);
    const { status, faults, body } = answer;
    if (status !== 409 || faults[0]?.code === 'rules') return this.#unanswered(answer);
    this.#failures = 0;
    if (faults[0]?.code === 'ahead') return this.#anew();
    const { steps } = body as unknown as MovedOn;
    if (outbox.length > 0) this.#ports.tell({ kind: 'moved-on' });
    return this.#takeIn(withSteps(this.#play, steps, []));
  }

  #made({ n, steps, refused }: MadeActs, sent: number): boolean {
    this.#failures = 0;
    // Acts that were made while the request was under way follow those that were sent.
    const { outbox } = this.#play;
    const refusedAct = outbox[steps.length];
    const isRefused = refused !== undefined && refusedAct !== undefined;
    const rest = isRefused ? [] : outbox.slice(steps.length);
    if (isRefused) this.#ports.tell({ kind: 'refused', text: refusedAct.text, why: refused.why });
    const taken = this.#takeIn(withSteps(this.#play, steps, rest));
    if (n > this.#play.state.n) this.#behind = true;
    return taken && (isRefused || steps.length === sent);
  }

  /** Asks for what has been done since. */
  async #fetch(): Promise<boolean> {
    const { play, n } = this.#play.state;
    const answer = await this.#ports.client.ask<PlayState>('GET', `/plays/${play}?from=${n}`);
    if (this.#stopped) return false;
    if (!answer.ok) return this.#unanswered(answer);
    this.#failures = 0;
    this.#behind = false;
    if (answer.value.n < n) return this.#anew();
    const { steps, now, closes } = answer.value;
    const { outbox, state } = this.#play;
    const newer = { ...this.#play, state: { ...state, now, closes } };
    // What was made in the meantime was made in another position.
    const isLost = steps.length > 0 && outbox.length > 0;
    if (isLost) this.#ports.tell({ kind: 'moved-on' });
    return this.#takeIn(withSteps(newer, steps, isLost ? [] : outbox));
  }

  /** The server has fewer acts than it had: what it has now counts. */
  async #anew(): Promise<boolean> {
    const answer = await this.#ports.client.ask<PlayState>('GET', `/plays/${this.#play.state.play}?from=0`);
    if (this.#stopped) return false;
    if (!answer.ok) return this.#unanswered(answer);
    this.#ports.tell({ kind: 'moved-on' });
    return this.#takeIn(beginPlay(this.#game, { state: answer.value, outbox: [] }));
  }

  #takeIn(next: Result<FollowedPlay>): boolean {
    if (!next.ok) {
      this.#enter('failed');
      return false;
    }
    this.#set(next.value);
    return true;
  }

  /** There was no answer, or one that changes nothing. Waits before the next attempt, if one makes sense. */
  async #unanswered(answer: Answer<unknown> & { readonly ok: false }): Promise<boolean> {
    const { status, faults, retryAfter } = answer;
    if (status === 0 || status === 429 || status >= 500) {
      const backoff = BACKOFF_SECONDS[Math.min(this.#failures, BACKOFF_SECONDS.length - 1)] ?? 1;
      this.#failures++;
      this.#enter('away');
      await this.#ports.pause(status === 0 ? backoff : (retryAfter ?? backoff));
      return true;
    }
    if (status === 401) this.#enter('signed-out');
    else if (status === 404) this.#enter('gone');
    else this.#enter(faults[0]?.code === 'rules' ? 'rules' : 'failed');
    return false;
  }

  #set(play: FollowedPlay): void {
    this.#play = play;
    this.#ports.keep({ state: play.state, outbox: play.outbox });
    this.#ports.changed();
  }

  #enter(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ports.changed();
  }
}
