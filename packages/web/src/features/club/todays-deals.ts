/** The club's deals of today, for the start screen. */
import type { DailyView } from '@cairn/wire';
import type { ClubDeal, Shell } from '../../shell/shell.ts';
import { contestHref, dailyHref } from './club-route.ts';
import { clubOf } from './club.ts';
import { dateHere } from './dates.ts';

export const todaysDeals = async (
  shell: Shell,
  games: readonly string[],
): Promise<readonly ClubDeal[] | null> => {
  const date = dateHere(new Date());
  const answer = await clubOf(shell).client.ask<DailyView>('GET', `/daily/${date}`);
  if (!answer.ok) return null;
  const deals = games.flatMap((game): readonly ClubDeal[] => {
    const found = answer.value.deals.find(
      (deal) => deal.game === game && Object.keys(deal.options).length === 0,
    );
    if (found === undefined) return [];
    const { own, contest } = found;
    const href = own?.over === true && contest !== null ? contestHref(contest) : dailyHref(date, game, {});
    return [{ game, href, status: own?.status ?? null, score: own?.score ?? 0 }];
  });
  return deals.length === games.length ? deals : null;
};
