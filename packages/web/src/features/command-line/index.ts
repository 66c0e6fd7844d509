/** The command line: moves in notation, and a few words. */
import type { FeatureParts } from '../../shell/feature.ts';
import { CommandLine } from './command.tsx';

export const feature = (): FeatureParts => ({ views: { below: CommandLine } });
