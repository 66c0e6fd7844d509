/**
 * A line of the atlas: how often a game can be won, or is won, always with who plays, what he knows, of how many deals,
 * and from where the figure comes. It is made of a kept survey, or of a list of verdicts where no survey says as much.
 */
import { compileGame, failWith, ok, optionsOf, type Result, type Numbering } from '@cairn/engine';
import { findGame } from '@cairn/games';
import type { Ask } from '@cairn/solver';
import { shareOf } from '@cairn/stats';
import type { TrialLimits } from '@cairn/trials';
import type { Totals } from '../summary.ts';
import { nameOf, type Kept } from './kept.ts';

export interface Entry {
  /** As the file of a kept survey is called, for instance `tripeaks-wrap-linear-greedy`. */
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** What is not standard, in words: "Kings and aces: are ends". */
  readonly rules: readonly (readonly [option: string, value: string])[];
  readonly options: Readonly<Record<string, string>>;
  readonly numbers: Numbering;
  readonly deals: number;
  readonly winnable: number;
  readonly unknown: number;
  /** 95 % by Wilson's formula; the low end counts undecided deals as lost, the high end as won. */
  readonly low: number;
  readonly high: number;
  readonly who: 'solver' | 'policy';
  /** Of a player: who he is. */
  readonly policy: string | null;
  readonly goal: Ask | null;
  /** All cards known, or what a player sees. */
  readonly information: 'open' | 'closed';
  /** Positions a deal on average; null where nobody counted. */
  readonly nodes: number | null;
  /** Of points or cards left, the best that were found: mean, least, most, and of how many deals it is proved. */
  readonly values: Values | null;
  readonly source: 'survey' | 'list';
  /** Deals such a survey should have; null where none is wanted. */
  readonly wanted: number | null;
}

interface Values {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly proved: number;
}

/** What is needed of a list of verdicts (docs/verdicts.md). */
export interface Listed {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly numbers: Numbering;
  readonly limits: TrialLimits;
  readonly verdicts: readonly ('winnable' | 'unwinnable' | 'unknown')[];
}

type Wanted = ReadonlyMap<string, number>;

export const entryOfKept = (kept: Kept, wanted: Wanted): Entry => {
  const { plan, totals, nodes, values, proved } = kept;
  const { question } = plan;
  const solved = question.kind === 'solve';
  return {
    ...about(nameOf(plan), plan, totals, wanted),
    who: solved ? 'solver' : 'policy',
    policy: solved ? null : question.policy,
    goal: solved ? question.goal : null,
    information: solved ? 'open' : 'closed',
    nodes: solved ? (nodes?.mean ?? null) : null,
    values: valuesOf(values, proved),
    source: 'survey',
  };
};

/** Faults: the list is of other rules than those of today. */
export const entryOfList = (list: Listed, wanted: Wanted): Result<Entry> => {
  const def = findGame(list.game)?.def;
  const game = def === undefined ? null : compileGame(def, list.options);
  if (game === null || !game.ok || game.value.rules !== list.rules)
    return failWith(
      'rules',
      list.game,
      `The list of "${list.game}" is of other rules than those of this version`,
    );
  const count = (verdict: string): number => list.verdicts.filter((each) => each === verdict).length;
  const totals: Totals = {
    deals: list.verdicts.length,
    winnable: count('winnable'),
    unwinnable: count('unwinnable'),
    unknown: count('unknown'),
  };
  const question = { kind: 'solve', goal: 'win', limits: list.limits, moves: false } as const;
  return ok({
    ...about(nameOf({ ...list, question }), list, totals, wanted),
    who: 'solver',
    policy: null,
    goal: 'win',
    information: 'open',
    nodes: null,
    values: null,
    source: 'list',
  });
};

const about = (
  id: string,
  { game, options, numbers }: Pick<Listed, 'game' | 'options' | 'numbers'>,
  { deals, winnable, unknown }: Totals,
  wanted: Wanted,
) => {
  const def = findGame(game)?.def;
  const known = def === undefined ? {} : optionsOf(def);
  const [low, high] = shareOf(winnable, deals, unknown).wilson;
  return {
    id,
    game,
    title: def?.title ?? game,
    rules: Object.entries(options).map(
      ([name, value]) => [known[name]?.title ?? name, known[name]?.values[value]?.title ?? value] as const,
    ),
    options,
    numbers,
    deals,
    winnable,
    unknown,
    low,
    high,
    wanted: wanted.get(id) ?? null,
  };
};

const valuesOf = (values: Kept['values'], proved: number): Values | null => {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  // Where a game pays nothing, nobody makes anything.
  if (values.length === 1 && first[0] === 0) return null;
  const deals = values.reduce((sum, [, count]) => sum + count, 0);
  const mean = values.reduce((sum, [value, count]) => sum + value * count, 0) / deals;
  return { mean, least: first[0], most: last[0], proved };
};
