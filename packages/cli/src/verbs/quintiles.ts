/** `cairn quintiles GAME`: measures how the difficulty of the deals of a game is spread that can be won (docs/daily.md). */
import { cairnDeal, changedOptions, failWith, ok, start, type Game, type Result } from '@cairn/engine';
import { inOneGo, solve } from '@cairn/solver';
import {
  boundsOf,
  CARELESS_PLAYS,
  dealGrades,
  difficultyOf,
  LEAST_WINNABLE,
  PROOF_BYTES,
  type DealDifficulty,
  type Quintiles,
} from '@cairn/trials';
import { Command } from 'commander';
import { chooseGame, withRules, type RuleChoice } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { isThere, readJson, writeText } from '../terminal/files.ts';
import { parseWhole } from '../terminal/number-arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { parseNodes } from '../verdicts/list-arguments.ts';

interface Options extends RuleChoice {
  readonly winnable: string;
  readonly deals: string;
  readonly nodes: string;
  readonly out?: string;
  readonly again?: true;
}

const MOST_WINNABLE = 100_000;
const MOST_DEALS = 10_000_000;

export const quintilesVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('quintiles'))
    .description('measure how hard the deals of a game are, for the daily deals of a club')
    .argument('<game>', 'the name of a game or variation')
    .option('--winnable <number>', 'stop after so many deals that can be won', '500')
    .option('--deals <number>', 'stop after so many deals, from deal 1 on', '5000')
    .option('--nodes <number>', 'the limit of positions for each deal', '1e5')
    .option('--out <file>', 'write the result to this file, in place of what it has for these rules')
    .option('--again', 'play every deal a hundred times more, and tell how many keep their grade')
    .addHelpText(
      'after',
      '\nEach deal that is proved winnable is played a hundred times by `greedy`. The easiest fifth of them has grade 1, the\n' +
        'hardest grade 5. Ctrl-C ends it early; what was measured until then counts.\n\n' +
        'Example:\n  cairn quintiles tripeaks --out packages/trials/src/difficulty/quintiles.json',
    )
    .action(async (name: string, options: Options) => {
      const game = chooseGame(name, options);
      const winnable = parseWhole('winnable', options.winnable, MOST_WINNABLE);
      const deals = parseWhole('deals', options.deals, MOST_DEALS);
      const nodes = parseNodes(options.nodes);
      const file = options.out === undefined ? ok([]) : await readQuintiles(terminal, options.out);
      for (const part of [game, winnable, deals, nodes, file])
        if (!part.ok) return done(reportFaults(terminal, part.error));
      if (!game.ok || !winnable.ok || !deals.ok || !nodes.ok || !file.ok) return;
      const limits = {
        winnable: winnable.value,
        deals: deals.value,
        nodes: nodes.value ?? 0,
        again: options.again === true,
      };
      const measured = await measure(terminal, game.value, limits);
      if (!measured.ok) return done(reportFaults(terminal, measured.error));
      const line = JSON.stringify(measured.value);
      terminal.out(`${line}\n`);
      if (options.out === undefined) return done(EXIT.done);
      // Somebody else may have written to it during the long work.
      const now = await readQuintiles(terminal, options.out);
      if (!now.ok) return done(reportFaults(terminal, now.error));
      const others = now.value.filter(({ rules }) => rules !== measured.value.rules);
      const lines = [...others, measured.value].map((each) => JSON.stringify(each)).sort();
      const written = await writeText(terminal, options.out, `[\n  ${lines.join(',\n  ')}\n]\n`);
      return done(written.ok ? EXIT.done : reportFaults(terminal, written.error));
    });

const readQuintiles = async (terminal: Terminal, file: string): Promise<Result<readonly Quintiles[]>> => {
  if (!(await isThere(terminal, file))) return ok([]);
  const json = await readJson(terminal, file);
  if (!json.ok) return json;
  return Array.isArray(json.value) &&
    json.value.every((each: Partial<Quintiles> | null) => typeof each?.rules === 'string')
    ? ok(json.value as readonly Quintiles[])
    : failWith('file', '', `Cannot write to "${file}": it holds something other than quintiles`);
};

interface Limits {
  readonly winnable: number;
  readonly deals: number;
  readonly nodes: number;
  readonly again: boolean;
}

const measure = async (terminal: Terminal, game: Game, limits: Limits): Promise<Result<Quintiles>> => {
  const stop = new AbortController();
  const release = terminal.onStop(() => stop.abort());
  const { nodes } = limits;
  const found: DealDifficulty[] = [];
  /** The same deals by other plays. */
  const again: DealDifficulty[] = [];
  let deals = 0;
  try {
    while (deals < limits.deals && found.length < limits.winnable && !stop.signal.aborted) {
      const dealt = start(game, cairnDeal(deals + 1));
      if (!dealt.ok) return dealt;
      const answer = solve(game, dealt.value, 'win', { nodes, bytes: PROOF_BYTES }, { moves: false });
      if (answer.verdict === 'winnable') {
        found.push(inOneGo(difficultyOf(game, dealt.value, answer.nodes)));
        const other = CARELESS_PLAYS + 1;
        if (limits.again) again.push(inOneGo(difficultyOf(game, dealt.value, answer.nodes, other)));
      }
      deals += 1;
      if (terminal.interactive) terminal.err(`deal ${deals}: ${found.length} can be won\n`);
      await new Promise((heard) => setImmediate(heard));
    }
  } finally {
    release();
  }
  if (found.length < LEAST_WINNABLE)
    return failWith(
      'quintiles',
      '',
      `Cannot tell fifths: of deals 1 to ${deals} only ${found.length} are proved winnable, and ${LEAST_WINNABLE} are wanted`,
    );
  const measured: Quintiles = {
    game: game.id,
    options: changedOptions(game.base, game.options),
    rules: game.rules,
    nodes,
    deals,
    winnable: found.length,
    bounds: boundsOf(found),
  };
  if (limits.again) tellAgain(terminal, measured, found, again);
  return ok(measured);
};

/** Tells how many deals have the same grade, or a neighbour of it, after plays that the fifths do not come from. */
const tellAgain = (
  terminal: Terminal,
  quintiles: Quintiles,
  found: readonly DealDifficulty[],
  again: readonly DealDifficulty[],
): void => {
  let [same, near] = [0, 0];
  for (const [i, difficulty] of found.entries()) {
    const other = again[i];
    if (other === undefined) continue;
    const grades = dealGrades(quintiles, difficulty);
    const apart = Math.min(
      ...dealGrades(quintiles, other).flatMap((one) => grades.map((grade) => Math.abs(one - grade))),
    );
    if (apart === 0) same += 1;
    if (apart <= 1) near += 1;
  }
  const never = found.filter(([wins]) => wins === 0).length;
  const share = (count: number): string => `${Math.round((100 * count) / found.length)}%`;
  terminal.out(
    `${found.length} deals; no careless play wins ${share(never)}; after a hundred other plays ` +
      `${share(same)} have the same grade, ${share(near)} that or a neighbour\n`,
  );
};
