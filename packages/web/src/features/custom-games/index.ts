/** Own games: rules that the player has changed, or that came in a link, to play, save and share. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { MyGames } from './my-games.tsx';
import { offerToSave } from './offer.ts';
import './style.css';

export const feature = (shell: Shell): FeatureParts => {
  offerToSave(shell);
  return { views: { games: MyGames } };
};
