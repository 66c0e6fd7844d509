/** `cairn review`: a record looked back on, or the luck and skill of a player over many deals (docs/review.md). */
import {
  applyLegal,
  cairnDeal,
  changedOptions,
  fail,
  failWith,
  makeDeal,
  makeMove,
  ok,
  replay,
  start,
  type Deal,
  type Fault,
  type Game,
  type Move,
  type Result,
  type State,
} from '@cairn/engine';
import {
  chancesOfDeals,
  fittedAverage,
  judgedMoves,
  reviewDeal,
  solverAdviser,
  type JudgedMove,
  type Review,
} from '@cairn/review';
import { englishReasons } from '@cairn/rulebook';
import { canLosePoints } from '@cairn/solver';
import {
  playOut,
  policyFaults,
  policyOf,
  POLICY_NAMES,
  WORLD_POLICIES,
  type Observation,
  type PolicyName,
} from '@cairn/trials';
import { Command } from 'commander';
import { chooseGame, withRules, type RuleChoice } from '../games/choose-game.ts';
import { readRecord } from '../games/read-record.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { readInput } from '../terminal/files.ts';
import { parseDeals, parseWhole } from '../terminal/number-arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { parseNodes } from '../verdicts/list-arguments.ts';
import { judgedText, meansText, shareText, signedShare } from './review-figures.ts';

interface Options extends RuleChoice {
  readonly deals?: string;
  readonly policy: string;
  readonly worlds: string;
  readonly nodes: string;
  readonly average?: string;
  readonly judge?: string;
  readonly seed: string;
  readonly json?: true;
}

export const reviewVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('review'))
    .description('tell luck and skill apart in a deal that was played')
    .argument('<record>', 'a record (docs/notation.md), - for standard input; with --deals a game')
    .option('--deals <range>', 'review these deals, played by a policy: 1..100')
    .option('--policy <name>', `with --deals: who plays: ${POLICY_NAMES.join(', ')}`, 'greedy')
    .option(
      '-w, --worlds <number>',
      'how many arrangements of the hidden cards to try at each decision',
      '300',
    )
    .option('--nodes <number>', 'the limit of positions for each verdict, like 1e5', '1e5')
    .option(
      '--average <share>',
      'the chance of an average deal, from 0 to 1; by default the fitted one, or measured on 20 deals',
    )
    .option(
      '--judge <number>',
      'with --deals: weigh the moves once more, in so many other arrangements, and count the mistakes found and the false ones',
    )
    .option('--seed <number>', 'the seed of the random arrangements', '1')
    .option('--json', 'print one line of JSON for each deal')
    .addHelpText(
      'after',
      '\nThe chance of an average deal, the luck of the deal, the luck of the cards, and the play add up to the result.\n' +
        'A move is costly if it certainly lost at least 3%.\n\n' +
        'Examples:\n  cairn review game.cairn\n  cairn review tripeaks --deals 1..200 --worlds 1000',
    )
    .action(async (what: string, options: Options) => {
      const limits = limitsOf(options);
      if (!limits.ok) return done(reportFaults(terminal, limits.error));
      const faults =
        options.deals === undefined
          ? await reviewRecord(terminal, what, limits.value, options)
          : reviewDeals(terminal, what, limits.value, { ...options, deals: options.deals });
      return done(faults.length === 0 ? EXIT.done : reportFaults(terminal, faults));
    });

interface Limits {
  readonly worlds: number;
  /** Undefined for no limit. */
  readonly nodes: number | undefined;
  readonly seed: number;
  /** Null to measure it. */
  readonly average: number | null;
  /** Worlds of the judge; null for no judge. */
  readonly judge: number | null;
}

const limitsOf = (options: Options): Result<Limits> => {
  const worlds = parseWhole('worlds', options.worlds, 1_000_000);
  const nodes = parseNodes(options.nodes);
  const seed = parseWhole('seed', options.seed, 999_999_999);
  const average = options.average === undefined ? ok(null) : parseShare(options.average);
  const judge = options.judge === undefined ? ok(null) : parseWhole('judge', options.judge, 1_000_000);
  const parts = [worlds, nodes, seed, average, judge];
  if (!worlds.ok || !nodes.ok || !seed.ok || !average.ok || !judge.ok)
    return fail(parts.flatMap((part) => (part.ok ? [] : part.error)));
  return ok({
    worlds: worlds.value,
    nodes: nodes.value,
    seed: seed.value,
    average: average.value,
    judge: judge.value,
  });
};

const parseShare = (text: string): Result<number> =>
  /^(?:0|1|0?\.\d+)$/.test(text)
    ? ok(Number(text))
    : failWith('average', '', `Cannot read --average "${text}": wanted a number from 0 to 1`);

const AVERAGE_DEALS = 20;

interface Reviewer {
  readonly average: number;
  readonly of: (deal: Deal, moves: readonly Move[]) => Review;
}

/** Worlds at most for a moment at which a deal could have been ended: a scored playout takes long. */
const STOP_WORLDS = 100;

/** @param stop whether the best moment to end the deal is looked for. */
const reviewerOf = (game: Game, { worlds, nodes, seed, average: given }: Limits, stop = false): Reviewer => {
  const options = { adviser: solverAdviser({ worlds }), budget: nodes === undefined ? {} : { nodes }, seed };
  const sample = { ...options, first: 1, deals: AVERAGE_DEALS };
  const average =
    given ?? fittedAverage(game) ?? (chancesOfDeals(game, sample).work(Infinity) ?? 0) / AVERAGE_DEALS;
  const of = (deal: Deal, moves: readonly Move[]): Review =>
    reviewDeal(
      game,
      deal,
      moves.map((move) => ({ move })),
      { ...options, average, ...(stop ? { stop: { worlds: Math.min(worlds, STOP_WORLDS) } } : {}) },
    );
  return { average, of };
};

const sumsText = ({ average, sums, result }: Review): string =>
  `average deal ${shareText(average)}, luck of the deal ${signedShare(sums.deal)}, luck of the cards ${signedShare(sums.luck)}, ` +
  `play ${signedShare(sums.skill)}, stopped ${signedShare(sums.stopped)}: ${result === 1 ? 'won' : 'not won'}`;

const jsonLine = (game: Game, deal: Deal, review: Review, states: readonly State[]): string => {
  const text = (at: number, move: Move | null): string | null => {
    const state = states[at];
    return move === null || state === undefined ? null : makeMove(game, state, move);
  };
  const moves = review.moves.map(({ move, best, ...figures }) => ({
    ...figures,
    move: text(figures.at, move),
    best: text(figures.at, best),
  }));
  const rules = { game: game.id, options: changedOptions(game.base, game.options), rules: game.rules };
  return `${JSON.stringify({ ...rules, deal: makeDeal(deal), ...review, moves })}\n`;
};

const reviewRecord = async (
  terminal: Terminal,
  file: string,
  limits: Limits,
  { json }: Options,
): Promise<readonly Fault[]> => {
  const text = await readInput(terminal, file);
  if (!text.ok) return text.error;
  const read = await readRecord(text.value);
  if (!read.ok) return read.error;
  const { game, record } = read.value;
  const played = replay(game, record);
  if (!played.ok) return played.error;
  const { moves, states } = played.value;
  const review = reviewerOf(game, limits, true).of(record.deal, moves);
  if (json === true) {
    terminal.out(jsonLine(game, record.deal, review, states));
    return [];
  }
  for (const { at, move, best, reasons, chance, after, isMistake } of review.moves) {
    const state = states[at];
    if (!isMistake || state === undefined) continue;
    const better = best === null ? '' : `, better ${makeMove(game, state, best)}`;
    const cost = `${shareText(chance)} to ${shareText(after)}`;
    terminal.out(`move ${at + 1}, ${makeMove(game, state, move)}: ${cost}${better}\n`);
    const why = best === null ? '' : englishReasons(game, best, reasons);
    if (why !== '') terminal.out(`  ${why}\n`);
  }
  terminal.out(`${sumsText(review)}\n`);
  const { stop } = review;
  if (stop === null && canLosePoints(game))
    terminal.out('best moment to stop: none, playing on was never worth less\n');
  if (stop !== null)
    terminal.out(
      `best moment to stop: after move ${stop.at}, with ${stop.now}; playing on ${stop.onward.toFixed(1)} on average; in the end ${stop.score}\n`,
    );
  return [];
};

/** Added to the seed for the judge: more than any deal has moves. */
const JUDGE_SEEDS = 1_000_000_000;

type Policy = ReturnType<typeof policyOf>;

const isPolicy = (name: string): name is PolicyName => (POLICY_NAMES as readonly string[]).includes(name);

/** The policy of a name; one that draws worlds draws as many as the review. */
const policyNamed = (game: Game, name: string, worlds: number): Result<Policy> => {
  if (!isPolicy(name))
    return failWith('policy', '', `No policy "${name}": wanted ${POLICY_NAMES.join(', ')}`);
  // Event cards are answered for a policy, so its moves are not the whole game.
  if (game.def.events !== undefined)
    return failWith('policy', '', `${game.def.title} has event cards: review a record of it`);
  const choice = WORLD_POLICIES.includes(name) ? { policy: name, worlds } : { policy: name };
  const faults = policyFaults(game, choice);
  return faults.length > 0 ? fail(faults) : ok(policyOf(choice));
};

const reviewDeals = (
  terminal: Terminal,
  name: string,
  limits: Limits,
  options: Options & { readonly deals: string },
): readonly Fault[] => {
  const game = chooseGame(name, options);
  if (!game.ok) return game.error;
  const range = parseDeals(options.deals);
  const policy = policyNamed(game.value, options.policy, limits.worlds);
  if (!range.ok) return range.error;
  if (!policy.ok) return policy.error;
  const reviewer = reviewerOf(game.value, limits);
  const reviews: Review[] = [];
  const judged: JudgedMove[] = [];
  for (let number = range.value.first; number <= range.value.last; number++) {
    const deal = cairnDeal(number);
    const { moves, states } = playedBy(game.value, deal, policy.value, limits.seed + number);
    const review = reviewer.of(deal, moves);
    reviews.push(review);
    if (limits.judge !== null)
      judged.push(
        ...judgedMoves(
          game.value,
          deal,
          moves.map((move) => ({ move })),
          review,
          { adviser: solverAdviser({ worlds: limits.judge, whole: false }), seed: limits.seed + JUDGE_SEEDS },
        ),
      );
    if (options.json === true) terminal.out(jsonLine(game.value, deal, review, states));
  }
  if (options.json !== true) terminal.out(meansText(reviews, reviewer.average));
  if (options.json !== true && limits.judge !== null) terminal.out(judgedText(judged));
  return [];
};

/** The moves of a policy, and the positions in which they are made. */
const playedBy = (
  game: Game,
  deal: Deal,
  policy: Policy,
  seed: number,
): { readonly moves: readonly Move[]; readonly states: readonly State[] } => {
  const dealt = start(game, deal);
  if (!dealt.ok) throw new Error(`No deal ${makeDeal(deal)} of ${game.id}`);
  const moves: Move[] = [];
  const states = [dealt.value];
  const note = (seen: Observation): Move | null => {
    const move = policy(seen);
    const state = states.at(-1);
    if (move === null || state === undefined) return null;
    moves.push(move);
    states.push(applyLegal(game, state, move));
    return move;
  };
  playOut(game, dealt.value, Object.assign(note, { isPatient: policy.isPatient === true }), seed);
  return { moves, states };
};
