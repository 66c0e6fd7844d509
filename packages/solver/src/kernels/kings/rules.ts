/**
 * Which games the Trigon kernel takes: one pack, columns built down in suit that move in runs, foundations built up
 * in suit, spaces for the last rank alone, and a stock of which every card can be had at any time.
 */
import type { FoundationZone, Game, TableauZone, WasteZone } from '@cairn/engine';
import { isInSuit, only, takesOnly } from '../common/structure.ts';

/** A sentence why the game is not for the kernel, or null. */
export const whyNotKings = (game: Game): string | null => {
  const { pack, powers, remove, goal, zones } = game.def;
  if (pack.packs !== 1 || (pack.jokers ?? 0) > 0 || pack.extras !== undefined) return 'wanted one plain pack';
  if (powers !== undefined || remove !== undefined) return 'wanted no powers and no groups';
  const defs = Object.values(zones);
  const tableau = only<TableauZone>(defs, 'tableau');
  const foundation = only<FoundationZone>(defs, 'foundation');
  const waste = only<WasteZone>(defs, 'waste');
  if (tableau === null || foundation === null) return 'wanted one tableau and one group of foundations';
  if (defs.length !== (waste === null ? 2 : 3)) return 'wanted nothing but columns, waste and foundations';
  const ranks = game.composition.ranks;
  const [ace = 0] = ranks;
  const king = ranks.at(-1) ?? 0;
  if (!isInSuit(tableau.build, 'down') || !isInSuit(foundation.build, 'up')) return 'wanted building in suit';
  if (!takesOnly(tableau.empty.takes, king) || !takesOnly(foundation.empty.takes, ace))
    return 'wanted kings in spaces and aces on foundations';
  if (
    tableau.empty.from !== undefined ||
    tableau.empty.keeps !== undefined ||
    tableau.empty.refill !== undefined
  )
    return 'wanted spaces without conditions';
  if (tableau.turn === 'together') return 'wanted cards that turn up one by one';
  if (foundation.empty.from !== undefined) return 'wanted foundations without conditions';
  if (foundation.piles < game.composition.suits.length) return 'wanted a foundation for every suit';
  if (tableau.give.tableau !== 'run' || !givesTop(tableau.give.foundation))
    return 'wanted columns that move in runs';
  if (
    goal.kind !== 'gather' ||
    goal.cards !== 'all' ||
    game.zones.find((z) => z.id === goal.zone)?.role !== 'foundation'
  )
    return 'wanted all cards on the foundations';
  return waste === null ? noStock(game) : stockIsASet(game, waste);
};

const givesTop = (unit: string | undefined): boolean => unit === 'top' || unit === 'run';

const noStock = (game: Game): string | null => (game.stock === null ? null : 'wanted a stock with a waste');

/**
 * Every card of stock and waste can be played at any time: single cards and passes without end, or a waste that
 * gives any of its cards.
 */
const stockIsASet = ({ stockDef }: Game, { give }: WasteZone): string | null => {
  const any = give.foundation === 'any' && give.tableau === 'any';
  if (stockDef === null) return any ? null : 'wanted a waste that gives any card';
  if (stockDef.to !== 'waste' || stockDef.when !== 'any') return 'wanted a stock that is dealt to the waste';
  if (any) return null;
  if (give.foundation !== 'top' || give.tableau !== 'top') return 'wanted a waste that gives to both';
  return stockDef.draw === 1 && stockDef.passes === 'unlimited'
    ? null
    : 'wanted single cards and passes without end';
};
