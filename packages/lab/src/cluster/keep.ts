/**
 * A chunk is kept and its job completed in one transaction: either both happened or neither. A chunk that is there already
 * was computed twice, and the two must agree; where they do not, the first stays, the second is put beside it as an alarm.
 */
import type { TrialLimits } from '@cairn/trials';
import { chunkLine, contradictions, dealsIn, readChunk, type Chunk } from '../chunk.ts';
import type { Plan } from '../plan.ts';
import type { Job, Queue } from './queue.ts';
import type { Sql, Store } from './store.ts';

/** `again` and `contradicted`: it was there already. */
export type Kept =
  | { readonly kind: 'kept' }
  | { readonly kind: 'again' }
  | { readonly kind: 'contradicted'; readonly deals: readonly number[] };

export interface Origin {
  readonly survey: string;
  readonly plan: Plan;
  /** Which machine and process. */
  readonly worker: string;
}

/** Happens once, however often it is called. */
export const keep = (store: Store, queue: Queue, origin: Origin, job: Job, chunk: Chunk): Promise<Kept> =>
  store.transaction(async (sql) => {
    const kept = await insert(sql, origin, chunk);
    if (kept.kind === 'kept') await follow(sql, queue, origin, job, chunk);
    await queue.complete(job, sql);
    return kept;
  });

const insert = async (sql: Sql, { survey, plan, worker }: Origin, chunk: Chunk): Promise<Kept> => {
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
  // A line that is damaged contradicts everything.
  const differ = first.ok ? contradictions(plan, first.value, chunk) : dealsIn(plan, chunk);
  if (differ.length === 0) return { kind: 'again' };
  await sql.query(
    `insert into cairn.alarm (survey, chunk, pass, deals, line, worker) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [...key, JSON.stringify(differ), line, worker],
  );
  return { kind: 'contradicted', deals: differ };
};

/** Queues another pass over what is undecided, where more was asked for than it has had. */
const follow = async (
  sql: Sql,
  queue: Queue,
  { survey, plan }: Origin,
  { lease }: Job,
  chunk: Chunk,
): Promise<void> => {
  const deals = dealsIn(plan, chunk).filter((_, i) => chunk.verdicts[i] === 'u');
  if (deals.length === 0) return;
  // Shared: whoever asks for more at this moment waits, and then sees this chunk.
  const [row] = await sql.query<{ again: string | null }>(
    'select again from cairn.survey where id = $1 for share',
    [survey],
  );
  const again = row?.again ?? null;
  if (again === null || again === JSON.stringify(chunk.limits)) return;
  const limits = JSON.parse(again) as TrialLimits;
  await queue.put(survey, [{ chunk: chunk.chunk, pass: chunk.pass + 1, limits, deals }], lease, sql);
};
