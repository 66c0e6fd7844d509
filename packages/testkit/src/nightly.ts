/**
 * The full form of tests that are short in the gate. `npm run nightly` runs them on many more cases, with a new seed
 * each time, which it prints (scripts/nightly.js).
 */
import process from 'node:process';
import type { GameDef } from '@cairn/engine';

const given = process.env.CAIRN_SEED;

/** The seed of the full form; null in the gate. */
export const nightlySeed: number | null = given === undefined ? null : Number(given);

/** How many cases to try, or what is expected of them: few in the gate, all of them in the full form. */
export const sized = <Size>(short: Size, full: Size): Size => (nightlySeed === null ? short : full);

/** The first of a range of seeds of this length: the same in every run of the gate, another range in every full one. */
export const firstSeed = (length: number): number => 1 + (nightlySeed ?? 0) * length;

/** The day of the gate, counted from 1970 (scripts/check.js); undefined in a run of its own. */
const day = process.env.CAIRN_DAY;

/**
 * Cases that take turns: in the gate one part of so many, another one every day; all of them in the full form, and in a
 * run of single files. The cases of each kind take turns among themselves, so every part has at least one of each kind.
 * Long files run once a week (scripts/turns.js), so seven parts begin a day later every week: otherwise such a file would
 * have the same part every time.
 */
export const ofToday = <Item>(
  items: readonly Item[],
  parts: number,
  kindOf: (item: Item) => string = () => '',
): readonly Item[] => {
  if (nightlySeed !== null || day === undefined) return items;
  const week = parts === 7 ? Math.floor(Number(day) / 7) : 0;
  const part = (Number(day) + week) % parts;
  return [...groupedBy(items, kindOf).values()].flatMap((alike) =>
    alike.filter((_, i) =>
      alike.length < parts ? i === Math.floor((part * alike.length) / parts) : (i + part) % parts === 0,
    ),
  );
};

/** Games by the family that they are listed under first: games that are played alike. */
export const familyOf = ({ families }: Pick<GameDef, 'families'>): string => families[0] ?? '';

const groupedBy = <Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const kind = kindOf(item);
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [item]);
    else group.push(item);
  }
  return groups;
};
