/** Settings, the player's own keys, and the backup. */
import { SettingsPage } from './page.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({ views: { page: SettingsPage } });
