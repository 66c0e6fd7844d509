/** Charts as SVG text, for pages and for reports. Nothing here knows of games. */
export { bars, type Bar, type BarChart } from './bars.ts';
export { histogram, type Bin } from './histogram.ts';
export { line, type LineChart, type ChartPoint } from './line.ts';
export { ticks } from './scale.ts';
