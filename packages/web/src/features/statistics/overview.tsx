/** All games together: four figures, and a calendar of the last twelve weeks. */
import { calendarChart } from '@cairn/charts';
import { useMemo } from 'preact/hooks';
import { dateOf, dayOf, daysInARow, type Day } from '../../play/days.ts';
import type { ResultRow } from '../../play/results.ts';
import { pageWords } from '../../i18n/pages.ts';
import { statisticsWords } from './messages.ts';

const WEEKS = 12;

interface DayCount {
  readonly deals: number;
  readonly won: number;
}

const NOTHING: DayCount = { deals: 0, won: 0 };

/** Deals and wins of each day with any. */
export const countByDay = (rows: readonly ResultRow[]): ReadonlyMap<Day, DayCount> => {
  const days = new Map<Day, DayCount>();
  for (const { at, outcome } of rows) {
    const day = dayOf(new Date(at));
    const { deals, won } = days.get(day) ?? NOTHING;
    days.set(day, { deals: deals + 1, won: won + (outcome === 'won' ? 1 : 0) });
  }
  return days;
};

/** The days of the last weeks up to today, from a Monday on. */
export const daysOfWeeks = (today: Day): readonly Day[] => {
  const sinceMonday = (dateOf(today).getDay() + 6) % 7;
  const first = today - sinceMonday - 7 * (WEEKS - 1);
  return Array.from({ length: today - first + 1 }, (_, i) => first + i);
};

const calendarOf = (byDay: ReadonlyMap<Day, DayCount>, today: Day): string => {
  const words = statisticsWords;
  const days = daysOfWeeks(today);
  const counts = days.map((day) => byDay.get(day) ?? NOTHING);
  const monthOf = (i: number): number => dateOf(days[i] ?? today).getMonth();
  return calendarChart({
    title: words.calendar,
    summary: words.calendarSummary(
      counts.reduce((sum, { deals }) => sum + deals, 0),
      counts.filter(({ deals }) => deals > 0).length,
      counts.filter(({ won }) => won > 0).length,
    ),
    cells: counts.map(({ deals, won }, i) => ({
      value: deals,
      isMarked: won > 0,
      label: words.dayLabel(dateOf(days[i] ?? today), deals, won),
    })),
    weekdays: words.weekdays,
    weekLabel: (i) => (i === 0 || monthOf(i) !== monthOf(i - 7) ? words.month(dateOf(days[i] ?? today)) : ''),
  });
};

export const Overview = ({ rows }: { readonly rows: readonly ResultRow[] }) => {
  const words = statisticsWords;
  const today = dayOf(new Date());
  const byDay = useMemo(() => countByDay(rows), [rows]);
  const won = rows.filter(({ outcome }) => outcome === 'won').length;
  const figures = [
    ['all-deals', words.deals, pageWords.number(rows.length)],
    ['all-won', words.won, words.percent(won, rows.length)],
    ['all-days', words.days, pageWords.number(daysInARow(today, (day) => byDay.has(day)))],
    ['all-time', words.timePlayed, words.hours(rows.reduce((sum, { spent }) => sum + spent, 0))],
  ] as const;
  return (
    <section class="card-box statistics-overview">
      <div>
        <h2>{words.allGames}</h2>
        <dl class="figures">
          {figures.map(([id, label, value]) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd data-test={id}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure class="calendar-chart" data-test="calendar-chart">
        <figcaption>{words.calendar}</figcaption>
        {/* @cairn/charts escapes all text in its SVG. */}
        <div dangerouslySetInnerHTML={{ __html: calendarOf(byDay, today) }} />
        <p class="quiet">{words.calendarKey}</p>
      </figure>
    </section>
  );
};
