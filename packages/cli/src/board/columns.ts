/**
 * Columns side by side under their numbers, the cards of each from the bottom down. If the terminal is too narrow for
 * all, they are drawn in bands, one below the other.
 */
import { lastOf, type ZoneRule } from '@cairn/engine';
import { colouredText, seatText } from './card-text.ts';
import { seatsOf, type BoardContext } from './board-text.ts';

const EMPTY = '-';

export const drawColumns = (scene: BoardContext, zone: ZoneRule): string => {
  const longest = Math.max(
    3,
    ...zone.piles.flatMap((pile) => seatsOf(scene, pile).map((pileCard) => seatText(pileCard).length)),
  );
  const width = longest + (zone.piles.length * (longest + 2) <= scene.columns ? 2 : 1);
  const inBand = Math.max(1, Math.floor(scene.columns / width));
  const bands: string[] = [];
  for (let first = 0; first < zone.piles.length; first += inBand)
    bands.push(band(scene, zone.piles.slice(first, first + inBand), width));
  return bands.join('\n\n');
};

const band = (scene: BoardContext, piles: readonly number[], width: number): string => {
  const tallest = Math.max(1, ...piles.map((pile) => seatsOf(scene, pile).length));
  const names = piles.map((pile) => (scene.game.piles[pile]?.name ?? '').padEnd(width)).join('');
  const rows = Array.from({ length: tallest }, (_, row) =>
    piles.map((pile) => at(scene, pile, row, width)).join(''),
  );
  return [names, ...rows].map((line) => line.trimEnd()).join('\n');
};

const at = (scene: BoardContext, pile: number, row: number, width: number): string => {
  const pileCards = seatsOf(scene, pile);
  const pileCard = pileCards[row];
  if (pileCard === undefined) return (row === 0 ? EMPTY : '').padEnd(width);
  const bold = pileCard === lastOf(pileCards) && row === pileCards.length - 1 && scene.playable.has(pile);
  const text = seatText(pileCard);
  return colouredText(scene.colours, pileCard, text, bold) + ' '.repeat(width - text.length);
};
