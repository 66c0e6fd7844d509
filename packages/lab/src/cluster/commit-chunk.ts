/**
 * Stores a chunk and completes its job in one transaction: both happen or neither. A chunk that is stored already was
 * computed twice, and the two must agree. If they do not, the first stays, and the second is stored as an alarm.
 */
import type { TrialLimits } from '@cairn/trials';
import type { SqlClient, SqlStore } from '@cairn/store';
import { chunkLine, contradictions, dealsIn, readChunk, type Chunk } from '../chunk.ts';
import type { SurveyPlan } from '../plan.ts';
import type { ChunkJob, JobQueue } from './queue.ts';

/** `again` and `contradicted`: the chunk was stored already. */
export type CommitResult =
  | { readonly kind: 'kept' }
  | { readonly kind: 'again' }
  | { readonly kind: 'contradicted'; readonly deals: readonly number[] };

export interface ChunkOrigin {
  readonly survey: string;
  readonly plan: SurveyPlan;
  /** The machine and process. */
  readonly worker: string;
}

/** Idempotent: a chunk that is committed again changes nothing. */
export const commitChunk = (
  store: SqlStore,
  queue: JobQueue,
  origin: ChunkOrigin,
  job: ChunkJob,
  chunk: Chunk,
): Promise<CommitResult> =>
  store.transaction(async (sql) => {
    const kept = await insert(sql, origin, chunk);
    if (kept.kind === 'kept') await queueNextPass(sql, queue, origin, job, chunk);
    await queue.complete(job, sql);
    return kept;
  });

const insert = async (
  sql: SqlClient,
  { survey, plan, worker }: ChunkOrigin,
  chunk: Chunk,
): Promise<CommitResult> => {
  const [line, deals] = [chunkLine(chunk), dealsIn(plan, chunk).length];
  const count = (letter: string): number => chunk.verdicts.split(letter).length - 1;
  const ms = chunk.ms.reduce((sum, each) => sum + each, 0);
  const key = [survey, chunk.chunk, chunk.pass];
  const mine = await sql.query(
    `insert into cairn.chunk (survey, chunk, pass, line, deals, winnable, unknown, ms, worker)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning chunk`,
    [...key, line, deals, count('w'), count('u'), ms, worker],
  );
  if (mine.length > 0) return { kind: 'kept' };
  const [row] = await sql.query<{ line: string }>(
    'select line from cairn.chunk where survey = $1 and chunk = $2 and pass = $3',
    key,
  );
  const first = readChunk(plan, row?.line ?? '');
  // A damaged line contradicts every result.
  const differ = first.ok ? contradictions(plan, first.value, chunk) : dealsIn(plan, chunk);
  if (differ.length === 0) return { kind: 'again' };
  await sql.query(
    `insert into cairn.alarm (survey, chunk, pass, deals, line, worker) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [...key, JSON.stringify(differ), line, worker],
  );
  return { kind: 'contradicted', deals: differ };
};

/** Queues another pass over the undecided deals, if the survey asks for higher limits than they have had. */
const queueNextPass = async (
  sql: SqlClient,
  queue: JobQueue,
  { survey, plan }: ChunkOrigin,
  { lease }: ChunkJob,
  chunk: Chunk,
): Promise<void> => {
  const deals = dealsIn(plan, chunk).filter((_, i) => chunk.verdicts[i] === 'u');
  if (deals.length === 0) return;
  // A shared lock: a request for another pass at this moment waits, and then sees this chunk.
  const [row] = await sql.query<{ again: string | null }>(
    'select again from cairn.survey where id = $1 for share',
    [survey],
  );
  const again = row?.again ?? null;
  if (again === null || again === JSON.stringify(chunk.limits)) return;
  const limits = JSON.parse(again) as TrialLimits;
  await queue.put(survey, [{ chunk: chunk.chunk, pass: chunk.pass + 1, limits, deals }], lease, sql);
};
