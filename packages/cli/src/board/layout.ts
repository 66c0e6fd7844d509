/** A layout as its picture: rows one below the other, half a card apart. */
import { lastOf, ROUGH, type ZoneRule } from '@cairn/engine';
import { CELL, cell, type Mark } from './pen.ts';
import { pileOf, type Scene } from './scene.ts';

/** Columns of the terminal to half a card. */
const HALF = 3;

export const drawLayout = (scene: Scene, zone: ZoneRule): string => {
  const rules = zone.piles.flatMap((i) => scene.game.piles[i] ?? []);
  const rows = Math.max(...rules.map(({ row }) => row)) + 1;
  const lines = Array.from({ length: rows }, (_, row) => {
    let text = '';
    let column = 0;
    for (const { index, x } of rules.filter((rule) => rule.row === row).toSorted((a, b) => a.x - b.x)) {
      const pileCard = lastOf(pileOf(scene, index));
      if (pileCard === undefined) continue;
      text += ' '.repeat(x * HALF - column) + cell(scene.pen, pileCard, markOf(scene, index));
      column = x * HALF + CELL;
    }
    return text.trimEnd();
  });
  return lines.every((line) => line === '') ? '' : lines.join('\n');
};

const markOf = (scene: Scene, pile: number): Mark => {
  const rule = scene.game.piles[pile];
  const held = [...(rule?.coveredBy ?? []), ...(rule?.lockedBy ?? [])];
  if (held.some((i) => pileOf(scene, i).length > 0)) return 'covered';
  if (((lastOf(pileOf(scene, pile)) ?? 0) & ROUGH) !== 0) return 'rough';
  return scene.playable.has(pile) ? 'playable' : 'free';
};
