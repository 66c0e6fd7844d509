/**
 * The general search: takes every game and option, and every position, because it asks nothing of them but what the
 * packed board compiles from the rules. `win` is looked for in turns: depth first (deep.ts) in one order, depth first in
 * many orders, and by a beam (beam.ts). `left` goes depth first, `shortest` and `score` breadth
 * first (wide.ts).
 */
import type { Kernel, Search } from '../../contract/kernel.ts';
import { Board } from '../../packed/board.ts';
import { Meter } from '../../packed/meter.ts';
import { rulesOf } from '../../packed/rules.ts';
import { Beam } from './beam.ts';
import { Deep } from './deep.ts';
import { Order } from './order.ts';
import { isEndless, outlookOf } from './outlook.ts';
import { progressOf } from './progress.ts';
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
    const outlook = outlookOf(game) ?? progressOf(game);
    // Where the stock runs out the beam goes draw by draw.
    const [steps, each] = isEndless(game) ? [quick, some] : [rules, new Order(rules, true)];
    return {
      open: (state, ask, { bytes, tally }) => {
        if (ask === 'left') return new Deep(new Board(quick, state), some, bytes, 'left');
        if (ask === 'win') {
          const share = bytes / (outlook === null ? 2 : 4);
          const players = [
            { search: new Deep(new Board(quick, state), some, share, 'tries') as Search, turns: 1 },
            { search: new Deep(new Board(quick, state), some, share, 'plain'), turns: 1 },
          ];
          if (outlook !== null)
            players.push({
              search: new Beam(new Board(steps, state), each, outlook, 2 * share),
              turns: BEAM_TURNS,
            });
          return new Turns(players);
        }
        const board = new Board(rules, state);
        return new Wide(board, all, bytes, ask === 'score' ? new Meter(board, tally) : null);
      },
    };
  },
};

const MOST = 511;
/** The beam wins most of what is won. */
const BEAM_TURNS = 4;
