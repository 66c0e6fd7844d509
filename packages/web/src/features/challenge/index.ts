/** Challenges: sending a game that was played, and playing the same deal against a game that came in a link. */
import { AfterDeal } from './after-deal.tsx';
import { Challenge } from './challenge.tsx';
import { Rival } from './rival-view.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({
  views: { overlay: Challenge, resultAction: AfterDeal, status: Rival },
});
