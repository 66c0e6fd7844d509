/** Gathers what the start screen shows from the stored results, the attempts under way and the date. */
import { cardsLeft, makeDeal, stepAt, type GameDef } from '@cairn/engine';
import { games, popularGames } from '@cairn/games';
import { isScored } from '@cairn/rulebook';
import { readAnswers, type Answers } from '../../catalogue/asked-options.ts';
import { gameCalled, playHref } from '../../catalogue/own-games-api.ts';
import { dealTitle } from '../../i18n/deal-title.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { readTable } from '../../platform/tab-lock.ts';
import { CLUB_KEY, hasClub } from '../../play/club.ts';
import { dateOf, dayOf, type Day } from '../../play/days.ts';
import { keepAttempt, type Attempt, type KeptAttempt } from '../../play/attempt.ts';
import { HISTORY_KEYS } from '../../play/autosave.ts';
import type { ResultRow } from '../../play/results.ts';
import { readGroup } from '../../play/read-group.ts';
import { linkTo, TABLE_HREF } from '../../play/route.ts';
import { NONE_PLAYED, winCounts, type WinCount } from '../../play/win-counts.ts';
import type { Shell } from '../../shell/shell.ts';
import { WAYS, WAY_HREFS, type PlayedTile, type Lead, type StartContent, type TodayTile } from './content.ts';
import { gameTile, TILES, welcome } from './first-visit.ts';
import { startWords } from './messages.ts';
import { dealtFrom, gameWithId, type ChosenOptions } from './openings.ts';
import { gamesOfDay } from './today.ts';
import { openDaily, type DealOfDay } from './daily.ts';

type WinCounts = ReadonlyMap<string, WinCount>;

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

/** The game played last, with its options; null if none of the results is of a game that is still there. */
const lastPlayed = (rows: readonly ResultRow[]): { def: GameDef; options: ChosenOptions } | null => {
  for (const { group } of rows) {
    const { id, options } = readGroup(group);
    const found = gameCalled(id);
    if (found !== null) return { def: found.def, options };
  }
  return null;
};

const leadOf = async (shell: Shell, rows: readonly ResultRow[], counts: WinCounts): Promise<Lead> => {
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
  const last = lastPlayed(rows);
  if (last === null) return welcome();
  const { def, options } = last;
  const { won, played } = counts.get(def.id) ?? NONE_PLAYED;
  return {
    ...dealtFrom(def, options),
    kind: 'again',
    facts: played === 0 ? [] : [startWords.record(won, played)],
    href: playHref(def.id, options),
    newHref: null,
  };
};

/** Recently played games, then popular ones. */
const tilesFor = (rows: readonly ResultRow[], counts: WinCounts, answers: Answers): readonly PlayedTile[] => {
  const ids = new Set([...rows.map(({ group }) => readGroup(group).id), ...popularGames]);
  return [...ids]
    .flatMap((id) => {
      const found = gameCalled(id);
      return found === null ? [] : [found.def];
    })
    .slice(0, TILES)
    .map((def) => gameTile(def, counts.get(def.id) ?? NONE_PLAYED, answers));
};

const tileOf = ({ def, deal, state, score }: DealOfDay): TodayTile => ({
  ...dealtFrom(def, {}, Number(makeDeal(deal))),
  title: def.title,
  href: linkTo({ game: def.id, options: {}, deal, moves: null }),
  state,
  score,
});

/** Milliseconds that the start screen waits for the club; then it has the deals that follow from the date alone. */
const CLUB_MS = 1500;

/** The club's deals of today, once the player has joined it; null if they are not to be had now. */
const clubTiles = async (shell: Shell, today: Day): Promise<readonly TodayTile[] | null> => {
  if (!hasClub() || (await shell.db.get('settings', CLUB_KEY)) === undefined) return null;
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, CLUB_MS, null);
  });
  const asked = shell.features
    .service('club')
    .then((club) => club?.today(gamesOfDay(today)) ?? null)
    .catch(() => null);
  const deals = await Promise.race([asked, late]);
  if (deals === null) return null;
  return deals.map(({ game, href, status, score }) => {
    const def = gameWithId(game);
    const state = status === 'won' ? 'won' : status === null ? 'open' : 'played';
    const shown = dealtFrom(def);
    const isScore = state === 'won' && isScored(shown.game);
    return {
      ...shown,
      title: def.title,
      href,
      state,
      score: isScore ? pageWords.amount(score, shown.game.score.unit) : null,
    };
  });
};

export const gather = async (shell: Shell, now = new Date()): Promise<StartContent> => {
  const today = dayOf(now);
  const { rows: results, resets } = await shell.results();
  const rows = [...results.value.values()].toSorted((a, b) => b.at - a.at);
  const counts = winCounts(rows, resets.value);
  const daily = openDaily(shell);
  // Without a network on a first visit there are no lists, and so no deals of the day.
  const [lead, deals, streak, answers] = await Promise.all([
    leadOf(shell, rows, counts),
    clubTiles(shell, today)
      .then((tiles) => tiles ?? daily.on(today).then((all) => all.map(tileOf)))
      .catch(() => []),
    daily.streak(today).catch(() => 0),
    readAnswers(shell.db),
  ]);
  return {
    lead,
    today: deals,
    date: startWords.day(dateOf(today)),
    streak,
    games: tilesFor(rows, counts, answers),
    all: games.length,
    ways: [...WAYS, ...(hasClub() ? (['club'] as const) : [])].filter((way) =>
      shell.features.leadsTo(WAY_HREFS[way]),
    ),
  };
};
