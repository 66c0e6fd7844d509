/** What is wrong with a link that could not be opened. */
import type { FeatureParts } from '../../shell/feature.ts';
import { BadLink } from './bad-link.tsx';

export const feature = (): FeatureParts => ({ views: { overlay: BadLink } });
