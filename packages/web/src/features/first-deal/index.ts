/** One line of how to play, in the first deal of a game that the player has never played. */
import type { FeatureParts } from '../../shell/shell.ts';
import { FirstDeal } from './first-deal.tsx';
import './style.css';

export const feature = (): FeatureParts => ({ views: { status: FirstDeal } });
