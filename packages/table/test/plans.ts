// Plans with everything loaded: tests plan games of any kind.

import type { Game, Position } from '@cairn/engine';
import { columnGeometry } from '../src/geometry/column-geometry.ts';
import * as layout from '../src/geometry/layout.ts';
import * as plans from '../src/geometry/plan.ts';
import type { Sizing } from '../src/geometry/sizing.ts';

type Piles = Pick<Position, 'piles'>;

export const planTable = (
  game: Game,
  box: plans.Box,
  hand: plans.Handedness,
  sizing?: Sizing,
): plans.TablePlan => layout.planTable(game, box, hand, sizing, columnGeometry);

export const withFans = (game: Game, plan: plans.TablePlan, position: Piles): plans.TablePlan =>
  plans.withFans(game, plan, position, columnGeometry);

export const withOpen = (plan: plans.TablePlan, position: Piles, pile: number, box: plans.Box) =>
  plans.withOpen(plan, position, pile, box, columnGeometry);
