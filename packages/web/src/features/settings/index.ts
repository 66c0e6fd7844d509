/** Settings, the player's own keys, and the backup. */
import type { FeatureParts } from '../../shell/feature.ts';
import { SettingsPage } from './page.tsx';

export const feature = (): FeatureParts => ({ views: { page: SettingsPage } });
