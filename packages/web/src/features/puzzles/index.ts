/** Puzzles: positions in which exactly one move keeps the win, one of the day and a run of them. */
import type { FeatureParts } from '../../shell/shell.ts';
import { PuzzlesPage } from './page.tsx';
import './style.css';

export const feature = (): FeatureParts => ({ views: { page: PuzzlesPage } });
