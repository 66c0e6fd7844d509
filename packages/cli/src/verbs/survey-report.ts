/** `cairn survey report FOLDER` or `--id ID`: the results of a survey, as a table, as JSON or as a page. */
import { failWith, ok, type Result } from '@cairn/engine';
import {
  contradictionsOf,
  chunksIn,
  chunksOfSurvey,
  htmlReport,
  jsonReport,
  planIn,
  readPlan,
  summarize,
  surveysIn,
  textReport,
  type Chunk,
  type SurveyPlan,
  type SurveySummary,
} from '@cairn/lab';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { writeText } from '../terminal/files.ts';
import { openSurveyDatabase, withDatabase, type DatabaseChoice } from '../survey/database.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { alarmText, noSurvey } from './survey-status.ts';

interface Options extends DatabaseChoice {
  readonly id?: string;
  readonly json?: true;
  readonly html?: string;
}

export const surveyReportVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withDatabase(new Command('report'))
    .description('report what a survey has found so far')
    .argument('[folder]', 'the folder of the survey')
    .option('--id <id>', 'report a survey in a database instead')
    .option('--json', 'print JSON')
    .option('--html <file>', 'write a self-contained HTML page')
    .action(async (folder: string | undefined, _: Options, verb: Command) => {
      // The outer verb takes the options that both have.
      const options = verb.optsWithGlobals<Options>();
      const found =
        options.id === undefined
          ? await ofFolder(terminal, folder)
          : await ofDatabase(terminal, options.id, options);
      if (!found.ok) return done(reportFaults(terminal, found.error));
      const { summary, sound } = found.value;
      if (options.html !== undefined) {
        const written = await writeText(terminal, options.html, htmlReport(summary));
        if (!written.ok) return done(reportFaults(terminal, written.error));
      }
      terminal.out(options.json === true ? jsonReport(summary) : textReport(summary));
      return done(sound ? EXIT.done : EXIT.false);
    });

interface Found {
  readonly summary: SurveySummary;
  /** Whether no chunk that was computed twice contradicts itself. */
  readonly sound: boolean;
}

const ofFolder = async (terminal: Terminal, folder: string | undefined): Promise<Result<Found>> => {
  if (folder === undefined)
    return failWith('folder', '', 'Wanted a folder, or --id of a survey in a database');
  const plan = await planIn(terminal.resolve(folder));
  if (!plan.ok) return plan;
  if (plan.value === null) return failWith('file', '', `"${folder}" keeps no survey: it has no plan.json`);
  const chunks = chunksIn(terminal.resolve(folder), plan.value, (each) =>
    terminal.err(`${each.path}: ${each.message}; it is not counted\n`),
  );
  return ok({ summary: await summarize(plan.value, chunks), sound: true });
};

const ofDatabase = async (terminal: Terminal, id: string, choice: DatabaseChoice): Promise<Result<Found>> => {
  const place = await openSurveyDatabase(terminal, choice);
  if (!place.ok) return place;
  const { store, close } = place.value;
  try {
    const [entry] = await surveysIn(store, id);
    if (entry === undefined) return noSurvey(id);
    const plan = readPlan(entry.plan);
    if (!plan.ok) return plan;
    const chunks = async function* (of: SurveyPlan): AsyncIterable<Chunk> {
      for await (const chunk of chunksOfSurvey(store, of, id))
        if (chunk.ok) yield chunk.value;
        else terminal.err(`${chunk.error[0]?.message}; it is not counted\n`);
    };
    const summary = await summarize(plan.value, chunks(plan.value));
    const alarms = await contradictionsOf(store, id);
    for (const alarm of alarms) terminal.err(alarmText(alarm));
    return ok({ summary, sound: alarms.length === 0 });
  } finally {
    await close();
  }
};
