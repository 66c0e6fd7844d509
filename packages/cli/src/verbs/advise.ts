/** `cairn advise GAME DEAL`: the worth of each move to a player who sees only what the table shows. */
import {
  applyLegal,
  changedOptions,
  failWith,
  makeDeal,
  makeMove,
  ok,
  status,
  view,
  type Move,
  type Result,
  type Status,
} from '@cairn/engine';
import { advise, type Advice } from '@cairn/solver';
import { wilson } from '@cairn/stats';
import { Command } from 'commander';
import { withRules } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { readProblems, type PositionChoice, type Problem } from '../solve/problems.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options extends PositionChoice {
  readonly worlds?: string;
  readonly seed: string;
  readonly json?: true;
}

export const adviseVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('advise'))
    .description('rate the legal moves, from what a player may know')
    .argument('[game]', 'the name of a game or variation; with --from the record names it')
    .argument('[deal]', 'a number, ms:NUMBER, pysol:NUMBER or cards:JD2D…')
    .option('--deals <range>', 'play these deals by the advice, and count the wins: 1..500')
    .option('--board <file>', "a position: Cairn's, a text board, Solvitaire's JSON; - reads standard input")
    .option('--from <record>', 'the position at the end of a record; - reads standard input')
    .option('--after <moves>', 'with --from: the position after this many moves')
    .option('-w, --worlds <number>', 'how many arrangements of the hidden cards to try')
    .option('--seed <number>', 'the seed of the random arrangements', '1')
    .option('--json', 'print one line of JSON for each position or deal')
    .addHelpText(
      'after',
      '\nThe hidden cards are arranged at random, as often as --worlds says, and every move is tried in each arrangement.\n' +
        'The figures say how often you win if you follow the advice from here, with a 95% interval, and how far a move is\n' +
        'behind the best in the same arrangements. They are rough where no numbers have been fitted for the rules.\n\n' +
        'Examples:\n  cairn advise tripeaks 7\n  cairn advise --from game.cairn --after 12\n' +
        '  cairn advise tripeaks --deals 1..500 --worlds 3000',
    )
    .action(async (name: string | undefined, deal: string | undefined, options: Options) => {
      const worlds =
        options.worlds === undefined ? ok(undefined) : parseCount('worlds', options.worlds, 1_000_000);
      const seed = parseCount('seed', options.seed, 2 ** 32 - 1);
      const found = await readProblems(terminal, name, deal, options);
      for (const part of [worlds, seed, found]) if (!part.ok) return done(reportFaults(terminal, part.error));
      if (!worlds.ok || !seed.ok || !found.ok) return;
      const wish: Wish = { worlds: worlds.value, seed: seed.value };
      if (options.deals === undefined)
        for (const one of found.value) weigh(terminal, one, wish, options.json);
      else playAll(terminal, found.value, wish, options.json);
      return done(EXIT.done);
    });

interface Wish {
  readonly worlds: number | undefined;
  readonly seed: number;
}

const parseCount = (what: string, text: string, most: number): Result<number> =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most
    ? ok(Number(text))
    : failWith(what, '', `Cannot use ${what} "${text}": wanted a number from 1 to ${most}`);

/** Every decision of a deal has its own random worlds. */
const DECISIONS = 1000;
const advice = (
  { game }: Problem,
  state: Problem['state'],
  { worlds, seed }: Wish,
  decision: number,
  figures = true,
): Advice =>
  advise(game, view(game, state), {
    seed: seed * DECISIONS + decision,
    figures,
    ...(worlds === undefined ? {} : { worlds }),
  });

const heading = ({ game, deal, name }: Problem): object => ({
  game: game.id,
  options: changedOptions(game.base, game.options),
  rules: game.rules,
  deal: deal === null ? name : makeDeal(deal),
});

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const weigh = (terminal: Terminal, problem: Problem, wish: Wish, json: true | undefined): void => {
  const { game, state, name } = problem;
  const found = advice(problem, state, wish, 0);
  const { mode, worlds, rough } = found;
  const moves = found.moves.map(({ move, ...figures }) => ({
    move: makeMove(game, state, move),
    ...figures,
  }));
  if (json === true)
    return terminal.out(
      `${JSON.stringify({ ...heading(problem), mode, worlds, rough, seed: wish.seed, moves })}\n`,
    );
  const how = mode === 'exact' ? 'every card known' : `${worlds} worlds, by ${mode}${rough ? ', rough' : ''}`;
  terminal.out(`${name}: ${how}\n`);
  for (const { move, chance, low, high, behind } of moves) {
    const worse = behind > 0 ? `, ${percent(behind)} behind` : '';
    terminal.out(
      `  ${move.padEnd(8)} ${percent(chance).padStart(7)}  (${percent(low)} to ${percent(high)})${worse}\n`,
    );
  }
};

const playAll = (terminal: Terminal, all: Iterable<Problem>, wish: Wish, json: true | undefined): void => {
  let won = 0;
  let count = 0;
  for (const problem of all) {
    const end = play(problem, wish);
    count += 1;
    if (end === 'won') won += 1;
    if (json === true)
      terminal.out(`${JSON.stringify({ ...heading(problem), seed: wish.seed, result: end })}\n`);
  }
  const [low, high] = wilson(won, count);
  if (json !== true)
    terminal.out(`${won} of ${count} won: ${percent(won / count)} (${percent(low)} to ${percent(high)})\n`);
};

/** A deal that does not end is given up after this many moves. */
const MOST_MOVES = 1000;

const play = (problem: Problem, wish: Wish): Status => {
  const { game } = problem;
  let { state } = problem;
  let plan: readonly Move[] = [];
  for (let count = 0; count < MOST_MOVES && status(game, state) === 'playing'; count++) {
    if (plan.length === 0) plan = advice(problem, state, wish, count, false).plan;
    const [move, ...rest] = plan;
    if (move === undefined) break;
    state = applyLegal(game, state, move);
    plan = rest;
  }
  return status(game, state);
};
