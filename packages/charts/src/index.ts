/** Charts as SVG text, for pages and for reports. Nothing here knows of games. */
export { bars, type Bar, type BarChart } from './bars.ts';
export { calendarChart, type CalendarCell, type CalendarChart } from './calendar.ts';
export { chanceChart, CHANCE_SIZE, type ChanceLine, type ChancePoint } from './chance.ts';
export { distribution, medianOf, type DistributionChart } from './distribution.ts';
export { dumbbell, type DumbbellChart, type DumbbellRow } from './dumbbell.ts';
export { histogram, type Bin } from './histogram.ts';
export { line, type LineChart, type ChartPoint, type ReferenceLine } from './line.ts';
export { rangeBar, type RangeBar } from './range-bar.ts';
export { reliability, type ReliabilityChart, type ReliabilityPoint } from './reliability.ts';
export { scatter, type ScatterChart, type ScatterPoint } from './scatter.ts';
export { ticks } from './scale.ts';
export { stripChart, type StripChart } from './strip.ts';
export { dumbbellTrack, type Track } from './track.ts';
