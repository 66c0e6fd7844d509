/** What makes a plan, game and options: those of `cairn survey`, here and put to many machines. */
import { failWith, type Game, type Result } from '@cairn/engine';
import { ASKS } from '@cairn/solver';
import { POLICY_NAMES } from '@cairn/trials';
import { Option, type Command } from 'commander';
import { withRules, type RuleChoice } from '../games/choose-game.ts';
import { gameFromFile, resolveGame } from '../games/custom-games.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { SurveyArguments } from './survey-arguments.ts';

export interface SurveyChoice extends RuleChoice, SurveyArguments {
  readonly def?: string;
  readonly again?: string;
}

/** The game that is named, or defined in a file: one of the two. */
export const surveyedGame = (
  terminal: Terminal,
  name: string | undefined,
  options: SurveyChoice,
): Result<Game> | Promise<Result<Game>> => {
  const { def } = options;
  if (name !== undefined && def !== undefined)
    return failWith('game', '', `Cannot survey "${name}" and "${def}" at once: wanted a game or --def`);
  if (def !== undefined) return gameFromFile(terminal, def, options);
  return name === undefined
    ? failWith('game', '', 'There is nothing to survey: wanted a game, or --def with a file')
    : resolveGame(terminal, name, options);
};

export const withSurveyOptions = (verb: Command): Command =>
  withRules(verb)
    .argument('[game]', 'any name of a game or variation, or a file or link of a changed one')
    .option('--def <file>', 'a game of your own instead: its definition, or a changed game, as JSON')
    .option('--deals <range>', 'which deals: 1..1000000, pysol:1..10000')
    .addOption(new Option('-g, --goal <what>', 'what is asked of the solver').choices(ASKS).default('win'))
    .addOption(
      new Option('-p, --policy <name>', 'let somebody play instead, who sees what a player sees').choices(
        POLICY_NAMES,
      ),
    )
    .option('--worlds <number>', 'what the sampling player draws before a move; 100 when left out')
    .option('--seed <number>', 'of the player’s dice', '1')
    .option(
      '-l, --limit <limits>',
      'of a deal: nodes=1e6,mb=512,s=60, some or all of them; nodes=1e6 when left out',
    )
    .option('--again <limits>', 'more for the deals that are undecided then')
    .option('--chunk <deals>', 'deals that are kept at once; some seconds’ worth when left out')
    .option('--no-moves', 'verdicts only: faster, no lengths');
