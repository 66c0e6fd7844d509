/** The tree of moves: every line that was played, with bookmarks. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { MoveTree } from './moves.tsx';
import './style.css';

export const feature = async (shell: Shell): Promise<FeatureParts> => {
  // Lines are replayed, in any game of the catalogue.
  await shell.code.catalogue.get();
  return { views: { dialog: MoveTree } };
};
