/** `cairn survey GAME --deals 1..1000000`: how often a game can be won, or is won, over any number of deals. */
import { availableParallelism } from 'node:os';
import { ok, type Result } from '@cairn/engine';
import {
  chunksIn,
  DiskError,
  jsonReport,
  memoryStore,
  openJournal,
  planIn,
  SurveyProgress,
  summarize,
  runSurvey,
  textReport,
  type ChunkPool,
  type Journal,
  type SurveyPlan,
  type ChunkStore,
  type SurveySummary,
} from '@cairn/lab';
import { WorkerPool } from '@cairn/pool';
import { type TrialLimits } from '@cairn/trials';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { parseThreads } from '../solve/search-limits.ts';
import { planOf, surveyLimits } from '../survey/survey-arguments.ts';
import { surveyedGame, withSurveyOptions, type SurveyChoice } from '../survey/survey-options.ts';
import { progressReporter } from '../survey/progress-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { startThread } from '../solve/threads.ts';
import { surveyKeepVerb } from './survey-keep.ts';
import { surveyReportVerb } from './survey-report.ts';
import { cancelVerb, statusVerb } from './survey-status.ts';
import { submitVerb, workVerb } from './survey-work.ts';

interface Options extends SurveyChoice {
  readonly workers?: string;
  readonly out?: string;
  readonly json?: true;
}

export const surveyVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withSurveyOptions(new Command('survey'))
    .description('measure how often a game can be won, over any number of deals')
    .option('-w, --workers <number>', 'the number of threads', `${availableParallelism()}`)
    .option('--out <folder>', 'save the survey to this folder; the same command continues it')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      '\nAfter Ctrl-C or a crash, the same command continues from the last chunk saved.\n\n' +
        'Examples:\n  cairn survey trigon --deals 1..100000\n' +
        '  cairn survey klondike --deals 1..1000 --limit nodes=1e6 --again nodes=1e8 --out klondike\n' +
        '  cairn survey tripeaks --deals 1..10000 --policy greedy\n  cairn survey report klondike --html klondike.html',
    )
    .addCommand(surveyReportVerb(terminal, done))
    .addCommand(surveyKeepVerb(terminal, done))
    .addCommand(submitVerb(terminal, done))
    .addCommand(workVerb(terminal, done))
    .addCommand(statusVerb(terminal, done))
    .addCommand(cancelVerb(terminal, done))
    .action(async (name: string | undefined, options: Options) => {
      const out = options.out === undefined ? undefined : terminal.resolve(options.out);
      const game = await surveyedGame(terminal, name, options);
      const threads = parseThreads(options.workers);
      const again = options.again === undefined ? ok(undefined) : surveyLimits(options.again);
      const kept = out === undefined ? ok(null) : await planIn(out);
      for (const part of [game, threads, again, kept])
        if (!part.ok) return done(reportFaults(terminal, part.error));
      if (!game.ok || !threads.ok || !again.ok || !kept.ok) return;
      const plan = planOf(game.value, options, kept.value);
      if (!plan.ok) return done(reportFaults(terminal, plan.error));
      const place = await placeOf(plan.value, out);
      if (!place.ok) return done(reportFaults(terminal, place.error));
      return done(await work(terminal, place.value, threads.value, again.value, options));
    });

/** Where chunks are stored, and how stored ones are read. */
interface Place {
  readonly sink: ChunkStore;
  readonly plan: SurveyPlan;
  readonly journal: Journal | null;
  readonly summary: () => Promise<SurveySummary>;
}

const placeOf = async (plan: SurveyPlan, out: string | undefined): Promise<Result<Place>> => {
  if (out === undefined) {
    const sink = memoryStore(new SurveyProgress(plan));
    return ok({ sink, plan, journal: null, summary: () => summarize(plan, sink.chunks) });
  }
  const journal = await openJournal(out, plan);
  if (!journal.ok) return journal;
  const sink = journal.value;
  return ok({ sink, plan, journal: sink, summary: () => summarize(plan, chunksIn(out, plan)) });
};

const work = async (
  terminal: Terminal,
  { sink, plan, journal, summary }: Place,
  threads: number,
  again: TrialLimits | undefined,
  { out, json }: Options,
): Promise<Exit> => {
  for (const each of journal?.damaged ?? [])
    terminal.err(`${each.path}: ${each.message}; it is done again\n`);
  const stop = new AbortController();
  const release = terminal.onStop(() => stop.abort());
  const say = progressReporter(terminal, plan, sink.progress.counts.done);
  const pool: ChunkPool = new WorkerPool({ create: () => startThread('survey'), size: threads });
  try {
    const whole = await runSurvey(sink, pool, {
      ...(again === undefined ? {} : { again }),
      signal: stop.signal,
      onChunk: () => say(sink.progress.counts),
    });
    say(sink.progress.counts, true);
    await pool.terminate();
    await journal?.close();
    const found = await summary();
    terminal.out(json === true ? jsonReport(found) : textReport(found));
    if (whole) return EXIT.done;
    terminal.err(
      out === undefined
        ? 'Stopped: nothing was kept.\n'
        : `Stopped: "${out}" keeps what is done, and the same command goes on.\n`,
    );
    return EXIT.unfinished;
  } catch (error) {
    await pool.terminate();
    await journal?.close();
    if (!(error instanceof DiskError)) throw error;
    terminal.err(`${error.message}. What was kept before is whole; the same command goes on.\n`);
    return EXIT.refused;
  } finally {
    release();
  }
};
