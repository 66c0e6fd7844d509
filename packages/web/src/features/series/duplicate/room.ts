/**
 * A room: a duplicate as this player has it. The boards are the format of a series (../series), and the
 * player's results are the deals of the series. Other players' results are stored beside it as a duplicate
 * file, which can be verified.
 */
import { fail, ok, parseLink, type Fault, type GameRecord, type Result } from '@cairn/engine';
import {
  addResults,
  addText,
  compileFormat,
  duplicateFormat,
  makeBoard,
  makeDuplicate,
  makeDuplicateLink,
  newDuplicate,
  parseDuplicate,
  parseDuplicateLink,
  playersOf,
  duplicateResult,
  type DuplicateBoard,
  type BoardResult,
  type Duplicate,
} from '@cairn/formats';
import type { KeptDuplicate, KeptSeries } from '../stored-series.ts';
import { createSeries, openBoards, type LoadedSeries } from '../loaded-series.ts';
import { rewrite } from '../play.ts';
import type { Shell } from '../../../shell/shell.ts';

export interface Room {
  readonly loaded: LoadedSeries;
  readonly player: string;
  /** Everybody's results, sealed ones of other players included. */
  readonly all: Duplicate;
  readonly own: readonly BoardResult[];
}

/** Props of parts of a page that change the room. */
export interface Changing {
  readonly room: Room;
  /** Called after a change. */
  readonly changed: () => void;
}

/** Faults of the app: a name that is taken or missing, a link without moves, results too long or damaged in a link. */
export type OwnFault = 'own-name' | 'nameless' | 'no-game' | 'answer' | 'answer-long';

/** A fault of what a player has entered: one of the app, or one of the parser that refused it. */
export type RoomFault = Fault | { readonly code: OwnFault; readonly path: string };

/** The database key of the name that the player gave last. */
const PLAYER = 'player';

export const lastName = async (shell: Shell): Promise<string> => {
  const name = await shell.db.get('settings', PLAYER);
  return typeof name === 'string' ? name : '';
};

const keptOf = ({ title, boards }: Duplicate, player: string): KeptDuplicate => ({
  title,
  boards: boards.map(makeBoard),
  player,
  others: '',
});

/**
 * A duplicate that the player has not played. It contains the results of others, if there are any. The player
 * gets a name that none of them has.
 */
export const newRoom = (duplicate: Duplicate, wanted: string): Result<LoadedSeries> => {
  const taken = playersOf(duplicate);
  let player = wanted;
  for (let i = 2; taken.includes(player); i++) player = `${wanted} ${i}`;
  const format = compileFormat(duplicateFormat(duplicate));
  if (!format.ok) return format;
  const made = createSeries(format.value, null);
  if (!made.ok) return made;
  const others = duplicate.results.length === 0 ? '' : makeDuplicate(duplicate);
  const kept: KeptSeries = { ...made.value.kept, duplicate: { ...keptOf(duplicate, player), others } };
  return ok({ ...made.value, kept });
};

/** Opens the room of a series; null for a series that is no duplicate. */
export const openRoom = (loaded: LoadedSeries): Result<Room> | null => {
  const { duplicate } = loaded.kept;
  if (duplicate === undefined) return null;
  const { player, others } = duplicate;
  const empty = openBoards(duplicate.title, duplicate.boards);
  if (!empty.ok) return empty;
  const own = results(empty.value, loaded, player);
  if (!own.ok) return own;
  const mine = addResults(empty.value, own.value);
  const all = !mine.ok || others === '' ? mine : addText(mine.value, others);
  return all.ok ? ok({ loaded, player, all: all.value, own: own.value }) : all;
};

const results = (
  empty: Duplicate,
  { series }: LoadedSeries,
  player: string,
): Result<readonly BoardResult[]> => {
  const faults: Fault[] = [];
  const own = series.entries.flatMap((entry): BoardResult[] => {
    if (entry.kind !== 'deal') return [];
    const result = duplicateResult(empty, entry.record, player);
    if (result.ok) return [result.value];
    faults.push(...result.error);
    return [];
  });
  return faults.length > 0 ? fail(faults) : ok(own);
};

const fragmentOf = (text: string): string | null => /^\s*\S*?(#\/\S+)\s*$/.exec(text)?.[1] ?? null;

/** The game in a link, as a record; null for a link without moves. */
const recordOfLink = (fragment: string): Result<GameRecord | null> => {
  const link = parseLink(fragment);
  if (!link.ok) return link;
  const { game, options, deal, moves } = link.value;
  if (deal === null || moves === null) return ok(null);
  return ok({ game, options, deal, headers: {}, steps: moves.map((text) => ({ text })) });
};

/**
 * Adds other players' results: a duplicate file, a record, or the link of a game.
 * @param name the player of a record or link that does not name one.
 * @returns how many results are new.
 */
export const takeIn = async (
  shell: Shell,
  room: Room,
  text: string,
  name: string,
): Promise<Result<number, readonly RoomFault[]>> => {
  const all = joined(room, text, name);
  if (!all.ok) return all;
  const strange = (each: BoardResult): boolean => each.player === room.player && !room.own.some(isSame(each));
  if (all.value.results.some(strange)) return fail([{ code: 'own-name', path: room.player }]);
  await keepOthers(shell, room, all.value);
  return ok(all.value.results.length - room.all.results.length);
};

const isSame =
  (one: BoardResult) =>
  (other: BoardResult): boolean =>
    one.board === other.board && one.player === other.player;

const joined = ({ all }: Room, text: string, name: string): Result<Duplicate, readonly RoomFault[]> => {
  const fragment = fragmentOf(text);
  const player = name.trim() === '' ? undefined : name;
  if (fragment === null) return addText(all, text, text.includes('[Player ') ? undefined : player);
  const record = recordOfLink(fragment);
  if (!record.ok) return record;
  if (record.value === null) return fail([{ code: 'no-game', path: '' }]);
  const result = duplicateResult(all, record.value, player);
  return result.ok ? addResults(all, [result.value]) : result;
};

const keepOthers = (shell: Shell, { loaded, player }: Room, all: Duplicate): Promise<void> =>
  rewrite(shell, loaded.kept.id, (kept) =>
    kept.duplicate === undefined
      ? kept
      : {
          ...kept,
          duplicate: {
            ...kept.duplicate,
            others: makeDuplicate({ ...all, results: all.results.filter((each) => each.player !== player) }),
          },
        },
  );

/** Renames the player. Returns a fault if another player has the name, or if it is not a valid name. */
export const rename = async (shell: Shell, room: Room, name: string): Promise<readonly RoomFault[]> => {
  const player = name.trim();
  if (player === room.player) return [];
  if (player === '' || player.length > 40) return [{ code: 'player', path: '', message: '' }];
  if (playersOf(room.all).includes(player)) return [{ code: 'own-name', path: player }];
  await rewrite(shell, room.loaded.kept.id, (kept) =>
    kept.duplicate === undefined ? kept : { ...kept, duplicate: { ...kept.duplicate, player } },
  );
  await shell.db.write([{ store: 'settings', key: PLAYER, value: player }]);
  return [];
};

/** Parses boards: one per line, as `game/deal` or as a link; or a duplicate file with its results. */
export const readBoards = (title: string, text: string): Result<Duplicate> => {
  if (text.trimStart().startsWith('[Duplicate ')) return parseDuplicate(text);
  const lines = text.split('\n').map((line) => line.trim());
  const faults: Fault[] = [];
  let called = title;
  const boards = lines.flatMap((line): readonly DuplicateBoard[] => {
    if (line === '') return [];
    const read = parseDuplicateLink(fragmentOf(line) ?? `#/duplicate?board=${line}`);
    if (!read.ok) {
      faults.push(...read.error);
      return [];
    }
    if (called === '') called = read.value.title;
    return read.value.boards;
  });
  return faults.length > 0 ? fail(faults) : newDuplicate(called, boards);
};

/** The full address of a duplicate, for others to play. */
export const roomLink = (duplicate: Duplicate): string =>
  new URL(makeDuplicateLink(duplicate), location.href).href;
