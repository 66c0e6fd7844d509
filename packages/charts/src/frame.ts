/**
 * What all charts share: the SVG element with its accessible name and summary, the value axis, and escaped text. Colours come
 * from the style sheet of the page: elements have classes, and are drawn in `currentColor`.
 */
export const WIDTH = 320;
export const HEIGHT = 160;
/** Margins for the labels on the left and below. */
export const LEFT = 42;
export const BOTTOM = 22;
const TOP = 8;
const RIGHT = 8;

export const PLOT = { left: LEFT, right: WIDTH - RIGHT, top: TOP, bottom: HEIGHT - BOTTOM } as const;

export interface Labels {
  /** The accessible name. */
  readonly title: string;
  /** What the chart shows, in a sentence, for screen readers. */
  readonly summary: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A line across the plot for each tick, with its value. */
export const valueAxis = (
  marks: readonly number[],
  y: (value: number) => number,
  say: (value: number) => string,
): string =>
  marks
    .map(
      (mark) =>
        `<path class="grid" d="M${PLOT.left} ${y(mark)}H${PLOT.right}"/>` +
        `<text class="mark" x="${PLOT.left - 6}" y="${y(mark) + 4}" text-anchor="end">${safe(say(mark))}</text>`,
    )
    .join('');

/** Text under the plot. */
export const below = (x: number, text: string, anchor: 'start' | 'middle' | 'end' = 'middle'): string =>
  `<text class="mark" x="${x}" y="${HEIGHT - 6}" text-anchor="${anchor}">${safe(text)}</text>`;

/** The SVG element, of the common size unless another is given. */
export const picture = (
  { title, summary }: Labels,
  content: string,
  width = WIDTH,
  height = HEIGHT,
): string =>
  `<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${safe(`${title}. ${summary}`)}">${content}</svg>`;
