/** The deals of the day with what the player has made of them. */
import { cairnDeal, makeDeal, type Deal, type GameDef } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { pageWords } from '../../i18n/pages.ts';
import { daysInARow, type Day } from '../../play/days.ts';
import { isCounted, type ResultRow } from '../../play/results.ts';
import type { Shell } from '../../shell/shell.ts';
import type { TileState } from './content.ts';
import { gameFrom, gameWithId } from './openings.ts';
import { dealOfDay, gamesOfDay } from './today.ts';

export interface DealOfDay {
  readonly def: GameDef;
  readonly deal: Deal;
  readonly state: TileState;
  /** The score of a win, in words; null if the game has none or it was not won. */
  readonly score: string | null;
}

export interface Daily {
  /**
   * The deals of a day; fewer where a list of verdicts is missing. Rejects if a list cannot be fetched.
   */
  readonly on: (day: Day) => Promise<readonly DealOfDay[]>;
  /** Days in a row on which a deal was won, up to today. */
  readonly streak: (today: Day) => Promise<number>;
}

export const isWonDay = (deals: readonly DealOfDay[]): boolean => deals.some(({ state }) => state === 'won');

export const openDaily = ({ features, results }: Shell): Daily => {
  /** The numbers of the deals that can be won, by game. */
  const lists = new Map<string, Promise<readonly number[] | null>>();
  const numbersOf = (def: GameDef): Promise<readonly number[] | null> => {
    const known =
      lists.get(def.id) ??
      features.service('winnableDeals').then((service) => service?.numbers(gameFrom(def)) ?? null);
    lists.set(def.id, known);
    return known;
  };
  const on = async (day: Day): Promise<readonly DealOfDay[]> => {
    const rows = [...(await results()).rows.value.values()];
    const deals = await Promise.all(
      gamesOfDay(day).map(async (id) => {
        const def = gameWithId(id);
        const winnable = await numbersOf(def);
        return winnable === null ? null : madeOf(def, cairnDeal(dealOfDay(day, id, winnable)), rows);
      }),
    );
    return deals.flatMap((deal) => (deal === null ? [] : [deal]));
  };
  return {
    on,
    streak: async (today) => {
      const won = new Set<Day>();
      for (let day = today; ; day--) {
        if (isWonDay(await on(day))) won.add(day);
        else if (day < today) break;
      }
      return daysInARow(today, (day) => won.has(day));
    },
  };
};

/** A deal that was lost at first and won later is won: the deals of the day stay open. */
const madeOf = (def: GameDef, deal: Deal, rows: readonly ResultRow[]): DealOfDay => {
  const played = rows.filter((row) => row.group === def.id && row.deal === makeDeal(deal));
  const win = played.find((row) => row.outcome === 'won' && isCounted({ ...row, again: false }, {}));
  const game = gameFrom(def);
  return {
    def,
    deal,
    state: win !== undefined ? 'won' : played.length > 0 ? 'played' : 'open',
    score: win !== undefined && isScored(game) ? pageWords.amount(win.score, game.score.unit) : null,
  };
};
