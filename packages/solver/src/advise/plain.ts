/**
 * The plain player, for every game: a card to where it counts before anything else, then a move that turns a card up,
 * then a card of waste or reserve, then the stock; a move that does none of it only when the stock has brought nothing
 * for a while or there is none. He chooses among equals by lot and gives up after so many moves. Weak on purpose to be
 * quick; his estimates say what a hasty player reaches.
 */
import { applyLegal, isDown, isWon, legalMoves, type Game, type Move, type State } from '@cairn/engine';
import type { Dice } from './dice.ts';

const GIVES_UP = 400;
/** Turns of the stock in a row that bring nothing. */
const IDLE = 60;
/** After so many he shifts cards about. */
const STALE = 24;

/** Whether the plain player wins from here. */
export const plainlyWins = (game: Game, from: State, dice: Dice): boolean => {
  let state = from;
  let last: Move | null = null;
  let idle = 0;
  for (let count = 0; count < GIVES_UP; count++) {
    if (isWon(game, state)) return true;
    let best: Move | null = null;
    let most = -1;
    let ties = 0;
    for (const move of legalMoves(game, state)) {
      const worth = worthOf(game, state, move, last, idle > STALE);
      if (worth > most) [best, most, ties] = [move, worth, 1];
      else if (worth === most && dice.below(++ties) === 0) best = move;
    }
    if (best === null || most < 0) return false;
    idle = best.kind === 'draw' || best.kind === 'redeal' ? idle + 1 : 0;
    if (idle > IDLE) return false;
    state = applyLegal(game, state, best);
    last = best;
  }
  return false;
};

const worthOf = (game: Game, state: State, move: Move, last: Move | null, stale: boolean): number => {
  if (move.kind === 'remove') return 5;
  if (move.kind === 'draw') return 1;
  if (move.kind === 'redeal') return 1;
  if (move.kind !== 'play') return -1;
  if (last?.kind === 'play' && last.from === move.to && last.to === move.from) return -1;
  const to = game.piles[move.to]?.zone.role;
  const from = game.piles[move.from]?.zone.role;
  if (to === 'foundation' || to === 'hole') return 5;
  if (from === 'foundation') return -1;
  if (from === 'waste' || from === 'reserve') return 3;
  const pile = state.piles[move.from] ?? [];
  const under = pile[pile.length - move.count - 1];
  if (under !== undefined && isDown(under)) return 4;
  return under === undefined && (state.piles[move.to] ?? []).length === 0 ? -1 : stale ? 2 : 0;
};
