/** The list of games: to continue, to search and to filter. */
import { ownGames } from '../../catalogue/own-games-api.ts';
import { Games } from './games.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { page: Games } };
};
