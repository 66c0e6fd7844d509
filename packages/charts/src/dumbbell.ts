/** A dumbbell chart: a row for each label, with its track and its value in words. */
import { safe, type Labels } from './frame.ts';
import { dumbbellTrack, type Track } from './track.ts';

export interface DumbbellRow extends Track {
  readonly label: string;
  readonly value: string;
}

export interface DumbbellChart extends Labels {
  readonly rows: readonly DumbbellRow[];
  /** "25%" */
  readonly percent: (percent: number) => string;
  /** Names of the marks, for the legend. */
  readonly legend: { readonly careless: string; readonly proven: string; readonly undecided: string };
}

const SIZE = { width: 680, label: 190, value: 110, row: 22, head: 54 } as const;
/** Room for half a mark at either end of a track. */
const END = 8;

const legendOf = ({ careless, proven, undecided }: DumbbellChart['legend']): string =>
  `<circle class="careless" cx="8" cy="12" r="4.5"/><text x="18" y="16">${safe(careless)}</text>` +
  `<circle class="proven" cx="208" cy="12" r="5"/><text x="218" y="16">${safe(proven)}</text>` +
  `<line class="undecided" x1="400" x2="424" y1="12" y2="12"/><text x="430" y="16">${safe(undecided)}</text>`;

/** The chart as SVG. */
export const dumbbell = ({ title, summary, rows, legend, percent }: DumbbellChart): string => {
  const left = SIZE.label + END;
  const width = SIZE.width - SIZE.label - SIZE.value - 2 * END;
  const height = SIZE.head + rows.length * SIZE.row + 6;
  const grid = [0, 25, 50, 75, 100].map((mark) => {
    const x = left + (width * mark) / 100;
    return `<path class="grid" d="M${x} ${SIZE.head - 6}V${height}"/><text class="mark" x="${x}" y="${SIZE.head - 12}" text-anchor="middle">${safe(percent(mark))}</text>`;
  });
  const drawn = rows.map((row, i) => {
    const y = SIZE.head + i * SIZE.row;
    return (
      `<text x="${SIZE.label - 6}" y="${y + 15}" text-anchor="end">${safe(row.label)}</text>` +
      `<svg x="${left}" y="${y}" width="${width}" height="${SIZE.row}" overflow="visible">${dumbbellTrack(row)}</svg>` +
      `<text x="${SIZE.width}" y="${y + 15}" text-anchor="end">${safe(row.value)}</text>`
    );
  });
  return `<svg class="chart wide" viewBox="0 0 ${SIZE.width} ${height}" role="img" aria-label="${safe(`${title}. ${summary}`)}">${legendOf(legend)}${grid.join('')}${drawn.join('')}</svg>`;
};
