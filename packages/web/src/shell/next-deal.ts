/**
 * Chooses the next random deal; with "only winnable deals" on, one that the solver has proved, which the feature
 * winnable-deals looks for.
 */
import { begin } from '@cairn/engine';
import type { NextDealPort } from '../play/game-controller.ts';
import { randomDeal } from '../play/random-deal.ts';
import { tellFailure } from './notices.ts';
import type { Shell } from './shell.ts';

export interface NextDealChoice {
  readonly nextDeal: NextDealPort;
  /** Resolves when the deal that is being searched for is dealt, or when the search takes too long to wait for. */
  readonly pendingDeal: () => Promise<void> | undefined;
}

export const chooseNextDeal = (shell: () => Shell): NextDealChoice => {
  let pending: Promise<void> | undefined;
  return {
    nextDeal: (controller, game) => {
      const { settings, features, notices } = shell();
      if (settings.value.winnable === 'off') return false;
      pending = features.service('winnableDeals').then(
        (deals) =>
          deals === null
            ? void controller.deals.start(begin(game, randomDeal()))
            : deals.dealProved(controller, game),
        (error: unknown) => tellFailure(notices, controller.announcer, error),
      );
      return true;
    },
    pendingDeal: () => pending,
  };
};
