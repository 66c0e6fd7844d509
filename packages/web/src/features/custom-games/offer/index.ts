/** Watches the tables for games that came in links. It starts with the app; the list of own games need not. */
import type { FeatureParts, Shell } from '../../../shell/shell.ts';
import { offerToSave } from './offer.ts';

export const feature = (shell: Shell): FeatureParts => {
  offerToSave(shell);
  return {};
};
