/** The solver's help: hints, whether a deal can be won, where it was lost, and a solution to watch. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { canStillWin } from './can-still-win.ts';
import { hint } from './hint.ts';
import { showSolution } from './solution.ts';
import { watchForLoss } from './watch-for-loss.ts';
import { Why } from './why.tsx';
import { Winnable } from './winnable-view.tsx';
import './style.css';

export const feature = (shell: Shell): FeatureParts => {
  watchForLoss(shell);
  return {
    views: { resultAction: Winnable, status: Why },
    services: { hints: { canStillWin, hint, showSolution } },
  };
};
