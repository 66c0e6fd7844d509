/**
 * The jobs of surveys in pg-boss, one queue per survey. A job is one task. Its id is a digest of the task, so
 * queueing it twice queues it once. A job that is taken is leased, and its worker renews the lease. If it does not,
 * because the machine is gone or paused, the job is given to another worker.
 */
import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import type { SqlClient, SqlStore } from '@cairn/store';
import type { ChunkTask } from '../chunk.ts';

/** A task that was taken from the queue. */
export interface ChunkJob {
  readonly queue: string;
  readonly id: string;
  /** How often it was taken before; the last worker to take it holds the lease. */
  readonly taken: number;
  /** Seconds of a lease. */
  readonly lease: number;
  readonly task: ChunkTask;
}

export type JobCounts = Readonly<Record<'waiting' | 'active' | 'failed', number>>;

export interface JobQueue {
  /** Creates the queue of a survey if it is missing; not within a transaction. */
  make(survey: string): Promise<void>;
  /** Queues tasks that are not queued yet. */
  put(survey: string, tasks: Iterable<ChunkTask>, lease: number, sql: SqlClient): Promise<void>;
  /** Takes the next job of a survey; null if none waits. */
  take(survey: string): Promise<ChunkJob | null>;
  /** Completes a job, within the transaction that stores its chunk. */
  complete(job: ChunkJob, sql: SqlClient): Promise<void>;
  /** Reports that a job failed; it is tried again later, up to a limit. */
  fail(job: ChunkJob, why: string): Promise<void>;
  /** Lets another worker take the job at once. */
  giveBack(job: ChunkJob): Promise<void>;
  renew(job: ChunkJob): Promise<void>;
  /** Ends leases that were not renewed in time. */
  expire(): Promise<void>;
  counts(survey: string): Promise<JobCounts>;
  /** Jobs that failed too often, with the last error message. */
  failures(survey: string): Promise<readonly { readonly task: ChunkTask; readonly why: string }[]>;
  /** Deletes jobs that have ended, so that missing chunks can be queued again. */
  clear(survey: string, sql: SqlClient): Promise<void>;
}

/** Retries before a job counts as failed: by then the chunk itself is the likely cause. The last wait is an hour. */
const RETRIES = 10;
const RETRY_SECONDS = 2;
/** An error code of PostgreSQL. */
const UNIQUE_VIOLATION = '23505';
/** Jobs inserted by one statement. */
const BATCH = 1000;

const queueOf = (survey: string): string => `survey-${survey}`;

/** A UUID made from the task. */
const jobId = (survey: string, { chunk, pass }: ChunkTask): string => {
  const hex = createHash('sha256').update(`${survey} ${chunk} ${pass}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
};

const bossSql = (sql: SqlClient): PgBoss.Db => ({
  executeSql: async (text, values?: readonly unknown[]) => ({ rows: [...(await sql.query(text, values))] }),
});

const startBoss = async (store: SqlStore): Promise<PgBoss> => {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({ db: bossSql(store), supervise: false, schedule: false, retentionDays: 3650 });
  await boss.start();
  return boss;
};

/**
 * Whether another process has just created what this one was creating. pg-boss waits for that process, but in a transaction
 * that began before, in which PostgreSQL goes by what it knew then.
 */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === UNIQUE_VIOLATION;

/** Opens the queue and creates pg-boss's tables if they are missing. */
export const openQueue = async (store: SqlStore): Promise<JobQueue> => {
  const boss = await startBoss(store).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    return startBoss(store);
  });
  // Jobs are rows of pgboss.job. `started_on + expire_in` is the end of a lease, `retry_count` how often a job was taken.
  const held = `name = $1 and id = $2::uuid and state = 'active' and retry_count = $3`;
  const holder = ({ queue, id, taken }: ChunkJob): readonly unknown[] => [queue, id, taken];
  return {
    make: (survey) => boss.createQueue(queueOf(survey)),
    put: async (survey, tasks, lease, sql) => {
      const name = queueOf(survey);
      let batch: PgBoss.JobInsert[] = [];
      const flush = async (): Promise<void> => {
        await boss.insert(batch, { db: bossSql(sql) });
        batch = [];
      };
      for (const task of tasks) {
        batch.push({
          id: jobId(survey, task),
          name,
          // As text: jsonb would reorder the fields.
          data: { task: JSON.stringify(task) },
          // First passes come first, so that an early report covers all deals.
          priority: 1 - task.pass,
          retryLimit: RETRIES,
          retryDelay: RETRY_SECONDS,
          retryBackoff: true,
          expireInSeconds: lease,
        });
        if (batch.length === BATCH) await flush();
      }
      if (batch.length > 0) await flush();
    },
    take: async (survey) => {
      const queue = queueOf(survey);
      let failure: unknown = null;
      // `fetch` reports every error as an empty queue, so errors are caught here.
      const db: PgBoss.Db = {
        executeSql: (text, values) =>
          bossSql(store)
            .executeSql(text, values)
            .catch((error: unknown) => {
              failure = error;
              throw error;
            }),
      };
      const [job] = await boss.fetch<{ readonly task: string }>(queue, { includeMetadata: true, db });
      if (failure !== null) throw failure instanceof Error ? failure : new Error('No job could be fetched');
      if (job === undefined) return null;
      const { id, retryCount: taken, expireInSeconds, data } = job;
      // Some drivers return it as text; rounding makes it a number.
      const lease = Math.ceil(expireInSeconds);
      return { queue, id, taken, lease, task: JSON.parse(data.task) as ChunkTask };
    },
    complete: ({ queue, id }, sql) => boss.complete(queue, id, {}, { db: bossSql(sql) }),
    fail: ({ queue, id }, message) => boss.fail(queue, id, { message }),
    giveBack: async (job) => {
      // Not `now()`: a job can be taken only after its start, and PGlite's clock has whole milliseconds.
      await store.query(
        `update pgboss.job set state = 'retry', start_after = created_on where ${held}`,
        holder(job),
      );
    },
    renew: async (job) => {
      await store.query(`update pgboss.job set started_on = now() where ${held}`, holder(job));
    },
    expire: () => boss.expire(),
    counts: async (survey) => {
      const [row] = await store.query<JobCounts>(
        `select count(*) filter (where state in ('created', 'retry'))::int as waiting,
           count(*) filter (where state = 'active')::int as active,
           count(*) filter (where state = 'failed')::int as failed
         from pgboss.job where name = $1`,
        [queueOf(survey)],
      );
      return row ?? { waiting: 0, active: 0, failed: 0 };
    },
    failures: async (survey) => {
      const rows = await store.query<{ task: string; why: string | null }>(
        `select data->>'task' as task, coalesce(output->>'message', output->'value'->>'message') as why
         from pgboss.job where name = $1 and state = 'failed' order by data->>'task'`,
        [queueOf(survey)],
      );
      return rows.map(({ task, why }) => ({
        task: JSON.parse(task) as ChunkTask,
        why: why ?? 'nothing is known',
      }));
    },
    clear: async (survey, sql) => {
      await sql.query(`delete from pgboss.job where name = $1 and state > 'active'`, [queueOf(survey)]);
    },
  };
};
