/** The deal as a picture: layouts and columns, from the top. Other zones are left out. */
import { isDown } from '@cairn/engine';
import type { PictureCard } from '../document/document.ts';
import type { StandardDeal } from './deal.ts';

export const pictureOf = ({ game, state }: StandardDeal): readonly PictureCard[] => {
  const cards: PictureCard[] = [];
  for (const { role, piles } of game.zones) {
    const top = cards.reduce((most, card) => Math.max(most, card.y + 2), 0);
    for (const [place, pile] of piles.entries())
      for (const [height, seat] of (state.piles[pile] ?? []).entries()) {
        const up = !isDown(seat);
        const rule = game.piles[pile];
        if (role === 'layout' && rule !== undefined) cards.push({ x: rule.x, y: top + rule.row, up });
        if (role === 'tableau') cards.push({ x: place * 2, y: top + height, up });
      }
  }
  return cards;
};
