/** `cairn games`: what can be played, with the names that find it and the named variations. */
import { packSize, compileGame, type GameDef } from '@cairn/engine';
import { games, presets } from '@cairn/games';
import { Command } from 'commander';
import type { Terminal } from '../terminal.ts';

export const gamesVerb = (terminal: Terminal): Command =>
  new Command('games')
    .description('list the games and their named variations')
    .addHelpText('after', '\nExample:\n  cairn games')
    .action(() => terminal.out(`${games.map(gameText).join('\n\n')}\n`));

const gameText = (def: GameDef): string => {
  const game = compileGame(def);
  const cards = game.ok ? [`${packSize(game.value.composition)} cards`] : [];
  const facts = [def.title, ...cards, def.info.length, ...def.families.map((family) => `${family} family`)];
  const own = presets.filter((preset) => preset.of === def.id);
  const rows: [string, string][] = [
    [def.id, facts.join(', ')],
    ...(def.aka === undefined ? [] : [['', `also ${def.aka.join(', ')}`] as [string, string]]),
    ...own.map(({ id, title, options }): [string, string] => [`  ${id}`, `${title} (${pairs(options)})`]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, text]) => name.padEnd(width) + text).join('\n');
};

const pairs = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
