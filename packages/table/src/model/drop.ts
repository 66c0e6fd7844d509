/** Putting held cards down: the move for each pile, and the piles they can be dropped on. */
import type { Move } from '@cairn/engine';
import { leavesTable, playOf, pileSize, type HeldCards } from './press.ts';
import type { TableScene } from './scene.ts';

/** Whether cards leave with others that they are put on. */
const isPaired = ({ game }: TableScene): boolean => {
  const kind = game.def.remove?.kind;
  return kind === 'pair' || kind === 'match';
};

/** The move that puts the held cards on a pile, legal or not; null for the pile they come from. */
export const dropOn = (scene: TableScene, held: HeldCards, to: number): Move | null => {
  if (to === held.pile) return null;
  const legal = held.landings.find((landing) => landing.to === to);
  if (legal !== undefined) return legal.move;
  if (!leavesTable(scene, held.pile)) return playOf(held.pile, to, held);
  if (to === scene.game.discard) return { kind: 'remove', piles: [held.pile] };
  const pair = isPaired(scene) && leavesTable(scene, to);
  return pair ? { kind: 'remove', piles: [held.pile, to] } : playOf(held.pile, to, held);
};

/**
 * The piles on which cards can be dropped, legally or not: all except places of a layout, unless the partner lies
 * there, and places of a grid that have a card.
 */
export const reachable = (scene: TableScene, held: HeldCards): readonly number[] => {
  const pairs = isPaired(scene) && leavesTable(scene, held.pile);
  return scene.game.piles.flatMap(({ index, zone }) =>
    index !== held.pile &&
    (zone.role === 'layout'
      ? pairs && pileSize(scene, index) > 0
      : zone.role !== 'grid' || pileSize(scene, index) === 0)
      ? [index]
      : [],
  );
};
