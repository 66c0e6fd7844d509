/** The result of a deal. */
import { watchPlay } from './fresh-win.ts';
import { prepareEarly } from './prepare.ts';
import { LateResult } from './late-result.tsx';
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import './style.css';

export const feature = (shell: Shell): FeatureParts => {
  watchPlay(shell);
  prepareEarly(shell);
  return { views: { result: LateResult } };
};
