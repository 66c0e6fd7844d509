/**
 * Sequences that can be moved at once, although the rules move their cards one at a time through free cells and empty
 * columns. They are offered as further moves of a scene.
 */
import { movesCardByCard, sequenceMoves, sequenceRefusal, type Move } from '@cairn/engine';
import type { TableScene } from './scene.ts';

/** The scene with its sequences among the legal moves; the same scene for a game without any. */
export const withSequences = (scene: TableScene): TableScene => {
  const { game, view } = scene;
  if (!movesCardByCard(game)) return scene;
  let legal: readonly Move[] | null = null;
  return {
    ...scene,
    sequences: true,
    // Computed when something is first pressed. A table on which nothing may be moved has no legal moves at all.
    get legal() {
      return (legal ??= scene.legal.length === 0 ? [] : [...scene.legal, ...sequenceMoves(game, view)]);
    },
    refusal: (move) => {
      const reason = scene.refusal(move);
      return reason === null ? null : sequenceRefusal(game, view, move);
    },
  };
};
