/**
 * Migrations: the tables of a part of the program as numbered steps of SQL, forwards only. The database keeps how many
 * steps each part has taken. Steps are taken under an advisory lock, so that processes that start together take each
 * once, and each in its own transaction, so that a step that fails leaves those before it.
 */
import { failWith, ok, type Result } from '@cairn/engine';
import type { SqlClient, SqlStore } from './store.ts';

/** The key of the advisory lock; any constant. */
const LOCK = 5_200_131;

const VERSIONS = `
  create schema if not exists cairn;
  create table if not exists cairn.version (part text primary key, steps int not null);
`;

/**
 * Brings the tables of a part up to date and returns the number of steps taken now. Fault: a newer program has changed
 * them. Rejects with the error of the database if a step fails.
 * @param part a name of its own for each list of steps.
 * @param steps SQL; a step that has been published never changes.
 */
export const migrate = async (
  store: SqlStore,
  part: string,
  steps: readonly string[],
): Promise<Result<number>> => {
  for (let taken = 0; ; taken++) {
    const at = await store.transaction(async (sql) => {
      await sql.query(`select pg_advisory_xact_lock(${LOCK})`);
      await sql.query(VERSIONS);
      const version = await versionOf(sql, part);
      const step = steps[version];
      if (step === undefined) return version;
      await sql.query(step);
      await sql.query(
        `insert into cairn.version (part, steps) values ($1, $2)
         on conflict (part) do update set steps = excluded.steps`,
        [part, version + 1],
      );
      return null;
    });
    if (at === null) continue;
    if (at > steps.length)
      return failWith(
        'version',
        '',
        `The database has step ${at} of "${part}", and this program knows ${steps.length}: wanted a newer program`,
      );
    return ok(taken);
  }
};

const versionOf = async (sql: SqlClient, part: string): Promise<number> => {
  const [row] = await sql.query<{ steps: number }>('select steps from cairn.version where part = $1', [part]);
  return row?.steps ?? 0;
};
