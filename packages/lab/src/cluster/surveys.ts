/**
 * Surveys in a database: put there, cancelled, read. A survey is named by a digest of its plan, so the same survey submitted
 * again is the same survey: what is missing of it is queued again, whatever became of it before.
 */
import { createHash } from 'node:crypto';
import { ok, type Result } from '@cairn/engine';
import type { TrialLimits } from '@cairn/trials';
import { readChunk, type Chunk } from '../chunk.ts';
import { chunksOf, planText, readPlan, type Plan } from '../plan.ts';
import { Progress, type Counts as DealCounts } from '../progress.ts';
import type { Counts, Queue } from './queue.ts';
import type { Sql, Store } from './store.ts';

/** A row of cairn.survey. */
export interface Entry {
  readonly id: string;
  readonly plan: string;
  readonly priority: number;
  readonly again: string | null;
  readonly cancelled: boolean;
}
const COLUMNS = 'id, plan, priority, again, cancelled';

/** Two computations of a task that contradict each other. What came first is kept; the other is here. */
export interface Alarm {
  readonly chunk: number;
  readonly pass: number;
  readonly deals: readonly number[];
  readonly worker: string;
}

export const surveyId = (plan: Plan): string =>
  createHash('sha256').update(planText(plan)).digest('hex').slice(0, 12);

export interface Submission {
  /** Higher ones are worked on first. */
  readonly priority: number;
  readonly again?: TrialLimits;
  /** Seconds after which a silent worker's job is given to another. */
  readonly lease: number;
}

/** A lease that outlasts a restart of the database and a bad minute of the network. */
export const USUAL_LEASE_S = 120;

/** Puts a survey there and queues what is missing of it. Resolves to its id and how many tasks were missing. */
export const submit = async (
  store: Store,
  queue: Queue,
  plan: Plan,
  { priority, again, lease }: Submission,
): Promise<{ readonly id: string; readonly missing: number }> => {
  const id = surveyId(plan);
  const more = again === undefined ? null : JSON.stringify(again);
  await queue.make(id);
  return store.transaction(async (sql) => {
    await sql.query(
      `insert into cairn.survey (id, plan, priority, again) values ($1, $2, $3, $4)
     on conflict (id) do update set priority = $3, again = coalesce($4, cairn.survey.again), cancelled = false`,
      [id, planText(plan), priority, more],
    );
    const progress = new Progress(plan);
    for await (const chunk of chunksOfSurvey(sql, plan, id)) if (chunk.ok) progress.add(chunk.value);
    const first = [...progress.first()];
    const tasks = again === undefined ? first : [...first, ...progress.again(again)];
    await queue.clear(id, sql);
    await queue.put(id, tasks, lease, sql);
    return { id, missing: tasks.length };
  });
};

/** Nobody takes another job of it; what is computed stays. Resolves to whether there is such a survey. */
export const cancel = async (store: Store, id: string): Promise<boolean> => {
  const rows = await store.query('update cairn.survey set cancelled = true where id = $1 returning id', [id]);
  return rows.length > 0;
};

/** Surveys of this id, or all, those to be worked on first at the beginning. */
export const surveysIn = (store: Store, id?: string): Promise<readonly Entry[]> =>
  store.query<Entry>(
    `select ${COLUMNS} from cairn.survey where $1::text is null or id = $1 order by priority desc, made, id`,
    [id ?? null],
  );

const PAGE = 20;

/** Its chunks, each chunk's passes in their order; a fault for a line that is not as it was written. */
export async function* chunksOfSurvey(store: Sql, plan: Plan, id: string): AsyncIterable<Result<Chunk>> {
  let [chunk, pass] = [-1, 0];
  for (;;) {
    const rows = await store.query<{ chunk: number; pass: number; line: string }>(
      `select chunk, pass, line from cairn.chunk where survey = $1 and (chunk, pass) > ($2::int, $3::int)
       order by chunk, pass limit ${PAGE}`,
      [id, chunk, pass],
    );
    for (const row of rows) {
      ({ chunk, pass } = row);
      yield readChunk(plan, row.line);
    }
    if (rows.length < PAGE) return;
  }
}

/** How far a survey is. */
export interface Status extends Counts {
  readonly entry: Entry;
  readonly plan: Plan;
  readonly chunks: number;
  /** Chunks whose first pass is kept. */
  readonly kept: number;
  readonly deals: DealCounts;
  /** Deals a second over the last minutes; null when nothing was kept then. */
  readonly rate: number | null;
  readonly alarms: readonly Alarm[];
}

const LATELY_S = 300;

/** Faults: its plan is of another version. */
export const statusOf = async (store: Store, queue: Queue, entry: Entry): Promise<Result<Status>> => {
  const plan = readPlan(entry.plan);
  if (!plan.ok) return plan;
  const [row] = await store.query<Row>(
    `select count(*) filter (where pass = 1)::int as kept,
       coalesce(sum(deals) filter (where pass = 1), 0)::float8 as done,
       coalesce(sum(winnable), 0)::float8 as winnable,
       coalesce(sum(case when pass = 1 then unknown else unknown - deals end), 0)::float8 as unknown,
       coalesce(sum(deals) filter (where made > now() - interval '${LATELY_S} seconds'), 0)::float8 as lately,
       least(${LATELY_S}, coalesce(extract(epoch from now() - min(made)), 0))::float8 as span
     from cairn.chunk where survey = $1`,
    [entry.id],
  );
  const { kept, done, winnable, unknown, lately, span } = row as Row;
  return ok({
    ...(await queue.counts(entry.id)),
    entry,
    plan: plan.value,
    chunks: chunksOf(plan.value),
    kept,
    deals: { done, winnable, unwinnable: done - winnable - unknown, unknown },
    rate: lately > 0 && span > 0 ? lately / span : null,
    alarms: await alarmsOf(store, entry.id),
  });
};

type Row = Readonly<Record<'kept' | 'done' | 'winnable' | 'unknown' | 'lately' | 'span', number>>;

export const alarmsOf = async (store: Store, id: string): Promise<readonly Alarm[]> => {
  const rows = await store.query<{ chunk: number; pass: number; deals: string; worker: string }>(
    'select chunk, pass, deals, worker from cairn.alarm where survey = $1 order by chunk, pass, made',
    [id],
  );
  return rows.map(({ deals, ...rest }) => ({ ...rest, deals: JSON.parse(deals) as readonly number[] }));
};
