/** The name of a deal where space is short: "49621", "ms:1", "52 cards". */
import { makeDeal, type Deal } from '@cairn/engine';
import { words } from './words.ts';

export const dealTitle = (deal: Deal): string =>
  deal.kind === 'cards' ? words.ownCards(deal.cards.length) : makeDeal(deal);
