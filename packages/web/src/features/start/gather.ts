/** Gathers what the start screen shows from the stored results, the attempts under way and the date. */
import { cardsLeft, makeDeal, stepAt } from '@cairn/engine';
import { games, popularGames } from '@cairn/games';
import { isScored } from '@cairn/rulebook';
import { gameCalled, playHref } from '../../catalogue/own-games-api.ts';
import { dealTitle } from '../../i18n/deal-title.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { readTable } from '../../platform/tab-lock.ts';
import { keepAttempt, type Attempt, type KeptAttempt } from '../../play/attempt.ts';
import { HISTORY_KEYS } from '../../play/autosave.ts';
import type { ResultRow } from '../../play/results.ts';
import { DUPLICATE_HREF, linkTo, pageHref, TABLE_HREF, WORKSHOP_HREF } from '../../play/route.ts';
import type { Shell } from '../../shell/shell.ts';
import { WAYS, type PlayedTile, type Lead, type StartContent, type TodayTile, type Way } from './content.ts';
import { gameTile, welcome, type WinCount } from './first-visit.ts';
import { startWords } from './messages.ts';
import { dealtFrom, type ChosenOptions } from './openings.ts';
import { openDaily, type DailyDeal } from './daily.ts';
import { dateOf, dayOf } from './today.ts';

/** Tiles of games; a phone shows four of them. */
const TILES = 8;
const idOf = (group: string): string => group.split('?')[0] ?? group;
const optionsOf = (group: string): ChosenOptions =>
  Object.fromEntries(new URLSearchParams(group.split('?')[1]));

/** The rows that count, of deals the player has dealt. */
const own = (rows: Iterable<ResultRow>): readonly ResultRow[] =>
  [...rows].filter(({ again, shared }) => !again && !shared).toSorted((a, b) => b.at - a.at);

/** The attempt that was made last and can go on; null if there is none. */
const underWay = async ({ controller, db, code }: Shell): Promise<Attempt | null> => {
  const laid = controller.value;
  const kept: readonly KeptAttempt[] =
    laid === null
      ? await stored(db)
      : [keepAttempt(laid.position.attempt.value), ...laid.history.suspended.value];
  const begun = kept.find(({ cursor }) => cursor > 0);
  if (begun === undefined) return null;
  const attempt = (await code.catalogue.get()).restore(begun);
  return attempt.ok && stepAt(attempt.value.session).status === 'playing' ? attempt.value : null;
};

const stored = async (db: Shell['db']): Promise<readonly KeptAttempt[]> => {
  const { now, waiting = [] } = (await readTable(db, HISTORY_KEYS)) as {
    now?: KeptAttempt;
    waiting?: readonly KeptAttempt[];
  };
  return [...(now === undefined ? [] : [now]), ...waiting];
};

const leadOf = async (shell: Shell, rows: readonly ResultRow[]): Promise<Lead> => {
  const attempt = await underWay(shell);
  if (attempt !== null) {
    const { game, deal } = attempt.session;
    const { view, score } = stepAt(attempt.session);
    const onTable =
      shell.controller.value === null || shell.controller.value.position.attempt.value.id === attempt.id;
    return {
      kind: 'continue',
      game,
      position: view,
      facts: [
        words.deal(dealTitle(deal)),
        pageWords.cardsLeft(cardsLeft(game, view)),
        ...(isScored(game) ? [pageWords.amount(score.total, game.score.unit)] : []),
      ],
      href: onTable
        ? TABLE_HREF
        : linkTo({ game: game.id, options: keepAttempt(attempt).options, deal, moves: null }),
      newHref: playHref(game.id, keepAttempt(attempt).options),
    };
  }
  const last = rows.find(({ group }) => gameCalled(idOf(group)) !== null);
  const def = last === undefined ? null : gameCalled(idOf(last.group));
  if (last === undefined || def === null) return welcome();
  const options = optionsOf(last.group);
  const record = recordOf(rows, def.def.id);
  return {
    ...dealtFrom(def.def, options),
    kind: 'again',
    facts: [startWords.record(record.won, record.played)],
    href: playHref(def.def.id, options),
    newHref: null,
  };
};

const recordOf = (rows: readonly ResultRow[], id: string): WinCount => {
  const mine = rows.filter(({ group }) => idOf(group) === id);
  return { played: mine.length, won: mine.filter(({ outcome }) => outcome === 'won').length };
};

/** Recently played games, then popular ones. */
const tilesFor = (rows: readonly ResultRow[]): readonly PlayedTile[] => {
  const ids = new Set([...rows.map(({ group }) => idOf(group)), ...popularGames]);
  return [...ids]
    .flatMap((id) => {
      const found = gameCalled(id);
      return found === null ? [] : [found.def];
    })
    .slice(0, TILES)
    .map((def) => gameTile(def, recordOf(rows, def.id)));
};

const tileOf = ({ def, deal, state, score }: DailyDeal): TodayTile => ({
  ...dealtFrom(def, {}, Number(makeDeal(deal))),
  title: def.title,
  href: linkTo({ game: def.id, options: {}, deal, moves: null }),
  state,
  score,
});

const HREFS: Readonly<Record<Way, string>> = {
  formats: pageHref('formats'),
  duplicate: DUPLICATE_HREF,
  workshop: WORKSHOP_HREF,
  atlas: pageHref('atlas'),
};

export const gather = async (shell: Shell, now = new Date()): Promise<StartContent> => {
  const today = dayOf(now);
  const rows = own((await shell.results()).rows.value.values());
  const daily = openDaily(shell);
  // Without a network on a first visit there are no lists, and so no deals of the day.
  const [lead, deals, streak] = await Promise.all([
    leadOf(shell, rows),
    daily.on(today).catch(() => []),
    daily.streak(today).catch(() => 0),
  ]);
  return {
    lead,
    today: deals.map(tileOf),
    date: startWords.day(dateOf(today)),
    streak,
    games: tilesFor(rows),
    all: games.length,
    ways: WAYS.filter((way) => shell.features.leadsTo(HREFS[way])),
  };
};
