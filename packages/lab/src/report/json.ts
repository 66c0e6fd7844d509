/** A summary as JSON: the fields of docs/survey.md, for programs. */
import type { SurveySummary } from '../summary.ts';

export const jsonReport = ({ plan, share, ...rest }: SurveySummary): string => {
  const { def: _, ...about } = plan;
  const { wilson, exact } = share;
  const { deals, winnable } = rest.totals;
  const rate = deals === 0 ? null : winnable / deals;
  return `${JSON.stringify({ plan: about, ...rest, rate, wilson, exact }, null, 2)}\n`;
};
