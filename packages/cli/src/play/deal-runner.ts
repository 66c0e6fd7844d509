/**
 * Plays one deal in the terminal. A person gets the board after every line that changed it. A script gets one line
 * for each move and stops at the first command that fails, so that the output is exactly what happened.
 */
import {
  countsUndos,
  legalMoves,
  makeDeal,
  makeMove,
  makeRecord,
  parseMove,
  recordMoves,
  sequenceRefusal,
  singleMoves,
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
import { drawBoard } from '../board/draw.ts';
import { moveLine, dealHeading, gainsText, outcomeText, type PlayedMove } from './move-lines.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { writeText } from '../terminal/files.ts';
import { parseCommands, type PlayCommand } from './play-commands.ts';
import { helpFor } from './help.ts';
import { clockText, undoText } from './limit-text.ts';
import { madeMoves, type TimedAttempt } from './timed-attempt.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { whereIs } from './where.ts';

const NO_UNDO = 'nothing may be taken back in this series';

/** The most moves to list: some games have thousands of groups to remove. */
const MOST_LISTED = 200;

export class DealRunner {
  private readonly terminal: Terminal;
  private readonly attempt: TimedAttempt;
  private readonly game: Game;
  private readonly deal: Deal;
  private readonly undoAllowed: boolean;
  /** The cost of ending was shown, and typing "end" again ends the deal. */
  private warned = false;

  /** @param undoAllowed whether moves may be undone. */
  constructor(terminal: Terminal, attempt: TimedAttempt, undoAllowed = true) {
    this.terminal = terminal;
    this.attempt = attempt;
    this.game = attempt.session.game;
    this.deal = attempt.session.deal;
    this.undoAllowed = undoAllowed;
  }

  async run(): Promise<Exit> {
    const { terminal } = this;
    terminal.out(
      `${dealHeading(this.game, this.deal)}\n${terminal.interactive ? '"help" lists what you can type.\n' : ''}`,
    );
    this.show();
    let number = 0;
    for await (const line of terminal.lines()) {
      number += 1;
      const requests = parseCommands(line);
      const heard = requests.ok ? await this.execute(requests.value) : requests;
      if (!heard.ok && !terminal.interactive)
        return reportFaults(
          terminal,
          heard.error.map((f) => ({ ...f, path: `line ${number}` })),
        );
      if (!heard.ok) reportFaults(terminal, heard.error);
      if (heard.ok && heard.value.quit) break;
    }
    if (!terminal.interactive && this.attempt.step.status !== 'won') this.show();
    return this.exit();
  }

  private exit(): Exit {
    const { status } = this.attempt.step;
    if (status === 'won') return EXIT.done;
    return status === 'playing' ? EXIT.unfinished : EXIT.lost;
  }

  /**
   * Carries out commands in order, up to the first that fails.
   * @param stops checked before each command: whether to stop there; the remaining commands are returned.
   */
  async execute(
    requests: readonly PlayCommand[],
    stops: () => boolean = () => false,
  ): Promise<Result<{ readonly quit: boolean; readonly rest: readonly PlayCommand[] }>> {
    const before = this.attempt.step.state;
    const shown = (): void => {
      if (this.terminal.interactive && this.attempt.step.state !== before) this.show();
    };
    for (const [i, request] of requests.entries()) {
      const rung = this.attempt.endIfTimeIsUp();
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

  /** Carries out a command; the text to show for it. */
  private async answer(request: Exclude<PlayCommand, { kind: 'quit' }>): Promise<Result<string>> {
    const { game, attempt } = this;
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
        const legal = legalMoves(game, attempt.step.view);
        const texts = legal.slice(0, MOST_LISTED).map((move) => makeMove(game, attempt.step.view, move));
        const more = legal.length > texts.length ? ` and ${legal.length - texts.length} more` : '';
        return ok(legal.length === 0 ? 'No move is left.' : texts.join(' ') + more);
      }
      case 'where': {
        const places = whereIs(game, attempt.step.view, request.what);
        return places.ok ? ok(places.value.join('\n')) : places;
      }
      case 'score':
        return ok(scoreSentence(game, attempt.step.state, attempt.step.score));
      case 'help':
        return ok(helpFor(game));
      case 'save':
        return this.save(request.file);
    }
  }

  private move(text: string): Result<string> {
    const { game, attempt } = this;
    const { view } = attempt.step;
    const move = parseMove(game, view, text);
    if (!move.ok) return move;
    const reason = sequenceRefusal(game, view, move.value);
    if (reason !== null)
      return failWith(reason.kind, '', `Cannot play "${text}": ${refusalSentence(game, view, reason)}`);
    if (move.value.kind === 'end' && this.terminal.interactive && !this.warned) {
      this.warned = true;
      return ok(`${endSentence(game, view, attempt.step.score)} Say "${text}" again to do so.`);
    }
    this.warned = false;
    const idle = idleText(attempt.session);
    // A line for each card of a sequence, as in the record.
    const lines = singleMoves(game, view, move.value).map((single) => this.course(attempt.play(single)));
    return ok(lines.join('\n') + this.ending() + (idle === '' ? this.idle() : ''));
  }

  private course(step: PlayedMove): string {
    return moveLine(this.game, this.attempt.session.cursor, step);
  }

  /** A line of its own when the deal has ended; a person sees it under the board. */
  private ending(): string {
    const { game, attempt, terminal } = this;
    if (terminal.interactive || attempt.step.status === 'playing') return '';
    return `\n${outcomeText(game, attempt.step.state, attempt.step.status, attempt.step.score)}`;
  }

  /** A line of its own when a whole pass brought no move; a person sees it under the board. */
  private idle(): string {
    const text = this.terminal.interactive ? '' : idleText(this.attempt.session);
    return text === '' ? '' : `\n${text}`;
  }

  private undo(times: number): Result<string> {
    const { game, attempt } = this;
    if (!this.undoAllowed) return failWith('undo', '', `Cannot undo: ${NO_UNDO}`);
    const said: string[] = [];
    let reason = attempt.undoRefusal;
    if (reason !== null) return failWith('undo', '', `Cannot undo: ${undoText(game, reason)}`);
    while (said.length < times && reason === null) {
      const { before, move, after } = attempt.undo();
      said.push(undoSentence(game, before, move, after));
      reason = attempt.undoRefusal;
    }
    const done = said.length > 3 ? [`Took back ${said.length} moves.`] : said;
    const held = said.length === times || reason === null || reason === 'no-move';
    return ok(
      [...done, ...(held ? [] : [`Cannot undo more: ${undoText(game, reason ?? 'no-move')}`])].join('\n'),
    );
  }

  private restart(): Result<string> {
    const { game, attempt } = this;
    const { cursor: length } = attempt.session;
    const over = attempt.step.status !== 'playing';
    if (!this.undoAllowed) return failWith('restart', '', `Cannot restart: ${NO_UNDO}`);
    if (attempt.undoRefusal === 'no-move')
      return failWith('restart', '', 'Cannot restart: no move has been made');
    if (!over && countsUndos(game))
      return failWith(
        'restart',
        '',
        'Cannot restart: taking back is counted in this deal, which is not over yet',
      );
    attempt.restart();
    return ok(over ? 'Dealt again.' : `Took back ${length} ${length === 1 ? 'move' : 'moves'}.`);
  }

  private redo(times: number): Result<string> {
    const said: string[] = [];
    for (let i = 0; i < times; i++) {
      const step = this.attempt.redo();
      if (step === null) break;
      said.push(moveLine(this.game, this.attempt.session.cursor, step));
    }
    if (said.length === 0) return failWith('redo', '', 'Cannot redo: no move has been taken back');
    return ok(said.join('\n') + this.ending());
  }

  /** The record of the deal so far. It has the times of its moves if the deal has a time limit or `timed` is true. */
  record(timed = this.attempt.limit !== undefined): Result<GameRecord> {
    const made = madeMoves(this.attempt.session);
    return recordMoves(
      this.game,
      this.deal,
      made.map(({ move }) => move),
      {
        shows: true,
        ...(timed ? { times: made.map(({ at }) => at) } : {}),
        ...(this.attempt.looks === 0 ? {} : { headers: { Undone: `${this.attempt.looks}` } }),
      },
    );
  }

  private async save(file: string): Promise<Result<string>> {
    const record = this.record();
    if (!record.ok) return fail(record.error.map((f) => fault(f.code, '', `Cannot save: ${f.message}`)));
    const written = await writeText(this.terminal, file, makeRecord(record.value));
    return written.ok ? ok(`Saved deal ${makeDeal(this.deal)} to ${file}.`) : written;
  }

  /** "Time left 1:05", if there is a limit. */
  private clock(): string {
    const { attempt } = this;
    const { limit } = attempt;
    return limit === undefined ? '' : `Time left ${clockText(Math.max(0, limit - attempt.seconds))}`;
  }

  show(): void {
    this.terminal.out(`\n${this.board()}\n\n`);
  }

  /** The board, with the score line below it unless that is empty. */
  private board(): string {
    const { game, attempt } = this;
    const { status, score: tally, view } = attempt.step;
    const line =
      status === 'playing'
        ? [
            scoreText(game, view, tally),
            streakText(game, tally),
            gainsText(game, tally, false),
            this.clock(),
            idleText(attempt.session),
          ]
            .filter((t) => t !== '')
            .join('   ')
        : outcomeText(game, view, status, tally);
    return [drawBoard(game, view, this.terminal.screen), ...(line === '' ? [] : [line])].join('\n\n');
  }
}
