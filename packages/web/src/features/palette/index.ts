/** The palette: opens any game from anywhere by a few letters of its name. */
import { ownGames } from '../../catalogue/own-games-api.ts';
import { Palette } from './palette.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = async (): Promise<FeatureParts> => {
  await ownGames.ready();
  return { views: { overlay: Palette } };
};
