/** Where the focus goes when its card has gone. */
import { centre, type Rect, type Vector } from '../geometry/rect.ts';
import type { HitArea } from './hit-targets.ts';
import type { ShownScene } from './shown-scene.ts';

/** The free card nearest to a point, else the nearest target of any kind. */
export const nearestTarget = (areas: readonly HitArea[], to: Vector): HitArea | null => {
  const cost = ({ rect, free, down, empty }: HitArea): number => {
    const at = centre(rect);
    return Math.hypot(at.x - to.x, at.y - to.y) + (free && !down && !empty ? 0 : 1e4);
  };
  return areas.reduce<HitArea | null>(
    (best, next) => (best === null || cost(next) < cost(best) ? next : best),
    null,
  );
};

/** The target that gets the focus when its card has gone: the nearest card of the field that can be played. */
export const nextFocus = ({ scene, areas }: ShownScene, gone: Rect | null): string => {
  const field = areas.filter(({ pile, strip }) => {
    const role = scene.game.piles[pile]?.zone.role;
    return !strip && (role === 'layout' || role === 'tableau' || role === 'grid');
  });
  const near = nearestTarget(field, gone === null ? { x: 0, y: 1e4 } : centre(gone));
  return (near ?? areas[0])?.key ?? '';
};
