/** The kernels, the fastest for its structure first; `general` takes every game and comes last. */
import type { Kernel } from '../kernel.ts';
import { blackHole } from './ring/index.ts';
import { columns } from './columns/index.ts';
import { general } from './general/index.ts';
import { golf } from './heights/index.ts';
import { groups } from './groups/index.ts';
import { holes } from './holes/index.ts';
import { klondike } from './clusters/index.ts';
import { layout } from './layout/layout.ts';
import { pairs } from './pairs/index.ts';
import { russian } from './stacks/index.ts';
import { suitRuns } from './suit-runs/index.ts';
import { trigon } from './kings/index.ts';

export const KERNELS: readonly Kernel[] = [
  layout,
  golf,
  blackHole,
  groups,
  holes,
  pairs,
  trigon,
  suitRuns,
  russian,
  klondike,
  columns,
  general,
];
