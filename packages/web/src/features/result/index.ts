/** The result of a deal. */
import type { FeatureParts } from '../../shell/feature.ts';
import { Result } from './result.tsx';

export const feature = (): FeatureParts => ({ views: { result: Result } });
