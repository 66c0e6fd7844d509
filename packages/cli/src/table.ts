/**
 * A session with somebody at it. A person gets the board after every line that changed it; a script gets a line a
 * move, and is stopped by the first thing that can't be done, so that what was printed is what happened.
 */
import {
  countsUndos,
  legalMoves,
  makeDeal,
  makeMove,
  makeRecord,
  parseMove,
  recordMoves,
  refusal,
} from '@cairn/engine';
import { fail, failWith, fault, ok, type Deal, type Game, type GameRecord, type Result } from '@cairn/engine';
import {
  endSentence,
  idleText,
  refusalSentence,
  scoreSentence,
  scoreText,
  streakText,
  undoSentence,
} from '@cairn/rulebook';
import { drawBoard } from './board/draw.ts';
import { courseLine, dealTitle, gains, outcome, type Step } from './course.ts';
import { complain, EXIT, type Exit } from './exit.ts';
import { writeText } from './files.ts';
import { parseLine, type Request } from './requests.ts';
import { helpFor } from './help.ts';
import { clockText, undoText } from './limits.ts';
import type { Sitting } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { whereIs } from './where.ts';

const NO_UNDO = 'nothing may be taken back in this series';

/** Groups can be made in thousands of ways. */
const MOST_LISTED = 200;

export class Table {
  private readonly terminal: Terminal;
  private readonly session: Sitting;
  private readonly game: Game;
  private readonly deal: Deal;
  private readonly undoes: boolean;
  /** The price of ending was told, and "end" said again will do it. */
  private warned = false;

  /** @param undoes whether moves may be taken back at all. */
  constructor(terminal: Terminal, session: Sitting, undoes = true) {
    this.terminal = terminal;
    this.session = session;
    this.game = session.game;
    this.deal = session.session.deal;
    this.undoes = undoes;
  }

  async run(): Promise<Exit> {
    const { terminal } = this;
    terminal.out(
      `${dealTitle(this.game, this.deal)}\n${terminal.interactive ? '"help" lists what you can type.\n' : ''}`,
    );
    this.show();
    let number = 0;
    for await (const line of terminal.lines()) {
      number += 1;
      const requests = parseLine(line);
      const heard = requests.ok ? await this.hear(requests.value) : requests;
      if (!heard.ok && !terminal.interactive)
        return complain(
          terminal,
          heard.error.map((f) => ({ ...f, path: `line ${number}` })),
        );
      if (!heard.ok) complain(terminal, heard.error);
      if (heard.ok && heard.value.quit) break;
    }
    if (!terminal.interactive && this.session.status !== 'won') this.show();
    return this.exit();
  }

  private exit(): Exit {
    const { status } = this.session;
    if (status === 'won') return EXIT.done;
    return status === 'playing' ? EXIT.unfinished : EXIT.lost;
  }

  /**
   * Does what was asked, one thing after another, up to the first that can't be done.
   * @param stops asked before each: whether to leave off here; what was not done is given back.
   */
  async hear(
    requests: readonly Request[],
    stops: () => boolean = () => false,
  ): Promise<Result<{ readonly quit: boolean; readonly rest: readonly Request[] }>> {
    const before = this.session.state;
    const shown = (): void => {
      if (this.terminal.interactive && this.session.state !== before) this.show();
    };
    for (const [i, request] of requests.entries()) {
      const rung = this.session.ring();
      if (rung !== null) this.terminal.out(`${this.course(rung)}${this.ending()}\n`);
      if (request.kind === 'quit') return ok({ quit: true, rest: [] });
      if (stops()) {
        shown();
        return ok({ quit: false, rest: requests.slice(i) });
      }
      const answer = await this.answer(request);
      if (!answer.ok) {
        shown();
        return answer;
      }
      if (answer.value !== '') this.terminal.out(`${answer.value}\n`);
    }
    shown();
    return ok({ quit: false, rest: [] });
  }

  /** The text that answers a request. */
  private async answer(request: Exclude<Request, { kind: 'quit' }>): Promise<Result<string>> {
    const { game, session } = this;
    switch (request.kind) {
      case 'move':
        return this.move(request.text);
      case 'undo':
        return this.undo(request.times);
      case 'restart':
        return this.restart();
      case 'redo':
        return this.redo(request.times);
      case 'board':
        return ok(`${this.board()}\n`);
      case 'moves': {
        const legal = legalMoves(game, session.view);
        const texts = legal.slice(0, MOST_LISTED).map((move) => makeMove(game, session.view, move));
        const more = legal.length > texts.length ? ` and ${legal.length - texts.length} more` : '';
        return ok(legal.length === 0 ? 'No move is left.' : texts.join(' ') + more);
      }
      case 'where': {
        const places = whereIs(game, session.view, request.what);
        return places.ok ? ok(places.value.join('\n')) : places;
      }
      case 'score':
        return ok(scoreSentence(game, session.state, session.tally));
      case 'help':
        return ok(helpFor(game));
      case 'save':
        return this.save(request.file);
    }
  }

  private move(text: string): Result<string> {
    const { game, session } = this;
    const { view } = session;
    const move = parseMove(game, view, text);
    if (!move.ok) return move;
    const reason = refusal(game, view, move.value);
    if (reason !== null)
      return failWith(reason.kind, '', `Cannot play "${text}": ${refusalSentence(game, view, reason)}`);
    if (move.value.kind === 'end' && this.terminal.interactive && !this.warned) {
      this.warned = true;
      return ok(`${endSentence(game, view, session.tally)} Say "${text}" again to do so.`);
    }
    this.warned = false;
    const idle = idleText(session.session);
    const step = session.play(move.value);
    return ok(this.course(step) + this.ending() + (idle === '' ? this.idle() : ''));
  }

  private course(step: Step): string {
    return courseLine(this.game, this.session.moves.length, step);
  }

  /** A line of its own when the deal has come to an end; a person reads it under the board. */
  private ending(): string {
    const { game, session, terminal } = this;
    if (terminal.interactive || session.status === 'playing') return '';
    return `\n${outcome(game, session.state, session.status, session.tally)}`;
  }

  /** A line of its own when a pass has brought nothing; a person reads it under the board. */
  private idle(): string {
    const text = this.terminal.interactive ? '' : idleText(this.session.session);
    return text === '' ? '' : `\n${text}`;
  }

  private undo(times: number): Result<string> {
    const { game, session } = this;
    if (!this.undoes) return failWith('undo', '', `Cannot undo: ${NO_UNDO}`);
    const said: string[] = [];
    let reason = session.undoRefusal;
    if (reason !== null) return failWith('undo', '', `Cannot undo: ${undoText(game, reason)}`);
    while (said.length < times && reason === null) {
      const { before, move, after } = session.undo();
      said.push(undoSentence(game, before, move, after));
      reason = session.undoRefusal;
    }
    const done = said.length > 3 ? [`Took back ${said.length} moves.`] : said;
    const held = said.length === times || reason === null || reason === 'no-move';
    return ok(
      [...done, ...(held ? [] : [`Cannot undo more: ${undoText(game, reason ?? 'no-move')}`])].join('\n'),
    );
  }

  private restart(): Result<string> {
    const { game, session } = this;
    const { length } = session.moves;
    const over = session.status !== 'playing';
    if (!this.undoes) return failWith('restart', '', `Cannot restart: ${NO_UNDO}`);
    if (session.undoRefusal === 'no-move')
      return failWith('restart', '', 'Cannot restart: no move has been made');
    if (!over && countsUndos(game))
      return failWith(
        'restart',
        '',
        'Cannot restart: taking back is counted in this deal, which is not over yet',
      );
    session.restart();
    return ok(over ? 'Dealt again.' : `Took back ${length} ${length === 1 ? 'move' : 'moves'}.`);
  }

  private redo(times: number): Result<string> {
    const said: string[] = [];
    for (let i = 0; i < times; i++) {
      const step = this.session.redo();
      if (step === null) break;
      said.push(courseLine(this.game, this.session.moves.length, step));
    }
    if (said.length === 0) return failWith('redo', '', 'Cannot redo: no move has been taken back');
    return ok(said.join('\n') + this.ending());
  }

  /** The record of the deal so far; with the times of its moves where the deal is timed, or where one asks for them. */
  record(timed = this.session.limit !== undefined): Result<GameRecord> {
    return recordMoves(this.game, this.deal, this.session.moves, {
      shows: true,
      ...(timed ? { times: this.session.times } : {}),
      ...(this.session.looks === 0 ? {} : { headers: { Undone: `${this.session.looks}` } }),
    });
  }

  private async save(file: string): Promise<Result<string>> {
    const record = this.record();
    if (!record.ok) return fail(record.error.map((f) => fault(f.code, '', `Cannot save: ${f.message}`)));
    const written = await writeText(this.terminal, file, makeRecord(record.value));
    return written.ok ? ok(`Saved deal ${makeDeal(this.deal)} to ${file}.`) : written;
  }

  /** "Time left 1:05", where there is a limit. */
  private clock(): string {
    const { session } = this;
    const { limit } = session;
    return limit === undefined ? '' : `Time left ${clockText(Math.max(0, limit - session.seconds))}`;
  }

  show(): void {
    this.terminal.out(`\n${this.board()}\n\n`);
  }

  /** The board with the score line below it, as far as there is anything to say. */
  private board(): string {
    const { game, session } = this;
    const { status, tally, view } = session;
    const line =
      status === 'playing'
        ? [
            scoreText(game, view, tally),
            streakText(game, tally),
            gains(game, tally, false),
            this.clock(),
            idleText(session.session),
          ]
            .filter((t) => t !== '')
            .join('   ')
        : outcome(game, view, status, tally);
    return [drawBoard(game, view, this.terminal), ...(line === '' ? [] : [line])].join('\n\n');
  }
}
