/** The kernels, the fastest for its structure first; `general` takes every game and comes last. */
import type { Kernel } from '../contract/kernel.ts';
import { ring } from './ring/index.ts';
import { columns } from './columns/index.ts';
import { general } from './general/index.ts';
import { heights } from './heights/index.ts';
import { groups } from './groups/index.ts';
import { holes } from './holes/index.ts';
import { clusters } from './clusters/index.ts';
import { layout } from './layout/layout.ts';
import { pairs } from './pairs/index.ts';
import { stacks } from './stacks/index.ts';
import { suitRuns } from './suit-runs/index.ts';
import { wilds } from './wilds/index.ts';
import { kings } from './kings/index.ts';

export const KERNELS: readonly Kernel[] = [
  layout,
  wilds,
  heights,
  ring,
  groups,
  holes,
  pairs,
  kings,
  suitRuns,
  stacks,
  clusters,
  columns,
  general,
];
