/** How the list of games is narrowed and ordered. */
import { LENGTHS, type GameDef } from '@cairn/engine';
import { isOpenGame, popularGames } from '@cairn/games';
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

export const SORTS = ['popular', 'family', 'easiest', 'shortest', 'record', 'title'] as const;
export type Sort = (typeof SORTS)[number];

const rate = ({ id }: GameDef, records: Records): number => {
  const { won, played } = records.get(id) ?? NONE_PLAYED;
  return played === 0 ? -1 : won / played;
};

const place = ({ id }: GameDef): number => {
  const at = popularGames.indexOf(id);
  return at < 0 ? popularGames.length : at;
};

const ORDERS: Readonly<Record<Sort, (a: GameDef, b: GameDef, records: Records) => number>> = {
  family: () => 0,
  popular: (a, b) => place(a) - place(b),
  easiest: (a, b) => a.info.difficulty - b.info.difficulty,
  shortest: (a, b) => LENGTHS.indexOf(a.info.length) - LENGTHS.indexOf(b.info.length),
  record: (a, b, records) => rate(b, records) - rate(a, records),
  title: (a, b) => a.title.localeCompare(b.title),
};

export const sortedBy = (sort: Sort, defs: readonly GameDef[], records: Records): readonly GameDef[] =>
  defs.toSorted((a, b) => ORDERS[sort](a, b, records));

/** The games in groups of their first family, in the order of the catalogue. */
export const byFamily = (
  defs: readonly GameDef[],
): ReadonlyMap<GameDef['families'][number], readonly GameDef[]> => {
  const groups = new Map<GameDef['families'][number], GameDef[]>();
  for (const def of defs) {
    const [family] = def.families;
    if (family !== undefined) groups.set(family, [...(groups.get(family) ?? []), def]);
  }
  return groups;
};
