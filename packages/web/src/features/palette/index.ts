/** The palette: from anywhere to any game by a few letters. */
import type { FeatureParts } from '../../shell/feature.ts';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { Palette } from './palette.tsx';

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { overlay: Palette } };
};
