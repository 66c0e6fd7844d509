// What the browser of a test has stored.

import type { Page } from 'playwright-core';

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
