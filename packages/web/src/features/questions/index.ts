/** Questions with two answers, asked before something that costs. */
import type { FeatureParts } from '../../shell/feature.ts';
import { Question } from './question.tsx';

export const feature = (): FeatureParts => ({ views: { overlay: Question } });
