// The won games of fixtures/records, with their positions.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compileGame,
  makeDeal,
  parseRecord,
  replayMoves,
  type Deal,
  type Game,
  type Move,
  type State,
  type Tally,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { lineFrom, sure } from './lines.ts';

/** A game that was won: `states` has one more than `moves`. */
export interface Won {
  readonly game: Game;
  readonly options: Readonly<Record<string, string>>;
  readonly deal: Deal;
  readonly moves: readonly Move[];
  readonly states: readonly State[];
  readonly final: Tally;
}

/** Reads `<folder>/<name>-won.txt` and plays it again. */
export const wonGame = (folder: string, name: string): Won => {
  const record = sure(parseRecord(readFileSync(path.join(folder, `${name}-won.txt`), 'utf8')));
  const { deal, options } = record;
  const game = sure(compileGame(findGame(record.game)?.def, options));
  const moves = lineFrom(game, makeDeal(deal), record.steps.map(({ text }) => text).join(' '));
  const { states, final } = sure(replayMoves(game, deal, moves));
  return { game, options, deal, moves, states, final };
};
