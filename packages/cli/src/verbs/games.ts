/** `cairn games`: what can be played, with the names that find it and the named variations. */
import { failWith, packSize, compileGame, type GameDef } from '@cairn/engine';
import { presets, searchGames } from '@cairn/games';
import { Command } from 'commander';
import { complain, EXIT, type Exit } from '../exit.ts';
import type { Terminal } from '../terminal.ts';

export const gamesVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('games')
    .description('list the games and their named variations')
    .argument('[text]', 'only games with this in a name, a family or a tag')
    .addHelpText('after', '\nExamples:\n  cairn games\n  cairn games russian')
    .action((text: string | undefined) => {
      const found = searchGames(text ?? '');
      if (found.length === 0 && text !== undefined) {
        const faults = failWith('game', '', `No game has "${text}" in a name, a family or a tag`);
        return done(faults.ok ? EXIT.done : complain(terminal, faults.error));
      }
      const rows = found.flatMap(gameRows);
      const width = Math.max(...rows.map(([name]) => name.length)) + 2;
      terminal.out(`${rows.map(([name, says]) => name.padEnd(width) + says).join('\n')}\n`);
      return done(EXIT.done);
    });

const presetsOf = (def: GameDef) => presets.filter((preset) => preset.of === def.id);

/** A line for the game, one for its other names, one for each variation. */
const gameRows = (def: GameDef): [name: string, says: string][] => {
  const game = compileGame(def);
  const cards = game.ok ? [`${packSize(game.value.composition)} cards`] : [];
  const facts = [def.title, ...cards, def.info.length, ...def.families.map((family) => `${family} family`)];
  return [
    [def.id, facts.join(', ')],
    ...(def.aka === undefined ? [] : [['', `also ${def.aka.join(', ')}`] as [string, string]]),
    ...presetsOf(def).map(({ id, title, options }): [string, string] => [
      `  ${id}`,
      `${title} (${pairs(options)})`,
    ]),
  ];
};

const pairs = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
