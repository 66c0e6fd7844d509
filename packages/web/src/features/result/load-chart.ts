/** The chart of scores is code of its own. */
export const loadChart = () => import('./score-chart.ts');
