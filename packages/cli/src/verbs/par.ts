/**
 * `cairn par FORMAT`: measures the par of every hole, and how hard levels and stages are: what the exact solver can
 * leave with every card known, and what policies reach that see what a player sees. It prints a line of JSON for each
 * leg, with the numbers deal by deal, as fixtures/pars has them.
 */
import { failWith, ok, type Result } from '@cairn/engine';
import { compileFormat, findFormat, type Format, type Leg } from '@cairn/formats';
import {
  evidenceOf,
  knownLeft,
  meanOf,
  parOf,
  type DealRange,
  type ParEvidence,
  type PolicyEvidence,
} from '@cairn/lab';
import { policyText, type PolicyChoice } from '@cairn/trials';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options {
  readonly deals: string;
  readonly played: string;
  readonly sampled: string;
  readonly worlds: string;
  readonly nodes: string;
  readonly legs?: string;
  readonly json?: true;
}

export const parVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  new Command('par')
    .description('work out the par of each hole of a format')
    .argument('<format>', 'the name of a format: saltmarsh, showdown-trail')
    .option('--deals <range>', 'deals for the solver, which knows every card', '1..100')
    .option('--played <range>', 'deals for the long-chains player, which sees what you see', '1..100')
    .option('--sampled <range>', 'deals for the sampling player, which is slower', '1..10')
    .option(
      '--worlds <number>',
      'arrangements of the hidden cards that the sampling player tries before a move',
      '6',
    )
    .option('--nodes <number>', 'the limit of positions for each deal', '200000')
    .option('--legs <range>', 'work out only these holes, levels or stages: 1..9')
    .option('--json', 'print one line of JSON for each leg, with every number')
    .addHelpText(
      'after',
      '\nPar is the mean score of the better player, rounded, but no less than 1 and no less than the mean of the cards the\n' +
        'solver has to leave, rounded up. Irons are not carried over: every hole begins with an empty bag.\n\n' +
        'Examples:\n  cairn par saltmarsh --legs 1..3\n  cairn par showdown-trail --deals 1..300 --json',
    )
    .action((name: string, options: Options) => {
      const given = givenIn(name, options);
      if (!given.ok) return done(reportFaults(terminal, given.error));
      const { format, deals, players, nodes, legs } = given.value;
      for (const leg of format.legs.slice(legs.from - 1, legs.to)) {
        const evidence = evidenceOf(leg.game, { deals, nodes }, players);
        terminal.out(options.json === true ? jsonLine(leg, evidence) : textLine(leg, evidence));
      }
      return done(EXIT.done);
    });

interface Given {
  readonly format: Format;
  readonly deals: DealRange;
  readonly players: readonly (PolicyChoice & { readonly deals: DealRange })[];
  readonly nodes: number;
  readonly legs: DealRange;
}

const givenIn = (name: string, options: Options): Result<Given> => {
  const def = findFormat(name);
  if (def === null)
    return failWith('format', '', `There is no format "${name}": \`cairn formats\` lists them`);
  const format = compileFormat(def);
  if (!format.ok) return format;
  const { length } = format.value.legs;
  const deals = parseRange('deals', options.deals, MOST);
  const played = parseRange('played', options.played, MOST);
  const sampled = parseRange('sampled', options.sampled, MOST);
  const legs = parseRange('legs', options.legs ?? `1..${length}`, length);
  const worlds = parseWhole('worlds', options.worlds, 1000);
  const nodes = parseWhole('nodes', options.nodes, 1e9);
  for (const part of [deals, played, sampled, legs, worlds, nodes]) if (!part.ok) return part;
  if (!deals.ok || !played.ok || !sampled.ok || !legs.ok || !worlds.ok || !nodes.ok)
    throw new Error('A part that failed was returned');
  return ok({
    format: format.value,
    deals: deals.value,
    players: [
      { policy: 'long-chains', deals: played.value },
      { policy: 'sampling', worlds: worlds.value, deals: sampled.value },
    ],
    nodes: nodes.value,
    legs: legs.value,
  });
};

const MOST = 1e6;

const parseRange = (option: string, text: string, most: number): Result<DealRange> => {
  const [, from = '', to = from] = /^([1-9]\d{0,6})(?:\.\.([1-9]\d{0,6}))?$/.exec(text) ?? [];
  const fits = from !== '' && Number(from) <= Number(to) && Number(to) <= most;
  return fits
    ? ok({ from: Number(from), to: Number(to) })
    : failWith(
        'range',
        '',
        `Cannot read --${option} "${text}": wanted a range like 1..${Math.min(most, 100)}`,
      );
};

const parseWhole = (option: string, text: string, most: number): Result<number> =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most
    ? ok(Number(text))
    : failWith('number', '', `Cannot read --${option} "${text}": wanted a whole number from 1 to ${most}`);

const jsonLine = (leg: Leg, { rules, full, plays }: ParEvidence): string =>
  `${JSON.stringify({ leg: leg.index + 1, game: leg.game.id, options: leg.options, rules, full, plays })}\n`;

const textLine = (leg: Leg, evidence: ParEvidence): string => {
  const { full, plays } = evidence;
  const left = knownLeft(evidence);
  const clear = left.filter((cards) => cards === 0).length;
  const undecided = full.left.length - left.length;
  return [
    `${leg.index + 1}. ${leg.title}${leg.game.score.low === true ? `: par ${parOf(evidence)}` : ''}`,
    `   solver: ${clear} of ${full.left.length} can be cleared${undecided > 0 ? `, ${undecided} undecided` : ''}`,
    ...plays.map((play) => `   ${policyText(play)}: ${playText(play)}`),
    '',
  ].join('\n');
};

const playText = ({ score, won, chain }: PolicyEvidence): string => {
  const { mean, interval } = meanOf(score);
  const cleared = won.filter(Boolean).length;
  return (
    `clears ${cleared} of ${won.length}, mean ${fixed(mean)} (${fixed(interval[0])} to ${fixed(interval[1])}), ` +
    `longest run ${fixed(meanOf(chain).mean)}`
  );
};

const fixed = (value: number): string => value.toFixed(1);
