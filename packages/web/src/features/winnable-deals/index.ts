/** Winnable deals: deals only what the solver has proved winnable. */
import type { FeatureParts } from '../../shell/feature.ts';
import type { Shell } from '../../shell/shell.ts';
import { dealProved } from './proved-deal.ts';

export const feature = (shell: Shell): FeatureParts => ({
  services: { winnableDeals: { dealProved: (controller, game) => dealProved(shell, controller, game) } },
});
