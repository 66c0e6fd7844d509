/**
 * Klondike and games of its structure, drawn by any number, with any number of passes or without a stock. Positions
 * are sets (cluster.ts), the stock is what can be had of it (stock.ts), and the search is depth first (search.ts)
 * over acts that can't be taken back. The idea that the arrangement of equal cards does not matter is Hy Vuong's
 * (lonelybot); clusters, proofs and code are our own.
 */
import { type Kernel } from '../../contract/kernel.ts';
import { richer } from './richer-turns.ts';
import { LossyTranspositionTable } from '../../memory/lossy-transposition-table.ts';
import { Cluster } from './cluster.ts';
import { dealOf } from './deal.ts';
import { lineOf } from './line.ts';
import { rulesOf } from './rules.ts';
import { Descent } from './search.ts';

/** Bytes of what grows beside the table of visited clusters, at most. */
const OTHER_TABLES = 4 * 2 ** 20;

/** The kernel with rounds of so many nodes (search.ts); tests of small games want short ones. */
export const clustersIn = (round: number): Kernel => ({
  name: 'clusters',
  fit: (game) => {
    const rules = rulesOf(game);
    if (typeof rules === 'string') return rules;
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return null;
        const deal = dealOf(game, state);
        if (deal === null) return null;
        const met = new LossyTranspositionTable(bytes - OTHER_TABLES, richer(rules.draw));
        return new Descent(new Cluster(deal, rules), deal, rules, met, round, (steps) =>
          lineOf(game, state, deal, rules, steps),
        );
      },
    };
  },
});

export const clusters = clustersIn(1000);
