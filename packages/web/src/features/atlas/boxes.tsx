/** The other charts of the atlas: luck or skill, what a rule is worth, scores, ours against the books, and findings. */
import { dumbbellTrack, rangeBar, scatter } from '@cairn/charts';
import { popularGames } from '@cairn/games';
import { ruleLadders, type AtlasData, type AtlasEntry, type AtlasRow, type JudgedClaim } from '@cairn/trials';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { rulesHref } from '../../play/route.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { atlasWords } from './messages.ts';

const Svg = ({ content }: { readonly content: string }) => (
  <svg class="atlas-track" height="22" aria-hidden="true" dangerouslySetInnerHTML={{ __html: content }} />
);

/** Games far from the others that are labelled in any case, beside those that most people know. */
const FAR_ONES = 3;

/** The games that most people know, then those far from the others: the order in which labels find a place. */
const byLabel = (rows: readonly AtlasRow[]): readonly AtlasRow[] => {
  const far = ({ solver, careless }: AtlasRow): number => {
    const y = solver.winnable / solver.deals;
    const x = careless === null ? 0 : careless.winnable / careless.deals;
    return Math.max(Math.abs(y - x - 0.5), x, 1 - y);
  };
  const rank = ({ game }: AtlasRow): number => {
    const place = popularGames.indexOf(game);
    return place < 0 ? popularGames.length : place;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b) || far(b) - far(a));
};

export const LuckOrSkill = ({ rows }: { readonly rows: readonly AtlasRow[] }) => {
  const words = atlasWords;
  const points = byLabel(rows).flatMap(({ title, solver, careless }) =>
    careless === null
      ? []
      : [
          {
            label: pageWords.titled(title),
            x: careless.winnable / careless.deals,
            low: solver.winnable / solver.deals,
            high: (solver.winnable + solver.unknown) / solver.deals,
          },
        ],
  );
  const svg = scatter({
    title: words.luck,
    summary: words.luckSummary(points.length),
    points,
    important: popularGames.length + FAR_ONES,
    regions: words.luckRegions,
    percent: words.percentOf,
    x: words.luckX,
    y: words.luckY,
    equal: words.luckEqual,
  });
  return (
    <section class="card-box">
      <h2>{words.luck}</h2>
      <p class="quiet">{words.luckText}</p>
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </section>
  );
};

export const Ladders = ({ entries }: { readonly entries: readonly AtlasEntry[] }) => {
  const words = atlasWords;
  return (
    <section class="card-box">
      <h2>{words.ladders}</h2>
      <p class="quiet">{words.laddersText}</p>
      <div class="atlas-ladders">
        {ruleLadders(entries).map(({ game, title, option, steps }) => (
          <div key={`${game} ${option}`}>
            <h3>
              <PageLink href={rulesHref(game)}>{pageWords.titled(title)}</PageLink>{' '}
              <span class="quiet">{pageWords.titled(option)}</span>
            </h3>
            <ol class="atlas-rows">
              {steps.map(({ value, entry }) => (
                <li key={entry.id}>
                  <span>{value === null ? words.standard : pageWords.titled(value)}</span>
                  <Svg
                    content={dumbbellTrack({
                      proven: entry.winnable / entry.deals,
                      possible: (entry.winnable + entry.unknown) / entry.deals,
                      careless: null,
                    })}
                  />
                  <span>{pageWords.rate(entry)}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
};

/** The best score of each game that the player has reached, by the id of the game. */
export type OwnScores = ReadonlyMap<string, number>;

export const Scores = ({
  entries,
  own,
}: {
  readonly entries: readonly AtlasEntry[];
  readonly own: OwnScores;
}) => {
  const words = atlasWords;
  const rows = entries.filter(
    ({ values, rules, goal }) => values !== null && rules.length === 0 && goal !== null,
  );
  const careless = entries.filter(
    ({ values, rules, policy, game }) =>
      values !== null && rules.length === 0 && policy === 'greedy' && !rows.some((row) => row.game === game),
  );
  return (
    <section class="card-box">
      <h2>{words.scores}</h2>
      <p class="quiet">{words.scoresText}</p>
      <ol class="atlas-rows atlas-scores">
        {[...rows, ...careless].flatMap((entry) =>
          entry.values === null
            ? []
            : [
                <li key={entry.id}>
                  <PageLink href={rulesHref(entry.game)}>{pageWords.titled(entry.title)}</PageLink>
                  <Svg content={rangeBar({ ...entry.values, own: own.get(entry.game) ?? null })} />
                  <span>
                    {words.scoreRange(entry.values)}
                    <span class="unseen-text">{words.scoreMean(entry.values)}</span>
                  </span>
                </li>,
              ],
        )}
      </ol>
    </section>
  );
};

/** Figures of our own earlier programs are no books. */
const isOther = ({ by, percent }: JudgedClaim): boolean => by !== 'Cairn' && percent !== null;

export const Books = ({ data }: { readonly data: AtlasData }) => {
  const words = atlasWords;
  const [onlyDiffering, setOnly] = useState(false);
  const all = [...data.claims, ...data.published].filter(isOther);
  const shown = onlyDiffering ? all.filter(({ judgement }) => words.mark[judgement.kind] !== 'agrees') : all;
  return (
    <section class="card-box">
      <h2>{words.books}</h2>
      <p class="quiet">{words.booksText}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={onlyDiffering}
          onChange={() => setOnly(!onlyDiffering)}
          data-test="atlas-differing"
        />
        {words.onlyDiffering}
      </label>
      <ol class="atlas-rows atlas-books">
        {shown.map((claim, i) => {
          const ours = data.entries.find(({ id }) => id === claim.ours);
          return (
            <li key={i} class={`book-${words.mark[claim.judgement.kind]}`}>
              <span>
                <PageLink href={rulesHref(claim.game)}>{pageWords.titled(claim.gameTitle)}</PageLink>
                <span class="quiet"> {words.saidBy(claim.by, words.said(claim.says))}</span>
              </span>
              <Svg
                content={
                  (claim.percent === null
                    ? ''
                    : `<circle class="claimed" cx="${claim.percent}%" cy="11" r="5"/>`) +
                  (ours === undefined
                    ? ''
                    : `<line class="ours" x1="${ours.low * 100}%" x2="${ours.high * 100}%" y1="11" y2="11"/>`)
                }
              />
              <span>
                {claim.percent !== null && words.percentOf(claim.percent)}{' '}
                <span class="quiet">{words.judgement(claim.judgement)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

export const Findings = ({ data }: { readonly data: AtlasData }) => {
  const words = atlasWords;
  return (
    <section>
      <h2>{words.findings}</h2>
      <div class="atlas-findings">
        {data.findings.map(({ headline, says }) => (
          <div key={headline.english} class="card-box">
            <h3>{words.said(headline)}</h3>
            <details>
              <summary>{words.howWeKnow}</summary>
              <p>{words.said(says)}</p>
            </details>
          </div>
        ))}
      </div>
    </section>
  );
};
