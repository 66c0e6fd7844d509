/** The result of a deal. */
import { DealResult } from './result.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({ views: { result: DealResult } });
