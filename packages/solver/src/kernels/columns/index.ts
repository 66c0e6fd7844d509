/**
 * Games of columns whose cards move by units that make their arrangement matter: Yukon (any face-up card with all that
 * lies on it), Canfield (the last card or the whole column, and a reserve that fills the spaces). One search for all
 * (search.ts), on a board of links (board.ts), with the stock as the set of cards that can be had (common/stock.ts).
 */
import type { Move } from '@cairn/engine';
import { ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import type { Pool } from '../../memory/pool.ts';
import { MoveWriter } from '../common/move-writer.ts';
import { readAlikeCards } from './alike.ts';
import { ColumnsBoard, TO_FOUNDATION } from './board.ts';
import { readColumnsDeal } from './deal.ts';
import { roundLength } from './rounds.ts';
import { COLUMNS_WORDS, readColumnsRules } from './rules.ts';
import { columnPlays } from './runs-line.ts';
import type { RunsMachine } from './runs-machine.ts';
import { RunsSearch, runsMachines } from './runs-search.ts';
import { writeRuns } from './runs-tables.ts';
import { ColumnsSearch } from './search.ts';

/** What tests change. */
export interface ColumnsSetting {
  /** The positions of a round, by its number. */
  readonly lengths: (round: number) => number;
  /** The machines, and the first room for frames, of the search among runs. */
  readonly machines: Pool<RunsMachine>;
  readonly frames: number;
}

export const COLUMNS_SETTING: ColumnsSetting = { lengths: roundLength, machines: runsMachines, frames: 256 };

export const columnsKernelWith = (setting: ColumnsSetting): Kernel => ({
  name: 'columns',
  knows: COLUMNS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = readColumnsRules(game);
    if (typeof rules === 'string') return rules;
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const deal = readColumnsDeal(game, state, rules);
        if (deal === null) return 'there is no base rank yet, or no play leads to this position';
        const write = (plays: readonly number[]): readonly Move[] => {
          const line = new MoveWriter(game, state);
          for (const play of plays) {
            const card = play & 63;
            const to = play >> 6;
            const pile = to === TO_FOUNDATION ? null : game.byRole.tableau[to];
            line.play(deal.cards.faces[card] ?? 0, (move) =>
              pile === null ? game.piles[move.to]?.zone.role === 'foundation' : move.to === pile,
            );
          }
          return line.moves;
        };
        const alike = readAlikeCards(deal, rules);
        return alike === null
          ? new ColumnsSearch(new ColumnsBoard(deal, rules), bytes, setting.lengths, write)
          : new RunsSearch(
              {
                ...setting,
                write: (words) => writeRuns(words, alike, deal, rules),
                line: (plays) => write(columnPlays(new ColumnsBoard(deal, rules), alike, plays)),
              },
              bytes,
            );
      },
    };
  },
});

export const columnsKernel = columnsKernelWith(COLUMNS_SETTING);
