/** A scene on a table of a certain size: its plan, its targets and their areas. */
import { cardOf, isKnown, type Card } from '@cairn/engine';
import type { TablePlan } from '../geometry/plan.ts';
import { hitAreas, type GrowAreas, type HitArea, type HitTarget } from './hit-targets.ts';
import type { TableScene } from './scene.ts';

export interface ShownScene {
  readonly scene: TableScene;
  readonly plan: TablePlan;
  readonly targets: readonly HitTarget[];
  /** Computed when first read, because the picture does not need it. */
  readonly areas: readonly HitArea[];
}

/** What the extensions of a table add to a scene. */
export interface SceneExtensions {
  /** Without it, targets are hit only where they are seen. */
  readonly growAreas: GrowAreas;
  /** Adds sequences to the legal moves. */
  readonly withSequences: (scene: TableScene) => TableScene;
}

export const showScene = (
  scene: TableScene,
  plan: TablePlan,
  targets: readonly HitTarget[],
  extensions: SceneExtensions | null,
): ShownScene => {
  let areas: readonly HitArea[] | null = null;
  return {
    scene: extensions?.withSequences(scene) ?? scene,
    plan,
    targets,
    get areas() {
      return (areas ??= hitAreas(plan, targets, extensions?.growAreas));
    },
  };
};

export const areaOf = (shown: ShownScene | null, key: string): HitArea | undefined =>
  shown?.areas.find((area) => area.key === key);

/** The card on a target, if the player knows it. */
export const knownCardOn = ({ scene }: ShownScene, { pile, index }: HitTarget): Card | null => {
  const seat = scene.view.piles[pile]?.[index];
  return seat === undefined || !isKnown(seat) ? null : cardOf(seat);
};
