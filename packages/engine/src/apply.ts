/**
 * Makes a move: a new state from an old one and a move (law 2). Face-down cards that come free are turned up in the
 * same step, so that one undo takes back both. Powers are in powers.ts.
 */
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { refusal } from './moves.ts';
import { applyPower } from './powers.ts';
import { faceUp, applyAutomaticMoves, isFilledByStock } from './automatic-moves.ts';
import { DOWN, lastOf, ROUGH, SEEN, type Pile, type State } from './state.ts';

/**
 * The state after a legal move. Throws for an illegal one, which is a bug of the caller; `refusal` gives the reason.
 */
export const apply = (game: Game, state: State, move: Move): State => {
  const reason = refusal(game, state, move);
  if (reason !== null) throw new Error(`Illegal move ${JSON.stringify(move)}: ${JSON.stringify(reason)}`);
  return applyLegal(game, state, move);
};

/** The same for a move that is known to be legal, such as one from `legalMoves`; it isn't checked again. */
export const applyLegal = (game: Game, state: State, move: Move): State => {
  switch (move.kind) {
    case 'play':
      return play(game, state, move);
    case 'draw':
      return draw(game, state);
    case 'redeal':
      return redeal(game, state);
    case 'remove':
      return remove(game, state, move.piles);
    case 'end':
      return { ...state, ended: move.why };
    case 'again':
    case 'power':
    case 'spent':
      return applyPower(game, state, move);
  }
};

const pileOf = (state: State, index: number): Pile => state.piles[index] ?? [];

/** A state whose piles can be changed one by one. Piles that are not changed are shared with the old state. */
const opened = (state: State): { piles: Pile[]; done: (more?: Partial<State>) => State } => {
  const piles = [...state.piles];
  return { piles, done: (more = {}) => ({ ...state, ...more, piles }) };
};

const play = (game: Game, state: State, move: Move & { kind: 'play' }): State => {
  const { piles, done } = opened(state);
  const source = pileOf(state, move.from);
  const end = source.length - (move.skip ?? 0);
  const begin = end - move.count;
  const lead = source[begin] ?? 0;
  if ((lead & ROUGH) !== 0) {
    piles[move.from] = [...source.slice(0, begin), lead & ~ROUGH];
    return done();
  }
  piles[move.from] = [...source.slice(0, begin), ...source.slice(end)];
  piles[move.to] = [...pileOf(state, move.to), ...source.slice(begin, end)];
  applyAutomaticMoves(game, piles, [move.from]);
  return done();
};

const remove = (game: Game, state: State, from: readonly number[]): State => {
  const { piles, done } = opened(state);
  for (const pile of from) {
    const cards = pileOf(state, pile);
    piles[pile] = cards.slice(0, -1);
    if (game.discard !== null)
      piles[game.discard] = [...(piles[game.discard] ?? []), faceUp(lastOf(cards) ?? 0)];
  }
  applyAutomaticMoves(game, piles, from);
  return done();
};

const draw = (game: Game, state: State): State => {
  const { piles, done } = opened(state);
  const { stock, stockDef } = game;
  if (stock === null || stockDef === null) return state;
  const to: 'hole' | 'waste' | 'tableau' = stockDef.to;
  const targets = game.byRole[to];
  const rest = [...pileOf(state, stock)];
  const count = to === 'tableau' ? targets.length : stockDef.draw;
  for (let i = 0; i < count; i++) {
    const pileCard = rest.pop();
    const target = targets[to === 'tableau' ? i : 0];
    if (pileCard === undefined || target === undefined) break;
    piles[target] = [...(piles[target] ?? []), faceUp(pileCard)];
  }
  piles[stock] = rest;
  applyAutomaticMoves(game, piles, []);
  return done({ draws: state.draws + 1 });
};

/** The waste becomes the stock again. The player has seen its cards, so they stay known in the view. */
const redeal = (game: Game, state: State): State => {
  const { piles, done } = opened(state);
  const { stock, waste } = game;
  if (stock === null || waste === null) return state;
  piles[stock] = [...pileOf(state, waste)].reverse().map((pileCard) => pileCard | DOWN | SEEN);
  piles[waste] = [];
  if (isFilledByStock(game)) applyAutomaticMoves(game, piles, []);
  return done({ pass: state.pass + 1 });
};
