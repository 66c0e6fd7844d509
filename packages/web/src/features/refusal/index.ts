/** Why a card stays, said where the finger is. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { startBubble } from './bubble.ts';
import './style.css';

export const feature = (shell: Shell): FeatureParts => {
  startBubble(shell);
  return {};
};
