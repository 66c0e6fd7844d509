/**
 * The general search. It takes every game and option and every position, since it asks nothing of them but what the
 * packed board compiles from the rules. For `win` three searches take turns (common/portfolio.ts): depth first in one order,
 * depth first in many orders (depth-first.ts), and a beam: the layered one where sequences move from column to column
 * and spaces take any card (layered-beam.ts), the staged one elsewhere (staged-beam.ts). `left` goes depth first;
 * `shortest` and `score` go breadth first (breadth-first.ts).
 */
import type { Game } from '@cairn/engine';
import type { Kernel, Search } from '../../contract/kernel.ts';
import { PACKED_SCORES, PACKED_WORDS } from '../../packed/vocabulary.ts';
import { createPackedBoard } from '../../packed/board.ts';
import { Meter } from '../../packed/meter.ts';
import { packedRulesOf } from '../../packed/rules.ts';
import { Portfolio } from '../common/portfolio.ts';
import { DepthFirst } from './depth-first.ts';
import { MoveOrder } from './move-order.ts';
import { BuildingHeuristic, buildingHeuristic } from './building-heuristic.ts';
import { clearingHeuristic } from './clearing-heuristic.ts';
import { heapHeuristic } from './heap-heuristic.ts';
import { LayeredBeam } from './layered-beam.ts';
import { hasEndlessStock } from './heuristic.ts';
import { StagedBeam } from './staged-beam.ts';
import { BreadthFirst } from './breadth-first.ts';

export const generalKernel: Kernel = {
  name: 'general',
  knows: PACKED_WORDS,
  scores: PACKED_SCORES,
  fit: (game) => {
    if (game.piles.length > MOST || game.cards.length > MOST)
      return `the game has ${game.piles.length} piles and ${game.cards.length} cards, and it wants at most ${MOST}`;
    const rules = packedRulesOf(game);
    const quick = packedRulesOf(game, true);
    const some = new MoveOrder(quick, true);
    const all = new MoveOrder(rules, false);
    const heuristic = heapHeuristic(game) ?? buildingHeuristic(game) ?? clearingHeuristic(game);
    // Where the stock runs out the beam goes draw by draw.
    const [steps, each] = hasEndlessStock(game) ? [quick, some] : [rules, new MoveOrder(rules, true)];
    const Beam = heuristic instanceof BuildingHeuristic && movesSequences(game) ? LayeredBeam : StagedBeam;
    return {
      open: (state, ask, { bytes, tally }) => {
        if (ask === 'left') return new DepthFirst(createPackedBoard(quick, state), some, bytes, 'left');
        if (ask === 'win') {
          const share = bytes / (heuristic === null ? 2 : 4);
          const searches = [
            {
              search: new DepthFirst(createPackedBoard(quick, state), some, share, 'tries') as Search,
              turns: 1,
            },
            { search: new DepthFirst(createPackedBoard(quick, state), some, share, 'plain'), turns: 1 },
          ];
          if (heuristic !== null)
            searches.push({
              search: new Beam(createPackedBoard(steps, state), each, heuristic, 2 * share),
              turns: BEAM_TURNS,
            });
          return new Portfolio(searches);
        }
        const board = createPackedBoard(rules, state);
        return new BreadthFirst(board, all, bytes, ask === 'score' ? new Meter(board, tally) : null);
      },
    };
  },
};

const MOST = 511;
/** The beam's turns are longer: it wins most of what is won. */
const BEAM_TURNS = 4;

/** Whether more than one card at a time can go from column to column, and a space takes any card. */
const movesSequences = ({ zones, piles }: Game): boolean =>
  zones.some(
    ({ role, routes, empty }) =>
      role === 'tableau' &&
      empty.takes === 'anything' &&
      routes.some(({ to, unit }) => unit !== 'top' && piles[to].zone.role === 'tableau'),
  );
