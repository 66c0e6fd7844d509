/**
 * The result of a deal: how it ended, what that means among the player's own results, and what to do next. It does not
 * block the table: it takes no focus, closes with Escape or its button, and undo still works. After a win it is in the
 * middle; otherwise at the lower edge, so that the cards can be seen.
 */
import { cardsLeft, type Game } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { afterPaint } from '@cairn/table';
import { useEffect, useState } from 'preact/hooks';
import type { GameController } from '../../play/game-controller.ts';
import { counted, groupOf } from '../../play/results.ts';
import { pageHref, recordHref } from '../../play/route.ts';
import { dealTitle } from '../../i18n/deal-title.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { ShareGame } from '../../shell/share-game.tsx';
import { useShell, type Actions } from '../../shell/shell.ts';
import { Slot } from '../../shell/slot.tsx';
import { useResults } from '../../shell/use-results.ts';
import { Icon } from '../../ui/icon.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { breakdown } from './breakdown.ts';
import { Celebration, wantsMotion } from './celebration-view.tsx';
import { takeFreshWin } from './fresh-win.ts';
import { resultWords } from './messages.ts';
import { loadChart } from './load-chart.ts';
import { rankAmongOwn, type OwnRank } from './own-rank.ts';

interface AtEnd {
  readonly controller: GameController;
  readonly actions: Actions;
}

export interface Props extends AtEnd {
  readonly hide: () => void;
}

/** Earlier results below this number say little about a new one. */
const ENOUGH = 9;
/** Wins in a row from this number on are worth a word. */
const ROW = 3;
/** The last place among one's own scores that is worth a word. */
const LAST_PLACE = 5;

interface Standing {
  readonly rank: OwnRank;
  /** All scores that count, this one included. */
  readonly scores: readonly number[];
}

/** Where the deal on the table stands; null until the results are loaded, and for a deal that does not count. */
const useStanding = ({ position }: GameController): Standing | null => {
  const store = useResults();
  if (store === null) return null;
  const { game } = position.session.value;
  const rows = counted(store.rows.value.values(), store.resets.value, groupOf(game));
  const rank = rankAmongOwn(rows, position.attempt.value.id, game.score.low === true);
  return rank === null ? null : { rank, scores: rows.map(({ score }) => score) };
};

/** Whether the score can be compared with enough others. */
const isComparable = (game: Game, rank: OwnRank | null): rank is OwnRank =>
  rank !== null && isScored(game) && rank.played > ENOUGH;

interface ChartProps {
  readonly game: Game;
  readonly scores: readonly number[];
  readonly score: number;
}

/** How the player's scores are spread, with this one marked. The chart is loaded when it is first shown. */
const ScoreChart = ({ game, scores, score }: ChartProps) => {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { scoreChart } = await loadChart();
      setSvg(scoreChart(game, scores, score));
    };
    // Without a network the result does without it.
    void draw().catch(() => undefined);
  }, [game, scores.length, score]);
  // @cairn/charts escapes all text in its SVG.
  return <div class="score-chart" data-test="score-chart" dangerouslySetInnerHTML={{ __html: svg }} />;
};

const badgeOf = (rank: OwnRank, game: Game): string => {
  if (rank.isFirstWin) return resultWords.firstWin(game.def.title);
  if (isScored(game) && rank.isBest && rank.before !== null)
    return resultWords.newBest(pageWords.amount(rank.before, game.score.unit));
  return rank.row >= ROW ? resultWords.winsInARow(rank.row) : '';
};

/** The average where lower is better, because wins hardly happen there; otherwise the share of wins, if there are any. */
const recordOf = ({ average, won, played }: OwnRank, { score }: Game) => {
  if (score.low === true) return [['average', resultWords.average, pageWords.decimal(average)] as const];
  return won === 0 ? [] : [['rate', resultWords.rate, resultWords.winShare(won / played)] as const];
};

/** Figures that mean something: the clock if it is shown, and the player's record if there is one. */
const Figures = ({
  controller,
  rank,
}: {
  readonly controller: GameController;
  readonly rank: OwnRank | null;
}) => {
  const { settings } = useShell();
  const { game } = controller.position.session.value;
  const figures = [
    ...(settings.value.clock === 'shown'
      ? [['time', resultWords.time, words.time(controller.clock.shown.value)] as const]
      : []),
    ...(rank !== null && rank.row > 1 ? [['row', resultWords.row, `${rank.row}`] as const] : []),
    ...(rank === null || rank.played < 2 ? [] : recordOf(rank, game)),
  ];
  return (
    <dl class="key-figures">
      {figures.map(([id, name, value]) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd data-test={`result-${id}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Where the points come from, and hints; nothing in a game that has neither. */
const Breakdown = ({ controller }: { readonly controller: GameController }) => {
  const session = controller.position.session.value;
  const parts = breakdown(session);
  const { hints = 0 } = controller.position.attempt.value;
  const hasStreaks = session.game.score.chain !== undefined;
  if (parts.length === 0 && hints === 0 && !hasStreaks) return null;
  return (
    <details class="breakdown">
      <summary>{resultWords.whereFrom}</summary>
      <dl>
        {parts.map(({ part, points }) => (
          <div key={part}>
            <dt>{resultWords.parts[part]}</dt>
            <dd data-test={`part-${part}`}>{resultWords.signed(points)}</dd>
          </div>
        ))}
        {hasStreaks && (
          <div>
            <dt>{resultWords.bestStreak}</dt>
            <dd data-test="best-streak">{controller.position.step.value.score.best}</dd>
          </div>
        )}
        {hints > 0 && (
          <div>
            <dt>{resultWords.hintsUsed}</dt>
            <dd data-test="hints">{hints}</dd>
          </div>
        )}
      </dl>
    </details>
  );
};

/** One main button, then what else can be done. */
const Ways = ({ controller, actions }: AtEnd) => {
  const { series, id } = controller.position.attempt.value;
  const { status } = controller.position.step.value;
  const run = (action: string) => (): void => actions.run(action);
  const isWon = status === 'won';
  return (
    <>
      <div class="buttons">
        {series === undefined ? (
          <button type="button" class="button primary" data-test="result-new" onClick={run('new')}>
            {words.newDeal}
          </button>
        ) : (
          <Slot name="outcome" controller={controller} actions={actions} part="ways" />
        )}
        {!isWon && controller.history.canUndo.value && series?.strict !== true && (
          <button type="button" class="button" data-test="result-undo" onClick={run('undo')}>
            {resultWords.undo}
          </button>
        )}
        {isWon && (
          <PageLink class="button" href={recordHref(id)} data-test="result-watch">
            {resultWords.watch}
          </PageLink>
        )}
        <Slot name="resultAction" controller={controller} actions={actions} />
      </div>
      <div class="result-links">
        {series === undefined && (
          <>
            <button type="button" class="link" data-test="result-replay" onClick={run('restart')}>
              {resultWords.replay}
            </button>
            {controller.deals.neighbour(1) !== undefined && (
              <button type="button" class="link" onClick={run('next')}>
                {resultWords.next}
              </button>
            )}
            <PageLink class="link" href={pageHref('games')}>
              {resultWords.another}
            </PageLink>
          </>
        )}
        <details class="share">
          <summary>{resultWords.share}</summary>
          <div class="buttons">
            <button type="button" class="button" onClick={run('copyLink')}>
              {resultWords.shareDeal}
            </button>
            <ShareGame session={controller.position.session.value} />
            <button type="button" class="button" data-test="copy-record" onClick={run('copyRecord')}>
              {resultWords.shareText}
            </button>
          </div>
        </details>
      </div>
    </>
  );
};

/** The result has so many parts below its heading. */
const PARTS = 2;

/**
 * How many parts are shown. While a win is celebrated the result is built unseen, each part in a task of its own, so
 * that a slow phone misses no frame; -1: nothing yet.
 */
const useParts = (isBuilt: boolean): number => {
  const [parts, setParts] = useState(isBuilt ? PARTS : -1);
  useEffect(() => {
    if (parts < PARTS) afterPaint(() => setParts(parts + 1));
  }, [parts]);
  return isBuilt ? PARTS : parts;
};

interface SheetProps extends Props {
  readonly parts: number;
  /** Whether the win is celebrated first. */
  readonly isFresh: boolean;
  readonly waits: boolean;
}

const Sheet = ({ controller, actions, hide, parts, isFresh, waits }: SheetProps) => {
  const standing = useStanding(controller);
  const rank = standing?.rank ?? null;
  const session = controller.position.session.value;
  const { status, score, view } = controller.position.step.value;
  const { again, shared, proved, series, shown = false } = controller.position.attempt.value;
  if (status === 'playing') return null;
  const { game } = session;
  const left = cardsLeft(game, view);
  const facts = [
    words.deal(dealTitle(session.deal)),
    ...(left > 0 ? [pageWords.cardsLeft(left)] : [resultWords.moves(session.cursor)]),
    ...(proved === true && status !== 'won' ? [words.canBeWon] : []),
    ...(isComparable(game, rank) && !rank.isBest && rank.place <= LAST_PLACE
      ? [resultWords.place(rank.place)]
      : []),
  ];
  const badge = rank === null || series !== undefined ? '' : badgeOf(rank, game);
  return (
    <section
      class={`result ${status} ${isFresh ? 'celebrated' : ''} ${waits ? 'waits' : ''}`}
      aria-label={pageWords.result}
      data-test="result"
    >
      <button
        type="button"
        class="icon-button small close"
        aria-label={resultWords.hideResult}
        onClick={hide}
      >
        <Icon path={closeIcon} />
      </button>
      <div class="outcome">
        <h2>{resultWords.endings[status]}</h2>
        {isScored(game) && (
          <p class="points" data-test="final">
            {pageWords.amount(score.total, game.score.unit)}
          </p>
        )}
        {badge !== '' && (
          <p class="badge" data-test="badge">
            {badge}
          </p>
        )}
        <p class="quiet">{facts.join(' · ')}</p>
        {series === undefined && (again || shared || shown) && (
          <p class="quiet">{shared ? words.sharedGame : again ? words.againGame : words.shownGame}</p>
        )}
        {series !== undefined && (
          <Slot name="outcome" controller={controller} actions={actions} part="facts" />
        )}
      </div>
      {parts > 0 && (
        <div class="meaning">
          <Figures controller={controller} rank={rank} />
          {isComparable(game, rank) && rank.better > 0 && (
            <p data-test="better-than">{resultWords.betterThan(rank.better, rank.played - 1)}</p>
          )}
          {standing !== null && isComparable(game, rank) && series === undefined && (
            <ScoreChart game={game} scores={standing.scores} score={score.total} />
          )}
          <Breakdown controller={controller} />
        </div>
      )}
      {parts > 1 && (
        <div class="ways">
          <Ways controller={controller} actions={actions} />
        </div>
      )}
    </section>
  );
};

export const DealResult = (props: Props) => {
  const shell = useShell();
  const { attempt, step } = props.controller.position;
  // It is mounted at each end of a deal.
  const [isFresh] = useState(
    () =>
      step.peek().status === 'won' &&
      takeFreshWin(shell, attempt.peek().id) &&
      wantsMotion(shell.settings.peek()),
  );
  const [done, setDone] = useState(false);
  const waits = isFresh && !done;
  const parts = useParts(!waits);
  return (
    <>
      {waits && <Celebration done={() => setDone(true)} />}
      {parts >= 0 && <Sheet {...props} parts={parts} isFresh={isFresh} waits={waits} />}
    </>
  );
};
