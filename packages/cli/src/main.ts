/**
 * `run`: one run of the `cairn` command on a terminal, and its exit status. Every verb is a file in verbs/. Nothing
 * here uses the process (command.ts does), so that tests can run the command in their own.
 */
import { Command, CommanderError } from 'commander';
import { EXIT, type Exit } from './terminal/exit.ts';
import type { Terminal } from './terminal/terminal.ts';
import { adviseVerb } from './verbs/advise.ts';
import { atlasVerb } from './verbs/atlas.ts';
import { dealVerb } from './verbs/deal.ts';
import { duplicateVerb } from './verbs/duplicate.ts';
import { fitVerb } from './verbs/fit.ts';
import { formatsVerb } from './verbs/formats.ts';
import { gamesVerb } from './verbs/games.ts';
import { languageVerb } from './verbs/language.ts';
import { parVerb } from './verbs/par.ts';
import { playVerb } from './verbs/play.ts';
import { puzzlesVerb } from './verbs/puzzles.ts';
import { quintilesVerb } from './verbs/quintiles.ts';
import { replayVerb } from './verbs/replay.ts';
import { rulesVerb } from './verbs/rules.ts';
import { reviewVerb } from './verbs/review.ts';
import { roundVerb, seriesVerb, sessionVerb, trailVerb } from './verbs/series.ts';
import { solveVerb } from './verbs/solve.ts';
import { surveyVerb } from './verbs/survey.ts';
import { variantVerb } from './verbs/variant.ts';
import { verdictsVerb } from './verbs/verdicts.ts';
import { VERSION } from './terminal/version.ts';

const VERBS = [
  gamesVerb,
  rulesVerb,
  dealVerb,
  playVerb,
  replayVerb,
  reviewVerb,
  formatsVerb,
  seriesVerb,
  sessionVerb,
  roundVerb,
  trailVerb,
  solveVerb,
  adviseVerb,
  fitVerb,
  surveyVerb,
  variantVerb,
  verdictsVerb,
  atlasVerb,
  languageVerb,
  parVerb,
  duplicateVerb,
  puzzlesVerb,
  quintilesVerb,
];

/** Runs the command with these arguments (those after `cairn`); resolves when it has ended. */
export const run = async (argv: readonly string[], terminal: Terminal): Promise<Exit> => {
  let exit: Exit = EXIT.done;
  const program = programOf(terminal, (status) => void (exit = status));
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    // Commander throws this for --help and --version (0) and for arguments that it cannot use.
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.done : EXIT.refused;
  }
};

/** The whole command line. `done` is called with the exit status of the verb that ran. */
export const programOf = (terminal: Terminal, done: (exit: Exit) => void): Command => {
  const program = new Command('cairn')
    .description('Play, check, solve and survey patience games in a terminal.')
    .version(VERSION)
    .option('--ascii', 'write letters instead of suit symbols')
    .hook('preAction', (_, verb) => {
      if (verb.optsWithGlobals<{ ascii?: true }>().ascii === true) terminal.screen.unicode = false;
    })
    .addHelpText('after', '\nExamples:\n  cairn games\n  cairn deal tripeaks 49621\n  cairn play tripeaks');
  for (const verb of VERBS) program.addCommand(verb(terminal, done));
  for (const command of withSubcommands(program))
    command.exitOverride().configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text),
      getOutHelpWidth: () => terminal.screen.columns,
      getErrHelpWidth: () => terminal.screen.columns,
    });
  return program;
};

/** Commander passes its settings only to commands that it creates; ours are created first and added later. */
const withSubcommands = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];
