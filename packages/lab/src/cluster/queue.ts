/**
 * Jobs of surveys in pg-boss, a queue a survey. A job is one task; its name is made of what is to be done, so whoever
 * queues it twice queues it once. A job that is taken is leased: who computes it renews the lease again and again, and
 * where nobody does, because the machine is gone or stands still, the job is given to somebody else.
 */
import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import type { ChunkTask } from '../chunk.ts';
import type { Sql, Store } from './store.ts';

/** A task that was taken. */
export interface Job {
  readonly queue: string;
  readonly id: string;
  /** How often it was taken before: who took it last holds the lease. */
  readonly taken: number;
  /** Seconds for which it is leased, each time. */
  readonly lease: number;
  readonly task: ChunkTask;
}

export type Counts = Readonly<Record<'waiting' | 'active' | 'failed', number>>;

export interface Queue {
  /** Makes the queue of a survey if need be; not within a transaction. */
  make(survey: string): Promise<void>;
  /** Queues tasks that are not there yet. */
  put(survey: string, tasks: Iterable<ChunkTask>, lease: number, sql: Sql): Promise<void>;
  /** The next task of a survey; null when none waits. */
  take(survey: string): Promise<Job | null>;
  /** Within the transaction that keeps the chunk. */
  complete(job: Job, sql: Sql): Promise<void>;
  /** It could not be computed; somebody tries again later, up to a limit. */
  fail(job: Job, why: string): Promise<void>;
  /** Somebody else may have it at once. */
  giveBack(job: Job): Promise<void>;
  renew(job: Job): Promise<void>;
  /** Takes jobs away from those who have not renewed their leases. */
  expire(): Promise<void>;
  counts(survey: string): Promise<Counts>;
  /** Jobs that were tried too often, with what was said the last time. */
  failures(survey: string): Promise<readonly { readonly task: ChunkTask; readonly why: string }[]>;
  /** Forgets jobs that ended, in whatever way, so that what is missing can be queued again. */
  clear(survey: string, sql: Sql): Promise<void>;
}

/** A chunk whose worker was killed so often has something to do with it. The last wait is of an hour. */
const RETRIES = 10;
const RETRY_SECONDS = 2;
/** Jobs that are inserted at once. */
const BATCH = 1000;

const queueOf = (survey: string): string => `survey-${survey}`;

/** A UUID of what is to be done. */
const jobId = (survey: string, { chunk, pass }: ChunkTask): string => {
  const hex = createHash('sha256').update(`${survey} ${chunk} ${pass}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
};

const bossSql = (sql: Sql): PgBoss.Db => ({
  executeSql: async (text, values?: readonly unknown[]) => ({ rows: [...(await sql.query(text, values))] }),
});

/** Makes pg-boss's tables if need be. */
export const openQueue = async (store: Store): Promise<Queue> => {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({ db: bossSql(store), supervise: false, schedule: false, retentionDays: 3650 });
  await boss.start();
  // Jobs are rows of pgboss.job; `started_on + expire_in` is the end of a lease, `retry_count` counts how often it was taken.
  const held = `name = $1 and id = $2::uuid and state = 'active' and retry_count = $3`;
  const holder = ({ queue, id, taken }: Job): readonly unknown[] => [queue, id, taken];
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
          // As text: jsonb would change the order of what is in it.
          data: { task: JSON.stringify(task) },
          // First passes first: whoever looks in the meantime wants to see all deals.
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
      let fault: unknown = null;
      // `fetch` takes every fault for an empty queue.
      const db: PgBoss.Db = {
        executeSql: (text, values) =>
          bossSql(store)
            .executeSql(text, values)
            .catch((error: unknown) => {
              fault = error;
              throw error;
            }),
      };
      const [job] = await boss.fetch<{ readonly task: string }>(queue, { includeMetadata: true, db });
      if (fault !== null) throw fault instanceof Error ? fault : new Error('No job could be fetched');
      if (job === undefined) return null;
      const { id, retryCount: taken, expireInSeconds, data } = job;
      // Some drivers give its digits: rounded it is a number in any case.
      const lease = Math.ceil(expireInSeconds);
      return { queue, id, taken, lease, task: JSON.parse(data.task) as ChunkTask };
    },
    complete: ({ queue, id }, sql) => boss.complete(queue, id, {}, { db: bossSql(sql) }),
    fail: ({ queue, id }, message) => boss.fail(queue, id, { message }),
    giveBack: async (job) => {
      // Not from now on: a job is taken where its start lies before the clock, and PGlite's clock knows only milliseconds.
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
      const [row] = await store.query<Counts>(
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
