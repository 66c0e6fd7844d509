/**
 * Montana and games of its structure: cards of one pack in rows, which are built in suit by filling gaps. The position is
 * read into arrays (board.ts) and searched depth first (descent.ts).
 */
import { cardOf, type Game, type Move, type State } from '@cairn/engine';
import { NEVER_REACHED, ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { ClosedSet } from '../../memory/closed-set.ts';
import { Pool } from '../../memory/pool.ts';
import { searchOfDescent } from '../common/descent.ts';
import { GapsBoard, NONE, type GapsShape } from './board.ts';
import { GapsDescent } from './descent.ts';
import { GapsReach } from './reach.ts';
import { GAPS_WORDS, gapsRules } from './rules.ts';

export const gapsKernel: Kernel = {
  name: 'gaps',
  knows: GAPS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = gapsRules(game);
    if (typeof rules === 'string') return rules;
    const { shape, numbers } = rules;
    const pool = new Pool(() => new Tables(shape));
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const cards = cardsOf(game, state, numbers);
        if (cards.filter((card) => card !== NONE).length !== shape.cards) return NEVER_REACHED;
        const tables = pool.take();
        const { board, closed, reach } = tables;
        board.set(cards);
        closed.clear();
        const descent = new GapsDescent(board, reach, closed, bytes);
        return searchOfDescent(
          descent,
          () => closed.bytes,
          () => lineOf(game, cards, descent),
          () => pool.give(tables),
        );
      },
    };
  },
};

class Tables {
  readonly board: GapsBoard;
  readonly reach: GapsReach;
  readonly closed = new ClosedSet();

  constructor(shape: GapsShape) {
    this.board = new GapsBoard(shape);
    this.reach = new GapsReach(shape);
  }
}

/** By place of the grid: the number of its card, or NONE. */
const cardsOf = ({ byRole }: Game, { piles }: State, numbers: Uint8Array): number[] =>
  byRole.grid.map((pile) => {
    const seat = piles[pile]?.[0];
    return seat === undefined ? NONE : numbers[cardOf(seat)];
  });

/** The moves that the descent has made, from where the cards lay at first. */
const lineOf = ({ byRole }: Game, cards: readonly number[], { path }: GapsDescent): readonly Move[] => {
  const place = new Map(cards.map((card, at) => [card, at]));
  return path.map(({ card, to }) => {
    const from = place.get(card) ?? 0;
    place.set(card, to);
    return { kind: 'play', from: byRole.grid[from], to: byRole.grid[to], count: 1 };
  });
};
