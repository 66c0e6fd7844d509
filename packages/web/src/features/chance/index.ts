/** The winning chance of the position on the table, in the status line: off until the player shows it for a game. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { ChanceBar } from './chance-bar.tsx';
import { watchChance } from './find-chance.ts';
import './style.css';

export const feature = (shell: Shell): FeatureParts => {
  watchChance(shell);
  return { views: { status: ChanceBar } };
};
