/** `cairn verdicts GAME`: makes, continues or improves a list of which deals can be won (docs/verdicts.md). */
import { changedOptions, failWith, ok, type Game, type Result, type Numbering } from '@cairn/engine';
import { makeList, type ListedVerdict, type VerdictList } from '@cairn/verdicts';
import { Command } from 'commander';
import { chooseGame, withRules, type RuleChoice } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { writeText } from '../terminal/files.ts';
import { solveAll } from '../solve/solve-parallel.ts';
import { parseThreads } from '../solve/search-limits.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { parseNodes, parseListRange, problemsAt, readList } from '../verdicts/list-arguments.ts';
import { VERSION } from '../terminal/version.ts';

interface Options extends RuleChoice {
  readonly deals: string;
  readonly nodes?: string;
  readonly workers?: string;
  readonly out?: string;
  readonly again?: true;
  readonly json?: true;
}

const USUAL_NODES = 1_000_000;
const BYTES = 512 * 2 ** 20;
/** Milliseconds of work that a power failure may cost. */
const SAVED_EVERY = 5000;

export const verdictsVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('verdicts'))
    .description('make or continue a list of which deals can be won')
    .argument('<game>', 'the name of a game or variation')
    .option(
      '--deals <range>',
      'which deals, from the first on: 1..1000, pysol:1..1000, ms:1..1000',
      '1..10000',
    )
    .option('--nodes <number>', 'the limit of positions for each deal, like 1e6; by default that of the list')
    .option('-w, --workers <number>', 'the number of threads', '1')
    .option('--out <file>', 'the file of the list; GAME.json if omitted')
    .option('--again', 'retry the undecided deals of the list with a higher --nodes')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      '\nThe solver knows every card, including the hidden ones. The list is saved every few seconds; after Ctrl-C or a\n' +
        'crash the same command continues it.\n\n' +
        'Examples:\n  cairn verdicts trigon\n  cairn verdicts klondike --deals 1..1000 --nodes 2e6 --workers 2\n' +
        '  cairn verdicts klondike --deals 1..1000 --again --nodes 2e7',
    )
    .action(async (name: string, options: Options) => {
      const game = chooseGame(name, options);
      const range = parseListRange(options.deals);
      const nodes = parseNodes(options.nodes);
      const threads = parseThreads(options.workers);
      for (const part of [game, range, nodes, threads])
        if (!part.ok) return done(reportFaults(terminal, part.error));
      if (!game.ok || !range.ok || !nodes.ok || !threads.ok) return;
      const file = options.out ?? `${game.value.id}.json`;
      const old = await readList(terminal, file, game.value, range.value.numbers);
      if (!old.ok) return done(reportFaults(terminal, old.error));
      const job = jobOf(game.value, range.value, nodes.value, old.value, options.again === true);
      if (!job.ok) return done(reportFaults(terminal, job.error));
      return done(await work(terminal, job.value, file, threads.value, options.json === true));
    });

interface Job {
  readonly game: Game;
  /** The list before this run. */
  readonly list: VerdictList;
  /** Positions per deal. */
  readonly nodes: number;
  /** Indexes in the list to be searched. Those beyond its end follow it without a gap. */
  readonly places: readonly number[];
}

const jobOf = (
  game: Game,
  { numbers, last }: { readonly numbers: Numbering; readonly last: number },
  wanted: number | undefined,
  old: VerdictList | null,
  again: boolean,
): Result<Job> => {
  const nodes = wanted ?? old?.limits.nodes ?? USUAL_NODES;
  if (old === null && again) return failWith('again', '', 'Cannot try again: there is no list yet');
  if (old !== null && again && nodes <= old.limits.nodes)
    return failWith(
      'again',
      '',
      `Cannot try again: wanted --nodes above the ${old.limits.nodes} of the list`,
    );
  if (old !== null && !again && nodes > old.limits.nodes)
    return failWith(
      'nodes',
      '',
      `The list was made with ${old.limits.nodes} positions a deal: leave --nodes out, or say --again to try its undecided deals with more`,
    );
  const list: VerdictList = old ?? {
    game: game.id,
    options: changedOptions(game.base, game.options),
    rules: game.rules,
    engine: VERSION,
    numbers,
    limits: { nodes, bytes: BYTES },
    verdicts: [],
  };
  const open = again
    ? list.verdicts.flatMap((verdict, i) => (verdict === 'unknown' && i < last ? [i] : []))
    : [];
  const from = list.verdicts.length;
  const more = Array.from({ length: Math.max(0, last - from) }, (_, i) => from + i);
  const places = [...open, ...more];
  return ok({ game, list, nodes: again || places.length > 0 ? nodes : list.limits.nodes, places });
};

/** Searches, and saves the list now and then. The limits of the list rise when all undecided deals have had them. */
const work = async (
  terminal: Terminal,
  { game, list, nodes, places }: Job,
  file: string,
  threads: number,
  json: boolean,
): Promise<Exit> => {
  const verdicts = [...list.verdicts];
  const stop = new AbortController();
  const release = terminal.onStop(() => stop.abort());
  // The limits that every undecided deal has had at least: lower ones, if the list is continued with lower ones.
  let limits = { ...list.limits, nodes: Math.min(list.limits.nodes, nodes) };
  let kept = terminal.now();
  const keep = (): Promise<Result<null>> =>
    writeText(terminal, file, makeList({ ...list, engine: VERSION, limits, verdicts }));
  try {
    const budget = { nodes, bytes: limits.bytes };
    const problems = problemsAt(game, list.numbers, places);
    let done = 0;
    for await (const [, answer] of solveAll(
      problems,
      'win',
      budget,
      { moves: false },
      threads,
      stop.signal,
    )) {
      verdicts[places[done++] as number] = answer.verdict;
      // Lets Ctrl-C be handled between two answers, however fast they come.
      await new Promise((heard) => setImmediate(heard));
      if (stop.signal.aborted) break;
      if (terminal.now() - kept < SAVED_EVERY) continue;
      kept = terminal.now();
      const written = await keep();
      if (!written.ok) return reportFaults(terminal, written.error);
      if (terminal.interactive) terminal.err(`${done} of ${places.length}: ${countsText(verdicts)}\n`);
    }
    if (!stop.signal.aborted) limits = { ...limits, nodes };
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    release();
  }
  const written = await keep();
  if (!written.ok) return reportFaults(terminal, written.error);
  const { aborted } = stop.signal;
  if (json) {
    const { options, rules } = list;
    const deals = verdicts.length;
    terminal.out(
      `${JSON.stringify({ game: game.id, options, rules, file, deals, ...countsOf(verdicts) })}\n`,
    );
    return aborted ? EXIT.unfinished : EXIT.done;
  }
  terminal.out(`${game.id}, deals 1 to ${verdicts.length}: ${countsText(verdicts)}\n`);
  if (aborted) terminal.out(`Stopped; ${file} keeps what is done, and the same command goes on.\n`);
  return aborted ? EXIT.unfinished : EXIT.done;
};

/** How many deals there are of each verdict. */
const countsOf = (verdicts: VerdictList['verdicts']): Readonly<Record<ListedVerdict, number>> => {
  const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (const verdict of verdicts) counts[verdict] += 1;
  return counts;
};

/** "14 winnable, 86 unwinnable, 0 unknown" */
const countsText = (verdicts: VerdictList['verdicts']): string =>
  Object.entries(countsOf(verdicts))
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ');
