import type { SqlClient } from '@cairn/store';
import { ID_BYTES, randomToken } from '../random-token.ts';
import { NOW } from '../database-time.ts';

export type AuditAction =
  | 'admin-made'
  | 'admin-ended'
  | 'reset-made'
  | 'reset-used'
  | 'renamed'
  | 'report-settled'
  | 'result-void'
  | 'result-counts'
  | 'contest-closed'
  | 'contest-changed'
  | 'setting-changed'
  | 'exported';

/**
 * Notes what was done with the rights of an admin.
 * @param actor who did it; null: the server.
 * @param account whom it was done to; null: nobody.
 * @param subject the id of what else it was done to.
 */
export const audit = async (
  sql: SqlClient,
  action: AuditAction,
  actor: string | null,
  account: string | null,
  subject: string | null = null,
): Promise<void> => {
  await sql.query(
    `insert into accounts.audit (id, at, actor, action, account, subject) values ($1, ${NOW}, $2, $3, $4, $5)`,
    [randomToken(ID_BYTES), actor, action, account, subject],
  );
};
