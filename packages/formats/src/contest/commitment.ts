/**
 * Commitments to boards. The SHA-256 of this text is published before a board is played, and the text itself after the
 * close, so that anyone can check that the board was fixed before.
 */
import { canonical, makeDeal } from '@cairn/engine';
import type { OpenBoard } from '../duplicate/board.ts';

/** What a board is made of. */
export interface CommittedBoard {
  readonly game: string;
  /** Those that differ from the defaults, as JSON. */
  readonly options: string;
  /** Rules hash. */
  readonly rules: string;
  /** In notation. */
  readonly deal: string;
  readonly salt: string;
}

export const commitmentText = ({ game, options, rules, deal, salt }: CommittedBoard): string =>
  ['cairn-board-1', salt, game, options, rules, deal].join('\n');

/** The parts of a board as a server commits to them. */
export const committedBoard = (
  { game, options, deal, compiled }: OpenBoard,
  salt: string,
): CommittedBoard => ({
  game,
  options: canonical(options),
  rules: compiled.rules,
  deal: makeDeal(deal),
  salt,
});
