/** One game with its options: a row with a picture and the last deals, which opens to figures and plots. */
import { stripChart } from '@cairn/charts';
import type { Game } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import type { ResultStore } from '../../play/result-store.ts';
import type { ResultRow } from '../../play/results.ts';
import { statisticsOf, type ResultSummary } from '../../play/statistics.ts';
import { OpeningPicture } from '../../shell/opening-picture.tsx';
import { ask } from '../../shell/questions.ts';
import { useShell } from '../../shell/shell.ts';
import { statisticsWords } from './messages.ts';
import { Plots } from './plots.tsx';
import { Results } from './results.tsx';

/** The deals that the strip shows. */
const LAST = 20;

type Figure = readonly [id: string, label: string, value: string];

/** Four figures first; the rest when the player asks for more. */
const figuresOf = (
  game: Game,
  s: ResultSummary,
): { readonly key: readonly Figure[]; readonly more: readonly Figure[] } => {
  const w = statisticsWords;
  const { unit, bankroll, chain } = game.score;
  const points = (n: number | null): string => (n === null ? '–' : pageWords.amount(n, unit));
  const time = (ms: number | null): string => (ms === null ? '–' : words.time(Math.round(ms / 1000)));
  const mean = (n: number | null): string => (n === null ? '–' : pageWords.decimal(n));
  const scored = isScored(game);
  const best: Figure = scored ? ['best', w.best, points(s.best)] : ['fastest', w.fastest, time(s.fastest)];
  return {
    key: [
      ['rate', w.winRate, w.percent(s.won, s.played)],
      best,
      ['now', w.runNow, pageWords.number(s.now)],
      ['time', w.averageTime, time(s.time)],
    ],
    more: [
      ['wins', w.wins, w.wonOf(s.won, s.played)],
      ...(scored
        ? ([
            ['total', bankroll === true ? w.totalBankroll : w.total, points(s.total)],
            ['average', w.average, mean(s.average)],
            ['fastest', w.fastest, time(s.fastest)],
          ] as const)
        : []),
      ...(chain === undefined ? [] : [['longest', w.longest, pageWords.number(s.streak)] as const]),
      ['row', w.runBest, pageWords.number(s.row)],
      ['moves', w.averageMoves, mean(s.moves)],
      ['straight', w.straight, pageWords.number(s.straight)],
    ],
  };
};

const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl class="figures">
    {figures.map(([id, label, value]) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd data-test={id}>{value}</dd>
      </div>
    ))}
  </dl>
);

const Strip = ({ rows }: { readonly rows: readonly ResultRow[] }) => {
  const values = rows.slice(-LAST).map(({ outcome }) => outcome === 'won');
  const svg = stripChart({
    title: statisticsWords.lastTwenty,
    summary: statisticsWords.lastTwentySummary(values.filter(Boolean).length, values.length),
    values,
    places: LAST,
  });
  return <span class="result-strip" dangerouslySetInnerHTML={{ __html: svg }} />;
};

interface Props {
  readonly group: string;
  readonly game: Game;
  /** The options in words. */
  readonly rules: string;
  /** The results that count, in order of time; at least one. */
  readonly rows: readonly ResultRow[];
  readonly results: ResultStore;
  readonly isOpen: boolean;
}

export const GameCard = ({ group, game, rules, rows, results, isOpen }: Props) => {
  const shell = useShell();
  const summary = statisticsOf(rows, game.score.low === true);
  const { key, more } = figuresOf(game, summary);
  const title = pageWords.titled(game.def.title);
  const rate = `${statisticsWords.wonOf(summary.won, summary.played)} · ${statisticsWords.percent(summary.won, summary.played)}`;
  const notStored = (): void => {
    shell.notices.notStored.value = true;
  };
  return (
    <details class="card-box game-card" data-test="statistics" data-group={group} open={isOpen}>
      <summary>
        <OpeningPicture def={game.base} options={game.options} />
        <span class="game-card-text">
          <b data-proper>{title}</b>
          {rules !== '' && <span class="quiet">{rules}</span>}
          <span>
            {rate}
            {isScored(game) && summary.best !== null && (
              <span class="quiet">
                {' '}
                · {statisticsWords.bestScore(pageWords.amount(summary.best, game.score.unit))}
              </span>
            )}
          </span>
          <Strip rows={rows} />
        </span>
      </summary>
      <Figures figures={key} />
      <Plots rows={rows} game={game} />
      <details data-test="more-figures">
        <summary>{statisticsWords.moreFigures}</summary>
        <Figures figures={more} />
        <p class="quiet">
          {statisticsWords.straight}: {statisticsWords.straightMeans}
        </p>
      </details>
      <details>
        <summary>{statisticsWords.lastResults}</summary>
        <Results
          results={rows}
          scored={isScored(game)}
          say={(score) => pageWords.amount(score, game.score.unit)}
          strike={(id) => void results.remove(id).catch(notStored)}
        />
        <button
          type="button"
          class="button"
          data-test="reset"
          onClick={() => {
            ask(shell, {
              about: {
                title: statisticsWords.resetTitle(title),
                lines: [...(rules === '' ? [] : [rules]), statisticsWords.resetText],
                yes: pageWords.resetNow,
                no: pageWords.cancel,
              },
              run: () => void results.reset(group).catch(notStored),
            });
          }}
        >
          {statisticsWords.reset}
        </button>
      </details>
    </details>
  );
};
