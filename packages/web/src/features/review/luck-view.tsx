/** On the page of statistics: luck and skill over the reviewed deals, and a button that reviews the last ones. */
import { line } from '@cairn/charts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isCounted, type ResultRow } from '../../play/results.ts';
import { pageHref } from '../../play/route.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { useResults } from '../../shell/use-results.ts';
import { pageWords } from '../../i18n/pages.ts';
import { samplesIn, type Sample } from './average-chance.ts';
import { isReviewed, luckTotals, skillTrend, SKILL_WINDOW, type ReviewedRow } from './luck-totals.ts';
import { reviewWords } from './messages.ts';
import { reviewDealOf } from './reviewed-deal.ts';

/** Deals that one press of the button reviews at most. */
const AT_ONCE = 20;
/** Less luck than this evens out. */
const EVEN = 0.05;

const trendChart = (rows: readonly ReviewedRow[]): string => {
  const points = skillTrend(rows);
  const last = points.at(-1)?.y ?? 0;
  return line({
    title: reviewWords.trend,
    summary: reviewWords.trendSummary(pageWords.number(Math.round(last))),
    points,
    from: 0,
    to: Math.max(10, ...points.map(({ y }) => y)),
    sayX: pageWords.number,
  });
};

const Totals = ({ rows }: { readonly rows: readonly ReviewedRow[] }) => {
  const shell = useShell();
  const [samples, setSamples] = useState<Readonly<Record<string, Sample>>>({});
  useEffect(() => void samplesIn(shell).then(setSamples), [rows.length]);
  const averageOf = (group: string): number | undefined => {
    const sample = samples[group];
    return sample === undefined ? undefined : sample.sum / sample.deals;
  };
  const { deals, luck, skill } = luckTotals(rows, averageOf);
  return (
    <>
      <p data-test="luck-total">
        {Math.abs(luck) < EVEN ? reviewWords.evenLuck(deals) : reviewWords.luckTotal(luck, deals)}
      </p>
      <p data-test="skill-total">{reviewWords.skillTotal((-100 * skill) / deals)}</p>
      {deals >= SKILL_WINDOW ? (
        <figure>
          <figcaption class="quiet">{reviewWords.trend}</figcaption>
          {/* @cairn/charts escapes all text in its SVG. */}
          <div class="luck-trend" dangerouslySetInnerHTML={{ __html: trendChart(rows) }} />
        </figure>
      ) : (
        <p class="quiet">{reviewWords.moreReviews(SKILL_WINDOW - deals)}</p>
      )}
    </>
  );
};

interface ManyProps {
  /** The first to be reviewed first. */
  readonly rows: readonly ResultRow[];
  readonly tried: (ids: readonly string[]) => void;
}

/** Reviews deals one after another until it is stopped or left. */
const ReviewMany = ({ rows, tried }: ManyProps) => {
  const shell = useShell();
  const stop = useRef<AbortController | null>(null);
  const [at, setAt] = useState<{ readonly done: number; readonly of: number } | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const run = async (): Promise<void> => {
    const control = new AbortController();
    stop.current = control;
    const chosen = rows.slice(0, AT_ONCE);
    for (const [done, { id }] of chosen.entries()) {
      if (control.signal.aborted) break;
      setAt({ done, of: chosen.length });
      await reviewDealOf(shell, id, control.signal);
    }
    setAt(null);
    if (!control.signal.aborted) tried(chosen.map(({ id }) => id));
  };
  if (at !== null)
    return (
      <p role="status">
        {reviewWords.reviewing(at.done + 1, at.of)}{' '}
        <button type="button" class="button" onClick={() => stop.current?.abort()}>
          {pageWords.cancel}
        </button>
      </p>
    );
  return (
    <button type="button" class="button" data-test="review-many" onClick={() => void run()}>
      {reviewWords.reviewMany(Math.min(AT_ONCE, rows.length))}
    </button>
  );
};

export const LuckView = () => {
  const results = useResults();
  // Deals that cannot be reviewed are tried once.
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  if (results === null) return null;
  const rows = [...results.rows.value.values()]
    .filter((row) => isCounted(row, results.resets.value))
    .toSorted((a, b) => a.at - b.at);
  if (rows.length === 0) return null;
  const reviewed = rows.filter(isReviewed);
  const others = rows.filter((row) => !isReviewed(row) && !tried.has(row.id)).toReversed();
  return (
    <section class="card-box" data-test="luck" aria-labelledby="luck-and-skill">
      <h2 id="luck-and-skill">{reviewWords.luckTitle}</h2>
      {reviewed.length === 0 ? <p>{reviewWords.noReviews}</p> : <Totals rows={reviewed} />}
      {others.length > 0 && (
        <ReviewMany rows={others} tried={(ids) => setTried(new Set([...tried, ...ids]))} />
      )}
      <p>
        <PageLink href={pageHref('coach')}>{pageWords.telling.coach}</PageLink>
      </p>
    </section>
  );
};
