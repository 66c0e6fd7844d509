/** The history of deals that were played. */
import { ownGames } from '../../catalogue/own-games-api.ts';
import { History } from './history.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { page: History } };
};
