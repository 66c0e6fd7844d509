/**
 * Careless plays of a deal on the packed board, several times as fast as in the engine. They make the moves of the policy
 * `greedy` (packages/trials), seed by seed, and a test compares both in every game.
 */
import { DOWN, LEFT_ROLES, type Game, type State } from '@cairn/engine';
import {
  createPackedBoard,
  restorePosition,
  savedSize,
  savePosition,
  type PackedBoard,
} from '../packed/board.ts';
import { generate } from '../packed/generate.ts';
import { isWonOn } from '../packed/key.ts';
import { makePackedMove } from '../packed/make.ts';
import { countOf, fromOf, isLifted, KIND, kindOf, Moves, toOf } from '../packed/moves.ts';
import { FOUNDATION, RESERVE, roleNumber, TABLEAU } from '../packed/rules.ts';
import { playoutRulesOf } from './playout.ts';
import { SeededRandom } from './seeded-random.ts';

/** How a careless play ends. */
export interface GreedyEnd {
  readonly won: boolean;
  /** Cards left on the table, as `cardsLeft` counts them. */
  readonly left: number;
  readonly moves: number;
}

/** A play is given up after so many moves, or so many in a row that only turned the stock or shifted cards. */
export const PLAY_LIMITS = { moves: 2000, idle: 200 } as const;
/** Idle moves after which `greedy` shifts cards rather than turning the stock. */
export const GREEDY_STALE = 24;

const HOLE = roleNumber('hole');
const WASTE = roleNumber('waste');

/**
 * Whether the board lists the moves that the view has, in an order that is known. Powers, event cards, further layouts, grids,
 * runs that are removed, and groups with a stock card that is shown are left to the engine.
 */
const isPlain = ({ def, byRole, stockDef }: Game): boolean =>
  def.powers === undefined &&
  def.events === undefined &&
  def.again === undefined &&
  byRole.grid.length === 0 &&
  def.remove?.kind !== 'run' &&
  (def.remove === undefined || stockDef?.show === undefined);

/** Plays a deal by a seed; null where the game has rules that only the engine plays. */
export const greedyPlays = (game: Game, dealt: State): ((seed: number) => GreedyEnd) | null => {
  if (!isPlain(game)) return null;
  const rules = playoutRulesOf(game);
  const board = createPackedBoard(rules, dealt);
  const saved = new Uint16Array(savedSize(rules));
  savePosition(board, saved, 0);
  const moves = new Moves();
  const table = LEFT_ROLES.flatMap((role) => game.byRole[role]);
  return (seed) => {
    restorePosition(board, saved, 0);
    const made = playOn(board, moves, new SeededRandom(seed));
    return {
      won: isWonOn(board),
      moves: made,
      left: table.reduce((left, pile) => left + board.heights[pile], 0),
    };
  };
};

/** Plays on to the end, and returns the number of moves. */
const playOn = (board: PackedBoard, moves: Moves, random: SeededRandom): number => {
  const { role } = board.rules;
  let last = -1;
  let idle = 0;
  let count = 0;
  for (; count < PLAY_LIMITS.moves && idle < PLAY_LIMITS.idle && !isWonOn(board); count++) {
    moves.end = 0;
    moves.groupEnd = 0;
    generate(board, moves);
    orderByPile(moves);
    const at = bestOf(board, moves, last, idle > GREEDY_STALE, random);
    if (at < 0) break;
    const move = moves.list[at];
    const kind = kindOf(move);
    const shifts = kind === KIND.play && role[fromOf(move)] === TABLEAU && role[toOf(move)] === TABLEAU;
    makePackedMove(board, moves, at);
    // The log is not needed, because nothing is undone.
    board.end = 0;
    if (board.saved.length > 0) board.saved.length = 0;
    idle = shifts || kind === KIND.draw || kind === KIND.redeal ? idle + 1 : 0;
    last = move;
  }
  return count;
};

/** The engine lists the plays of a pile by the pile they go to; the board lists them by unit first. */
const orderByPile = ({ list, end }: Moves): void => {
  for (let i = 1; i < end; i++) {
    const move = list[i];
    if (kindOf(move) !== KIND.play) return;
    let at = i;
    for (; at > 0 && fromOf(list[at - 1]) === fromOf(move) && toOf(list[at - 1]) > toOf(move); at--)
      list[at] = list[at - 1];
    list[at] = move;
  }
};

/** The number of a move of the greatest value, by lot among equals; -1 where none is worth making. */
const bestOf = (
  board: PackedBoard,
  moves: Moves,
  last: number,
  isStale: boolean,
  random: SeededRandom,
): number => {
  let best = -1;
  let most = -Infinity;
  let ties = 0;
  for (let i = 0; i < moves.end; i++) {
    const value = valueOf(board, moves.list[i], last, isStale);
    if (value > most) {
      best = i;
      most = value;
      ties = 1;
    } else if (value === most && random.below(++ties) === 0) best = i;
  }
  return most < 0 ? -1 : best;
};

/** What a move gains at once, as `greedyValue` of packages/trials has it; below 0: it isn't made. */
const valueOf = (
  { rules, heights, seats }: PackedBoard,
  move: number,
  last: number,
  isStale: boolean,
): number => {
  switch (kindOf(move)) {
    case KIND.remove:
      return 5;
    case KIND.draw:
    case KIND.redeal:
      return 1;
    case KIND.play:
      break;
    default:
      return -1;
  }
  const from = fromOf(move);
  const to = toOf(move);
  if (last >= 0 && kindOf(last) === KIND.play && fromOf(last) === to && toOf(last) === from) return -1;
  const fromRole = rules.role[from];
  const toRole = rules.role[to];
  if (toRole === FOUNDATION || toRole === HOLE) return 5;
  if (fromRole === FOUNDATION) return -1;
  if (fromRole === WASTE || fromRole === RESERVE) return 3;
  const under = heights[from] - (isLifted(move) ? 1 : countOf(move)) - 1;
  if (under >= 0 && (seats[from * rules.cards + under] & DOWN) !== 0) return 4;
  return isStale ? 2 : 0.5;
};
