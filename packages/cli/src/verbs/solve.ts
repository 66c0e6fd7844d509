/** `cairn solve GAME DEAL`: whether a deal can be won, by which moves, with what score; for one deal or many. */
import { fault } from '@cairn/engine';
import { ASKS, solve, type SolverAnswer, type Ask, type Verdict } from '@cairn/solver';
import { Command, Option } from 'commander';
import { withRules } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { solveAll } from '../solve/solve-parallel.ts';
import { parseSearchLimits, parseThreads, type SearchLimits } from '../solve/search-limits.ts';
import { answerJson, answerText } from '../solve/answer-text.ts';
import { readProblems, type PositionChoice, type Problem } from '../solve/problems.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options extends PositionChoice {
  readonly goal: Ask;
  readonly limit?: string;
  readonly workers?: string;
  readonly moves: boolean;
  readonly replay: boolean;
  readonly why?: true;
  readonly json?: true;
}

export const solveVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('solve'))
    .description('find out whether a deal can be won, and how')
    .argument(
      '[game]',
      'the name of a game or variation, or the file or link of a game of your own; with --from the record names it',
    )
    .argument('[deal]', 'a number, ms:NUMBER, pysol:NUMBER or cards:JD2D…')
    .option('--deals <range>', 'solve many deals: 1..1000, ms:1..32000')
    .option('--deck <cards>', 'the pack in deal order: "JD 2D 9H …"')
    .option('--board <file>', "a position: Cairn's, a text board, Solvitaire's JSON; - reads standard input")
    .option('--from <record>', 'the position at the end of a record; - reads standard input')
    .option('--after <moves>', 'with --from: the position after this many moves')
    .addOption(new Option('-g, --goal <what>', 'what to look for').choices(ASKS).default('win'))
    .option('-l, --limit <limits>', 'limits of the search, some or all of nodes=1e6,mb=512,s=60')
    .option('-w, --workers <number>', 'with --deals: the number of threads', '1')
    .option('--no-moves', 'find verdicts only')
    .option('--no-replay', 'with --no-moves: do not replay wins in the engine; the answer says so')
    .option('--why', 'say which search took the question, and why each search before it did not')
    .option('--json', 'print one line of JSON for each deal')
    .addHelpText(
      'after',
      '\nThe solver knows every card, including the hidden ones.\n\n' +
        'Exit status: 0 the deal can be won, 3 it cannot, 4 a limit was reached first; always 0 with --deals.\n\n' +
        'Examples:\n  cairn solve tripeaks 7\n  cairn solve golf 1 --goal left\n' +
        '  cairn solve trigon --deals 1..1000 --json --no-moves\n  cairn solve black-hole --board board.txt --limit s=5',
    )
    .action(async (name: string | undefined, deal: string | undefined, options: Options) => {
      const limits = parseSearchLimits(options.limit);
      const threads = parseThreads(options.workers);
      const found = await readProblems(terminal, name, deal, options);
      for (const part of [limits, threads, found])
        if (!part.ok) return done(reportFaults(terminal, part.error));
      if (options.moves && !options.replay)
        return done(
          reportFaults(terminal, [
            fault(
              'replay',
              '',
              'Cannot use --no-replay alone: moves are always replayed; wanted --no-moves as well',
            ),
          ]),
        );
      if (!limits.ok || !threads.ok || !found.ok) return;
      const answers = answered(found.value, options, limits.value, threads.value);
      return done(await report(terminal, answers, options));
    });

async function* answered(
  from: Iterable<Problem>,
  { goal, moves, replay }: Options,
  limits: SearchLimits,
  threads: number,
): AsyncIterable<readonly [Problem, SolverAnswer]> {
  if (threads > 1) {
    yield* solveAll(from, goal, limits, { moves, replay }, threads);
    return;
  }
  for (const problem of from) {
    const { game, state, tally } = problem;
    yield [
      problem,
      solve(game, state, goal, limits, { moves, replay, ...(tally === null ? {} : { tally }) }),
    ];
  }
}

const report = async (
  terminal: Terminal,
  answers: AsyncIterable<readonly [Problem, SolverAnswer]>,
  { goal, json, deals, why }: Options,
): Promise<Exit> => {
  const counts: Record<Verdict, number> = { winnable: 0, unwinnable: 0, unknown: 0 };
  for await (const [problem, answer] of answers) {
    counts[answer.verdict] += 1;
    terminal.out(
      json === true
        ? answerJson(problem, goal, answer, why === true)
        : answerText(problem, goal, answer, deals !== undefined, why === true),
    );
  }
  if (deals !== undefined) {
    if (json !== true)
      terminal.out(
        `\n${counts.winnable} can be won, ${counts.unwinnable} cannot, ${counts.unknown} are undecided\n`,
      );
    return EXIT.done;
  }
  return counts.winnable > 0 ? EXIT.done : counts.unwinnable > 0 ? EXIT.lost : EXIT.unfinished;
};
