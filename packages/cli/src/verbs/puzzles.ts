/** `cairn puzzles GAME`: finds positions where exactly one choice keeps the win, and writes lists of them (docs/puzzles.md). */
import {
  cairnDeal,
  changedOptions,
  fail,
  failWith,
  ok,
  start,
  type Fault,
  type Game,
  type Result,
} from '@cairn/engine';
import {
  findPuzzles,
  levelOfPuzzle,
  listed,
  makePuzzleList,
  puzzleDifficulty,
  puzzleFaults,
  puzzlePicker,
  type ListedPuzzle,
  type Puzzle,
} from '@cairn/puzzles';
import { FEATURES, numbersOf, type PolicyWeights } from '@cairn/solver';
import { Command } from 'commander';
import { chooseGame, withRules, type RuleChoice } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { writeText } from '../terminal/files.ts';
import { parseDeals, parseWhole } from '../terminal/number-arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { parseNodes } from '../verdicts/list-arguments.ts';

interface Options extends RuleChoice {
  readonly deals: string;
  readonly nodes: string;
  readonly lines: string;
  readonly seed: string;
  readonly weights?: string;
  readonly each?: string;
  readonly most?: string;
  readonly out?: string;
  readonly json?: true;
}

export const puzzlesVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('puzzles'))
    .description('find positions where exactly one move keeps the win')
    .argument('<game>', 'the name of a game or variation')
    .option('--deals <range>', 'which deals to search: 1..1000', '1..100')
    .option('--nodes <number>', 'the limit of positions for each verdict, like 1e5', '1e5')
    .option('--lines <number>', 'how many winning lines of each deal to follow', '1')
    .option('--seed <number>', 'the seed of the lines after the first', '1')
    .option(
      '--weights <list>',
      'what the policy of the grades counts: to-goal=100,draws=-5 (default: its own for the game)',
    )
    .option('--each <number>', 'keep only so many puzzles of each deal, of all levels in turn')
    .option('--most <number>', 'stop after so many puzzles')
    .option('--out <file>', 'write a list of the puzzles to this file')
    .option('--json', 'print one line of JSON for each puzzle')
    .addHelpText(
      'after',
      '\nEvery card is known, including the hidden ones. A position counts if it has three or more choices, if the solver proves\n' +
        'that every choice but one loses, and if the win takes at least six. A choice is a move; in games like Klondike, where\n' +
        'most moves can be taken back or made later as well, it is the next move that can\u2019t be taken back. A puzzle is easy if\n' +
        'the policy that advice is made with likes the right choice best, medium if it ranks it second, and hard if it ranks\n' +
        'it lower or last, or if you have to draw although cards can be played.\n\n' +
        'Examples:\n  cairn puzzles golf\n  cairn puzzles tripeaks --opt face=open --deals 1..50 --lines 5 --json\n' +
        '  cairn puzzles black-hole --deals 1..5000 --each 1 --most 500 --out black-hole.json\n  cairn puzzles klondike --nodes 2e5',
    )
    .action(async (name: string, options: Options) => {
      const job = jobOf(name, options);
      if (!job.ok) return done(reportFaults(terminal, job.error));
      const { game } = job.value;
      const found: ListedPuzzle[] = [];
      for (const { deal, puzzle, text } of puzzlesOf(job.value)) {
        found.push(text);
        if (options.json === true) terminal.out(jsonLine(game, deal, puzzle, text));
        else if (options.out === undefined) terminal.out(textLine(deal, puzzle, text));
      }
      if (options.out !== undefined) {
        const written = await writeText(terminal, options.out, listText(job.value, name, options, found));
        if (!written.ok) return done(reportFaults(terminal, written.error));
      }
      if (options.json !== true) terminal.out(`${found.length} puzzles\n`);
      return done(EXIT.done);
    });

interface Job {
  readonly game: Game;
  readonly first: number;
  readonly last: number;
  readonly nodes: number;
  readonly lines: number;
  readonly seed: number;
  readonly each: number;
  readonly most: number;
  readonly policy: PolicyWeights;
}

const jobOf = (name: string, options: Options): Result<Job> => {
  const game = chooseGame(name, options);
  if (!game.ok) return game;
  const range = parseDeals(options.deals);
  const nodes = parseNodes(options.nodes);
  const lines = parseWhole('lines', options.lines, 1000);
  const seed = parseWhole('seed', options.seed, 999_999_999);
  const each = parseWhole('each', options.each ?? `${MOST}`, MOST);
  const most = parseWhole('most', options.most ?? `${MOST}`, MOST);
  const weights = options.weights === undefined ? null : parseWeights(options.weights);
  const faults: readonly Fault[] = [
    ...puzzleFaults(game.value),
    ...(weights === null || weights.ok ? [] : weights.error),
    ...[range, nodes, lines, seed, each, most].flatMap((part) => (part.ok ? [] : part.error)),
  ];
  if (!range.ok || !nodes.ok || !lines.ok || !seed.ok || !each.ok || !most.ok || faults.length > 0)
    return fail(faults);
  const policy = weights?.ok === true ? weights.value : numbersOf(game.value).weights;
  return ok({
    game: game.value,
    ...range.value,
    nodes: nodes.value ?? MOST,
    lines: lines.value,
    seed: seed.value,
    each: each.value,
    most: most.value,
    policy,
  });
};

/** "to-goal=100,draws=-5" */
const parseWeights = (text: string): Result<PolicyWeights> => {
  const pairs = text.split(',').map((pair) => /^([a-z-]+)=(-?\d{1,6})$/.exec(pair));
  const known = (name = ''): boolean => FEATURES.some((feature) => feature === name);
  return pairs.every((pair) => pair !== null && known(pair[1]))
    ? ok(Object.fromEntries(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1], Number(pair[2])]]))))
    : failWith(
        'weights',
        '',
        `Cannot read --weights "${text}": wanted names and whole numbers like to-goal=100,draws=-5, the names among ${FEATURES.join(', ')}`,
      );
};

/** The weights that count, in the order of the features. */
const weightsThatCount = (weights: PolicyWeights): PolicyWeights =>
  Object.fromEntries(FEATURES.flatMap((name) => (weights[name] ? [[name, weights[name]]] : [])));

const MOST = 1_000_000;

interface Found {
  readonly deal: number;
  readonly puzzle: Puzzle;
  readonly text: ListedPuzzle;
}

function* puzzlesOf({ game, first, last, each, most, seed, ...search }: Job): Iterable<Found> {
  const pick = puzzlePicker(each);
  let count = 0;
  for (let deal = first; deal <= last && count < most; deal++) {
    const state = start(game, cairnDeal(deal));
    if (!state.ok) throw new Error(`No deal ${deal} of ${game.id}`);
    const found = findPuzzles(game, state.value, { ...search, seed: seed + deal });
    for (const puzzle of pick(found).slice(0, most - count)) {
      yield { deal, puzzle, text: listed(game, state.value, deal, puzzle) };
      count += 1;
    }
  }
}

const jsonLine = (
  game: Game,
  deal: number,
  puzzle: Puzzle,
  { before, answer, grade }: ListedPuzzle,
): string => {
  const { holdsBack } = puzzle;
  const rules = { game: game.id, options: changedOptions(game.base, game.options), rules: game.rules };
  const level = levelOfPuzzle(puzzle);
  const difficulty = puzzleDifficulty(grade, holdsBack);
  return `${JSON.stringify({ ...rules, deal, before: before.join(' '), answer: answer.join(' '), difficulty, level, holdsBack, ...grade })}\n`;
};

const textLine = (deal: number, puzzle: Puzzle, { before, answer, grade }: ListedPuzzle): string => {
  const { losing, tempting, lasts } = grade;
  const level = `${levelOfPuzzle(puzzle)}${puzzle.holdsBack ? ', hold back' : ''}`;
  return `deal ${deal}, after ${before.length} moves: only ${answer.join(' ')} wins (${level}; ${losing} lose, ${tempting} tempt, refuted in ${lasts})\n`;
};

const listText = (job: Job, name: string, options: Options, puzzles: readonly ListedPuzzle[]): string => {
  const { game, first, last } = job;
  const weights = weightsThatCount(job.policy);
  const { opt, scoring, nodes, lines, seed, each, most } = options;
  const words = [
    `cairn puzzles ${name}`,
    ...opt.map((pair) => `--opt ${pair}`),
    ...(scoring === undefined ? [] : [`--scoring ${scoring}`]),
    `--deals ${first}..${last} --nodes ${nodes} --lines ${lines} --seed ${seed}`,
    `--weights ${Object.entries(weights)
      .map((pair) => pair.join('='))
      .join(',')}`,
    ...(each === undefined ? [] : [`--each ${each}`]),
    ...(most === undefined ? [] : [`--most ${most}`]),
  ];
  return makePuzzleList({
    game: game.id,
    options: changedOptions(game.base, game.options),
    rules: game.rules,
    weights,
    command: `${words.join(' ')} --out ${game.id}.json`,
    puzzles,
  });
};
