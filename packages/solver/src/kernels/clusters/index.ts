/**
 * Klondike and games of its structure, drawn by any number, with any number of passes or without a stock. Positions
 * are sets of cards (cluster.ts), the stock is the set of cards that can be had of it (common/stock.ts), and the search
 * is depth first over moves that can't be taken back (search.ts). The idea that the arrangement of equal cards does not
 * matter is Hy Vuong's (lonelybot); clusters, proofs and code are our own.
 */
import { ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { richerTurns } from './richer-turns.ts';
import { Pool } from '../../memory/pool.ts';
import { LossyTranspositionTable } from '../../memory/lossy-transposition-table.ts';
import { PositionCluster, Stamps } from './cluster.ts';
import { readClustersDeal } from './deal.ts';
import { writeClustersLine } from './write-line.ts';
import { CLUSTERS_WORDS, readClustersRules } from './rules.ts';
import { ClustersSearch } from './search.ts';

/** Bytes that the tables beside the transposition table may grow to. */
const OTHER_TABLES = 4 * 2 ** 20;

/** The kernel with rounds of this many nodes (search.ts); tests of small games want short ones. */
export const clustersKernelWith = (round: number): Kernel => ({
  name: 'clusters',
  knows: CLUSTERS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = readClustersRules(game);
    if (typeof rules === 'string') return rules;
    const richer = richerTurns(rules.draw);
    const pool = new Pool(() => new Stamps());
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const deal = readClustersDeal(game, state);
        if (deal === null) return 'too many cards in the stock, or no play leads to this position';
        const closed = new LossyTranspositionTable(bytes - OTHER_TABLES, richer);
        const stamps = pool.take();
        stamps.renew();
        return new ClustersSearch(
          new PositionCluster(deal, rules, stamps),
          deal,
          rules,
          closed,
          round,
          (steps) => writeClustersLine(game, state, deal, rules, steps),
          () => pool.give(stamps),
        );
      },
    };
  },
});

export const clustersKernel = clustersKernelWith(1000);
