/**
 * Spider and games of its structure: beams over positions whose columns may be swapped once no row is left (beams.ts, board.ts). The way to a win is written by playing it in the engine.
 */
import {
  applyLegal,
  cardOf,
  isDown,
  legalMoves,
  rankOf,
  suitOf,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { NEVER_REACHED, ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { searchOfDescent } from '../common/descent.ts';
import { isOpenAtEnd } from '../common/structure.ts';
import { Beams } from './beams.ts';
import { wayCount, wayFrom, wayKind, WAY, SuitBoard, wayTo } from './board.ts';
import { emptyPosition, type SuitPosition } from './position.ts';
import { readWholeSuitRules, WHOLE_SUIT_WORDS, type WholeSuitRules } from './rules.ts';
import { WEIGHT_SETS } from './weights.ts';

export const wholeSuitsKernel: Kernel = {
  name: 'whole-suits',
  knows: WHOLE_SUIT_WORDS,
  scores: null,
  fit: (game) => {
    const rules = readWholeSuitRules(game);
    if (typeof rules === 'string') return rules;
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const position = read(game, state, rules);
        if (position === null) return NEVER_REACHED;
        const search = new Beams(new SuitBoard(position), WEIGHT_SETS, bytes);
        return searchOfDescent(
          search,
          () => search.bytes,
          () => writeLine(game, state, search.line()),
        );
      },
    };
  },
};

/** The moves of the engine. A whole suit goes to any foundation that takes it. */
const writeLine = (game: Game, first: State, line: readonly number[]): readonly Move[] => {
  const { tableau } = game.byRole;
  const moves: Move[] = [];
  let state = first;
  const make = (move: Move): void => {
    moves.push(move);
    state = applyLegal(game, state, move);
  };
  for (const each of line) {
    const from = tableau[wayFrom(each)] ?? 0;
    if (wayKind(each) === WAY.row) make({ kind: 'draw' });
    else if (wayKind(each) === WAY.suit) make(suitMove(game, state, from));
    else {
      const to = tableau[wayTo(each)] ?? 0;
      const spaces = tableau.filter((pile) => pile !== to && state.piles[pile]?.length === 0);
      const runs = runsAtEnd(state.piles[from] ?? [], wayCount(each));
      for (const move of oneByOne(runs, from, to, spaces)) make(move);
    }
  }
  return moves;
};

/** How many cards of each run are among so many cards at the end of a column, from the foot. */
const runsAtEnd = (seats: readonly number[], count: number): readonly number[] => {
  const runs: number[] = [];
  for (let i = seats.length - count; i < seats.length; i++) {
    const suit = suitOf(cardOf(seats[i] ?? 0));
    if (runs.length > 0 && suit === suitOf(cardOf(seats[i - 1] ?? 0)))
      runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  }
  return runs;
};

/** Moves runs from a column to another: half of them wait in a space while the others go (moves.ts). */
const oneByOne = (
  runs: readonly number[],
  from: number,
  to: number,
  spaces: readonly number[],
): readonly Move[] => {
  const [count = 0] = runs;
  if (runs.length === 1) return [{ kind: 'play', from, to, count }];
  const [space = from, ...others] = spaces;
  const going = runs.slice(0, runs.length - (runs.length >> 1));
  const waiting = runs.slice(going.length);
  return [
    ...oneByOne(waiting, from, space, others),
    ...oneByOne(going, from, to, others),
    ...oneByOne(waiting, space, to, others),
  ];
};

const suitMove = (game: Game, state: State, from: number): Move => {
  const found = legalMoves(game, state).find(
    (move) => move.kind === 'play' && move.from === from && game.piles[move.to]?.zone.role === 'foundation',
  );
  if (found === undefined) throw new Error(`No foundation takes the suit of column ${from}`);
  return found;
};

/** Reads a position; null when no play leads to it. */
const read = (game: Game, { piles }: State, rules: WholeSuitRules): SuitPosition | null => {
  const { composition, byRole, stock } = game;
  const position = emptyPosition(rules);
  const face = (seat: number): number =>
    16 * suitOf(cardOf(seat)) + composition.ranks.indexOf(rankOf(cardOf(seat))) + 1;
  for (const [c, pile] of byRole.tableau.entries()) {
    const seats = piles[pile] ?? [];
    if (!isOpenAtEnd(seats)) return null;
    position.heights[c] = seats.length;
    position.downs[c] = seats.filter(isDown).length;
    for (const [i, seat] of seats.entries()) position.faces[c * rules.cards + i] = face(seat);
  }
  const left = stock === null ? [] : (piles[stock] ?? []);
  for (const [i, seat] of left.toReversed().entries()) position.stock[i] = face(seat);
  position.stocked = left.length;
  const home = byRole.foundation.map((pile) => piles[pile]?.length ?? 0);
  position.gone = home.filter((height) => height > 0).length;
  const isReached = home.every((height) => height === 0 || height === rules.ranks);
  return isReached && position.gone < rules.suits ? position : null;
};
