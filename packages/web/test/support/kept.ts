// What the browser of a test has stored.

import type { Page } from 'playwright-core';
import type { ResultRow } from '../../src/play/results.ts';

/** Everything in a store of the database, as the browser holds it. */
export const storeOf = (page: Page, name: string): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(async (from) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
      });
    const db = await answer(indexedDB.open('cairn'));
    const store = db.transaction(from).objectStore(from);
    const keys = await answer(store.getAllKeys() as IDBRequest<string[]>);
    const values = await answer<unknown[]>(store.getAll());
    db.close();
    return Object.fromEntries(keys.map((key, i) => [key, values[i]]));
  }, name);

/** The moves of the game that lies on the table, as stored. */
export const movesKept = async (page: Page): Promise<readonly string[]> => {
  const table = await storeOf(page, 'table');
  return (table[`${String(table['owner'])} now`] as { moves: readonly string[] }).moves;
};

/** Adds results to the database; a page reads them when it is loaded the next time. */
export const addResults = (page: Page, rows: readonly ResultRow[]): Promise<void> =>
  page.evaluate(async (added) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('cairn');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
    });
    const writing = db.transaction('results', 'readwrite');
    for (const row of added) writing.objectStore('results').put(row, row.id);
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('error', () => reject(writing.error ?? new Error('Not written')));
    });
    db.close();
  }, rows);
