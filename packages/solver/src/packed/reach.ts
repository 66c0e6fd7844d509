/**
 * Reaching a card of the stock in one move: this many draws, a redeal between them if need be, and the play of the card
 * that is then last on the waste. draws.ts proves where this loses nothing.
 */
import type { Game, Move } from '@cairn/engine';
import { type PackedBoard, PASS } from './board.ts';
import { countOf, fromOf, isLifted, KIND, kindOf, type Moves, toOf } from './moves.ts';
import { takes } from './plays.ts';

/** Adds the plays of every card that can be reached with at least one draw or redeal. */
export const reachMoves = (board: PackedBoard, moves: Moves): void => {
  const { rules, heights, seats } = board;
  const { stock, waste, stockDef } = rules.game;
  const source = rules.reach;
  if (stock === null || waste === null || stockDef === null || source === null) return;
  const { draw, passes } = stockDef;
  const now = heights[waste];
  const all = heights[stock] + now;
  /** Adds the plays at this height of the waste. */
  const plays = (height: number, first: number, second: number, redeal: 0 | 1): void => {
    const seat =
      height <= now ? seats[waste * rules.cards + height - 1] : seats[stock * rules.cards + all - height];
    for (const { to } of source.routes)
      for (const pile of to)
        if (takes(board, source, pile, 1, seat, height))
          moves.push(KIND.reach | (first << 3) | (pile << 12) | (second << 21) | (redeal << 30));
  };
  let first = 0;
  for (let height = now; height < all;) {
    height = Math.min(all, height + draw);
    plays(height, ++first, 0, 0);
  }
  if (all === 0 || (passes !== 'unlimited' && board.numbers[PASS] >= passes)) return;
  let second = 0;
  for (let height = 0; height < all;) {
    height = Math.min(all, height + draw);
    second++;
    const before = height >= now && (height === all || (height - now) % draw === 0);
    if (!before) plays(height, first, second, 1);
  }
};

/** The face of the card a move reaches. */
export const reachedFace = (board: PackedBoard, move: number): number => {
  const { rules, heights, seats } = board;
  const { stock, waste, stockDef } = rules.game;
  if (stock === null || waste === null || stockDef === null) return 0;
  const now = heights[waste];
  const all = heights[stock] + now;
  const [before, draws] = isLifted(move) ? [0, countOf(move)] : [now, fromOf(move)];
  const height = Math.min(all, before + draws * stockDef.draw);
  const at = height <= now ? waste * rules.cards + height - 1 : stock * rules.cards + all - height;
  return seats[at] & 127;
};

/** The engine's moves that one move of the list stands for. */
export const engineMovesOf = (game: Game, moves: Moves, at: number): readonly Move[] => {
  const move = moves.list[at];
  if (kindOf(move) !== KIND.reach) return [moves.move(at)];
  const draws = (count: number): Move[] => Array.from({ length: count }, () => ({ kind: 'draw' }));
  return [
    ...draws(fromOf(move)),
    ...(isLifted(move) ? [{ kind: 'redeal' } as const] : []),
    ...draws(countOf(move)),
    { kind: 'play', from: game.waste ?? 0, to: toOf(move), count: 1 },
  ];
};
