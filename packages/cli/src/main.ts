/** The `cairn` command: its verbs, its version, and how it ends. Every verb is a file of its own in verbs/. */
import process from 'node:process';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { serveChunks } from '@cairn/lab';
import { Command, CommanderError } from 'commander';
import { EXIT, type Exit } from './exit.ts';
import { serve } from './solve/serve.ts';
import { Terminal } from './terminal.ts';
import { adviseVerb } from './verbs/advise.ts';
import { atlasVerb } from './verbs/atlas.ts';
import { dealVerb } from './verbs/deal.ts';
import { duplicateVerb } from './verbs/duplicate.ts';
import { formatsVerb } from './verbs/formats.ts';
import { gamesVerb } from './verbs/games.ts';
import { languageVerb } from './verbs/language.ts';
import { parVerb } from './verbs/par.ts';
import { playVerb } from './verbs/play.ts';
import { replayVerb } from './verbs/replay.ts';
import { rulesVerb } from './verbs/rules.ts';
import { roundVerb, seriesVerb, sessionVerb, trailVerb } from './verbs/series.ts';
import { solveVerb } from './verbs/solve.ts';
import { surveyVerb } from './verbs/survey.ts';
import { variantVerb } from './verbs/variant.ts';
import { verdictsVerb } from './verbs/verdicts.ts';
import { VERSION } from './version.ts';

const terminal = new Terminal(process);
let exit: Exit = EXIT.done;
const done = (with_: Exit): void => void (exit = with_);

const verbs = [
  gamesVerb(terminal, done),
  rulesVerb(terminal, done),
  dealVerb(terminal, done),
  playVerb(terminal, done),
  replayVerb(terminal, done),
  formatsVerb(terminal, done),
  seriesVerb(terminal, done),
  sessionVerb(terminal, done),
  roundVerb(terminal, done),
  trailVerb(terminal, done),
  solveVerb(terminal, done),
  adviseVerb(terminal, done),
  surveyVerb(terminal, done),
  variantVerb(terminal, done),
  verdictsVerb(terminal, done),
  atlasVerb(terminal, done),
  languageVerb(terminal, done),
  parVerb(terminal, done),
  duplicateVerb(terminal, done),
];

const program = new Command('cairn')
  .description('Patience in a terminal.')
  .version(VERSION)
  .option('--ascii', 'plain letters only, for terminals that cannot show card suits')
  .hook('preAction', (_, verb) => {
    if (verb.optsWithGlobals<{ ascii?: true }>().ascii === true) terminal.unicode = false;
  })
  .addHelpText('after', '\nExamples:\n  cairn games\n  cairn deal tripeaks 49621\n  cairn play tripeaks');

for (const verb of [program, ...verbs])
  verb
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) });
for (const verb of verbs) program.addCommand(verb);

if (!isMainThread && parentPort !== null) (workerData === 'survey' ? serveChunks : serve)(parentPort);
else {
  try {
    await program.parseAsync(process.argv);
  } catch (error) {
    // Commander ends this way for --help and --version (0) and for arguments it cannot use.
    if (!(error instanceof CommanderError)) throw error;
    exit = error.exitCode === 0 ? EXIT.done : EXIT.refused;
  }
  process.exitCode = exit;
}
