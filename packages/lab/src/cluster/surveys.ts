/**
 * Surveys in a database: submitting, cancelling, reading. The id of a survey is a digest of its plan. Submitting the same plan
 * again queues the missing chunks of the same survey again.
 */
import { createHash } from 'node:crypto';
import { ok, type Result } from '@cairn/engine';
import type { TrialLimits } from '@cairn/trials';
import type { SqlClient, SqlStore } from '@cairn/store';
import { readChunk, type Chunk } from '../chunk.ts';
import { chunksOf, planText, readPlan, type SurveyPlan } from '../plan.ts';
import { SurveyProgress, type DealCounts } from '../progress.ts';
import type { JobCounts, JobQueue } from './queue.ts';

/** A row of cairn.survey. */
export interface SurveyRow {
  readonly id: string;
  readonly plan: string;
  readonly priority: number;
  readonly again: string | null;
  readonly cancelled: boolean;
}
const COLUMNS = 'id, plan, priority, again, cancelled';

/** A second computation of a task that differs from the first, which stays the result. */
export interface Contradiction {
  readonly chunk: number;
  readonly pass: number;
  readonly deals: readonly number[];
  readonly worker: string;
}

export const surveyId = (plan: SurveyPlan): string =>
  createHash('sha256').update(planText(plan)).digest('hex').slice(0, 12);

export interface Submission {
  /** Surveys of higher priority are worked on first. */
  readonly priority: number;
  readonly again?: TrialLimits;
  /** Seconds after which the job of a silent worker is given to another. */
  readonly lease: number;
}

/** Seconds; long enough for a restart of the database or a minute without network. */
export const DEFAULT_LEASE_S = 120;

/** Stores a survey and queues its missing chunks. Resolves to its id and the number of tasks queued. */
export const submitSurvey = async (
  store: SqlStore,
  queue: JobQueue,
  plan: SurveyPlan,
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
    const progress = new SurveyProgress(plan);
    for await (const chunk of chunksOfSurvey(sql, plan, id)) if (chunk.ok) progress.add(chunk.value);
    const first = [...progress.first()];
    const tasks = again === undefined ? first : [...first, ...progress.again(again)];
    await queue.clear(id, sql);
    await queue.put(id, tasks, lease, sql);
    return { id, missing: tasks.length };
  });
};

/** Stops work on a survey; stored chunks stay. Resolves to whether there is such a survey. */
export const cancelSurvey = async (store: SqlStore, id: string): Promise<boolean> => {
  const rows = await store.query('update cairn.survey set cancelled = true where id = $1 returning id', [id]);
  return rows.length > 0;
};

/** The survey with this id, or all surveys, those to be worked on first at the beginning. */
export const surveysIn = (store: SqlStore, id?: string): Promise<readonly SurveyRow[]> =>
  store.query<SurveyRow>(
    `select ${COLUMNS} from cairn.survey where $1::text is null or id = $1 order by priority desc, made, id`,
    [id ?? null],
  );

const PAGE = 20;

/** The chunks of a survey, the passes of each in order; a fault for a damaged line. */
export async function* chunksOfSurvey(
  store: SqlClient,
  plan: SurveyPlan,
  id: string,
): AsyncIterable<Result<Chunk>> {
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
export interface SurveyStatus extends JobCounts {
  readonly entry: SurveyRow;
  readonly plan: SurveyPlan;
  readonly chunks: number;
  /** Chunks whose first pass is stored. */
  readonly kept: number;
  readonly deals: DealCounts;
  /** Deals per second over the last minutes; null if no chunk was stored then. */
  readonly rate: number | null;
  readonly alarms: readonly Contradiction[];
}

const LATELY_S = 300;

/** Faults: this version cannot read the plan. */
export const statusOf = async (
  store: SqlStore,
  queue: JobQueue,
  entry: SurveyRow,
): Promise<Result<SurveyStatus>> => {
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
    alarms: await contradictionsOf(store, entry.id),
  });
};

type Row = Readonly<Record<'kept' | 'done' | 'winnable' | 'unknown' | 'lately' | 'span', number>>;

export const contradictionsOf = async (store: SqlStore, id: string): Promise<readonly Contradiction[]> => {
  const rows = await store.query<{ chunk: number; pass: number; deals: string; worker: string }>(
    'select chunk, pass, deals, worker from cairn.alarm where survey = $1 order by chunk, pass, made',
    [id],
  );
  return rows.map(({ deals, ...rest }) => ({ ...rest, deals: JSON.parse(deals) as readonly number[] }));
};
