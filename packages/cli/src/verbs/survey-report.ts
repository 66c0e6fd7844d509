/** `cairn survey report FOLDER`: what a survey has found, as a table, as JSON or as a page. */
import { fault } from '@cairn/engine';
import { chunksIn, htmlReport, jsonReport, planIn, summarize, textReport } from '@cairn/lab';
import { Command } from 'commander';
import { complain, EXIT, type Exit } from '../exit.ts';
import { writeText } from '../files.ts';
import type { Terminal } from '../terminal.ts';

interface Options {
  readonly json?: true;
  readonly html?: string;
}

export const surveyReportVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('report')
    .description('tell what a survey has found so far')
    .argument('<folder>', 'where the survey is kept')
    .option('--json', 'as JSON')
    .option('--html <file>', 'as a page that needs nothing else')
    .action(async (folder: string, _: Options, verb: Command) => {
      // What both verbs have the outer one takes.
      const options = verb.optsWithGlobals<Options>();
      const plan = await planIn(folder);
      if (!plan.ok) return done(complain(terminal, plan.error));
      if (plan.value === null)
        return done(
          complain(terminal, [fault('file', '', `"${folder}" keeps no survey: it has no plan.json`)]),
        );
      const found = await summarize(
        plan.value,
        chunksIn(folder, plan.value, (each) =>
          terminal.err(`${each.path}: ${each.message}; it is not counted\n`),
        ),
      );
      if (options.html !== undefined) {
        const written = await writeText(options.html, htmlReport(found));
        if (!written.ok) return done(complain(terminal, written.error));
      }
      terminal.out(options.json === true ? jsonReport(found) : textReport(found));
      return done(EXIT.done);
    });
