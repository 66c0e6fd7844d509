/**
 * A chunk: the trials of consecutive deals, stored as one line of JSON. Everything in it except the times is the same on
 * every machine; a checksum at the end of the line shows damage.
 */
import { createHash } from 'node:crypto';
import { validate, failWith, ok, type Game, type Result, type JsonSchema } from '@cairn/engine';
import type { Limit } from '@cairn/solver';
import { trialOf, type TrialLimits, type TrialResult } from '@cairn/trials';
import { dealsOf, type SurveyPlan } from './plan.ts';

/** What to compute: all deals of a chunk, or in a later pass some of them with higher limits. */
export interface ChunkTask {
  readonly chunk: number;
  /** Pass 1 has the limits of the plan. */
  readonly pass: number;
  /** The limits of a later pass. */
  readonly limits?: TrialLimits;
  /** The deal numbers; default all of the chunk. */
  readonly deals?: readonly number[];
}

export interface Chunk extends ChunkTask {
  /** One letter per deal: w (winnable), l (lost), u (unknown). */
  readonly verdicts: string;
  /** The limits that stopped undecided deals, by deal number. */
  readonly stopped?: Readonly<Record<string, Limit>>;
  readonly nodes: readonly number[];
  /** Milliseconds, to the hundredth. */
  readonly ms: readonly number[];
  readonly moves: readonly number[];
  /** Left out if only winning was asked. */
  readonly values?: readonly (number | null)[];
  /** "ynny": whether each value is proved to be the best. */
  readonly proved?: string;
}

const NUMBERS = { type: 'array', items: { type: 'number', minimum: 0 } } as const;
const SHAPE: JsonSchema = {
  type: 'object',
  required: ['chunk', 'pass', 'verdicts', 'nodes', 'ms', 'moves', 'sum'],
  properties: {
    chunk: { type: 'integer', minimum: 0 },
    pass: { type: 'integer', minimum: 1 },
    deals: NUMBERS,
    verdicts: { type: 'string', pattern: '^[wlu]*$', description: 'the letters w, l and u' },
    nodes: NUMBERS,
    ms: NUMBERS,
    moves: NUMBERS,
    proved: { type: 'string' },
    sum: { type: 'string' },
  },
};

/** The deal numbers of a chunk or task. */
export const dealsIn = (plan: SurveyPlan, { chunk, deals }: ChunkTask): readonly number[] =>
  deals ?? dealsOf(plan, chunk);

/** Computes a chunk: the trials of the task's deals, in order. */
export const runChunk = (game: Game, plan: SurveyPlan, task: ChunkTask): Chunk => {
  const attempt = trialOf(game, plan.numbers, plan.question);
  const deals = dealsIn(plan, task);
  const trials = deals.map((deal) => attempt(deal, task.limits));
  return { ...task, ...columnsOf(deals, trials) };
};

const columnsOf = (
  deals: readonly number[],
  trials: readonly TrialResult[],
): Omit<Chunk, keyof ChunkTask> => {
  const stopped = trials.flatMap(({ limit }, i) => (limit === null ? [] : [[`${deals[i]}`, limit] as const]));
  return {
    verdicts: trials.map(({ verdict }) => verdict).join(''),
    ...(stopped.length === 0 ? {} : { stopped: Object.fromEntries(stopped) }),
    nodes: trials.map(({ nodes }) => nodes),
    ms: trials.map(({ ms }) => Math.round(ms * 100) / 100),
    moves: trials.map(({ moves }) => moves),
    ...(trials.every(({ value }) => value === null)
      ? {}
      : {
          values: trials.map(({ value }) => value),
          proved: trials.map(({ proved }) => (proved ? 'y' : 'n')).join(''),
        }),
  };
};

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A chunk as a line, without the newline. */
export const chunkLine = (chunk: Chunk): string =>
  JSON.stringify({ ...chunk, sum: sumOf(JSON.stringify(chunk)) });

/** Reads a line. Faults: it is not a chunk of this plan, or its checksum is wrong. */
export const readChunk = (plan: SurveyPlan, line: string): Result<Chunk> => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return failWith('json', '', 'The line is no JSON: it was not written to its end');
  }
  const faults = validate(SHAPE, value);
  if (faults.length > 0) return failWith('chunk', '', `The line is no chunk: ${faults[0]?.message}`);
  const { sum, ...chunk } = value as Chunk & { readonly sum: string };
  if (sumOf(JSON.stringify(chunk)) !== sum)
    return failWith('sum', '', `The line of chunk ${chunk.chunk} is not as it was written`);
  const count = dealsIn(plan, chunk).length;
  const columns = [chunk.verdicts, chunk.nodes, chunk.ms, chunk.moves];
  if (columns.some(({ length }) => length !== count))
    return failWith('chunk', '', `The line of chunk ${chunk.chunk} is not of ${count} deals`);
  return ok(chunk);
};

/**
 * The deals on which two computations of the same task differ; there must be none. Deals that a time limit stopped are left
 * out: they may be decided on a faster machine.
 */
export const contradictions = (plan: SurveyPlan, one: Chunk, other: Chunk): readonly number[] =>
  dealsIn(plan, one).filter((deal, i) => {
    const timed = [one, other].some(({ stopped }) => stopped?.[`${deal}`] === 'time');
    if (timed) return false;
    const [mine, theirs] = [one, other].map(({ verdicts, nodes, moves, values }) =>
      JSON.stringify([verdicts[i], nodes[i], moves[i], values?.[i] ?? null]),
    );
    return mine !== theirs;
  });
