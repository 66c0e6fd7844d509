/** The kernels, the fastest for its structure first; `general` takes every game and comes last. */
import type { Kernel } from '../contract/kernel.ts';
import { ringKernel } from './ring/index.ts';
import { cellsKernel } from './cells/index.ts';
import { columnsKernel } from './columns/index.ts';
import { gapsKernel, jointsKernel } from './gaps/index.ts';
import { generalKernel } from './general/index.ts';
import { heapsKernel } from './heaps/index.ts';
import { heightsKernel } from './heights/index.ts';
import { groupsKernel } from './groups/index.ts';
import { holesKernel } from './holes/index.ts';
import { clustersKernel } from './clusters/index.ts';
import { layoutKernel } from './layout/index.ts';
import { pairsKernel } from './pairs/index.ts';
import { stacksKernel } from './stacks/index.ts';
import { suitRunsKernel } from './suit-runs/index.ts';
import { rowsKernel } from './rows/index.ts';
import { wildsKernel } from './wilds/index.ts';
import { kingsKernel } from './kings/index.ts';
import { wholeSuitsKernel } from './whole-suits/index.ts';

export const KERNELS: readonly Kernel[] = [
  layoutKernel,
  wildsKernel,
  rowsKernel,
  heapsKernel,
  heightsKernel,
  ringKernel,
  groupsKernel,
  holesKernel,
  pairsKernel,
  kingsKernel,
  suitRunsKernel,
  stacksKernel,
  clustersKernel,
  cellsKernel,
  columnsKernel,
  wholeSuitsKernel,
  gapsKernel,
  jointsKernel,
  generalKernel,
];
