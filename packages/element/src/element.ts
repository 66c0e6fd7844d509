/**
 * The element: attributes in, events out, and the table of the app in a shadow tree. The table gets only views, so
 * neither the page nor the picture knows a card that the player may not know.
 */
import { legalMoves, makeDeal, makePosition, refusal, type Move, type Power } from '@cairn/engine';
import {
  faultLine,
  moveSentence,
  refusalSentence,
  standingText,
  statusSentence,
  streakText,
  undoSentence,
} from '@cairn/rulebook';
import { createTable, type MoveRequest, type Table, type TableCallbacks } from '@cairn/table';
import { allExtensions } from '@cairn/table/extensions';
import tableStyle from '@cairn/table/table.css?inline';
import { readDeal, readGame } from './attributes.ts';
import type { CairnPosition, EventName } from './events.ts';
import { createFrame, type Frame } from './frame.ts';
import { GameInProgress, lastMoveOf, positionAfter, stepBefore } from './game-in-progress.ts';
import style from './style.css?inline';
import { englishWords } from './english-words.ts';

const POWER_NAMES: Readonly<Record<Power, string>> = {
  peek: 'Peek',
  reshuffle: 'Reshuffle',
  restock: 'Restock',
  pay: 'Pay',
  chance: 'Take a chance',
  regather: 'Deal again',
};

/** A patience to play. Attributes: `game`, `deal` (a random one without it), `options` ("draw=1 scoring=vegas"). */
export class CairnTable extends HTMLElement {
  static readonly observedAttributes = ['game', 'deal', 'options'] as const;

  #frame: Frame | null = null;
  #table: Table | null = null;
  #playing: GameInProgress | null = null;
  #timer = 0;
  /** The attributes have changed, and the deal that follows is not made yet. */
  #stale = true;

  /** Id or title of the game. */
  get game(): string {
    return this.getAttribute('game') ?? '';
  }

  set game(name: string) {
    this.setAttribute('game', name);
  }

  /** The deal on the table: "49621"; empty where there is none. */
  get deal(): string {
    return this.#playing === null ? '' : makeDeal(this.#playing.session.deal);
  }

  set deal(name: string) {
    this.setAttribute('deal', name);
  }

  /** "draw=1 scoring=vegas": the options that differ from their defaults. */
  get options(): string {
    return this.getAttribute('options') ?? '';
  }

  set options(text: string) {
    this.setAttribute('options', text);
  }

  /** How the game stands; null where there is none. */
  get status(): CairnPosition['status'] | null {
    return this.#playing?.step.status ?? null;
  }

  /** The position as text, as the player sees it: cards the player may not know are "(??)". */
  get position(): string {
    return this.#playing === null ? '' : makePosition(this.#playing.game, this.#playing.step.view);
  }

  /** The moves made, as a record that @cairn/engine reads and replays. */
  get record(): string {
    return this.#playing?.record ?? '';
  }

  /** Undoes the last move; false if that is not allowed. */
  undo(): boolean {
    const playing = this.#playing;
    if (playing?.canUndo !== true) return false;
    const after = playing.step;
    const last = lastMoveOf(playing.session);
    playing.undo();
    const said = last === null ? '' : undoSentence(playing.game, playing.step.view, last, after.view);
    this.#show('move', said);
    this.#tell('cairn-undo', after.text);
    return true;
  }

  /** Redoes the move that was undone last; false if there is none. */
  redo(): boolean {
    const playing = this.#playing;
    if (playing?.canRedo !== true) return false;
    playing.redo();
    this.#moved();
    return true;
  }

  /** Undoes every move; false if that is not allowed. */
  restart(): boolean {
    const playing = this.#playing;
    if (playing?.canUndo !== true) return false;
    playing.restart();
    this.#show('move', statusSentence(playing.game, playing.step.view));
    this.#tell('cairn-undo', '');
    return true;
  }

  /** Deals again: the deal with this name, or a random one. */
  newDeal(name?: string): void {
    this.#start(name ?? null);
  }

  connectedCallback(): void {
    this.#frame ??= createFrame(this.attachShadow({ mode: 'open' }), `${tableStyle}\n${style}`, {
      undo: () => this.undo(),
      newDeal: () => this.newDeal(),
    });
    this.addEventListener('keydown', this.#onKey);
    this.#open();
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.removeEventListener('keydown', this.#onKey);
    this.#table?.destroy();
    this.#table = null;
  }

  /** Ctrl+Z or Z is undo, Ctrl+Shift+Z is redo; all other keys are for the table. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.key.toLowerCase() !== 'z') return;
    if (event.shiftKey ? this.redo() : this.undo()) event.preventDefault();
  };

  attributeChangedCallback(): void {
    if (this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => this.isConnected && this.#stale && this.#start(this.getAttribute('deal')));
  }

  /** Makes the table, and deals where the attributes are new. */
  #open(): void {
    const frame = this.#frame;
    if (frame === null || !this.isConnected || this.#table !== null) return;
    const callbacks: TableCallbacks = {
      onMove: (moves, request) => this.#play(moves, request),
      onRefused: (reason) => {
        if (this.#playing === null) return;
        const why = refusalSentence(this.#playing.game, this.#playing.step.view, reason);
        frame.note(why);
        this.#table?.speak(why);
      },
    };
    this.#table = createTable(frame.board, callbacks, { words: englishWords, extensions: allExtensions });
    if (this.#stale) this.#start(this.getAttribute('deal'));
    else this.#show('none');
  }

  #start(name: string | null): void {
    this.#stale = false;
    this.#playing = null;
    clearTimeout(this.#timer);
    const game = readGame({
      game: this.getAttribute('game'),
      deal: name,
      options: this.getAttribute('options'),
    });
    const deal = readDeal(name);
    const dealt = game.ok && deal.ok ? GameInProgress.deal(game.value, deal.value) : null;
    if (dealt?.ok === true) {
      this.#playing = dealt.value;
      this.#frame?.fail(null);
      this.#show('deal', statusSentence(dealt.value.game, dealt.value.step.view));
      this.#tell('cairn-deal', '');
      return;
    }
    const faults = [game, deal, dealt].flatMap((each) => (each?.ok === false ? each.error : []));
    const lines = faults.map((each) => faultLine(each));
    this.#frame?.fail(lines);
    this.#dispatch('cairn-error', { faults: lines });
  }

  #play(moves: readonly Move[], { replacesLast }: MoveRequest = { replacesLast: false }): boolean {
    const playing = this.#playing;
    if (playing === null) return false;
    if (replacesLast) {
      // Without undo the first choice is final.
      if (!playing.canUndo) return false;
      playing.undo();
    }
    const [move] = moves;
    if (move === undefined || refusal(playing.game, playing.step.view, move) !== null) return false;
    playing.play(...moves);
    this.#moved();
    return true;
  }

  /** Shows and reports the move made last. */
  #moved(): void {
    const playing = this.#playing;
    if (playing === null) return;
    const { game, session, step } = playing;
    const move = lastMoveOf(session);
    this.#show('move', move === null ? '' : moveSentence(game, stepBefore(session).view, move, step.view));
    this.#tell('cairn-move', step.text);
    if (step.status === 'playing') return;
    clearTimeout(this.#timer);
    this.#dispatch('cairn-end', { ...positionAfter(session, step.text), record: playing.record });
  }

  #show(animate: 'deal' | 'move' | 'none', sentence = ''): void {
    const playing = this.#playing;
    if (playing === null) return;
    const { game, session, step } = playing;
    const { view } = step;
    const legal = legalMoves(game, view);
    const over = step.status !== 'playing';
    const deal = makeDeal(session.deal);
    const title = deal.startsWith('cards:') ? game.def.title : `${game.def.title}, deal ${deal}`;
    this.#frame?.show({
      status: [
        over ? statusSentence(game, view) : '',
        title,
        standingText(game, view, step.score),
        over ? '' : streakText(game, step.tally),
      ]
        .filter((text) => text !== '')
        .join(' · '),
      canUndo: playing.canUndo,
      powers: legal.flatMap((move) =>
        move.kind === 'power' || move.kind === 'again'
          ? [
              {
                name: move.kind === 'again' ? 'Go on' : POWER_NAMES[move.power],
                use: () => this.#play([move]),
              },
            ]
          : [],
      ),
    });
    this.#table?.show({ game, view, legal, refusal: (move) => refusal(game, view, move), animate });
    const end = over ? ` ${statusSentence(game, view)}` : '';
    if (sentence + end !== '') this.#table?.speak(sentence + end);
    this.#watchClock(playing);
  }

  /** Ends a game played by the clock when its time is up. */
  #watchClock(playing: GameInProgress): void {
    clearTimeout(this.#timer);
    const { secondsLeft } = playing;
    if (secondsLeft === null || playing.step.status !== 'playing') return;
    this.#timer = window.setTimeout(
      () => this.#play([{ kind: 'end', why: 'time' }]),
      Math.max(0, secondsLeft * 1000),
    );
  }

  #tell(event: 'cairn-deal' | 'cairn-move' | 'cairn-undo', move: string): void {
    if (this.#playing !== null) this.#dispatch(event, positionAfter(this.#playing.session, move));
  }

  #dispatch<Name extends EventName>(name: Name, detail: HTMLElementEventMap[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cairn-table': CairnTable;
  }
}
