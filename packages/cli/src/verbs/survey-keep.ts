/** `cairn survey keep FOLDER --out FILE`: writes a finished survey in the few kilobytes that the atlas stores. */
import { fault, type Fault } from '@cairn/engine';
import { chunksIn, storedSurveyOf, storedSurveyText, planIn, summarize } from '@cairn/lab';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { writeText } from '../terminal/files.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options {
  readonly out: string;
}

export const surveyKeepVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('keep')
    .description('write the summary of a finished survey to a small file')
    .argument('<folder>', 'the folder of the survey')
    .option('--out <file>', 'the file to write')
    .action(async (folder: string, _: Partial<Options>, verb: Command) => {
      // The outer verb takes the options that both have.
      const { out } = verb.optsWithGlobals<Partial<Options>>();
      const refuse = (faults: readonly Fault[]): void => done(reportFaults(terminal, faults));
      if (out === undefined) return refuse([fault('out', '', 'Wanted --out FILE: where it is to be kept')]);
      const plan = await planIn(terminal.resolve(folder));
      if (!plan.ok) return refuse(plan.error);
      if (plan.value === null)
        return refuse([fault('file', '', `"${folder}" keeps no survey: it has no plan.json`)]);
      const kept = storedSurveyOf(
        await summarize(plan.value, chunksIn(terminal.resolve(folder), plan.value)),
      );
      if (!kept.ok) return refuse(kept.error.map((each) => ({ ...each, path: folder })));
      const written = await writeText(terminal, out, storedSurveyText(kept.value));
      return written.ok ? done(EXIT.done) : refuse(written.error);
    });
