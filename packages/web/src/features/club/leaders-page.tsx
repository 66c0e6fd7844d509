/** The best players of a game in a month. */
import { findGame, games } from '@cairn/games';
import type { Leaderboard } from '@cairn/wire';
import { pageWords } from '../../i18n/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { nextIcon, previousIcon } from '../../ui/icons.ts';
import { ClubPage } from './club-page.tsx';
import { leadersHref } from './club-route.ts';
import { dayIn, monthAfter, monthOf } from './dates.ts';
import { clubWords } from './messages.ts';
import { ClubProblem } from './problem.tsx';
import { useAnswer } from './use-answer.ts';

const sorted = games.toSorted((one, other) => one.title.localeCompare(other.title));

const Rows = ({ board }: { readonly board: Leaderboard }) =>
  board.rows.length === 0 ? (
    <p class="quiet">{clubWords.noLeaders}</p>
  ) : (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys (axe)
    <div class="scroll" role="region" aria-label={clubWords.leaders} tabIndex={0}>
      <table class="results club-table-of" data-test="leaders">
        <caption class="unseen-text">{clubWords.leaders}</caption>
        <thead>
          <tr>
            {[
              clubWords.rank,
              clubWords.player,
              clubWords.share,
              clubWords.interval,
              clubWords.played,
              clubWords.bestStreak,
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.rows.map((row) => (
            <tr key={row.player} class={row.isYou ? 'own' : undefined}>
              <td>{pageWords.number(row.rank)}</td>
              <th scope="row" data-proper>
                {row.player}
              </th>
              <td>{clubWords.percent(row.percent)}</td>
              <td>{clubWords.range(row.low, row.high)}</td>
              <td>{pageWords.number(row.boards)}</td>
              <td>{pageWords.number(row.bestStreak)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

export const LeadersPage = ({ game, month }: { readonly game: string; readonly month: string }) => {
  const now = monthOf(new Date());
  const shown = /^\d{4}-\d{2}$/.test(month) ? month : now;
  const id = findGame(game)?.def.id ?? sorted[0]?.id ?? '';
  const { answer, ask } = useAnswer<Leaderboard>(`/leaderboards/${id}/${shown}`);
  const step = (months: number, label: string, icon: string) => {
    const to = monthAfter(shown, months);
    return to > now ? (
      <span class="icon-button" aria-hidden="true" />
    ) : (
      <a class="icon-button" href={leadersHref(id, to)} aria-label={label} data-tip={label}>
        <Icon path={icon} />
      </a>
    );
  };
  return (
    <ClubPage title={clubWords.leaders}>
      <div class="club-date">
        {step(-1, clubWords.monthBefore, previousIcon)}
        <h2>{clubWords.month(dayIn(`${shown}-15`))}</h2>
        {step(1, clubWords.monthAfter, nextIcon)}
      </div>
      <label class="club-scoring">
        {clubWords.game}{' '}
        <select
          value={id}
          onChange={({ currentTarget }) => {
            location.hash = leadersHref(currentTarget.value, shown).slice(1);
          }}
          data-test="leaders-game"
        >
          {sorted.map((def) => (
            <option key={def.id} value={def.id}>
              {def.title}
            </option>
          ))}
        </select>
      </label>
      {answer === null ? (
        <p class="loading club-loading">{clubWords.asking}</p>
      ) : answer.ok ? (
        <Rows board={answer.value} />
      ) : (
        <ClubProblem answer={answer} retry={ask} />
      )}
      <p class="quiet">{clubWords.leadersAbout}</p>
    </ClubPage>
  );
};
