/** Own games: rules that the player has changed, or that came in a link, to play, save and share. */
import type { FeatureParts } from '../../shell/shell.ts';
import { MyGames } from './my-games.tsx';
import './style.css';

export const feature = (): FeatureParts => ({ views: { games: MyGames } });
