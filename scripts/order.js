// The order of test files: those that take longest begin first, so that no worker is left alone with one of them at
// the end. The times are those of the last run on this machine. A fresh clone begins with test/times.json, which `npm
// run nightly` writes.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const committed = path.join(root, 'test/times.json');
const cached = path.join(root, 'node_modules/.cache/cairn/times.json');

/** @typedef {Readonly<Record<string, number>>} Times milliseconds by the path of a test file in the repository */

/** @returns {Times} */
const readTimes = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/**
 * The times for fresh clones: the same on every machine.
 * @returns {Times}
 */
export const committedTimes = () => readTimes(committed);

/**
 * The known times of files.
 * @returns {Times}
 */
export const knownTimes = () => ({ ...committedTimes(), ...readTimes(cached) });

/**
 * Stores the times of a run on this machine.
 * @param {Times} times
 */
export const rememberTimes = (times) => {
  mkdirSync(path.dirname(cached), { recursive: true });
  writeFileSync(cached, JSON.stringify({ ...readTimes(cached), ...times }));
};

/** The order of files that take less time than this does not matter. */
const SHORT_MS = 2000;

/**
 * Writes the times for fresh clones.
 * @param {Times} times
 */
export const commitTimes = (times) => {
  const long = Object.entries(times).filter(([, ms]) => ms >= SHORT_MS);
  const rows = long.toSorted(([, one], [, other]) => other - one).map(([file, ms]) => [file, Math.round(ms)]);
  writeFileSync(committed, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
};

/**
 * The slowest files, a line each.
 * @param {Times} times
 * @returns {string[]}
 */
export const slowest = (times, count = 10) =>
  Object.entries(times)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
