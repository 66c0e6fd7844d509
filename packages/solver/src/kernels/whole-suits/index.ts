/**
 * Spider and games of its structure: best first, row by row, over positions whose columns may be swapped once no row is
 * left (best-first.ts, board.ts). The way to a win is written by playing it in the engine.
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
import { BestFirst } from './best-first.ts';
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
        const search = new BestFirst(new SuitBoard(position), WEIGHT_SETS, bytes);
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
  for (const each of line) {
    const from = tableau[wayFrom(each)] ?? 0;
    const move =
      wayKind(each) === WAY.row
        ? ({ kind: 'draw' } as const)
        : wayKind(each) === WAY.run
          ? ({ kind: 'play', from, to: tableau[wayTo(each)] ?? 0, count: wayCount(each) } as const)
          : suitMove(game, state, from);
    moves.push(move);
    state = applyLegal(game, state, move);
  }
  return moves;
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
