/**
 * A duplicate: boards that everybody plays, and the results of players. A result is a record that replays, of a
 * finished deal, without undoing a move that had shown a card unless that was allowed. The record's header `Player` names the player. A
 * player has one result per board, the first.
 */
import { clip, fail, makeRecord, ok, replay, type Fault, type GameRecord, type Result } from '@cairn/engine';
import { outcomeOf, type DealOutcome } from '../series/deal-outcome.ts';
import {
  makeBoard,
  MOST_BOARDS,
  openBoard,
  sameBoard,
  type DuplicateBoard,
  type OpenBoard,
} from './board.ts';
import { wrong } from './faults.ts';

export interface BoardResult {
  readonly player: string;
  /** Index of the board, from 0. */
  readonly board: number;
  readonly record: GameRecord;
  readonly outcome: DealOutcome;
  /** Whether the record says that hints or a solution were shown. */
  readonly aided: boolean;
}

export interface Duplicate {
  /** '' for none. */
  readonly title: string;
  readonly boards: readonly OpenBoard[];
  readonly results: readonly BoardResult[];
  /** Whether moves that had shown a card could be undone; left out: no. */
  readonly undo?: true;
}

/** Limit of the results: a hundred players at ten boards. */
export const MOST_RESULTS = 1000;
const LONGEST_NAME = 40;
/** The same as for formats. Longer titles are cut. */
const LONGEST_TITLE = 60;

/** A duplicate without results. Faults: no boards or too many, a board twice, or a board that cannot be dealt. */
export const newDuplicate = (title: string, boards: readonly DuplicateBoard[]): Result<Duplicate> => {
  const faults: Fault[] = [];
  const opened: OpenBoard[] = [];
  if (boards.length === 0) faults.push(wrong('board-none', '', 'There is no board: wanted at least one'));
  if (boards.length > MOST_BOARDS)
    return fail([
      wrong('board-many', '', `There are ${boards.length} boards: at most ${MOST_BOARDS} can be played`),
    ]);
  for (const [i, board] of boards.entries()) {
    const path = `board ${i + 1}`;
    const one = openBoard(board);
    if (!one.ok) faults.push(...one.error.map((each) => ({ ...each, path })));
    else if (opened.some((other) => sameBoard(other, one.value)))
      faults.push(
        wrong('board-twice', path, `Board ${i + 1} is one of those before it: ${makeBoard(one.value)}`),
      );
    else opened.push(one.value);
  }
  return faults.length > 0
    ? fail(faults)
    : ok({
        title: Array.from(oneLine(title)).slice(0, LONGEST_TITLE).join('').trim(),
        boards: opened,
        results: [],
      });
};

/** Replaces blanks and invisible characters by one blank. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

/**
 * Checks a result: the record must be of one of the boards, replay, and be finished.
 * @param player the name of the player; default: the name in the record.
 */
export const duplicateResult = (
  { boards, undo }: Duplicate,
  record: GameRecord,
  player = record.headers['Player'] ?? '',
): Result<BoardResult> => {
  const name = oneLine(player);
  if (name === '' || name.length > LONGEST_NAME)
    return fail([wrong('player', 'Player', `The record needs a player of 1 to ${LONGEST_NAME} letters`)]);
  const own = openBoard(record);
  if (!own.ok) return own;
  const board = boards.findIndex((each) => sameBoard(each, own.value));
  if (board < 0)
    return fail([
      wrong('board-other', name, `The record of ${name} is of no board here: ${makeBoard(own.value)}`),
    ]);
  const played = replay(own.value.compiled, record);
  if (!played.ok) return played;
  if (played.value.status === 'playing')
    return fail([wrong('unfinished', name, `The record of ${name} on board ${board + 1} is not over`)]);
  const { Player: _, Board: claimed = `${board + 1}`, ...headers } = record.headers;
  if (claimed !== `${board + 1}`)
    return fail([
      wrong('board-number', name, `The record of ${name} is of board ${board + 1}, not ${clip(claimed)}`),
    ]);
  const outcome = outcomeOf(own.value.compiled, record, played.value);
  const mayUndo = undo === true || (own.value.compiled.def.limits?.undo ?? 0) > 0;
  if (Number.isNaN(outcome.undone) || (outcome.undone !== 0 && !mayUndo))
    return fail([
      wrong(
        'undone',
        name,
        `${name} took moves back on board ${board + 1}, which a duplicate does not allow`,
      ),
    ]);
  const aided = ['Hints', 'Shown'].some((header) => (headers[header] ?? '0') !== '0');
  const signed = { ...record, headers: { ...headers, Player: name } };
  return ok({ player: name, board, record: signed, outcome, aided });
};

/** The result of a player on a board, or undefined. */
export const resultAt = (duplicate: Duplicate, player: string, board: number): BoardResult | undefined =>
  duplicate.results.find((each) => each.player === player && each.board === board);

/**
 * Adds results. A result that is there already is left out. Faults: the player has another result on the board, or
 * there are too many.
 */
export const addResults = (duplicate: Duplicate, added: readonly BoardResult[]): Result<Duplicate> => {
  const faults: Fault[] = [];
  let all = duplicate;
  for (const result of added) {
    const { player, board } = result;
    const own = resultAt(all, player, board);
    if (own === undefined) all = { ...all, results: [...all.results, result] };
    else if (makeRecord(own.record) !== makeRecord(result.record))
      faults.push(
        wrong('result-twice', player, `${player} has another result on board ${board + 1}: the first counts`),
      );
  }
  if (all.results.length > MOST_RESULTS)
    faults.push(
      wrong(
        'result-many',
        '',
        `There are ${all.results.length} results: at most ${MOST_RESULTS} can be kept`,
      ),
    );
  return faults.length > 0 ? fail(faults) : ok(all);
};

/** The players with results, in the order of their first result. */
export const playersOf = ({ results }: Duplicate): readonly string[] => [
  ...new Set(results.map(({ player }) => player)),
];

/**
 * The results that a player may see: all results on boards the player has finished, and none on the others. Null
 * stands for a director or spectator, who sees all results.
 */
export const sealed = (duplicate: Duplicate, player: string | null): Duplicate => {
  if (player === null) return duplicate;
  const over = new Set(duplicate.results.filter((each) => each.player === player).map(({ board }) => board));
  return { ...duplicate, results: duplicate.results.filter(({ board }) => over.has(board)) };
};
