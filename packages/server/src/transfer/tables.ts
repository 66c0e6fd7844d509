/** The tables of a club in the order in which they can be filled again, and how their rows are read and written. */
import type { SqlClient } from '@cairn/store';

/** With the columns of the primary key. What ends after minutes or days is left out: challenges, networks. */
export const TABLES = {
  'accounts.account': ['id'],
  'accounts.passkey': ['id'],
  'accounts.session': ['token_hash'],
  'accounts.code': ['hash'],
  'accounts.audit': ['id'],
  'club.contest': ['id'],
  'club.board': ['id'],
  'club.contest_board': ['contest', 'n'],
  'club.entry': ['contest', 'account'],
  'club.play': ['id'],
  'club.act': ['play', 'n'],
  'club.result': ['play'],
  'club.report': ['id'],
  'club.setting': ['name'],
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

export const isTableName = (name: string): name is TableName => Object.hasOwn(TABLES, name);

/** Of the columns of a key, which are numbers; texts are ordered by their bytes, on every system alike. */
const NUMBERS: readonly string[] = ['n'];
/** A page is made in one piece, and under PGlite nobody else is served meanwhile. */
const PAGE_ROWS = 250;

/** Whether the database orders texts by their bytes, as PGlite does. */
const ordersByBytes = async (sql: SqlClient): Promise<boolean> => {
  const [database] = await sql.query<{ bytes: boolean }>(
    `select datlocprovider = 'c' and datcollate in ('C', 'POSIX') as bytes
     from pg_database where datname = current_database()`,
  );
  return database?.bytes === true;
};

/**
 * All rows of a table by its key, a page at a time, as texts of JSON with the columns in their order. In a transaction.
 * Where the primary key is in the order of bytes, its rows are read in that order; elsewhere the first page waits until all of
 * them are sorted.
 */
export async function* tableRows(sql: SqlClient, table: TableName): AsyncGenerator<readonly string[]> {
  const collation = (await ordersByBytes(sql)) ? '' : ' collate "C"';
  const order = TABLES[table].map((column) => (NUMBERS.includes(column) ? column : `${column}${collation}`));
  // The planner does not know that the first rows are wanted soon.
  await sql.query('set local enable_sort = off');
  await sql.query(
    `declare page no scroll cursor for select row_to_json(t)::text as row from ${table} as t order by ${order.join(', ')}`,
  );
  for (;;) {
    const rows = await sql.query<{ row: string }>(`fetch ${PAGE_ROWS} from page`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql.query('close page');
}

/** Puts rows into a table. Rejects with the error of the database if one does not fit. */
export const putRows = async (sql: SqlClient, table: TableName, rows: readonly string[]): Promise<void> => {
  await sql.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [`[${rows.join(',')}]`],
  );
};

/** How many rows a table has. */
export const countRows = async (sql: SqlClient, table: TableName): Promise<number> => {
  const [counted] = await sql.query<{ rows: number }>(`select count(*)::float8 as rows from ${table}`);
  return counted?.rows ?? 0;
};

/** How many steps each part of the database has taken. */
export const versionsOf = async (sql: SqlClient): Promise<Readonly<Record<string, number>>> => {
  const rows = await sql.query<{ part: string; steps: number }>(
    // In the order of their names, since files are compared by their texts.
    'select part, steps from cairn.version order by part collate "C"',
  );
  return Object.fromEntries(
    rows.filter(({ part }) => part === 'accounts' || part === 'club').map(({ part, steps }) => [part, steps]),
  );
};
