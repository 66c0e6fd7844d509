/** `cairn language`: the reference of the language of rules, generated from its schema. */
import { languagePage } from '@cairn/rulebook';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { writeText } from '../terminal/files.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options {
  readonly out: string;
}

export const languageVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('language')
    .description('write the reference of the language that defines games')
    .option('--out <file>', 'where to write the page', 'docs/rule-language.md')
    .action(async ({ out }: Options) => {
      const written = await writeText(terminal, out, languagePage());
      if (!written.ok) return done(reportFaults(terminal, written.error));
      return done(EXIT.done);
    });
