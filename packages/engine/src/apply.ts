/**
 * Playing a move: a new state from an old one and nothing else (law 2). Face-down cards that come free are turned
 * up in the same step, so that one undo takes back both.
 */
import { isTableZone, type Game } from './game.ts';
import type { Move } from './move.ts';
import { refusal } from './moves.ts';
import { DOWN, isDown, lastOf, SEEN, type Pile, type Seat, type State } from './state.ts';

/** The state after a legal move. Throws on an illegal one: whoever calls has asked `refusal` first. */
export const apply = (game: Game, state: State, move: Move): State => {
  const reason = refusal(game, state, move);
  if (reason !== null) throw new Error(`Illegal move ${JSON.stringify(move)}: ${JSON.stringify(reason)}`);
  return applyLegal(game, state, move);
};

/** The same for a move that comes from `legalMoves` of this very state: nothing is checked again. */
export const applyLegal = (game: Game, state: State, move: Move): State => {
  switch (move.kind) {
    case 'play':
      return play(game, state, move);
    case 'draw':
      return draw(game, state);
    case 'redeal':
      return redeal(game, state);
    case 'power':
      return peek(game, state, move.power);
    case 'spent':
      return spend(state, move.power);
    case 'end':
      return { ...state, ended: move.why };
  }
};

const pileOf = (state: State, index: number): Pile => state.piles[index] ?? [];

/** A state whose piles may be changed one by one; untouched piles are shared with the old state. */
const opened = (state: State): { piles: Pile[]; done: (more?: Partial<State>) => State } => {
  const piles = [...state.piles];
  return { piles, done: (more = {}) => ({ ...state, ...more, piles }) };
};

const play = (game: Game, state: State, move: Move & { kind: 'play' }): State => {
  const { piles, done } = opened(state);
  const source = pileOf(state, move.from);
  const end = source.length - (move.skip ?? 0);
  const begin = end - move.count;
  piles[move.from] = [...source.slice(0, begin), ...source.slice(end)];
  piles[move.to] = [...pileOf(state, move.to), ...source.slice(begin, end)];
  turnUp(game, piles, move.from);
  return done();
};

/** Turns up what the departure of cards from a pile has freed: the card under it, or the places it lay on. */
const turnUp = (game: Game, piles: Pile[], from: number): void => {
  const rule = game.piles[from];
  if (rule === undefined || !isTableZone(rule.zone)) return;
  const free = (index: number): boolean =>
    (game.piles[index]?.coveredBy ?? []).every((i) => piles[i]?.length === 0);
  for (const index of piles[from]?.length === 0 ? [from, ...rule.covers] : [from]) {
    const last = lastOf(piles[index] ?? []);
    if (last !== undefined && isDown(last) && free(index))
      piles[index] = [...(piles[index] ?? []).slice(0, -1), faceUp(last)];
  }
};

const faceUp = (seat: Seat): Seat => seat & ~(DOWN | SEEN);

const draw = (game: Game, state: State): State => {
  const { piles, done } = opened(state);
  const { stock, stockDef } = game;
  if (stock === null || stockDef === null) return state;
  const targets = game.byRole[stockDef.to];
  const rest = [...pileOf(state, stock)];
  const count = stockDef.to === 'tableau' ? targets.length : stockDef.draw;
  for (let i = 0; i < count; i++) {
    const seat = rest.pop();
    const target = targets[stockDef.to === 'tableau' ? i : 0];
    if (seat === undefined || target === undefined) break;
    piles[target] = [...(piles[target] ?? []), faceUp(seat)];
  }
  piles[stock] = rest;
  return done({ draws: state.draws + 1 });
};

/** The waste becomes the stock again; the player has seen its cards, and the view goes on showing them. */
const redeal = (game: Game, state: State): State => {
  const { piles, done } = opened(state);
  const { stock, waste } = game;
  if (stock === null || waste === null) return state;
  piles[stock] = [...pileOf(state, waste)].reverse().map((seat) => seat | DOWN | SEEN);
  piles[waste] = [];
  return done({ pass: state.pass + 1 });
};

const peek = (game: Game, state: State, power: string): State => {
  const spent = spend(state, power);
  const { stock } = game;
  if (stock === null) return spent;
  const { piles, done } = opened(spent);
  const cards = pileOf(spent, stock);
  piles[stock] = [...cards.slice(0, -1), (lastOf(cards) ?? 0) | SEEN];
  return done();
};

const spend = (state: State, power: string): State => ({
  ...state,
  used: { ...state.used, [power]: (state.used[power] ?? 0) + 1 },
});
