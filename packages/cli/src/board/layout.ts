/** A layout as its picture: rows one below the other, half a card apart. */
import { lastOf, ROUGH, type ZoneRule } from '@cairn/engine';
import { CELL, layoutCell, type CardMark } from './card-text.ts';
import { seatsOf, type BoardContext } from './board-text.ts';

/** Columns of the terminal to half a card. */
const HALF = 3;

export const drawLayout = (scene: BoardContext, zone: ZoneRule): string => {
  const rules = zone.piles.flatMap((i) => scene.game.piles[i] ?? []);
  const rows = Math.max(...rules.map(({ row }) => row)) + 1;
  const lines = Array.from({ length: rows }, (_, row) => {
    let text = '';
    let column = 0;
    for (const { index, x } of rules.filter((rule) => rule.row === row).toSorted((a, b) => a.x - b.x)) {
      const pileCard = lastOf(seatsOf(scene, index));
      if (pileCard === undefined) continue;
      text += ' '.repeat(x * HALF - column) + layoutCell(scene.colours, pileCard, markOf(scene, index));
      column = x * HALF + CELL;
    }
    return text.trimEnd();
  });
  return lines.every((line) => line === '') ? '' : lines.join('\n');
};

/** A grid row by row, each with the name of its first place; a gap is "--". */
export const drawGrid = (scene: BoardContext, zone: ZoneRule): string => {
  const width = zone.def?.role === 'grid' ? (zone.def.rows[0]?.length ?? 1) : 1;
  const lines = zone.piles.flatMap((first, i) => {
    if (i % width !== 0) return [];
    const cells = zone.piles.slice(i, i + width).map((pile) => {
      const pileCard = lastOf(seatsOf(scene, pile));
      return pileCard === undefined
        ? ' -- '.padEnd(CELL)
        : layoutCell(scene.colours, pileCard, markOf(scene, pile));
    });
    return [`${(scene.game.piles[first]?.name ?? '').padEnd(4)} ${cells.join(' ').trimEnd()}`];
  });
  return lines.join('\n');
};

const markOf = (scene: BoardContext, pile: number): CardMark => {
  const rule = scene.game.piles[pile];
  const held = [...(rule?.coveredBy ?? []), ...(rule?.lockedBy ?? [])];
  if (held.some((i) => seatsOf(scene, i).length > 0)) return 'covered';
  if (((lastOf(seatsOf(scene, pile)) ?? 0) & ROUGH) !== 0) return 'rough';
  return scene.playable.has(pile) ? 'playable' : 'free';
};
