/** `cairn games`: the games that can be played, with the names that find them and their named variations. */
import { compileGame, failWith, optionsOf, packSize, type GameDef } from '@cairn/engine';
import { presets, searchGames } from '@cairn/games';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import type { Terminal } from '../terminal/terminal.ts';

export const gamesVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('games')
    .description('list the games and their named variations')
    .argument('[text]', 'list only games whose name, family or tag contains this')
    .option('--json', 'print JSON, with every option and its values')
    .addHelpText('after', '\nExamples:\n  cairn games\n  cairn games russian\n  cairn games --json')
    .action((text: string | undefined, { json }: { json?: true }) => {
      const found = searchGames(text ?? '');
      if (found.length === 0 && text !== undefined) {
        const faults = failWith('game', '', `No game has "${text}" in a name, a family or a tag`);
        return done(faults.ok ? EXIT.done : reportFaults(terminal, faults.error));
      }
      terminal.out(json === true ? `${JSON.stringify(found.map(gameJson), null, 2)}\n` : listText(found));
      return done(EXIT.done);
    });

const presetsOf = (def: GameDef) => presets.filter((preset) => preset.of === def.id);

/** Cards in the pack; null for a definition that does not compile. Every game of the catalogue compiles. */
const cardsOf = (def: GameDef): number | null => {
  const game = compileGame(def);
  return game.ok ? packSize(game.value.composition) : null;
};

const gameJson = (def: GameDef) => ({
  id: def.id,
  title: def.title,
  aka: def.aka ?? [],
  families: def.families,
  tags: def.tags,
  cards: cardsOf(def),
  length: def.info.length,
  difficulty: def.info.difficulty,
  options: Object.fromEntries(
    Object.entries(optionsOf(def)).map(([name, { title, standard, values }]) => [
      name,
      { title, standard, values: Object.keys(values) },
    ]),
  ),
  variations: presetsOf(def).map(({ id, title, aka = [], options }) => ({ id, title, aka, options })),
});

const listText = (found: readonly GameDef[]): string => {
  const rows = found.flatMap(gameRows);
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return `${rows.map(([name, says]) => name.padEnd(width) + says).join('\n')}\n`;
};

/** A line for the game, one for its other names, one for each variation. */
const gameRows = (def: GameDef): [name: string, says: string][] => {
  const cards = cardsOf(def);
  const facts = [
    def.title,
    ...(cards === null ? [] : [`${cards} cards`]),
    def.info.length,
    ...def.families.map((family) => `${family} family`),
  ];
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
