/** The command that repeats an entry of the atlas: the same game, rules, deals and question. */
import type { AtlasEntry } from '@cairn/trials';

/** "npx cairn survey golf --opt wrap=linear --deals 1..18000" */
export const commandFor = ({ game, options, numbers, deals, goal, policy }: AtlasEntry): string =>
  [
    'npx cairn survey',
    game,
    ...Object.entries(options).map(([name, value]) => `--opt ${name}=${value}`),
    `--deals ${numbers === 'cairn' ? '' : `${numbers}:`}1..${deals}`,
    ...(policy === null ? [] : [`--policy ${policy}`]),
    ...(goal === null || goal === 'win' ? [] : [`--goal ${goal}`]),
  ].join(' ');
