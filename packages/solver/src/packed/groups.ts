/**
 * Groups on the packed board: the cards that may leave the table together, as the engine's groups.ts has it.
 */
import { DOWN, makeCardOf, matching, SEEN, type Card, type Remove } from '@cairn/engine';
import type { PackedBoard } from './board.ts';
import { unplayed } from './vocabulary.ts';

/** What takes the groups that are found (moves.ts). */
interface GroupMoves {
  pushGroup(piles: readonly number[]): void;
}

/** Adds every group that may be removed; of runs only those of at most `longest` cards. */
export const groupMoves = (board: PackedBoard, remove: Remove, moves: GroupMoves, longest: number): void => {
  switch (remove.kind) {
    case 'pair':
      return pairs(board, remove, moves);
    case 'run':
      return runs(board, remove, moves, longest);
    case 'lower':
      return lower(board, remove, moves);
    case 'match': {
      const open = tops(board, remove.from);
      for (const group of matching(
        remove,
        open.map((pile) => cardOfSeat(seatOf(board, pile))),
      ))
        moves.pushGroup(group.map((i) => open[i]));
      return;
    }
    default:
      return unplayed(remove);
  }
};

/** The card of a seat, whichever of its copies. */
const cardOfSeat = (seat: number): Card => makeCardOf(seat & 15, (seat >> 4) & 7);

const seatOf = (board: PackedBoard, pile: number): number =>
  board.seats[pile * board.rules.cards + board.heights[pile] - 1];

/** Whether the last card of a pile may be removed. */
const isOpen = (board: PackedBoard, pile: number): boolean => {
  const { game } = board.rules;
  const { heights } = board;
  if (heights[pile] === 0) return false;
  const seat = seatOf(board, pile);
  if (pile === game.stock) {
    const { show } = game.stockDef ?? {};
    return (seat & SEEN) !== 0 || (show?.what === 'card' && show.while === 'always');
  }
  if ((seat & DOWN) !== 0) return false;
  const rule = game.piles[pile];
  for (const other of rule?.coveredBy ?? []) if (heights[other] > 0) return false;
  for (const other of rule?.lockedBy ?? []) if (heights[other] > 0) return false;
  return true;
};

const tops = (
  board: PackedBoard,
  roles: readonly (keyof PackedBoard['rules']['game']['byRole'])[],
): number[] => {
  const found: number[] = [];
  for (const role of roles)
    for (const pile of board.rules.game.byRole[role]) if (isOpen(board, pile)) found.push(pile);
  return found;
};

const pairs = (board: PackedBoard, remove: Remove & { kind: 'pair' }, moves: GroupMoves): void => {
  const { game } = board.rules;
  const open = tops(board, remove.from);
  const rank = (pile: number): number => seatOf(board, pile) & 15;
  for (const pile of open) if (remove.alone.includes(rank(pile))) moves.pushGroup([pile]);
  for (let i = 0; i < open.length; i++)
    for (let j = i + 1; j < open.length; j++) {
      const a = open[i];
      const b = open[j];
      if (rank(a) + rank(b) === remove.sum) moves.pushGroup([a, b]);
    }
  if (!remove.coverer) return;
  for (const pile of open)
    for (const under of game.piles[pile]?.covers ?? []) {
      if (board.heights[under] === 0 || (seatOf(board, under) & DOWN) !== 0) continue;
      const only = (game.piles[under]?.coveredBy ?? []).every((i) => i === pile || board.heights[i] === 0);
      if (only && rank(pile) + rank(under) === remove.sum) moves.pushGroup([under, pile]);
    }
};

const lower = (board: PackedBoard, remove: Remove & { kind: 'lower' }, moves: GroupMoves): void => {
  const open = tops(board, ['tableau']);
  const highest = new Int32Array(8).fill(-1);
  const height = (pile: number): number => remove.order.indexOf(seatOf(board, pile) & 15);
  const suit = (pile: number): number => (seatOf(board, pile) >> 4) & 7;
  for (const pile of open) highest[suit(pile)] = Math.max(highest[suit(pile)], height(pile));
  for (const pile of open) if (height(pile) < highest[suit(pile)]) moves.pushGroup([pile]);
};

/** Runs upwards from each rank, every choice of piles; a run of all ranks is found once, from the first rank. */
const runs = (
  board: PackedBoard,
  remove: Remove & { kind: 'run' },
  moves: GroupMoves,
  longest: number,
): void => {
  const { ranks } = board.rules.game.composition;
  const open = tops(board, ['tableau']);
  const byRank = ranks.map((rank) => open.filter((pile) => (seatOf(board, pile) & 15) === rank));
  const group: number[] = [];
  const extend = (first: number): void => {
    const at = first + group.length;
    if (at >= ranks.length && remove.ends === 'linear') return;
    for (const pile of byRank[at % ranks.length] ?? []) {
      group.push(pile);
      const { length } = group;
      if (length >= remove.min && (length < ranks.length || first === 0)) moves.pushGroup(group);
      if (length < ranks.length && length < longest) extend(first);
      group.pop();
    }
  };
  for (let first = 0; first < ranks.length; first++) extend(first);
};
