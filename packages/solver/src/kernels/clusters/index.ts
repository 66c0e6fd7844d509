/**
 * Klondike and games of its structure, drawn by any number, with any number of passes or without a stock. Positions
 * are sets of cards (cluster.ts), the stock is the set of cards that can be had of it (common/stock.ts), and the search
 * is depth first over moves that can't be taken back (search.ts). The idea that the arrangement of equal cards does not
 * matter is Hy Vuong's (lonelybot); clusters, proofs and code are our own.
 */
import type { Kernel } from '../../contract/kernel.ts';
import { richerTurns } from './richer-turns.ts';
import { LossyTranspositionTable } from '../../memory/lossy-transposition-table.ts';
import { PositionCluster } from './cluster.ts';
import { readClustersDeal } from './deal.ts';
import { writeClustersLine } from './write-line.ts';
import { readClustersRules } from './rules.ts';
import { ClustersSearch } from './search.ts';

/** Bytes that the tables beside the transposition table may grow to. */
const OTHER_TABLES = 4 * 2 ** 20;

/** The kernel with rounds of this many nodes (search.ts); tests of small games want short ones. */
export const clustersKernelWith = (round: number): Kernel => ({
  name: 'clusters',
  fit: (game) => {
    const rules = readClustersRules(game);
    if (typeof rules === 'string') return rules;
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return null;
        const deal = readClustersDeal(game, state);
        if (deal === null) return null;
        const closed = new LossyTranspositionTable(bytes - OTHER_TABLES, richerTurns(rules.draw));
        return new ClustersSearch(new PositionCluster(deal, rules), deal, rules, closed, round, (steps) =>
          writeClustersLine(game, state, deal, rules, steps),
        );
      },
    };
  },
});

export const clustersKernel = clustersKernelWith(1000);
