/** The faults of a link that could not be opened. */
import { BadLink } from './bad-link.tsx';
import type { FeatureParts } from '../../shell/shell.ts';

export const feature = (): FeatureParts => ({ views: { overlay: BadLink } });
