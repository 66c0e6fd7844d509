/**
 * The file of a site: everything in its database, from one moment, to be kept, or read into an empty database of either
 * kind. It is compressed by gzip and has a line of JSON for each thing:
 *
 *   { "cairn": "site", "file": 1, "versions": { "accounts": 1, "club": 1 } }
 *   { "table": "accounts.account" }
 *   { "id": … }                                  a row, for each of them, by the key of the table
 *   …
 *   { "end": 5210 }                              how many rows there were
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { fail, failWith, ok, type Result } from '@cairn/engine';
import type { SqlClient, SqlStore } from '@cairn/store';
import {
  countRows,
  isTableName,
  putRows,
  tableRows,
  TABLE_NAMES,
  versionsOf,
  type TableName,
} from './tables.ts';

const FILE_VERSION = 1;
const BATCH_ROWS = 500;

async function* lines(sql: SqlClient, counted: (rows: number) => void): AsyncGenerator<string> {
  const versions = await versionsOf(sql);
  yield `${JSON.stringify({ cairn: 'site', file: FILE_VERSION, versions })}\n`;
  let total = 0;
  for (const table of TABLE_NAMES) {
    yield `${JSON.stringify({ table })}\n`;
    for await (const rows of tableRows(sql, table)) {
      total += rows.length;
      yield `${rows.join('\n')}\n`;
    }
  }
  yield `${JSON.stringify({ end: total })}\n`;
  counted(total);
}

/** Writes the file of a site, whole or not at all, and returns the number of rows. Rejects if it cannot be written. */
export const writeSite = async (store: SqlStore, file: string): Promise<number> => {
  const half = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  let total = 0;
  try {
    await store.transaction(async (sql) => {
      await sql.query('set transaction isolation level repeatable read, read only');
      const content = Readable.from(lines(sql, (rows) => (total = rows)));
      await pipeline(content, createGzip(), createWriteStream(half));
    });
    const written = await open(half, 'r+');
    await written.sync();
    await written.close();
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return total;
};

const unreadable = (file: string, line: number, why: string): Result<never> =>
  failWith('site-file', file, `Cannot read "${file}", line ${line}: ${why}`);

const NEWER = 'it is of another version of Cairn: use the version that wrote it, and update afterwards';

/** Why the head of a file does not fit this database; null: it does. */
const headFault = (head: unknown, versions: Readonly<Record<string, number>>): string | null => {
  const { cairn, file, versions: written } = (head ?? {}) as Readonly<Record<string, unknown>>;
  if (cairn !== 'site') return 'this is no file that "cairn-server export" has written';
  return file === FILE_VERSION && JSON.stringify(written) === JSON.stringify(versions) ? null : NEWER;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

class Unreadable extends Error {
  readonly result: Result<never>;
  constructor(result: Result<never>) {
    super('unreadable');
    this.result = result;
  }
}

/**
 * Reads a file of a site into an empty database that is up to date: all of it or nothing. Returns the number of rows.
 * Faults: the database has rows, or the file cannot be read.
 */
export const readSite = async (store: SqlStore, file: string): Promise<Result<number>> => {
  try {
    return await store.transaction(async (sql) => {
      for (const table of TABLE_NAMES)
        if ((await countRows(sql, table)) > 0)
          throw new Unreadable(failWith('not-empty', '', `The database is not empty: ${table} has rows`));
      return ok(await fill(sql, file));
    });
  } catch (error) {
    if (error instanceof Unreadable && !error.result.ok) return fail(error.result.error);
    throw error;
  }
};

const fill = async (sql: SqlClient, file: string): Promise<number> => {
  const input = createReadStream(file);
  const unpacked = input.pipe(createGunzip());
  input.on('error', (error) => unpacked.destroy(error));
  const versions = await versionsOf(sql);
  let [number, total] = [0, 0];
  let end: number | null = null;
  let table: TableName | null = null;
  let batch: string[] = [];
  const stop = (why: string): never => {
    throw new Unreadable(unreadable(file, number, why));
  };
  const flush = async (): Promise<void> => {
    if (table === null || batch.length === 0) return;
    const rows = batch;
    batch = [];
    await putRows(sql, table, rows).catch((error: unknown) => stop(messageOf(error)));
    total += rows.length;
  };
  try {
    for await (const line of createInterface({ input: unpacked })) {
      number += 1;
      if (end !== null) stop('there is something after the end');
      const read = parsed(line) ?? stop('this is no JSON');
      if (number === 1) {
        const fault = headFault(read, versions);
        if (fault !== null) stop(fault);
      } else if (typeof read['end'] === 'number') {
        await flush();
        end = read['end'];
      } else if (typeof read['table'] === 'string' && Object.keys(read).length === 1) {
        await flush();
        table = isTableName(read['table']) ? read['table'] : stop(`there is no table "${read['table']}"`);
      } else {
        batch.push(line);
        if (batch.length >= BATCH_ROWS) await flush();
      }
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    stop(messageOf(error));
  }
  if (end !== total)
    stop(end === null ? 'the end is missing' : `${end} rows were written, here are ${total}`);
  return total;
};

/** An object of JSON; null if the line is none. */
const parsed = (line: string): Readonly<Record<string, unknown>> | null => {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
};
