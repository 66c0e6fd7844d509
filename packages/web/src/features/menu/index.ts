/** The menu. */
import { Menu } from './menu.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({ views: { dialog: Menu } });
