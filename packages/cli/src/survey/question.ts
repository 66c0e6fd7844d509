/** The options that make a plan: those of `cairn survey`, here and put to many machines. */
import { POLICY_NAMES } from '@cairn/lab';
import { ASKS } from '@cairn/solver';
import { Option, type Command } from 'commander';
import { withRules, type RuleChoice } from '../choose.ts';
import type { Given } from './given.ts';

export interface QuestionChoice extends RuleChoice, Given {
  readonly again?: string;
}

export const withQuestion = (verb: Command): Command =>
  withRules(verb)
    .option('--deals <range>', 'which deals: 1..1000000, pysol:1..10000')
    .addOption(new Option('-g, --goal <what>', 'what is asked of the solver').choices(ASKS).default('win'))
    .addOption(
      new Option('-p, --policy <name>', 'let somebody play instead, who sees what a player sees').choices(
        POLICY_NAMES,
      ),
    )
    .option('--seed <number>', 'of the player’s dice', '1')
    .option(
      '-l, --limit <limits>',
      'of a deal: nodes=1e6,mb=512,s=60, some or all of them; nodes=1e6 when left out',
    )
    .option('--again <limits>', 'more for the deals that are undecided then')
    .option('--chunk <deals>', 'deals that are kept at once; some seconds’ worth when left out')
    .option('--no-moves', 'verdicts only: faster, no lengths');
