/**
 * The general search: takes every game and option, and every position, because it asks nothing of them but what the
 * packed board compiles from the rules. `win` is looked for in turns: depth first (depth-first.ts) in one order, depth first in
 * many orders, and by a beam (beam.ts). `left` goes depth first, `shortest` and `score` breadth
 * first (breadth-first.ts).
 */
import type { Kernel, Search } from '../../contract/kernel.ts';
import { Board } from '../../packed/board.ts';
import { Meter } from '../../packed/meter.ts';
import { rulesOf } from '../../packed/rules.ts';
import { BeamSearch } from './beam.ts';
import { DepthFirst } from './depth-first.ts';
import { MoveOrder } from './move-order.ts';
import { hasEndlessStock, buildingHeuristic } from './building-heuristic.ts';
import { clearingHeuristic } from './clearing-heuristic.ts';
import { Portfolio } from './portfolio.ts';
import { BreadthFirst } from './breadth-first.ts';

export const generalKernel: Kernel = {
  name: 'general',
  fit: (game) => {
    if (game.piles.length > MOST || game.cards.length > MOST)
      return `has ${game.piles.length} piles and ${game.cards.length} cards: at most ${MOST} fit into a move`;
    const rules = rulesOf(game);
    const quick = rulesOf(game, true);
    const some = new MoveOrder(quick, true);
    const all = new MoveOrder(rules, false);
    const outlook = buildingHeuristic(game) ?? clearingHeuristic(game);
    // Where the stock runs out the beam goes draw by draw.
    const [steps, each] = hasEndlessStock(game) ? [quick, some] : [rules, new MoveOrder(rules, true)];
    return {
      open: (state, ask, { bytes, tally }) => {
        if (ask === 'left') return new DepthFirst(new Board(quick, state), some, bytes, 'left');
        if (ask === 'win') {
          const share = bytes / (outlook === null ? 2 : 4);
          const players = [
            { search: new DepthFirst(new Board(quick, state), some, share, 'tries') as Search, turns: 1 },
            { search: new DepthFirst(new Board(quick, state), some, share, 'plain'), turns: 1 },
          ];
          if (outlook !== null)
            players.push({
              search: new BeamSearch(new Board(steps, state), each, outlook, 2 * share),
              turns: BEAM_TURNS,
            });
          return new Portfolio(players);
        }
        const board = new Board(rules, state);
        return new BreadthFirst(board, all, bytes, ask === 'score' ? new Meter(board, tally) : null);
      },
    };
  },
};

const MOST = 511;
/** The beam wins most of what is won. */
const BEAM_TURNS = 4;
