/**
 * One row of a dumbbell chart: what a careless player wins, what is proven to be winnable, and what is undecided, on a
 * line from 0 to 100 %. Places are percentages, so that it fits any width.
 */

/** Shares, from 0 to 1. */
export interface Track {
  /** Proven. */
  readonly proven: number;
  /** Proven and undecided together. */
  readonly possible: number;
  /** What another player wins; null if it was not measured. */
  readonly careless: number | null;
  /** What the reader wins; null for too few deals. */
  readonly own?: number | null;
}

const at = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
const MIDDLE = 11;

/** The content of an svg element of 22 pixels in height. */
export const dumbbellTrack = ({ proven, possible, careless, own = null }: Track): string => {
  const line = (from: number, to: number, name: string): string =>
    from === to
      ? ''
      : `<line class="${name}" x1="${at(from)}" x2="${at(to)}" y1="${MIDDLE}" y2="${MIDDLE}"/>`;
  return (
    line(careless ?? 0, proven, 'span') +
    line(proven, possible, 'undecided') +
    (careless === null ? '' : `<circle class="careless" cx="${at(careless)}" cy="${MIDDLE}" r="4.5"/>`) +
    `<circle class="proven" cx="${at(proven)}" cy="${MIDDLE}" r="5"/>` +
    (own === null
      ? ''
      : `<svg x="${at(own)}" y="${MIDDLE}" overflow="visible"><path class="own" d="M0-6 6 0 0 6-6 0z"/></svg>`)
  );
};
