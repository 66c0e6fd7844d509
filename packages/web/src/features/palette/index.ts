/** The palette: from anywhere to any game by a few letters. */
import { ownGames } from '../../catalogue/own-games-api.ts';
import { Palette } from './palette.tsx';
import type { FeatureParts } from '../../shell/shell.ts';

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { overlay: Palette } };
};
