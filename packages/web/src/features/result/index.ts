/** The result of a deal. */
import { Result } from './result.tsx';
import type { FeatureParts } from '../../shell/shell.ts';

export const feature = (): FeatureParts => ({ views: { result: Result } });
