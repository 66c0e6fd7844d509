/** The linear policy as a player: what it thinks of the moves of a position, and how it plays on alone. */
import { type Game, type Move, type State, type View } from '@cairn/engine';
import { createPackedBoard, loadState, type PackedBoard } from '../packed/board.ts';
import { isWonOn } from '../packed/key.ts';
import { generate } from '../packed/generate.ts';
import { Moves } from '../packed/moves.ts';
import { FeatureReader } from './feature-reader.ts';
import { weightList, type PolicyWeights } from './features.ts';
import { moveKey } from './move-key.ts';
import { Playout, playoutRulesOf, readBefore } from './playout.ts';
import { NOTHING_RECENT, type Recent } from './recent.ts';
import { SeededRandom } from './seeded-random.ts';

interface Reading {
  readonly board: PackedBoard;
  readonly reader: FeatureReader;
  readonly moves: Moves;
}
const known = new WeakMap<Game, Reading>();

const lists = new WeakMap<PolicyWeights, Int32Array>();
const factorsOf = (weights: PolicyWeights): Int32Array => {
  let list = lists.get(weights);
  if (list === undefined) lists.set(weights, (list = weightList(weights)));
  return list;
};

/** Below any sum of features. */
const LAST = -1e9;

const readingOf = (game: Game, view: View): Reading => {
  // The board, like the rules, never reads a hidden card.
  const state = view as unknown as State;
  let reading = known.get(game);
  if (reading === undefined) {
    const rules = playoutRulesOf(game);
    reading = {
      board: createPackedBoard(rules, state),
      reader: new FeatureReader(rules),
      moves: new Moves(),
    };
    known.set(game, reading);
  } else loadState(reading.board, state);
  return reading;
};

/**
 * The worth of legal moves to the policy, in their order: the sum of weight times value over the features of a move. It gathers
 * cards only where nothing else is left.
 * @param recent what was done before.
 */
export const policyValues = (
  game: Game,
  view: View,
  list: readonly Move[],
  weights: PolicyWeights,
  recent: Recent = NOTHING_RECENT,
): readonly number[] => {
  const { board, reader, moves } = readingOf(game, view);
  const factors = factorsOf(weights);
  moves.end = 0;
  moves.groupEnd = 0;
  generate(board, moves);
  const { end } = moves;
  const numbers = new Map<string, number>();
  for (let i = 0; i < end; i++) numbers.set(moveKey(moves.move(i)), i);
  reader.look(board);
  const before = readBefore(board, recent);
  return list.map((move) => {
    const number = numbers.get(moveKey(move));
    if (number === undefined)
      throw new Error(`The policy does not know a move of ${game.id}: ${moveKey(move)}`);
    if (move.kind === 'power') return LAST;
    reader.read(board, moves, number, before);
    return reader.values.reduce((sum, value, i) => sum + value * factors[i], 0);
  });
};

/** The moves of the policy from a position until it gives up or has won. Equal moves are chosen by lot, always alike. */
export const policyLine = (
  game: Game,
  state: State,
  weights: PolicyWeights,
  most: number,
): readonly Move[] => {
  const playout = new Playout(game, state, factorsOf(weights));
  playout.load(state);
  const random = new SeededRandom(1);
  const line: Move[] = [];
  while (line.length < most && !isWonOn(playout.board)) {
    const move = playout.step(random);
    if (move === null) break;
    line.push(move);
  }
  return line;
};
