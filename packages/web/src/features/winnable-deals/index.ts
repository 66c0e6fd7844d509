/** Winnable deals: deals only what the solver has proved winnable. */
import type { FeatureParts, Shell } from '../../shell/shell.ts';
import { listOf } from './lists.ts';
import { dealProved } from './proved-deal.ts';

export const feature = (shell: Shell): FeatureParts => ({
  services: {
    winnableDeals: {
      dealProved: (controller, game) => dealProved(shell, controller, game),
      numbers: async (game) => (await listOf(game))?.winnable ?? null,
    },
  },
});
