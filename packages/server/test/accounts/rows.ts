// What is in the database, and a part of the server that has rows there.
import type { SqlClient } from '@cairn/store';
import { expect } from 'vitest';
import type { AccountPart } from '../../src/accounts/accounts.ts';

/** A part that has a row of each account, as plays are. */
export const notes: AccountPart = {
  name: 'notes',
  merge: async (sql, from, to) =>
    void (await sql.query('update notes.note set account = $2 where account = $1', [from, to])),
  remove: async (sql, account) =>
    void (await sql.query(`update notes.note set account = 'gone' where account = $1`, [account])),
  read: (sql, account) =>
    sql.query('select text from notes.note where account = $1 order by text', [account]),
};

/** All rows of all tables, as one text. */
export const everyRow = async (store: SqlClient): Promise<string> => {
  const tables = await store.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(8);
  const rows = await Promise.all(
    tables.map(({ name }) => store.query(`select row_to_json(t)::text as row from ${name} as t`)),
  );
  return JSON.stringify(rows);
};
