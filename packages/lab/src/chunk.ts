/**
 * A chunk: the trials of some deals one after another, and the one line of JSON in which they are kept. Everything in it
 * but the times is the same on every machine; the sum at its end tells a whole line from a damaged one.
 */
import { createHash } from 'node:crypto';
import { validate, failWith, ok, type Game, type Result, type JsonSchema } from '@cairn/engine';
import type { Limit } from '@cairn/solver';
import { trialOf, type TrialLimits, type TrialResult } from '@cairn/trials';
import { dealsOf, type Plan } from './plan.ts';

/** What is to be computed: all deals of a chunk, or in a later pass some of them with more to spend. */
export interface ChunkTask {
  readonly chunk: number;
  /** 1 for the plan's own limits. */
  readonly pass: number;
  /** Of later passes. */
  readonly limits?: TrialLimits;
  /** Numbers of deals; all of the chunk when left out. */
  readonly deals?: readonly number[];
}

export interface Chunk extends ChunkTask {
  /** One letter a deal: w, l, u. */
  readonly verdicts: string;
  /** Which limit stopped the undecided ones, by the number of the deal. */
  readonly stopped?: Readonly<Record<string, Limit>>;
  readonly nodes: readonly number[];
  /** Milliseconds, to the hundredth. */
  readonly ms: readonly number[];
  readonly moves: readonly number[];
  /** Only where more than winning was asked. */
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

/** The numbers of the deals a chunk tells of. */
export const dealsIn = (plan: Plan, { chunk, deals }: ChunkTask): readonly number[] =>
  deals ?? dealsOf(plan, chunk);

/** Computes a chunk: for each deal of the task, in order, the trial of the plan's question. */
export const runChunk = (game: Game, plan: Plan, task: ChunkTask): Chunk => {
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

/** A chunk as a line, without the line's end. */
export const chunkLine = (chunk: Chunk): string =>
  JSON.stringify({ ...chunk, sum: sumOf(JSON.stringify(chunk)) });

/** Reads a line. Faults: it is no chunk of this plan, or not as it was written. */
export const readChunk = (plan: Plan, line: string): Result<Chunk> => {
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
 * Deals on which two computations of the same task contradict each other; none is what must be. A deal that the clock
 * stopped once may be decided the other time; everything else is the same wherever it is computed.
 */
export const contradictions = (plan: Plan, one: Chunk, other: Chunk): readonly number[] =>
  dealsIn(plan, one).filter((deal, i) => {
    const clock = [one, other].some(({ stopped }) => stopped?.[`${deal}`] === 'time');
    if (clock) return false;
    const [mine, theirs] = [one, other].map(({ verdicts, nodes, moves, values }) =>
      JSON.stringify([verdicts[i], nodes[i], moves[i], values?.[i] ?? null]),
    );
    return mine !== theirs;
  });
