/** Challenges: playing the same deal against a game that came in a link. */
import { Challenge } from './challenge.tsx';
import { Duel } from './duel.tsx';
import { Rival } from './rival-view.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({
  views: { overlay: Challenge, resultAction: Duel, status: Rival },
});
