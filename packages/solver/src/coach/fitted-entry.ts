/**
 * Fitted numbers as a line of text, short enough that those of all games stay within 20 kB. Five parts, between bars:
 *
 *     HEAD|weights|a,b,average,hidden,done,early|policy,advised,brier,gap,worst|FIRST-LAST WON tenths
 *
 * The head is RULES MODE NODES SEED FIRST-LAST WORLDS MARGIN. The mode is `r` or `h`, in older lines the whole word; the margin
 * may be missing, and is 0 then. Weights are in the order of `FEATURES`, zeros left out and the last ones cut off. `hidden`,
 * `done` and `early` may be missing, and are 0 then. The fourth part is in ten-thousandths. The fifth, which may be missing, has
 * a triple said.won.count for each tenth, with percentages, and counts in base 36.
 */
import { FEATURES } from './features.ts';
import type { Mode } from './weights.ts';

/** What `cairn fit` writes for one set of rules. */
export interface FittedEntry {
  readonly rules: string;
  readonly mode: Mode;
  readonly nodes: number;
  /** By how many standard errors a move must be ahead of the simulated player's own (fitted.ts). */
  readonly margin: number;
  /** In the order of `FEATURES`. */
  readonly weights: readonly number[];
  readonly correction: readonly [a: number, b: number, hidden: number, done: number, early: number];
  readonly average: number;
  /** How it was found: the seed, the deals, and the worlds a decision. */
  readonly seed: number;
  readonly deals: readonly [first: number, last: number];
  readonly worlds: number;
  /** Shares won by the policy alone and by the advised player; the Brier score, and the mean and the worst gap of a decile. */
  readonly reached: readonly [policy: number, advised: number, brier: number, gap: number, worst: number];
  /** What was said and what happened on other deals; older entries lack it. */
  readonly judged?: JudgedDeals;
}

interface JudgedDeals {
  readonly deals: readonly [first: number, last: number];
  /** Deals won. */
  readonly won: number;
  /** By tenths of what was said that occurred: the mean in percent, the percentage won, and estimates. */
  readonly tenths: readonly (readonly [said: number, won: number, count: number])[];
}

const TEN_THOUSAND = 10_000;
const BASE = 36;

/** Modes by how a line names them. */
const MODES: ReadonlyMap<string, Mode> = new Map([
  ['r', 'rollout'],
  ['h', 'hindsight'],
  ['rollout', 'rollout'],
  ['hindsight', 'hindsight'],
]);

/** The line of an entry. */
export const entryText = (entry: FittedEntry): string => {
  const { rules, mode, nodes, margin, seed, deals, worlds, weights, correction, average, reached, judged } =
    entry;
  const [a, b, ...stage] = correction;
  const parts = [
    `${rules} ${mode.charAt(0)} ${nodes} ${seed} ${deals.join('-')} ${worlds}${margin === 0 ? '' : ` ${margin}`}`,
    weights
      .map((weight) => (weight === 0 ? '' : `${weight}`))
      .join(',')
      .replace(/,+$/, ''),
    [a, b, average, ...stage.slice(0, stage.findLastIndex((number) => number !== 0) + 1)].join(','),
    reached.map((value) => Math.round(TEN_THOUSAND * value)).join(','),
  ];
  if (judged !== undefined) {
    const tenths = judged.tenths.map(([said, won, count]) => `${said}.${won}.${count.toString(BASE)}`);
    parts.push([judged.deals.join('-'), judged.won, ...tenths].join(' '));
  }
  return parts.join('|');
};

/** The rules that a line is about: their hash. */
export const rulesInText = (text: string): string => text.slice(0, text.indexOf(' '));

/** The entry of a line; null where it is not one. */
export const entryIn = (text: string): FittedEntry | null => {
  const [head = '', weights = '', estimate = '', figures = '', onOthers] = text.split('|');
  const [rules = '', modeText = '', nodes, seed, deals = '', worlds, margin = '0', ...more] = head.split(' ');
  const [a, b, average, hidden = 0, done = 0, early = 0] = estimate.split(',').map(Number);
  const reached = figures.split(',').map((value) => Number(value) / TEN_THOUSAND);
  const mode = MODES.get(modeText);
  const range = rangeIn(deals);
  const weightsRead = weights.split(',').map(Number);
  const judged = onOthers === undefined ? undefined : judgedIn(onOthers);
  const numbers = [
    Number(nodes),
    Number(seed),
    Number(worlds),
    Number(margin),
    a,
    b,
    average,
    hidden,
    done,
    early,
    ...reached,
    ...weightsRead,
  ];
  const isHead = /^[0-9a-f]{16}$/.test(rules) && more.length === 0;
  const isWhole = isHead && /^\d+(\.\d+)?$/.test(margin) && range !== null && judged !== null;
  if (
    mode === undefined ||
    !isWhole ||
    reached.length !== 5 ||
    weightsRead.length > FEATURES.length ||
    !numbers.every(Number.isFinite)
  )
    return null;
  return {
    rules,
    mode,
    nodes: Number(nodes),
    margin: Number(margin),
    weights: FEATURES.map((_, i) => weightsRead[i] ?? 0),
    correction: [a, b, hidden, done, early],
    average,
    seed: Number(seed),
    deals: range,
    worlds: Number(worlds),
    reached: reached as unknown as FittedEntry['reached'],
    ...(judged === undefined ? {} : { judged }),
  };
};

const rangeIn = (text: string): readonly [number, number] | null => {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return last === undefined ? null : [Number(first), Number(last)];
};

const judgedIn = (text: string): FittedEntry['judged'] | null => {
  const [deals = '', won, ...tenths] = text.split(' ');
  const range = rangeIn(deals);
  if (
    range === null ||
    !/^\d+$/.test(won ?? '') ||
    !tenths.every((tenth) => /^\d+\.\d+\.[0-9a-z]+$/.test(tenth))
  )
    return null;
  const triples = tenths.map((tenth): readonly [number, number, number] => {
    const [said, happened, count = ''] = tenth.split('.');
    return [Number(said), Number(happened), Number.parseInt(count, BASE)];
  });
  return { deals: range, won: Number(won), tenths: triples };
};
