/** Statistics: results by game, with plots. */
import { ownGames } from '../../catalogue/own-games-api.ts';
import { Statistics } from './page.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import '../../ui/chart.css';
import './style.css';

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { page: Statistics } };
};
