/**
 * Numbers for advice that were fitted on this device, for rules that the solver's own list does not have. They are kept with
 * the settings, as lines (`entryText`), and dropped when the adviser changes.
 */
import { ADVISER, entryIn, rulesInText } from '@cairn/solver';
import { signal } from '@preact/signals';
import { lazyModule } from '../platform/lazy-module.ts';
import type { Database } from '../platform/database.ts';
import { openDatabase } from '../platform/open-database.ts';

/** Their key in the store of settings. */
const STORED_AS = 'fittedNumbers';

/** As they are stored, and in a backup. */
export interface FittedLines {
  /** The adviser that they were fitted to. */
  readonly adviser: number;
  readonly lines: readonly string[];
}

export const linesToStore = (lines: readonly string[]): FittedLines => ({ adviser: ADVISER, lines });

/** The lines in data from outside that are of use: of this adviser, and well-formed. */
export const usableLines = (data: unknown): readonly string[] => {
  if (typeof data !== 'object' || data === null) return [];
  const { adviser, lines } = data as { readonly adviser?: unknown; readonly lines?: unknown };
  const all: readonly unknown[] = adviser === ADVISER && Array.isArray(lines) ? lines : [];
  return all.filter((line): line is string => typeof line === 'string' && entryIn(line) !== null);
};

/** The lines that are stored. */
export const storedLines = async (db: Database): Promise<readonly string[]> =>
  usableLines(await db.get('settings', STORED_AS));

const read = async (): Promise<readonly string[]> => storedLines(await openDatabase());

const byRules = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lines.map((line) => [rulesInText(line), line]));

const createFittedHere = () => {
  const stored = lazyModule(read);
  /** Those of this page, over what was stored when it was opened. */
  const fresh = signal<ReadonlyMap<string, string>>(new Map());
  const keep = async (lines: readonly string[]): Promise<void> => {
    fresh.value = new Map([...fresh.peek(), ...byRules(lines)]);
    // Another tab may have stored others since.
    const all = new Map([...byRules(await read()), ...fresh.peek()]);
    const value = linesToStore([...all.values()]);
    await (await openDatabase()).write([{ store: 'settings', key: STORED_AS, value }]);
  };
  return {
    /** Changes when a game has been fitted. */
    fresh,
    /** The line for these rules; null if there is none. Never rejects. */
    lineOf: async (rules: string): Promise<string | null> => {
      const here = fresh.peek().get(rules);
      if (here !== undefined) return here;
      try {
        return byRules(await stored.get()).get(rules) ?? null;
      } catch {
        // It is logged where the database is opened.
        return null;
      }
    },
    /** Uses lines from now on and stores them. Rejects if they cannot be stored; they are used all the same. */
    keep,
    /** The same for lines whose rules have none here. */
    add: async (lines: readonly string[]): Promise<void> => {
      const here = new Map([...byRules(await read()), ...fresh.peek()]);
      const others = lines.filter((line) => !here.has(rulesInText(line)));
      if (others.length > 0) await keep(others);
    },
  };
};

/** Those of the page. */
export const fittedHere = createFittedHere();
