/**
 * Makes what a result needs while the deal is still played, so that the move that ends it is not delayed: formatters of
 * numbers are slow to make, and the chart is code of its own.
 */
import { whenIdle } from '@cairn/table';
import { effect } from '@preact/signals';
import type { Shell } from '../../shell/shell.ts';
import { resultWords } from './messages.ts';

export const loadChart = () => import('./score-chart.ts');

const prepare = (): void => {
  resultWords.moves(2);
  // Without a network the result does without the chart.
  void loadChart().catch(() => undefined);
};

/** Prepares once, after the first move of a deal. */
export const prepareEarly = (shell: Shell): void => {
  const stop = effect(() => {
    if ((shell.controller.value?.position.session.value.cursor ?? 0) === 0) return;
    whenIdle(prepare);
    queueMicrotask(() => stop());
  });
};
