/** Statistics: all games together, then a card for every game, with its options, that was played; the last one first. */
import { compileTrusted, type Game } from '@cairn/engine';
import { readGroup } from '../../play/read-group.ts';
import { isCounted, type ResultRow } from '../../play/results.ts';
import type { ResultStore } from '../../play/result-store.ts';
import { gameCalled } from '../../catalogue/own-games-api.ts';
import { pageHref } from '../../play/route.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { Slot } from '../../shell/slot.tsx';
import { useResults } from '../../shell/use-results.ts';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { GameCard } from './game-card.tsx';
import { statisticsWords } from './messages.ts';
import { Overview } from './overview.tsx';

interface Group {
  readonly key: string;
  readonly game: Game;
  readonly rules: string;
  /** In order of time. */
  readonly rows: readonly ResultRow[];
}

/** The game of a group, and its options in words; null if the game does not exist any more. */
const groupOf = (key: string, rows: readonly ResultRow[]): Group | null => {
  const { id, options } = readGroup(key);
  const def = gameCalled(id)?.def;
  const game = def === undefined ? null : compileTrusted(def, options);
  if (game === null || !game.ok) return null;
  const titles = Object.entries(options).map(([name, value]) => {
    if (name === 'scoring') return statisticsWords.scoredBy(pageWords.titled(game.value.score.title));
    const option = game.value.base.options[name];
    return `${pageWords.titled(option?.title ?? name)}: ${pageWords.titled(option?.values[value]?.title ?? value)}`;
  });
  return { key, game: game.value, rules: titles.join(' · '), rows };
};

/** The groups with results that count, the one played last first. */
const groupsOf = (counted: readonly ResultRow[]): readonly Group[] => {
  const byKey = new Map<string, ResultRow[]>();
  for (const row of counted) {
    const rows = byKey.get(row.group) ?? [];
    rows.push(row);
    byKey.set(row.group, rows);
  }
  return [...byKey]
    .toSorted(([, one], [, other]) => (other.at(-1)?.at ?? 0) - (one.at(-1)?.at ?? 0))
    .flatMap(([key, rows]) => groupOf(key, rows) ?? []);
};

const Results = ({ results }: { readonly results: ResultStore }) => {
  const counted = [...results.rows.value.values()]
    .filter((row) => isCounted(row, results.resets.value))
    .toSorted((a, b) => a.at - b.at);
  if (counted.length === 0)
    return (
      <>
        <p>{statisticsWords.noResults}</p>
        <p>
          <PageLink class="button" href={pageHref('games')}>
            {pageWords.findGame}
          </PageLink>
        </p>
      </>
    );
  const groups = groupsOf(counted);
  return (
    <>
      <Overview rows={counted} />
      {groups.map(({ key, game, rules, rows }) => (
        <GameCard
          key={key}
          group={key}
          game={game}
          rules={rules}
          rows={rows}
          results={results}
          isOpen={groups.length === 1}
        />
      ))}
    </>
  );
};

export const Statistics = () => {
  const results = useResults();
  return (
    <Page title={statisticsWords.statisticsTitle}>
      {results !== null && <Results results={results} />}
      <Slot name="statistics" />
      <details>
        <summary>{statisticsWords.whatCountsTitle}</summary>
        <p class="quiet">{pageWords.whatCounts}</p>
      </details>
    </Page>
  );
};
