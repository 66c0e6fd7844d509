/**
 * The full form of tests that are short in the gate. `npm run nightly` runs them on many more cases, with a new seed
 * each time, which it prints (scripts/nightly.js).
 */
import process from 'node:process';

const given = process.env.CAIRN_SEED;

/** The seed of the full form; null in the gate. */
export const nightlySeed: number | null = given === undefined ? null : Number(given);

/** How many cases to try: few in the gate, all of them in the full form. */
export const sized = (short: number, full: number): number => (nightlySeed === null ? short : full);

/** The first of a range of seeds of this length: the same in every run of the gate, another range in every full one. */
export const firstSeed = (length: number): number => 1 + (nightlySeed ?? 0) * length;

/** The day of the gate, counted from 1970 (scripts/check.js); undefined in a run of its own. */
const day = process.env.CAIRN_DAY;

/**
 * Cases that take turns: in the gate one part of so many, another one every day; all of them in the full form, and in a
 * run of single files. There must be as many cases as parts.
 */
export const ofToday = <Item>(items: readonly Item[], parts: number): readonly Item[] =>
  nightlySeed !== null || day === undefined ? items : items.filter((_, i) => (i + Number(day)) % parts === 0);
