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

const DAY_MS = 86_400_000;

/** The day of the gate, counted from 1970. With CAIRN_DAY a run of another day is repeated. */
const day = Number(process.env.CAIRN_DAY ?? Math.floor(Date.now() / DAY_MS));

/**
 * Cases that take turns: in the gate one part of so many, another one every day, and all of them in the full form.
 * There must be as many cases as parts.
 */
export const ofToday = <Item>(items: readonly Item[], parts: number): readonly Item[] =>
  nightlySeed === null ? items.filter((_, i) => (i + day) % parts === 0) : items;
