/** The command line: moves in notation, and a few words. */
import { CommandLine } from './command.tsx';
import { CommandHelp } from './help.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({ views: { below: CommandLine, help: CommandHelp } });
