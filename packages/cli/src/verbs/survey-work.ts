/**
 * `cairn survey submit` and `cairn survey work`: submits a survey for many machines, and works on submitted surveys.
 */
import { failWith, ok, type Result } from '@cairn/engine';
import { submitSurvey, DEFAULT_LEASE_S, runWorker, type WorkerEvent } from '@cairn/lab';
import { WorkerPool } from '@cairn/pool';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { parseThreads } from '../solve/search-limits.ts';
import { planOf, surveyLimits } from '../survey/survey-arguments.ts';
import { openSurveyDatabase, withDatabase, type DatabaseChoice } from '../survey/database.ts';
import { surveyedGame, withSurveyOptions, type SurveyChoice } from '../survey/survey-options.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { startThread } from '../solve/threads.ts';
import { VERSION } from '../terminal/version.ts';

interface SubmitOptions extends SurveyChoice, DatabaseChoice {
  readonly priority: string;
  readonly lease: string;
}

const parseNumber = (name: string, text: string, least: number, most: number): Result<number> =>
  /^-?\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? ok(Number(text))
    : failWith(name, '', `Cannot use ${name} "${text}": wanted a whole number from ${least} to ${most}`);

export const submitVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withDatabase(withSurveyOptions(new Command('submit')))
    .description('submit a survey to the machines that work on a database')
    .option('--priority <number>', 'surveys of higher priority are worked on first', '0')
    .option(
      '--lease <seconds>',
      'a worker that is silent for this long loses its chunk',
      `${DEFAULT_LEASE_S}`,
    )
    .action(async (name: string | undefined, _: SubmitOptions, verb: Command) => {
      const options = verb.optsWithGlobals<SubmitOptions>();
      const game = await surveyedGame(terminal, name, options);
      const again = options.again === undefined ? ok(undefined) : surveyLimits(options.again);
      const priority = parseNumber('priority', options.priority, -1000, 1000);
      const lease = parseNumber('lease', options.lease, 1, 80_000);
      for (const part of [game, again, priority, lease])
        if (!part.ok) return done(reportFaults(terminal, part.error));
      if (!game.ok || !again.ok || !priority.ok || !lease.ok) return;
      const plan = planOf(game.value, options, null);
      if (!plan.ok) return done(reportFaults(terminal, plan.error));
      const place = await openSurveyDatabase(terminal, options);
      if (!place.ok) return done(reportFaults(terminal, place.error));
      const { store, queue, close } = place.value;
      const { id, missing } = await submitSurvey(store, queue, plan.value, {
        priority: priority.value,
        lease: lease.value,
        ...(again.value === undefined ? {} : { again: again.value }),
      });
      await close();
      terminal.out(`${id}\n`);
      terminal.err(`${missing} chunks of ${plan.value.chunk} deals to do\n`);
      return done(EXIT.done);
    });

interface WorkOptions extends DatabaseChoice {
  readonly workers?: string;
  readonly untilEmpty?: true;
}

/** The text of a worker's event. */
const told = (event: WorkerEvent): string => {
  if (event.kind === 'away') return `The database is away (${event.why}): trying again`;
  if (event.kind === 'refused') return `Survey ${event.survey} is refused: ${event.why}`;
  if (event.kind === 'failed') return `Survey ${event.survey}, chunk ${event.chunk} failed: ${event.why}`;
  const { survey, chunk, kept } = event;
  const name = `Survey ${survey}, chunk ${chunk.chunk}, pass ${chunk.pass}`;
  if (kept.kind === 'kept') return `${name}: ${chunk.verdicts.length} deals`;
  if (kept.kind === 'again') return `${name}: there already, and the same`;
  return `${name}: ALARM, another result is there already for deals ${kept.deals.join(', ')}`;
};

export const workVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withDatabase(new Command('work'))
    .description('work on the surveys of a database')
    .option('-w, --workers <number>', 'the number of threads')
    .option('--until-empty', 'end when no work is left')
    .action(async (_: WorkOptions, verb: Command) => {
      const options = verb.optsWithGlobals<WorkOptions>();
      const threads = parseThreads(options.workers);
      if (!threads.ok) return done(reportFaults(terminal, threads.error));
      const stop = new AbortController();
      const release = terminal.onStop(() => stop.abort());
      const place = await openSurveyDatabase(terminal, options, stop.signal);
      if (!place.ok) {
        release();
        return done(reportFaults(terminal, place.error));
      }
      const { store, queue, close } = place.value;
      const seen = { done: 0, refused: 0, contradicted: 0 };
      await runWorker(store, queue, {
        engine: VERSION,
        lanes: threads.value,
        createPool: () => new WorkerPool({ create: () => startThread('survey'), size: 1 }),
        untilEmpty: options.untilEmpty === true,
        signal: stop.signal,
        onEvent: (event) => {
          if (event.kind === 'done') seen[event.kept.kind === 'contradicted' ? 'contradicted' : 'done']++;
          if (event.kind === 'refused') seen.refused++;
          terminal.err(`${told(event)}\n`);
        },
      });
      await close();
      release();
      if (seen.contradicted > 0) return done(EXIT.false);
      if (stop.signal.aborted) return done(EXIT.unfinished);
      return done(seen.done === 0 && seen.refused > 0 ? EXIT.refused : EXIT.done);
    });
