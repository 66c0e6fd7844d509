/** Makes entries of the atlas from stored surveys, from lists of verdicts, and from the fitted numbers of the adviser. */
import {
  compileGame,
  compileTrusted,
  failWith,
  ok,
  optionsOf,
  type Result,
  type Numbering,
} from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { fittedEntries, type FittedEntry } from '@cairn/solver';
import { shareOf } from '@cairn/stats';
import type { AtlasEntry, AtlasValues, TrialLimits } from '@cairn/trials';
import type { VerdictTotals } from '../summary.ts';
import { surveyName, type StoredSurvey } from './stored-survey.ts';

/** The part of a list of verdicts that an entry needs (docs/verdicts.md). */
export interface ListedVerdicts {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly numbers: Numbering;
  readonly limits: TrialLimits;
  readonly verdicts: readonly ('winnable' | 'unwinnable' | 'unknown')[];
}

type Wanted = ReadonlyMap<string, number>;

export const entryOfSurvey = (kept: StoredSurvey, wanted: Wanted): AtlasEntry => {
  const { plan, totals, nodes, values, proved } = kept;
  const { question } = plan;
  const solved = question.kind === 'solve';
  return {
    ...about(surveyName(plan), plan, totals, wanted),
    who: solved ? 'solver' : 'policy',
    policy: solved ? null : question.policy,
    goal: solved ? question.goal : null,
    information: solved ? 'open' : 'closed',
    ...(solved ? knowing(plan) : {}),
    nodes: solved ? (nodes?.mean ?? null) : null,
    values: valuesOf(values, proved),
    source: 'survey',
  };
};

/** Faults: the list was made under other rules than those of this version. */
export const entryOfList = (list: ListedVerdicts, wanted: Wanted): Result<AtlasEntry> => {
  const def = findGame(list.game)?.def;
  const game = def === undefined ? null : compileGame(def, list.options);
  if (game === null || !game.ok || game.value.rules !== list.rules)
    return failWith(
      'rules',
      list.game,
      `The list of "${list.game}" is of other rules than those of this version`,
    );
  const count = (verdict: string): number => list.verdicts.filter((each) => each === verdict).length;
  const totals: VerdictTotals = {
    deals: list.verdicts.length,
    winnable: count('winnable'),
    unwinnable: count('unwinnable'),
    unknown: count('unknown'),
  };
  const question = { kind: 'solve', goal: 'win', limits: list.limits, moves: false } as const;
  return ok({
    ...about(surveyName({ ...list, question }), list, totals, wanted),
    who: 'solver',
    policy: null,
    goal: 'win',
    information: 'open',
    ...knowing(list),
    nodes: null,
    values: null,
    source: 'list',
  });
};

/** What the advice wins on the deals on which it was judged: an entry for each game whose standard rules have fitted numbers. */
export const entriesOfFits = (fits: readonly FittedEntry[] = fittedEntries()): readonly AtlasEntry[] => {
  const byRules = new Map(fits.map((fit) => [fit.rules, fit]));
  return games.flatMap((def): readonly AtlasEntry[] => {
    const game = compileTrusted(def, {});
    const judged = game.ok ? byRules.get(game.value.rules)?.judged : undefined;
    if (judged === undefined) return [];
    const [first, last] = judged.deals;
    const totals: VerdictTotals = {
      deals: last - first + 1,
      winnable: judged.won,
      unwinnable: last - first + 1 - judged.won,
      unknown: 0,
    };
    return [
      {
        ...about(`${def.id}-coach`, { game: def.id, options: {}, numbers: 'cairn' }, totals, new Map()),
        who: 'policy',
        policy: 'coach',
        goal: null,
        information: 'closed',
        nodes: null,
        values: null,
        source: 'fit',
      },
    ];
  });
};

/** A solver knows how cards will be shuffled by powers. */
const knowing = ({
  game: id,
  options,
}: Pick<ListedVerdicts, 'game' | 'options'>): Pick<AtlasEntry, 'thoughtful'> => {
  const def = findGame(id)?.def;
  const game = def === undefined ? null : compileGame(def, options);
  return game?.ok === true && game.value.chance && game.value.def.powers !== undefined
    ? { thoughtful: true }
    : {};
};

const about = (
  id: string,
  { game, options, numbers }: Pick<ListedVerdicts, 'game' | 'options' | 'numbers'>,
  { deals, winnable, unknown }: VerdictTotals,
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

const valuesOf = (values: StoredSurvey['values'], proved: number): AtlasValues | null => {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  // In a game that pays no points all values are 0.
  if (values.length === 1 && first[0] === 0) return null;
  const deals = values.reduce((sum, [, count]) => sum + count, 0);
  const mean = values.reduce((sum, [value, count]) => sum + value * count, 0) / deals;
  return { mean, least: first[0], most: last[0], proved };
};
