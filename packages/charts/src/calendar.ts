/** A calendar of weeks: a column for each week, a row for each weekday, and a darker square for more on a day. */
import { picture, safe, type Labels } from './frame.ts';

export interface CalendarCell {
  /** Not below 0. */
  readonly value: number;
  /** Whether the square has an outline. */
  readonly isMarked: boolean;
  /** What a pointer on the square shows. */
  readonly label: string;
}

export interface CalendarChart extends Labels {
  /** Day after day; the first one is the top of the first column. */
  readonly cells: readonly CalendarCell[];
  /** The first letters of the weekdays, from the top. */
  readonly weekdays: readonly string[];
  /** The label above a week, by the index of its first cell; '' for none. */
  readonly weekLabel: (index: number) => string;
}

const STEP = 22;
const SIZE = 18;
const LEFT = 20;
const TOP = 18;
/** Shades, from nothing to most. */
const SHADES = 4;

/** The chart as SVG. */
export const calendarChart = ({ cells, weekdays, weekLabel, ...labels }: CalendarChart): string => {
  const rows = weekdays.length;
  const columns = Math.ceil(cells.length / rows);
  const most = Math.max(1, ...cells.map(({ value }) => value));
  const squares = cells.map(({ value, isMarked, label }, i) => {
    const shade = Math.ceil((value / most) * SHADES);
    const x = LEFT + Math.floor(i / rows) * STEP;
    const y = TOP + (i % rows) * STEP;
    return `<rect class="shade-${shade}${isMarked ? ' marked' : ''}" x="${x}" y="${y}" width="${SIZE}" height="${SIZE}" rx="4"><title>${safe(label)}</title></rect>`;
  });
  const names = weekdays.map((name, i) =>
    i % 2 === 0 ? `<text class="mark" x="0" y="${TOP + i * STEP + 13}">${safe(name)}</text>` : '',
  );
  const weeks = Array.from({ length: columns }, (_, i) => {
    const text = weekLabel(i * rows);
    return text === '' ? '' : `<text class="mark" x="${LEFT + i * STEP}" y="11">${safe(text)}</text>`;
  });
  return picture(labels, [...weeks, ...names, ...squares].join(''), LEFT + columns * STEP, TOP + rows * STEP);
};
