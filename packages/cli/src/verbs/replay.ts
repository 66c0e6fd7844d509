/**
 * `cairn replay FILE`: replays a record, prints its moves and the final score, and with `--verify` refuses a record
 * with false claims.
 */
import {
  changedOptions,
  fault,
  makeDeal,
  makeMove,
  parseMove,
  refusal,
  replay,
  type Fault,
  type Game,
  type GameRecord,
  type Replay,
} from '@cairn/engine';
import { refusalSentence } from '@cairn/rulebook';
import { Command } from 'commander';
import { moveLine, dealHeading, outcomeText, type PlayedMove } from '../play/move-lines.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { readInput } from '../terminal/files.ts';
import { readRecord } from '../games/read-record.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options {
  readonly verify?: true;
  readonly json?: true;
}

export const replayVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('replay')
    .description('replay a record and check it')
    .argument('<file>', 'a record (docs/notation.md); - reads standard input')
    .option('--verify', 'fail if a move is not allowed or a header is false')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit status: 0 the record could be played, 1 a move is not allowed or, with --verify, a header is false,\n' +
        '2 the record cannot be read.\n\n' +
        'Examples:\n  cairn replay game.cairn\n  cairn replay --verify game.cairn\n  cairn replay --json - < game.cairn',
    )
    .action(async (file: string, options: Options) => {
      const text = await readInput(terminal, file);
      if (!text.ok) return done(reportFaults(terminal, text.error));
      return done(await replayText(terminal, file, text.value, options));
    });

const replayText = async (
  terminal: Terminal,
  file: string,
  text: string,
  { verify, json }: Options,
): Promise<Exit> => {
  const refused = (faults: readonly Fault[], exit: Exit): Exit => {
    if (json === true) terminal.out(`${JSON.stringify({ ok: false, faults }, null, 2)}\n`);
    return reportFaults(
      terminal,
      faults.map((f) => ({
        ...f,
        path: [file === '-' ? 'standard input' : file, f.path].filter((p) => p !== '').join(', '),
      })),
      exit,
    );
  };
  const read = await readRecord(text);
  if (!read.ok) return refused(read.error, EXIT.refused);
  const { game, record } = read.value;
  const unclaimed = withoutClaims(record);
  const played = replay(game, unclaimed);
  if (!played.ok) return refused(explained(game, unclaimed, played.error), EXIT.false);
  const claims = replay(game, record);
  if (!claims.ok && verify === true) return refused(claims.error, EXIT.false);
  terminal.out(
    json === true ? jsonText(game, record, played.value) : courseText(game, record, played.value, verify),
  );
  if (!claims.ok)
    reportFaults(
      terminal,
      claims.error.map((f) => ({ ...f, message: `${f.message} (not verified)` })),
    );
  return EXIT.done;
};

const withoutClaims = ({ game, options, deal, headers, steps }: GameRecord): GameRecord => ({
  game,
  options,
  deal,
  headers,
  steps,
});

/** The faults. If a move of the main line is illegal, the first fault has the reason in words. */
const explained = (game: Game, record: GameRecord, faults: readonly Fault[]): readonly Fault[] => {
  const plain = record.steps.map(({ text, line }) => ({ text, ...(line === undefined ? {} : { line }) }));
  const playable = (count: number) => replay(game, { ...record, steps: plain.slice(0, count) });
  const count = plain.findIndex((_, i) => !playable(i + 1).ok);
  const step = plain[count];
  const before = count < 0 ? undefined : playable(count);
  if (step === undefined || before === undefined || !before.ok) return faults;
  const state = before.value.states.at(-1);
  const move = state === undefined ? undefined : parseMove(game, state, step.text);
  if (state === undefined || move === undefined || !move.ok) return faults;
  const reason = refusal(game, state, move.value);
  if (reason === null) return faults;
  const where = step.line === undefined ? `move ${count + 1}` : `line ${step.line}`;
  const message = `Move ${count + 1} "${step.text}" is not allowed: ${refusalSentence(game, state, reason)}`;
  return faults.map((f) => (f.path === where && f.code === reason.kind ? fault(f.code, where, message) : f));
};

const stepsOf = ({ states, tallies, moves }: Replay): readonly PlayedMove[] =>
  moves.flatMap((move, i) => {
    const before = states[i];
    const after = states[i + 1];
    const tally = tallies[i + 1];
    return before === undefined || after === undefined || tally === undefined
      ? []
      : [{ before, move, after, tally }];
  });

const courseText = (game: Game, record: GameRecord, played: Replay, verify: true | undefined): string => {
  const last = played.states.at(-1);
  const lines = stepsOf(played).map((step, i) => moveLine(game, i + 1, step));
  const end = last === undefined ? [] : ['', outcomeText(game, last, played.status, played.final)];
  const checked = verify === true ? ['Verified: every move is allowed and every header true.'] : [];
  return `${[dealHeading(game, record.deal), '', ...lines, ...end, ...checked].join('\n')}\n`;
};

const jsonText = (game: Game, record: GameRecord, played: Replay): string => {
  const moves = stepsOf(played).map(({ before, move, tally }) => ({
    move: makeMove(game, before, move),
    score: tally.total,
    streak: tally.streak,
    events: tally.events,
  }));
  const { final, status } = played;
  const head = {
    ok: true,
    game: game.id,
    options: changedOptions(game.base, game.options),
    scoring: game.scoring,
    rules: game.rules,
    deal: makeDeal(record.deal),
    status,
    score: final.total,
    longestStreak: final.best,
    peaks: final.peaks,
    headers: record.headers,
  };
  return `${JSON.stringify({ ...head, moves }, null, 2)}\n`;
};
