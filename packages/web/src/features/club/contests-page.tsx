/** The contests of the club: those that are running, those to come, and those that are over. */
import type { ContestHead, ContestList } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { ClubPage } from './club-page.tsx';
import { contestHref, NEW_CONTEST_HREF } from './club-route.ts';
import { spanUntil } from './dates.ts';
import { gameTitle } from './game-title.ts';
import { clubWords } from './messages.ts';
import { ClubProblem } from './problem.tsx';
import { useAnswer } from './use-answer.ts';

const MOST_GAMES = 3;

const gamesText = (games: readonly string[]): string => {
  const titles = [...new Set(games)].map((game) => gameTitle(game));
  return titles.length > MOST_GAMES
    ? clubWords.moreGames(titles.slice(0, MOST_GAMES).join(', '), titles.length - MOST_GAMES)
    : titles.join(', ');
};

const whenText = ({ opens, closes }: ContestHead, now: number): string => {
  if (now < opens) return clubWords.opensIn(spanUntil(opens, now));
  return now < closes ? clubWords.left(spanUntil(closes, now)) : clubWords.closedOn(new Date(closes));
};

const Head = ({ contest, now }: { readonly contest: ContestHead; readonly now: number }) => (
  <li>
    <a class="club-row" href={contestHref(contest.id)} data-test="contest">
      <b data-proper>{contest.title}</b>
      <span>
        {clubWords.boards(contest.games.length)} · {gamesText(contest.games)}
      </span>
      <span class="quiet">
        {[
          whenText(contest, now),
          contest.players > 0 ? clubWords.players(contest.players) : '',
          contest.isEntered ? clubWords.ownBoards(contest.ownFinished, contest.games.length) : '',
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </span>
    </a>
  </li>
);

const Contests = ({
  state,
  none,
}: {
  readonly state: 'open' | 'coming' | 'closed';
  readonly none: string;
}) => {
  const { answer, ask } = useAnswer<ContestList>(`/contests?state=${state}`);
  if (answer === null) return <p class="loading club-loading">{clubWords.asking}</p>;
  if (!answer.ok) return <ClubProblem answer={answer} retry={ask} />;
  const { contests, now } = answer.value;
  if (contests.length === 0) return <p class="quiet">{none}</p>;
  return (
    <ul class="club-rows">
      {contests.map((contest) => (
        <Head key={contest.id} contest={contest} now={now} />
      ))}
    </ul>
  );
};

export const ContestsPage = () => {
  const [showsPast, setShowsPast] = useState(false);
  return (
    <ClubPage title={clubWords.contests}>
      <p>{clubWords.contestsAbout}</p>
      <p>
        <a class="button primary" href={NEW_CONTEST_HREF} data-test="new-contest">
          {clubWords.makeContest}
        </a>
      </p>
      <section aria-labelledby="club-open">
        <h2 id="club-open">{clubWords.running}</h2>
        <Contests state="open" none={clubWords.noneRunning} />
      </section>
      <section aria-labelledby="club-coming">
        <h2 id="club-coming">{clubWords.coming}</h2>
        <Contests state="coming" none={clubWords.noneComing} />
      </section>
      <section aria-labelledby="club-past">
        <h2 id="club-past">{clubWords.past}</h2>
        {showsPast ? (
          <Contests state="closed" none={clubWords.nonePast} />
        ) : (
          <button type="button" class="button" onClick={() => setShowsPast(true)} data-test="past">
            {clubWords.showPast}
          </button>
        )}
      </section>
    </ClubPage>
  );
};
