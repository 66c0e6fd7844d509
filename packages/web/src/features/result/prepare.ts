/**
 * Makes what a result needs while the deal is still played, so that the move that ends it is not delayed: formatters of
 * numbers are slow to make, and the view and the chart are code of their own.
 */
import { whenIdle } from '@cairn/table';
import { effect } from '@preact/signals';
import type { Shell } from '../../shell/shell.ts';
import { lazyModule } from '../../platform/lazy-module.ts';
import { loadChart } from './load-chart.ts';
import { resultWords } from './messages.ts';

export const resultCode = lazyModule(() => import('./result.tsx'));

const prepare = (): void => {
  resultWords.moves(2);
  // Without a network the result does without the chart, and tries again for the view when the deal ends.
  void loadChart().catch(() => undefined);
  void resultCode.get().catch(() => undefined);
};

/** Prepares once, after the first move of a deal. */
export const prepareEarly = (shell: Shell): void => {
  const stop = effect(() => {
    if ((shell.controller.value?.position.session.value.cursor ?? 0) === 0) return;
    whenIdle(prepare);
    queueMicrotask(() => stop());
  });
};
