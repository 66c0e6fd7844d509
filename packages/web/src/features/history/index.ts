/** The history of deals that were played. */
import type { FeatureParts } from '../../shell/feature.ts';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { History } from './history.tsx';

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { page: History } };
};
