/** `cairn rules GAME`: the rules page, generated from the definition for the given options. */
import { loadGermanNotes, loadNotes, presets } from '@cairn/games';
import { englishRules, germanRules, rulesPage, toMarkdown, toText } from '@cairn/rulebook';
import { Command } from 'commander';
import { withRules, type RuleChoice } from '../games/choose-game.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { resolveGame } from '../games/custom-games.ts';
import type { Terminal } from '../terminal/terminal.ts';

export const rulesVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withRules(new Command('rules'))
    .description('print the rules of a game')
    .argument('<game>', 'the name of a game or variation, or the file or link of a game of your own')
    .option('-g, --german', 'in German')
    .option('-m, --markdown', 'print Markdown')
    .option('--json', 'print JSON: sections of paragraphs, lists, tables and pictures')
    .addHelpText(
      'after',
      '\nExamples:\n  cairn rules tripeaks\n  cairn rules tripeaks --opt wrap=linear --opt jokers=1\n  cairn rules tripeaks --markdown > tripeaks.md',
    )
    .action(async (name: string, options: RuleChoice & { german?: true; markdown?: true; json?: true }) => {
      const game = await resolveGame(terminal, name, options);
      if (!game.ok) return done(reportFaults(terminal, game.error));
      const [notes, language] =
        options.german === true ? [loadGermanNotes, germanRules] : [loadNotes, englishRules];
      const page = rulesPage(game.value, { notes: await notes(game.value.id), presets }, language);
      if (options.json === true) terminal.out(`${JSON.stringify(page, null, 2)}\n`);
      else terminal.out(options.markdown === true ? toMarkdown(page) : toText(page, terminal.screen.width));
      return done(EXIT.done);
    });
