/** The game argument and the options of a survey plan, for `survey` and `survey submit`. */
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

/** The named game, or the one in the file of --def. Fault: both or neither are given. */
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
    .argument('[game]', 'the name of a game or variation, or the file or link of a game of your own')
    .option('--def <file>', 'survey the game that this JSON file defines instead')
    .option('--deals <range>', 'which deals: 1..1000000, pysol:1..10000')
    .addOption(new Option('-g, --goal <what>', 'what the solver looks for').choices(ASKS).default('win'))
    .addOption(
      new Option(
        '-p, --policy <name>',
        'let a simulated player play instead, which sees what a player sees',
      ).choices(POLICY_NAMES),
    )
    .option('--worlds <number>', 'arrangements that sampling and coach try before a move; 100 if omitted')
    .option('--seed <number>', 'the seed of the simulated player', '1')
    .option(
      '-l, --limit <limits>',
      'limits for each deal, some or all of nodes=1e6,mb=512,s=60; nodes=1e6 if omitted',
    )
    .option('--again <limits>', 'higher limits for a second pass over the undecided deals')
    .option('--chunk <deals>', 'deals to save at a time; a few seconds of work if omitted')
    .option('--no-moves', 'find verdicts only, without lengths')
    .option(
      '--no-replay',
      'with --no-moves: leave wins unchecked; faster, but the atlas does not keep such a survey',
    );
