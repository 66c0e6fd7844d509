/**
 * Statistics: a box for every game, with its options, that has been played. For scored games the total comes first.
 */
import { compileTrusted, type Game } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../shell/questions.ts';
import { counted } from '../../play/results.ts';
import { readGroup } from '../../play/read-group.ts';
import { statisticsOf, type ResultSummary } from '../../play/statistics.ts';
import type { ResultStore } from '../../play/result-store.ts';
import { gameCalled } from '../../catalogue/own-games-api.ts';
import { useShell } from '../../shell/shell.ts';
import { Slot } from '../../shell/slot.tsx';
import { Page } from '../../ui/page.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { Plots } from './plots.tsx';
import { Results } from './results.tsx';
import { statisticsWords } from './messages.ts';

interface Group {
  readonly key: string;
  readonly game: Game;
  readonly rules: string;
}

/** The game of a group, and its options in words; null if the game does not exist any more. */
const groupOf = (key: string): Group | null => {
  const { id, options } = readGroup(key);
  const def = gameCalled(id)?.def;
  const game = def === undefined ? null : compileTrusted(def, options);
  if (game === null || !game.ok) return null;
  const titles = Object.entries(options).map(([name, value]) => {
    if (name === 'scoring') return statisticsWords.scoredBy(pageWords.titled(game.value.score.title));
    const option = game.value.base.options[name];
    return `${pageWords.titled(option?.title ?? name)}: ${pageWords.titled(option?.values[value]?.title ?? value)}`;
  });
  return {
    key,
    game: game.value,
    rules: titles.length === 0 ? statisticsWords.standardRules : titles.join(' · '),
  };
};

const rows = (game: Game, s: ResultSummary): readonly (readonly [string, string, string])[] => {
  const { unit, bankroll } = game.score;
  const points = (n: number | null): string => (n === null ? '–' : pageWords.amount(n, unit));
  const minutes = (ms: number | null): string => (ms === null ? '–' : words.time(Math.round(ms / 1000)));
  const mean = (n: number | null): string => (n === null ? '–' : pageWords.decimal(n));
  const wins = ['wins', statisticsWords.wins, statisticsWords.wonOf(s.won, s.played)] as const;
  const rate = [
    'rate',
    statisticsWords.winRate,
    s.played === 0 ? '–' : statisticsWords.percent(s.won, s.played),
  ] as const;
  const common = [
    ['now', statisticsWords.runNow, pageWords.number(s.now)],
    ['row', statisticsWords.runBest, pageWords.number(s.row)],
    ['straight', statisticsWords.straight, pageWords.number(s.straight)],
    ['fastest', statisticsWords.fastest, minutes(s.fastest)],
    ['time', statisticsWords.averageTime, minutes(s.time)],
    ['moves', statisticsWords.averageMoves, mean(s.moves)],
  ] as const;
  if (!isScored(game)) return [wins, rate, ...common];
  return [
    wins,
    ['total', bankroll === true ? statisticsWords.totalBankroll : statisticsWords.total, points(s.total)],
    ['best', statisticsWords.best, points(s.best)],
    ['average', statisticsWords.average, mean(s.average)],
    ['longest', statisticsWords.longest, pageWords.number(s.streak)],
    rate,
    ...common,
  ];
};

const Box = ({ group, ledger }: { readonly group: Group; readonly ledger: ResultStore }) => {
  const shell = useShell();
  const results = counted(ledger.rows.value.values(), ledger.resets.value, group.key);
  const figures = statisticsOf(results, group.game.score.low === true);
  if (figures.played === 0) return null;
  const title = group.game.def.title;
  const unkept = (): void => {
    shell.notices.notStored.value = true;
  };
  return (
    <section class="card-box" data-test="statistics" data-group={group.key}>
      <h2>{title}</h2>
      <p class="quiet">{group.rules}</p>
      <dl class="figures">
        {rows(group.game, figures).map(([id, label, value]) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd data-test={id}>{value}</dd>
          </div>
        ))}
      </dl>
      <Plots results={results} game={group.game} />
      <details>
        <summary>{statisticsWords.lastResults}</summary>
        <Results
          results={results}
          scored={isScored(group.game)}
          say={(score) => pageWords.amount(score, group.game.score.unit)}
          strike={(id) => void ledger.remove(id).catch(unkept)}
        />
      </details>
      <button
        type="button"
        class="button"
        data-test="reset"
        onClick={() => {
          ask(shell, {
            about: {
              title: statisticsWords.resetTitle(title),
              lines: [group.rules, statisticsWords.resetText],
              yes: pageWords.resetNow,
              no: pageWords.cancel,
            },
            run: () => void ledger.reset(group.key).catch(unkept),
          });
        }}
      >
        {statisticsWords.reset}
      </button>
    </section>
  );
};

export const Statistics = () => {
  const shell = useShell();
  const [ledger, setLedger] = useState<ResultStore | null>(null);
  useEffect(() => void shell.results().then(setLedger), []);
  const all = ledger === null ? [] : [...ledger.rows.value.values()];
  const groups = [...new Set(all.map(({ group }) => group))].toSorted().flatMap((key) => groupOf(key) ?? []);
  const any = groups.some(({ key }) => ledger !== null && counted(all, ledger.resets.value, key).length > 0);
  return (
    <Page title={statisticsWords.statisticsTitle}>
      {ledger !== null && !any && <p>{statisticsWords.noResults}</p>}
      {ledger !== null && groups.map((group) => <Box key={group.key} group={group} ledger={ledger} />)}
      <Slot name="statistics" />
      <p class="quiet">{pageWords.whatCounts}</p>
    </Page>
  );
};
