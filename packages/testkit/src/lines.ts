/**
 * Lines of play: a winning one, found by trying every move, and a losing one. The search knows every card; it is meant
 * for games in which no position comes back.
 */
import {
  applyLegal,
  compileGame,
  legalMoves,
  makeMove,
  parseDeal,
  parseMove,
  replayMoves,
  start,
  status,
  type Deal,
  type Game,
  type Move,
  type Replay,
  type State,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { take } from './take.ts';

/** A game by name, with options. */
export const gameOf = (name: string, options: Readonly<Record<string, string>> = {}): Game => {
  const found = findGame(name);
  if (found === null) throw new Error(`No game "${name}"`);
  return take(compileGame(found.def, { ...found.options, ...options }));
};

export const dealOf = (text: string): Deal => take(parseDeal(text));

/** Moves that win the deal, or null when there are none. */
export const winningLine = (game: Game, deal: Deal): readonly Move[] | null => {
  const dead = new Set<string>();
  const line: Move[] = [];
  const search = (state: State): boolean => {
    const now = status(game, state);
    if (now !== 'playing') return now === 'won';
    const key = JSON.stringify(state.piles.map((pile) => pile.at(-1) ?? null)) + state.draws;
    if (dead.has(key)) return false;
    for (const move of legalMoves(game, state)) {
      line.push(move);
      if (search(applyLegal(game, state, move))) return true;
      line.pop();
    }
    dead.add(key);
    return false;
  };
  return search(take(start(game, deal))) ? line : null;
};

/** Moves written in notation, a blank between them, played from a deal. */
export const lineFrom = (game: Game, deal: string, text: string): readonly Move[] => {
  let state = take(start(game, dealOf(deal)));
  return text.split(/\s+/).map((word) => {
    const move = take(parseMove(game, state, word));
    state = applyLegal(game, state, move);
    return move;
  });
};

/** Moves of a player who draws whenever that is allowed and plays a card only when it is not. */
export const lazyLine = (game: Game, deal: Deal): readonly Move[] => {
  const line: Move[] = [];
  let state = take(start(game, deal));
  for (;;) {
    const moves = legalMoves(game, state);
    const move = moves.find(({ kind }) => kind === 'draw') ?? moves[0];
    if (move === undefined) return line;
    line.push(move);
    state = applyLegal(game, state, move);
  }
};

/** A line played by the engine, with its moves as text. */
export const played = (
  game: Game,
  deal: Deal,
  moves: readonly Move[],
): Replay & { readonly texts: readonly string[] } => {
  const replay = take(replayMoves(game, deal, moves));
  const texts = moves.map((move, i) => makeMove(game, replay.states[i] as State, move));
  return { ...replay, texts };
};
