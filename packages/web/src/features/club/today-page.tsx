/** The deals of a date: one of each game, the same for everybody. */
import { datesAt, type CalendarDate } from '@cairn/formats';
import { findGame, popularGames } from '@cairn/games';
import type { DailyDeal, DailyView, GameStreaks } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { nextIcon, previousIcon } from '../../ui/icons.ts';
import { OpeningPicture } from '../../shell/opening-picture.tsx';
import { ClubPage } from './club-page.tsx';
import { contestHref, dailyHref } from './club-route.ts';
import { dateAfter, dateHere, dayIn, spanUntil } from './dates.ts';
import { GradeDots } from './grade-dots.tsx';
import { gameTitle } from './game-title.ts';
import { clubWords } from './messages.ts';
import { ClubProblem } from './problem.tsx';
import { useAnswer } from './use-answer.ts';

const keyOf = ({ game, options }: Pick<DailyDeal, 'game' | 'options'>): string =>
  `${game} ${JSON.stringify(options)}`;

/** Deals that are begun, then the games most people know, then all others by name. */
const placeOf = ({ game, own }: DailyDeal): number => {
  if (own !== null && !own.over) return -1;
  const place = popularGames.indexOf(game);
  return place < 0 ? popularGames.length : place;
};

const ownText = ({ own }: DailyDeal): string => {
  if (own === null) return '';
  if (!own.over) return clubWords.begun;
  const end = pageWords.endings[own.status as keyof typeof pageWords.endings] ?? '';
  return own.percent === null ? end : `${end} · ${clubWords.beaten(own.percent)}`;
};

interface TileProps {
  readonly deal: DailyDeal;
  readonly date: string;
  readonly isOpen: boolean;
  readonly streak: number;
}

const Tile = ({ deal, date, isOpen, streak }: TileProps) => {
  const { game, options, contest, grade, own } = deal;
  const found = findGame(game);
  if (found === null) return null;
  const isDone = own?.over === true || !isOpen;
  const text = ownText(deal);
  const href = isDone && contest !== null ? contestHref(contest) : dailyHref(date, game, options);
  const facts = [
    deal.finished > 0 ? clubWords.finishedBy(deal.finished) : '',
    streak > 1 ? clubWords.streak(streak) : '',
  ].filter((fact) => fact !== '');
  return (
    <li>
      <a class="club-tile" href={href} data-test={`daily-${game}`}>
        <OpeningPicture def={found.def} options={{ ...found.options, ...options }} />
        <span class="tile-text">
          <b>{gameTitle(game, options)}</b>
          <span>
            <GradeDots of={grade} />
          </span>
          <span class={own?.status === 'won' ? 'won' : 'quiet'}>
            {[text, ...facts].filter((part) => part !== '').join(' · ')}
          </span>
        </span>
      </a>
    </li>
  );
};

const streakOf = (streaks: readonly GameStreaks[], deal: DailyDeal): number =>
  streaks.find((each) => keyOf(each) === keyOf(deal))?.finished.current ?? 0;

const Deals = ({ view }: { readonly view: DailyView }) => {
  const { date, deals, streaks, opens, closes, now } = view;
  const isOpen = now >= opens && now < closes;
  const sorted = deals.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      gameTitle(one.game, one.options).localeCompare(gameTitle(other.game, other.options)),
  );
  const done = deals.filter(({ own }) => own?.over).length;
  return (
    <>
      <p class="quiet" data-test="daily-window">
        {[
          isOpen
            ? clubWords.left(spanUntil(closes, now))
            : now < opens
              ? clubWords.notYet
              : clubWords.dayOver,
          done > 0 ? clubWords.doneToday(done, deals.length) : '',
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      {deals.length === 0 ? (
        <p>{clubWords.noDeals}</p>
      ) : (
        <ul class="club-tiles">
          {sorted.map((deal) => (
            <Tile
              key={keyOf(deal)}
              deal={deal}
              date={date}
              isOpen={isOpen}
              streak={streakOf(streaks, deal)}
            />
          ))}
        </ul>
      )}
    </>
  );
};

export const TodayPage = () => {
  const [date, setDate] = useState<CalendarDate>(() => dateHere(new Date()));
  const { answer, ask } = useAnswer<DailyView>(`/daily/${date}`);
  const last = datesAt(Date.now()).at(-1) ?? date;
  const step = (days: number, label: string, icon: string, isOff: boolean) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-tip={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) setDate(dateAfter(date, days));
      }}
    >
      <Icon path={icon} />
    </button>
  );
  return (
    <ClubPage title={clubWords.todayTitle}>
      <div class="club-date">
        {step(-1, clubWords.dayBefore, previousIcon, false)}
        <h2 aria-live="polite">{clubWords.day(dayIn(date))}</h2>
        {step(1, clubWords.dayAfter, nextIcon, date >= last)}
      </div>
      <p class="quiet">{clubWords.todayAbout}</p>
      {answer === null ? (
        <p class="loading club-loading">{clubWords.asking}</p>
      ) : answer.ok ? (
        <Deals view={answer.value} />
      ) : (
        <ClubProblem answer={answer} retry={ask} />
      )}
    </ClubPage>
  );
};
