/** Grids on the packed board: what a gap takes, and which cards lie in order (the engine's plays.ts and goal.ts). */
import { regatherRefusal } from '@cairn/engine';
import { stateOn, type PackedBoard } from './board.ts';
import { rankBit } from './words.ts';

/** Whether a card may fill a gap; the pile it comes from is no neighbour. */
export const goesBeside = (
  { rules, heights, seats }: PackedBoard,
  from: number,
  to: number,
  lead: number,
): boolean => {
  const { cards, game, targets } = rules;
  const rule = game.piles[to];
  if (rule === undefined) return false;
  const { left, right, zone } = rule;
  const face = lead & 127;
  if (left === null) return (targets.takes[to] & rankBit(lead & 15)) !== 0;
  if (left !== from && heights[left] > 0)
    if (zone.fits?.[(seats[left * cards] & 127) * 128 + face] === 1) return true;
  if (right === null || right === from || heights[right] === 0) return false;
  return zone.before?.[face * 128 + (seats[right * cards] & 127)] === 1;
};

/** The number of cards of a grid that lie in order. */
export const cardsInOrderOn = ({ rules, heights, seats }: PackedBoard, zone: number): number => {
  const { game, cards, targets } = rules;
  const rule = game.zones[zone];
  if (rule?.def?.role !== 'grid' || rule.fits === null) return 0;
  const { def, fits, piles } = rule;
  const joined = def.joined === true;
  let count = 0;
  let before = -1;
  let broken = false;
  for (const pile of piles) {
    if (game.piles[pile]?.left === null) {
      before = -1;
      broken = false;
    }
    if (heights[pile] === 0) {
      broken ||= !joined;
      continue;
    }
    const face = seats[pile * cards] & 127;
    const follows =
      before < 0 ? (targets.takes[pile] & rankBit(face & 15)) !== 0 : fits[before * 128 + face] === 1;
    if (follows && !broken) count++;
    else broken ||= !joined;
    before = face;
  }
  return count;
};

/** Whether the cards of a grid may be gathered and dealt again. */
export const mayRegatherGrid = (board: PackedBoard): boolean =>
  regatherRefusal(board.rules.game, stateOn(board)) === null;
