/** Changes that the database refuses are handed to the page after a reload, where the browser has session storage. */
import type { Change } from './database.ts';

const CARRIED = 'carried';

/** Hands changes to the page after a reload. */
export const carryOver = (changes: readonly Change[]): void => {
  try {
    if (changes.length > 0) sessionStorage.setItem(CARRIED, JSON.stringify(changes));
  } catch {
    // Then they end with the page.
  }
};

/** The changes that the page before has handed on. */
export const takeCarried = (): readonly Change[] => {
  try {
    const text = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    return text === null ? [] : (JSON.parse(text) as readonly Change[]);
  } catch {
    return [];
  }
};
