import type { SqlClient } from '@cairn/store';
import { ID_BYTES, randomToken } from '../random-token.ts';
import { NOW } from './tables.ts';

export type AuditAction = 'admin-made' | 'reset-made' | 'reset-used' | 'contest-changed';

/** Notes what was done with the rights of an admin. `actor`: who did it; null: the server. `account`: whom it was done to. */
export const audit = async (
  sql: SqlClient,
  action: AuditAction,
  actor: string | null,
  account: string | null,
): Promise<void> => {
  await sql.query(
    `insert into accounts.audit (id, at, actor, action, account) values ($1, ${NOW}, $2, $3, $4)`,
    [randomToken(ID_BYTES), actor, action, account],
  );
};
