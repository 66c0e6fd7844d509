/** What the table needs of a series, in one piece: fetched with the first deal of one. */
export { InSeries } from './line.tsx';
export { SeriesResult } from './outcome.tsx';
