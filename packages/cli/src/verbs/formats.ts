/** `cairn formats`: the ways to play deals in series, with their options. */
import { formats, knownValues, type FormatDef } from '@cairn/formats';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import type { Terminal } from '../terminal/terminal.ts';

export const formatsVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('formats')
    .description('list the formats: ways to play deals in series')
    .argument('[text]', 'list only formats whose name contains this')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  cairn formats\n  cairn formats golf\n  cairn formats --json')
    .action((text: string | undefined, { json }: { json?: true }) => {
      const found = formats.filter((def) => fits(def, text ?? ''));
      if (found.length === 0)
        return done(
          reportFaults(terminal, [
            { code: 'format', path: '', message: `No format has "${text}" in a name` },
          ]),
        );
      if (json === true) {
        terminal.out(`${JSON.stringify(found.map(formatJson), null, 2)}\n`);
        return done(EXIT.done);
      }
      const width = Math.max(...found.map(({ id }) => id.length)) + 2;
      terminal.out(`${found.flatMap((def) => rows(def, width)).join('\n')}\n`);
      return done(EXIT.done);
    });

const fits = ({ id, title, aka = [], family }: FormatDef, text: string): boolean =>
  [id, title, family, ...aka].some((name) => name.toLowerCase().includes(text.toLowerCase()));

const formatJson = ({ id, title, aka = [], family, about, options }: FormatDef) => ({
  id,
  title,
  aka,
  family,
  about: about ?? null,
  options: Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { title: option.title, standard: option.standard, values: knownValues(option) },
    ]),
  ),
});

/** A line for the format, one for its description, one for each option. */
const rows = ({ id, title, aka, about, options }: FormatDef, width: number): string[] => {
  const indent = ' '.repeat(width);
  return [
    `${id.padEnd(width)}${[title, ...(aka === undefined ? [] : [`also ${aka.join(', ')}`])].join('; ')}`,
    ...(about === undefined ? [] : [indent + about]),
    ...Object.entries(options).map(
      ([name, option]) =>
        `${indent}${name}: ${knownValues(option)
          .map((value) => (value === option.standard ? `${value} (standard)` : value))
          .join(', ')}`,
    ),
  ];
};
