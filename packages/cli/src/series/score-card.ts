/** A series in words: the heading of the next deal, a line for each deal, the score card of all. */
import { makeDeal } from '@cairn/engine';
import type {
  Format,
  LegUnit,
  NextSeriesDeal,
  StandingRow,
  Series,
  SeriesStanding,
  StrokeTerm,
} from '@cairn/formats';
import { standingOf } from '@cairn/formats';

const UNITS: Readonly<Record<LegUnit, string>> = {
  deal: 'Deal',
  hole: 'Hole',
  level: 'Level',
  stage: 'Stage',
  round: 'Round',
};

const WORDS: Readonly<Record<string, string>> = { 'double-bogey': 'double bogey' };

const signed = (strokes: number): string => (strokes > 0 ? `+${strokes}` : `${strokes}`.replace('-', '−'));

const termText = (term: StrokeTerm): string =>
  typeof term === 'number' ? `${signed(term)} to par` : (WORDS[term] ?? term);

const dollars = (money: number): string => (money < 0 ? `−$${-money}` : `$${money}`);

/** "Ten deals, deals from 7, hands=3" */
export const seriesHeading = ({ format, start }: Series): string =>
  [
    format.def.title,
    ...(format.def.deals === 'consecutive' ? [`deals from ${makeDeal(start)}`] : []),
    ...Object.entries(format.options).map(([name, value]) => `${name}=${value}`),
  ].join(', ');

/** "Hole 3 of 9, par 4, second try" */
export const legHeading = (format: Format, { place, attempt, leg }: NextSeriesDeal): string =>
  [
    `${UNITS[format.def.unit]} ${place + 1}${format.length === 'endless' ? '' : ` of ${format.length}`}`,
    ...(format.def.counts === 'strokes' && leg.par !== null ? [`par ${leg.par}`] : []),
    ...(attempt === 1 ? [] : [`try ${attempt}`]),
  ].join(', ');

/** "Hole 3: 6 strokes, double bogey. Total 14, +2 to par." */
export const rowLine = (format: Format, row: StandingRow, now: SeriesStanding): string => {
  const { counts, flow, unit } = format.def;
  const made = [
    counts === 'wins' ? (row.points === 1 ? 'won' : 'not won') : worth(format, row),
    ...(row.term === null ? [] : [termText(row.term)]),
    ...(flow === 'once' ? [] : [row.passed ? 'passed' : 'not passed']),
  ];
  const total = [
    `Total ${sum(format, now.total)}`,
    ...(now.toPar === null ? [] : [`${signed(now.toPar)} to par`]),
    ...(now.purse === null ? [] : [`purse ${dollars(now.purse)}`]),
  ];
  return `${UNITS[unit]} ${row.place + 1}: ${made.join(', ')}. ${total.join(', ')}.`;
};

const figure = (points: number): string => `${points}`.replace('-', '−');

/** A total in the unit of the format. */
const sum = ({ def, legs }: Format, points: number): string =>
  def.counts !== 'wins' && legs.every(({ game }) => game.score.unit === 'dollars')
    ? dollars(points)
    : figure(points);

const worth = ({ legs }: Format, { index, points }: StandingRow): string => {
  const unit = legs[index]?.game.score.unit ?? 'points';
  if (unit === 'dollars') return dollars(points);
  return `${figure(points)} ${points === 1 ? unit.slice(0, -1) : unit}`;
};

const ENDS: Readonly<Record<NonNullable<SeriesStanding['ended']>, string>> = {
  done: 'All played.',
  target: 'The target is reached.',
  failed: 'The series ends here.',
  stopped: 'Stopped.',
  time: 'The time is up.',
};

/** All deals as a table, and their total. */
export const scoreCardText = (series: Series): string => {
  const { format } = series;
  const now = standingOf(series);
  if (now.rows.length === 0) return 'No deal has been played.';
  const golf = now.par !== null;
  const head = [
    UNITS[format.def.unit],
    'Game',
    'Deal',
    'Result',
    ...(golf ? ['Par', 'Strokes'] : ['Points']),
    'Total',
    ...(now.purse === null ? [] : ['Purse']),
  ];
  const rows = now.rows.map((row) => [
    `${row.place + 1}`,
    row.title,
    makeDeal(row.deal),
    row.outcome.status + (row.counted ? '' : ', not counted'),
    ...(golf ? [row.par === null ? '' : `${row.par}`] : []),
    sum(format, row.points),
    sum(format, row.running),
    ...(row.purse === null ? [] : [dollars(row.purse)]),
  ]);
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] ?? '').length)));
  const left = new Set([1, 2, 3]);
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (left.has(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
};

/** "All played. Total 41, +5 to par; 3 of 9 won." */
export const endLine = (series: Series): string => {
  const { ended, total, toPar, wins, rows, purse, reached } = standingOf(series);
  const figures = [
    `Total ${sum(series.format, total)}`,
    ...(toPar === null ? [] : [`${signed(toPar)} to par`]),
    ...(purse === null ? [] : [`purse ${dollars(purse)}`]),
    `${wins} of ${rows.length} won`,
  ];
  const goal = reached === null ? [] : [reached ? 'The goal is reached.' : 'The goal is not reached.'];
  return [...(ended === null ? [] : [ENDS[ended]]), `${figures.join(', ')}.`, ...goal].join(' ');
};
