/** Exact answers about positions: winnable or not, by which moves, with what score, under a budget. */
export {
  ASKS,
  DEFAULT_BYTES,
  type Answer,
  type Ask,
  type Best,
  type Budget,
  type Limit,
  type Verdict,
} from './contract/ask.ts';
export type { PreparedKernel, SearchResult, Kernel, Search, SearchSetting } from './contract/kernel.ts';
export { KERNELS } from './kernels/index.ts';
export type { Asking } from './asking.ts';
export { begin, keeping, solve, type Options } from './solve.ts';
export { makeSolvitaire, makeTextBoard, readBoard } from './boards/index.ts';
export { Cancelled, Clerk, Desk, type Progress, type Reply, type Request, type Wish } from './worker.ts';
export { advise, type Advice, type Advised, type AdviseOptions } from './advise/advise.ts';
export { Dice } from './advise/dice.ts';
export { hopeOf, type Hope } from './advise/hopeless.ts';
export { stateOf } from './advise/worlds.ts';
