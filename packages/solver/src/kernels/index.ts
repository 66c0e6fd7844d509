/** The kernels, the fastest for its structure first; `general` takes every game and comes last. */
import type { Kernel } from '../kernel.ts';

export const KERNELS: readonly Kernel[] = [];
