/**
 * Checks that data are plain JSON, and of limited size. Data from outside are checked here first. After that it is
 * safe to recurse into them, to copy them and to quote them.
 */
import { fault, type Fault } from './result.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Limits far above any definition, and small enough to read at once. */
const DEEPEST = 16;
const MOST = 20_000;

/**
 * A fault with its path for everything that is not plain JSON; a single fault for data that are too deep or too
 * large.
 */
export const checkJson = (value: unknown): readonly Fault[] => {
  const faults: Fault[] = [];
  const open: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value, path: '', depth: 0 },
  ];
  let count = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { path, depth } = at;
    if (typeof at.value !== 'object' || at.value === null) {
      if (!isScalar(at.value)) faults.push(fault('json', path, WANTED, { kind: 'not-json' }));
      continue;
    }
    if (depth === DEEPEST)
      return [
        fault('size', path, `is nested more than ${DEEPEST} deep`, { kind: 'too-deep', most: DEEPEST }),
      ];
    const entries = Object.entries(at.value);
    count += entries.length;
    if (count > MOST)
      return [
        fault('size', path, `makes more than ${MOST} entries in all`, { kind: 'too-many', most: MOST }),
      ];
    for (const [key, inner] of entries.reverse()) {
      const inside = path === '' ? key : `${path}.${key}`;
      if (key === '__proto__')
        faults.push(fault('json', inside, '"__proto__" is not a name', { kind: 'no-name' }));
      else open.push({ value: inner, path: inside, depth: depth + 1 });
    }
  }
  return faults;
};

const WANTED = 'is not plain JSON: wanted null, true, false, a number, text, a list or an object';

const isScalar = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value));
