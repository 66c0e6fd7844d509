/** `cairn advise GAME DEAL`: the worth of each move to a player who sees only what the table shows. */
import {
  applyLegal,
  changedOptions,
  failWith,
  isScored,
  makeDeal,
  makeMove,
  ok,
  penalty,
  startTally,
  status,
  tallyMove,
  view,
  type Game,
  type Move,
  type Result,
  type Status,
  type Tally,
} from '@cairn/engine';
import { englishReasons } from '@cairn/rulebook';
import {
  advise,
  adviseStop,
  canLosePoints,
  NOTHING_RECENT,
  recentAfter,
  type Advice,
  type AdviseOptions,
  type StopAdvice,
} from '@cairn/solver';
import { meanInterval, wilson } from '@cairn/stats';
import { Command } from 'commander';
import { withRules } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { readProblems, type PositionChoice, type Problem } from '../solve/problems.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options extends PositionChoice {
  readonly worlds?: string;
  readonly seed: string;
  readonly stop?: true;
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
    .option('--stop', 'with --deals: end a deal when that scores more on average than playing on')
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
      const wish: Wish = { worlds: worlds.value, seed: seed.value, stops: options.stop === true };
      if (options.deals === undefined)
        for (const one of found.value) weigh(terminal, one, wish, options.json);
      else playAll(terminal, found.value, wish, options.json);
      return done(EXIT.done);
    });

interface Wish {
  readonly worlds: number | undefined;
  readonly seed: number;
  /** Whether deals are ended where that scores more than playing on. */
  readonly stops: boolean;
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
  { figures = true, recent = NOTHING_RECENT }: Pick<AdviseOptions, 'figures' | 'recent'> = {},
): Advice =>
  advise(game, view(game, state), {
    seed: seed * DECISIONS + decision,
    recent,
    figures,
    ...(worlds === undefined ? {} : { worlds }),
  });

/** Ending the deal now beside playing on; null where playing on costs nothing. */
const stopAdvice = (
  { game }: Problem,
  state: Problem['state'],
  tally: Tally,
  { worlds, seed }: Wish,
  decision: number,
): StopAdvice | null =>
  canLosePoints(game)
    ? adviseStop(game, view(game, state), tally, {
        seed: seed * DECISIONS + decision,
        ...(worlds === undefined ? {} : { worlds }),
      })
    : null;

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
  const stop = stopAdvice(problem, state, problem.tally ?? startTally(game), wish, 0);
  const { mode, worlds, rough, reasons, isClose } = found;
  const moves = found.moves.map(({ move, ...figures }) => ({
    move: makeMove(game, state, move),
    ...figures,
  }));
  if (json === true)
    return terminal.out(
      `${JSON.stringify({ ...heading(problem), mode, worlds, rough, seed: wish.seed, moves, reasons, isClose, stop })}\n`,
    );
  const how = mode === 'exact' ? 'every card known' : `${worlds} worlds, by ${mode}${rough ? ', rough' : ''}`;
  terminal.out(`${name}: ${how}\n`);
  for (const { move, chance, low, high, behind } of moves) {
    const worse = behind > 0 ? `, ${percent(behind)} behind` : '';
    terminal.out(
      `  ${move.padEnd(8)} ${percent(chance).padStart(7)}  (${percent(low)} to ${percent(high)})${worse}\n`,
    );
  }
  const [first, second] = moves;
  const [best] = found.moves;
  if (first === undefined || best === undefined) return;
  const why = englishReasons(game, best.move, reasons);
  if (isClose && second !== undefined) terminal.out(`  ${first.move}: about as good as ${second.move}.\n`);
  else if (why !== '') terminal.out(`  ${first.move}: ${why}\n`);
  if (stop !== null)
    terminal.out(
      `  Ending now scores ${stop.now}; playing on ${stop.onward.toFixed(1)} on average` +
        ` (${stop.low.toFixed(1)} to ${stop.high.toFixed(1)}).\n`,
    );
};

const playAll = (terminal: Terminal, all: Iterable<Problem>, wish: Wish, json: true | undefined): void => {
  const played: Played[] = [];
  let hasPoints = false;
  for (const problem of all) {
    const one = play(problem, wish);
    played.push(one);
    hasPoints ||= isScored(problem.game);
    const { result, score } = one;
    const found = isScored(problem.game) ? { result, score } : { result };
    if (json === true)
      terminal.out(`${JSON.stringify({ ...heading(problem), seed: wish.seed, ...found })}\n`);
  }
  if (json === true) return;
  const count = played.length;
  const won = played.filter(({ result }) => result === 'won').length;
  const [low, high] = wilson(won, count);
  terminal.out(`${won} of ${count} won: ${percent(won / count)} (${percent(low)} to ${percent(high)})\n`);
  if (hasPoints) terminal.out(`mean score ${meanText(played.map(({ score }) => score))}\n`);
  const early = played.filter(({ gain }) => gain > 0).length;
  if (wish.stops)
    terminal.out(
      `${early} ended early, with an expected gain of ${meanText(played.map(({ gain }) => gain))} a deal\n`,
    );
};

/** "10.3 (8.5 to 12.1)" */
const meanText = (values: readonly number[]): string => {
  const count = values.length;
  const mean = values.reduce((sum, each) => sum + each, 0) / count;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, count - 1);
  const [low, high] = meanInterval(mean, variance, count);
  return `${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
};

/** A deal that does not end is given up after this many moves. */
const MOST_MOVES = 1000;

interface Played {
  readonly result: Status;
  readonly score: number;
  /** How much more ending the deal early scored than playing on was expected to; 0 if it was not ended. */
  readonly gain: number;
}

const play = (problem: Problem, wish: Wish): Played => {
  const { game } = problem;
  let { state } = problem;
  let tally = problem.tally ?? startTally(game);
  let plan: readonly Move[] = [];
  let recent = NOTHING_RECENT;
  let made = 0;
  const ended = (gain = 0): Played => ({
    result: status(game, state),
    score: tally.total + penalty(game, state, tally),
    gain,
  });
  for (; made < MOST_MOVES && status(game, state) === 'playing'; made++) {
    if (plan.length === 0) plan = advice(problem, state, wish, made, { figures: false, recent }).plan;
    const [move, ...rest] = plan;
    if (move === undefined) break;
    // Cards that can be played are played first: only turning the stock is weighed against the end.
    const stop =
      wish.stops && (move.kind === 'draw' || move.kind === 'redeal')
        ? stopAdvice(problem, state, tally, wish, made)
        : null;
    if (stop !== null && isBetterNow(game, stop)) return ended(Math.abs(stop.now - stop.onward));
    const before = state;
    state = applyLegal(game, state, move);
    tally = tallyMove(game, tally, before, move, state);
    recent = recentAfter(game, move, before, state, recent);
    plan = rest;
  }
  return ended();
};

const isBetterNow = ({ score }: Game, { now, onward }: StopAdvice): boolean =>
  score.low === true ? now < onward : now > onward;
