/**
 * `cairn variant FILE|LINK|GAME`: checks a changed game, shows how it differs from its parent, or makes one by edits.
 */
import path from 'node:path';
import { failWith, ok, type Json, type Result } from '@cairn/engine';
import { changeDef, makeVariant, packVariant, readVariant, editorStart, type Edits } from '@cairn/workshop';
import { Option, type Command as Verb, Command } from 'commander';
import { chooseGame, withRules, type RuleChoice } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { writeText } from '../terminal/files.ts';
import {
  FORMATS,
  namesCustomGame,
  readCustomGame,
  readForeignGame,
  type CustomGame,
  type RulesFormat,
} from '../games/custom-games.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options extends RuleChoice {
  readonly set: readonly string[];
  readonly from?: RulesFormat;
  readonly title?: string;
  readonly out?: string;
  readonly json?: true;
}

export const variantVerb = (terminal: Terminal, done: (exit: Exit) => void): Verb =>
  withRules(new Command('variant'))
    .description('check a game of your own, or make one by changing a game')
    .argument('<game>', 'a file, a link or its part from ~ on; with --set also the name of a game')
    .addOption(
      new Option(
        '--set <path=value>',
        'edit the definition: the value is JSON or a word, null removes an entry; may be repeated',
      )
        .default([], 'none')
        .argParser((edit: string, edits: readonly string[]) => [...edits, edit]),
    )
    .addOption(
      new Option('--from <format>', 'the file has the rules in the format of another program').choices(
        FORMATS,
      ),
    )
    .option('--title <text>', 'its title')
    .option('--out <file>', 'write it to this file')
    .option('--json', 'print the whole definition as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  cairn variant mine.json\n' +
        '  cairn variant trigon --set stock.draw=3 --title "Trigon by threes" --out mine.json\n' +
        '  cairn variant --from solvitaire rules.json --title "Eight piles" --out mine.json\n' +
        '  cairn survey --def mine.json --deals 1..10000',
    )
    .action(async (given: string, options: Options) => {
      const own = await changed(terminal, given, options);
      if (!own.ok) return done(reportFaults(terminal, own.error));
      const { variant, game } = own.value;
      if (options.out !== undefined) {
        const written = await writeText(terminal, options.out, `${JSON.stringify(variant, null, 1)}\n`);
        if (!written.ok) return done(reportFaults(terminal, written.error));
      }
      terminal.out(options.json === true ? `${JSON.stringify(game.def, null, 1)}\n` : await told(own.value));
      return done(EXIT.done);
    });

/** The given game, with the edits applied. */
const changed = async (terminal: Terminal, given: string, options: Options): Promise<Result<CustomGame>> => {
  const set = readEdits(options.set);
  if (!set.ok) return set;
  const began = await begin(terminal, given, options);
  if (!began.ok) return began;
  const { def, parent, title } = began.value;
  const edited = changeDef(def, set.value);
  if (!edited.ok) return edited;
  return readVariant(makeVariant(parent, edited.value, options.title ?? title));
};

type Begun = Pick<CustomGame, 'parent'> & { readonly def: CustomGame['game']['def']; readonly title: string };

/** A changed game starts from its own definition, a known one from its chosen options. */
const begin = async (terminal: Terminal, given: string, options: Options): Promise<Result<Begun>> => {
  if (namesCustomGame(given) || options.from !== undefined) {
    const own =
      options.from === undefined
        ? await readCustomGame(terminal, given)
        : await readForeignGame(terminal, given, options.title ?? path.basename(given, '.json').slice(0, 60));
    if (!own.ok) return own;
    const { parent, game, variant } = own.value;
    return ok({ parent, def: game.def, title: variant.title });
  }
  const game = chooseGame(given, options);
  if (!game.ok) return game;
  if (options.set.length === 0 && options.opt.length === 0 && options.scoring === undefined)
    return failWith(
      'set',
      '',
      `Nothing of "${given}" is changed: wanted --set path=value, like stock.draw=3`,
    );
  return ok({ ...editorStart(game.value), title: game.value.def.title });
};

/** Parses "path=value". A value that is not JSON is a text. */
const readEdits = (edits: readonly string[]): Result<Edits> => {
  const read: Record<string, Json> = {};
  for (const edit of edits) {
    const [, name, value] = /^([^=\s]+)=(.+)$/s.exec(edit) ?? [];
    if (name === undefined || value === undefined)
      return failWith('set', '', `Cannot read edit "${edit}": wanted path=value, like stock.draw=3`);
    if (Object.hasOwn(read, name)) return failWith('set', '', `Path "${name}" is set twice`);
    try {
      read[name] = JSON.parse(value) as Json;
    } catch {
      read[name] = value;
    }
  }
  return ok(read);
};

const told = async ({ variant, parent, game }: CustomGame): Promise<string> => {
  const edits = 'set' in variant ? Object.entries(variant.set) : [];
  const rows: readonly (readonly [string, string])[] = [
    ['id', game.id],
    ['title', variant.title],
    ['of', parent === null ? 'no known game' : parent.id],
    ...edits.map(([name, value], i) => [i === 0 ? 'set' : '', `${name} = ${JSON.stringify(value)}`] as const),
    ['link', await packVariant(variant)],
  ];
  return rows.map(([name, says]) => `${name.padEnd(6)} ${says}\n`).join('');
};
