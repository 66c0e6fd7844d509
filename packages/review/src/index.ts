/** A finished deal looked back on: the chance at every move, what each move cost, and luck and skill apart. */
export { chancesOfDeals, fittedAverage, isOpenFromStart, type AverageOptions } from './average.ts';
export type { BestStop } from './best-stop.ts';
export { book, type Booked, type Step, type Sums, type Terms } from './book.ts';
export { judgedMoves, type JudgedMove } from './judging.ts';
export {
  LEAST_LOSS,
  reviewDeal,
  ReviewRun,
  type Review,
  type ReviewedMove,
  type ReviewOptions,
} from './review.ts';
export {
  solverAdviser,
  type Adviser,
  type AskedDecision,
  type WeighedMove,
  type Weighing,
} from './weighing.ts';
