/** English messages: figures of a changed game while they are measured. */
import type { PolicyName, PolicyChoice } from '@cairn/trials';
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('en');
const percent = (share: number, digits: number): string =>
  share.toLocaleString('en', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const players: Readonly<Record<PolicyName, string>> = {
  random: 'Random player',
  greedy: 'Careless player',
  'long-chains': 'Player who goes for long streaks',
  'peak-by-peak': 'Player who clears peak by peak',
  'turn-up': 'Player who turns cards up',
  sampling: 'Player who weighs every move',
  coach: 'Player who follows our advice',
};
const how: Readonly<Record<Exclude<PolicyName, 'sampling'>, string>> = {
  random: 'Plays any legal move.',
  greedy: 'Sees what you see and plays the first card that fits.',
  'long-chains': 'Sees what you see and looks for the longest streak.',
  'peak-by-peak': 'Sees what you see and clears one peak after another.',
  'turn-up': 'Sees what you see and turns up cards where possible.',
  coach: 'Sees what you see and makes the move that a hint would show.',
};

export const figureWords = {
  title: 'Measured',
  lead: 'As you edit, we solve and play deals 1, 2, 3, … in the background.',
  waiting: 'Fix the rules, and we’ll measure the game.',
  measuring: 'Measuring…',
  soFar: (low: number, high: number) =>
    `Measuring… so far between ${percent(low, 0).replace(/\s?%$/, '')} and ${percent(high, 0)}`,
  ofAtlas: (deals: number) => `from the Atlas, ${grouped(deals)} deals`,
  yours: 'Yours',
  failed: 'Couldn’t measure this game here.',
  canBeWon: 'Can be won',
  seesAll: 'By a solver that sees every card.',
  player: (policy: PolicyName) => players[policy],
  how: ({ policy, worlds = 0 }: PolicyChoice) =>
    policy === 'sampling'
      ? `Sees what you see and tries every move in ${count(worlds, 'deal', 'deals')} that look like this one.`
      : how[policy],
  share: (share: number, digits: number) => percent(share, digits),
  interval: (low: number, high: number, digits: number) =>
    `${percent(low, digits).replace(/\s?%$/, '')} to ${percent(high, digits)}`,
  /** The screen reader's text of the bar. */
  bar: (low: number, high: number) => `Between ${percent(low, 0)} and ${percent(high, 0)} of all deals`,
  deals: (won: number, deals: number) => `${grouped(won)} of deals 1 to ${grouped(deals)}`,
  limit: (nodes: number) => `at most ${count(nodes, 'position', 'positions')} each`,
  undecided: (unknown: number, share: number) => `${grouped(unknown)} undecided (${percent(share, 1)})`,
  median: (moves: number) => `Half of the wins found take ${count(moves, 'move', 'moves')} or fewer.`,
  difficulty: 'Difficulty',
  grade: (from: number, to: number) => (from === to ? `${from} of 5` : `${from} to ${to} of 5`),
  gradeHow: 'Based on how often a careless player wins and how often winning is possible.',
  again: 'Measure it yourself',
  againHow: 'This command measures it again. Its file is the one “Download” saves.',
  copy: 'Copy the command',
  more: 'All figures',
  first: (low: number, high: number) =>
    `First figure: ${percent(low, 0)} to ${percent(high, 0)} of the deals can be won.`,
  good: (low: number, high: number) =>
    `Within 3 points: ${percent(low, 0)} to ${percent(high, 0)} of the deals can be won.`,
  over: (low: number, high: number) =>
    `Measured: ${percent(low, 1)} to ${percent(high, 1)} of the deals can be won.`,
};
