/** How the list of games is narrowed and ordered. */
import { FAMILIES, LENGTHS, type Family, type GameDef } from '@cairn/engine';
import { games, isOpenGame, popularGames } from '@cairn/games';
import { NONE_PLAYED, type WinCount } from '../../play/win-counts.ts';

type Records = ReadonlyMap<string, WinCount>;

/** Narrows the list to games that a player may look for. */
export const CHIPS = ['popular', 'easy', 'hard', 'short', 'open', 'packs', 'new'] as const;
export type Chip = (typeof CHIPS)[number];

const EASY = 2;
const HARD = 4;

const CHOOSES: Readonly<Record<Chip, (def: GameDef, records: Records) => boolean>> = {
  popular: ({ id }) => popularGames.includes(id),
  easy: ({ info }) => info.difficulty <= EASY,
  hard: ({ info }) => info.difficulty >= HARD,
  short: ({ info }) => info.length === 'short',
  open: isOpenGame,
  packs: ({ pack }) => pack.packs === 2,
  new: ({ id }, records) => !records.has(id),
};

export const chosenBy = (chip: Chip | null, defs: readonly GameDef[], records: Records): readonly GameDef[] =>
  chip === null ? defs : defs.filter((def) => CHOOSES[chip](def, records));

/** The family that a game is listed under. */
const first = ({ families: [family] }: GameDef): Family | undefined => family;

/** All families, in the order of their best-known games. */
const BY_FAME: readonly Family[] = [
  ...new Set([
    ...popularGames.flatMap((id) => games.find((def) => def.id === id)?.families.slice(0, 1) ?? []),
    ...FAMILIES,
  ]),
];

/** The families that have games. */
export const shownFamilies = (): readonly Family[] =>
  BY_FAME.filter((family) => games.some(({ families }) => families.includes(family)));

export const ofFamily = (family: Family | null, defs: readonly GameDef[]): readonly GameDef[] =>
  family === null ? defs : defs.filter(({ families }) => families.includes(family));

export const SORTS = ['popular', 'family', 'easiest', 'shortest', 'record', 'title'] as const;
export type Sort = (typeof SORTS)[number];

const rate = ({ id }: GameDef, records: Records): number => {
  const { won, played } = records.get(id) ?? NONE_PLAYED;
  return played === 0 ? -1 : won / played;
};

const familyPlace = (def: GameDef): number => BY_FAME.findIndex((family) => family === first(def));

/** Popular games first, then the others by their families. */
const place = (def: GameDef): number => {
  const at = popularGames.indexOf(def.id);
  return at < 0 ? popularGames.length + familyPlace(def) : at;
};

const ORDERS: Readonly<Record<Sort, (a: GameDef, b: GameDef, records: Records) => number>> = {
  family: (a, b) => familyPlace(a) - familyPlace(b),
  popular: (a, b) => place(a) - place(b),
  easiest: (a, b) => a.info.difficulty - b.info.difficulty,
  shortest: (a, b) => LENGTHS.indexOf(a.info.length) - LENGTHS.indexOf(b.info.length),
  record: (a, b, records) => rate(b, records) - rate(a, records),
  title: (a, b) => a.title.localeCompare(b.title),
};

export const sortedBy = (sort: Sort, defs: readonly GameDef[], records: Records): readonly GameDef[] =>
  defs.toSorted((a, b) => ORDERS[sort](a, b, records));

/** The games in groups of their first family. */
export const byFamily = (defs: readonly GameDef[]): ReadonlyMap<Family, readonly GameDef[]> => {
  const groups = new Map<Family, GameDef[]>();
  for (const def of defs.toSorted((a, b) => familyPlace(a) - familyPlace(b))) {
    const family = first(def);
    if (family !== undefined) groups.set(family, [...(groups.get(family) ?? []), def]);
  }
  return groups;
};
