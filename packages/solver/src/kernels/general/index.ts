/**
 * The general search: takes every game and option, and every position, because it asks nothing of them but what the
 * packed board compiles from the rules. `win` goes depth first (deep.ts) in one order and, in turns with that, in many;
 * `left` depth first; `shortest` and `score` breadth first (wide.ts).
 */
import type { Kernel } from '../../kernel.ts';
import { Board } from '../../packed/board.ts';
import { Meter } from '../../packed/meter.ts';
import { rulesOf } from '../../packed/rules.ts';
import { Deep } from './deep.ts';
import { Order } from './order.ts';
import { Turns } from './turns.ts';
import { Wide } from './wide.ts';

export const general: Kernel = {
  name: 'general',
  fit: (game) => {
    if (game.piles.length > MOST || game.cards.length > MOST)
      return `has ${game.piles.length} piles and ${game.cards.length} cards: at most ${MOST} fit into a move`;
    const rules = rulesOf(game);
    const quick = rulesOf(game, true);
    const some = new Order(quick, true);
    const all = new Order(rules, false);
    return {
      open: (state, ask, { bytes, tally }) => {
        if (ask === 'left') return new Deep(new Board(quick, state), some, bytes, 'left');
        if (ask === 'win')
          return new Turns([
            new Deep(new Board(quick, state), some, bytes / 2, 'tries'),
            new Deep(new Board(quick, state), some, bytes / 2, 'plain'),
          ]);
        const board = new Board(rules, state);
        return new Wide(board, all, bytes, ask === 'score' ? new Meter(board, tally) : null);
      },
    };
  },
};

const MOST = 511;
