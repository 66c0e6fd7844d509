/**
 * Games of columns whose cards move by units that make their arrangement matter: Yukon (any face-up card with all
 * that lies on it), Canfield (the last card or the whole column; a reserve that fills the spaces). One search for all
 * (search.ts), on a board of links (board.ts), with the stock as what can be had of it (common/stock.ts).
 */
import type { Kernel } from '../../contract/kernel.ts';
import { Line } from '../common/line.ts';
import { Board, UP } from './board.ts';
import { dealOf } from './deal.ts';
import { lengthOf } from './rounds.ts';
import { rulesOf } from './rules.ts';
import { Plays } from './search.ts';

/** The kernel with rounds of other lengths, by their number. */
export const columnsBy = (lengths: (round: number) => number): Kernel => ({
  name: 'columns',
  fit: (game) => {
    const rules = rulesOf(game);
    if (typeof rules === 'string') return rules;
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return null;
        const deal = dealOf(game, state, rules);
        if (deal === null) return null;
        return new Plays(new Board(deal, rules), bytes, lengths, (plays) => {
          const line = new Line(game, state);
          for (const play of plays) {
            const card = play & 63;
            const to = play >> 6;
            const pile = to === UP ? null : game.byRole.tableau[to];
            line.play(deal.faces[card] ?? 0, (move) =>
              pile === null ? game.piles[move.to]?.zone.role === 'foundation' : move.to === pile,
            );
          }
          return line.moves;
        });
      },
    };
  },
});

export const columns = columnsBy(lengthOf);
