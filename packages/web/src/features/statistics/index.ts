/** Statistics: results by game, with plots. */
import type { FeatureParts } from '../../shell/feature.ts';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { Statistics } from './page.tsx';

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { page: Statistics } };
};
