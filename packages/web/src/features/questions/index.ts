/** Questions with two answers, asked before something that costs. */
import { Question } from './question.tsx';
import type { FeatureParts } from '../../shell/shell.ts';

export const feature = (): FeatureParts => ({ views: { overlay: Question } });
