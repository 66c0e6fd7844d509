/**
 * The legal moves of a position on the packed board. The rules are those of the engine's plays.ts and moves.ts; tests compare
 * them move by move over the whole catalogue.
 */
import { DOWN, drawPiles, EVENT, POWERS, SEEN, type Power } from '@cairn/engine';
import { type PackedBoard, PASS, USES } from './board.ts';
import { mayRegatherGrid } from './grid.ts';
import { groupMoves } from './groups.ts';
import { DRAW, fromOf, KIND, type Moves, REDEAL } from './moves.ts';
import { playsOfPiles, targetsOn } from './plays.ts';
import { LAYOUT, type PackedRules, TABLEAU } from './rules.ts';
import { unplayed } from './vocabulary.ts';

/**
 * Adds every legal move of a position that is not won; draws and redeals only where cards are not reached in the stock
 * (reach.ts). `longest` limits the length of runs that leave together. */
export const generate = (board: PackedBoard, moves: Moves, longest = Infinity): void => {
  const { game } = board.rules;
  const { def, stock, stockDef, waste } = game;
  const before = moves.end;
  if (asksForChoice(board)) return powerMoves(board, ANSWERS, moves);
  playsOfPiles(board, moves);
  if (targetsOn(board).opening !== null) return powerMoves(board, AT_WILL, moves);
  if (board.rules.reach === null && stock !== null && stockDef !== null) {
    const left = board.heights[stock];
    if (left > 0 && mayDraw(board, moves, before)) moves.push(DRAW);
    if (left === 0 && waste !== null && board.heights[waste] > 0)
      if (stockDef.passes === 'unlimited' || board.numbers[PASS] < stockDef.passes) moves.push(REDEAL);
  }
  if (def.remove !== undefined) groupMoves(board, def.remove, moves, longest);
  powerMoves(board, AT_WILL, moves);
};

/** Powers that answer an event card, and those the player uses at will. */
const ANSWERS: readonly Power[] = ['pay', 'chance'];
const AT_WILL = POWERS.filter((power) => !ANSWERS.includes(power));

const powerMoves = (board: PackedBoard, powers: readonly Power[], moves: Moves): void => {
  const { def } = board.rules.game;
  if (def.powers === undefined) return;
  for (const power of powers) {
    const uses = def.powers[power]?.uses;
    const at = POWERS.indexOf(power);
    if (uses === undefined || (uses !== 'unlimited' && board.numbers[USES + at] >= uses)) continue;
    if (hasPower(board, power)) moves.push(KIND.power | (at << 3));
  }
};

/** Whether an event card asks for a choice; then nothing else is legal. */
const asksForChoice = ({ rules, heights, seats }: PackedBoard): boolean => {
  for (const { index, coveredBy } of rules.events) {
    if (heights[index] === 0 || (seats[index * rules.cards] & EVENT) === 0) continue;
    if (coveredBy.every((other) => heights[other] === 0)) return true;
  }
  return false;
};

/** Whether the rules allow a draw now; `from` is where the moves of this position begin. */
const mayDraw = ({ rules, heights }: PackedBoard, moves: Moves, from: number): boolean => {
  const { stockDef } = rules.game;
  switch (stockDef?.when) {
    case 'stuck':
      return !tablePlays(rules, moves, from);
    case 'filled':
      for (const pile of drawPiles(rules.game)) if (heights[pile] === 0) return false;
      return true;
    case 'placed':
      for (const pile of drawPiles(rules.game)) if (heights[pile] !== 0) return false;
      return true;
    case 'never':
      return false;
    case 'any':
    case undefined:
      return true;
    default:
      return unplayed(stockDef as never);
  }
};

/** Whether drawing is forbidden because a card of the table can be played. */
const tablePlays = ({ role }: PackedRules, moves: Moves, from: number): boolean => {
  for (let i = from; i < moves.end; i++) {
    const at = role[fromOf(moves.list[i])];
    if (at === LAYOUT || at === TABLEAU) return true;
  }
  return false;
};

const hasPower = (board: PackedBoard, power: Power): boolean => {
  const { byRole, stock } = board.rules.game;
  const { heights, seats } = board;
  if (ANSWERS.includes(power)) return true;
  if (power === 'reshuffle') return byRole.layout.filter((p) => (heights[p] ?? 0) > 0).length >= 2;
  if (power === 'regather') return mayRegather(board);
  if (power === 'restock') return (heights[byRole.hole[0] ?? 0] ?? 0) >= 3 && stock !== null;
  if (stock === null || heights[stock] === 0) return false;
  const next = seats[stock * board.rules.cards + heights[stock] - 1];
  return (next & (DOWN | SEEN)) === DOWN;
};

/** Whether cards may be gathered: there are two to shuffle, or they would lie otherwise than they do. */
const mayRegather = (board: PackedBoard): boolean => {
  const { rules, heights } = board;
  const { regather } = rules;
  if (regather === null) return false;
  if (regather.deal === undefined) return mayRegatherGrid(board);
  let left = 0;
  for (const pile of regather.piles) left += heights[pile];
  if (regather.order === 'shuffled') return left >= 2;
  for (const [n, pile] of regather.piles.entries()) {
    const share = n === regather.piles.length - 1 ? left : Math.min(left, regather.deal);
    if (heights[pile] !== share) return true;
    left -= share;
  }
  return false;
};
