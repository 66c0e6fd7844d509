/** Puts boards into the database. */
import { parseDeal, type Game } from '@cairn/engine';
import { measureOf } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import { NOW } from '../database-time.ts';
import type { MadeBoard } from './board-maker.ts';
import { commitmentOf, newBoard, type SealedBoard } from './sealed-board.ts';

export interface NewBoardRow extends SealedBoard {
  readonly commitment: string;
  /** JSON. Kept, so that a later change of rules leaves the numbers of a table alone. */
  readonly measure: string;
  readonly proof: string | null;
  readonly grade: number | null;
}

/** The row of a new board; without `made` its deal is the first pack that is drawn. */
export const boardRow = (
  game: Game,
  options: Readonly<Record<string, string>>,
  made: MadeBoard | null,
): NewBoardRow => {
  const board = newBoard(game, options, made?.deal);
  const deal = parseDeal(board.deal);
  if (!deal.ok) throw new Error('A pack that was drawn can be read');
  return {
    ...board,
    commitment: commitmentOf(board),
    measure: JSON.stringify(measureOf(game, deal.value)),
    proof: made?.proof ?? null,
    grade: made?.grade ?? null,
  };
};

/** Puts a board into a contest, under its number there. */
export const putBoard = async (
  sql: SqlClient,
  contest: string,
  n: number,
  board: NewBoardRow,
): Promise<void> => {
  const { id, game, options, rules, deal, salt, commitment, measure, proof, grade } = board;
  await sql.query(
    `insert into club.board (id, game, options, rules, deal, salt, commitment, measure, proof, grade, made)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${NOW})`,
    [id, game, options, rules, deal, salt, commitment, measure, proof, grade],
  );
  await sql.query('insert into club.contest_board (contest, n, board) values ($1, $2, $3)', [contest, n, id]);
};
