/**
 * Which games the Russian kernel takes: one pack or several, no stock, columns built down in suit of which any
 * face-up card moves with all that lies on it, spaces for the last rank alone, foundations up in suit.
 */
import type { FoundationZone, Game, TableauZone } from '@cairn/engine';
import { isInSuit, only, takesOnly } from '../common/structure.ts';

/** A sentence why the game is not for the kernel, or null. */
export const whyNotStacks = (game: Game): string | null => {
  const { pack, powers, remove, goal, zones } = game.def;
  const { ranks, suits, packs } = game.composition;
  if ((pack.jokers ?? 0) > 0 || pack.extras !== undefined) return 'wanted plain packs';
  if (powers !== undefined || remove !== undefined) return 'wanted no powers and no groups';
  if (game.stock !== null) return 'wanted no stock';
  const defs = Object.values(zones);
  const tableau = only<TableauZone>(defs, 'tableau');
  const foundation = only<FoundationZone>(defs, 'foundation');
  if (tableau === null || foundation === null || defs.length !== 2)
    return 'wanted columns and foundations and nothing else';
  if (!isInSuit(tableau.build, 'down') || !isInSuit(foundation.build, 'up')) return 'wanted building in suit';
  if (!takesOnly(tableau.empty.takes, ranks.at(-1) ?? 0) || !takesOnly(foundation.empty.takes, ranks[0] ?? 0))
    return 'wanted kings in spaces and aces on foundations';
  const { from, keeps, refill } = tableau.empty;
  if (from !== undefined || keeps !== undefined || refill !== undefined)
    return 'wanted spaces without conditions';
  if (tableau.turn === 'together') return 'wanted cards that turn up one by one';
  if (foundation.piles < suits.length * packs) return 'wanted a foundation for every suit of every pack';
  if (foundation.empty.from !== undefined) return 'wanted foundations without conditions';
  if (tableau.give.tableau !== 'stack' || tableau.give.foundation !== 'top')
    return 'wanted columns of which any face-up card moves';
  const { tableau: back } = foundation.give ?? {};
  if (back !== undefined && back !== 'top') return 'wanted foundations that give back single cards';
  if (goal.kind !== 'gather' || goal.cards !== 'all' || zones[goal.zone]?.role !== 'foundation')
    return 'wanted all cards on the foundations';
  if (game.cards.length !== suits.length * packs * ranks.length) return 'wanted whole packs';
  return tableau.piles > MOST_COLUMNS ? 'too many columns' : null;
};

/** Columns have five bits of a move. */
const MOST_COLUMNS = 31;
