/** All controls of a definition, tab by tab. */
import type { GameDef } from '@cairn/engine';
import type { Tab } from '../model/control.ts';
import type { ControlDefinition } from '../model/control-definition.ts';
import { aidControls } from './aids.ts';
import { dealControls } from './deal.ts';
import { foundationControls } from './foundation.ts';
import { goalControls } from './goal.ts';
import { scoreControls } from './score.ts';
import { stockControls } from './stock.ts';
import { structureControls } from './structure.ts';
import { tableauControls } from './tableau.ts';
import { wasteControls } from './waste.ts';

const MAKERS = {
  structure: structureControls,
  deal: dealControls,
  tableau: tableauControls,
  foundation: foundationControls,
  stock: stockControls,
  waste: wasteControls,
  goal: goalControls,
  score: scoreControls,
  aids: aidControls,
} as const satisfies { readonly [tab in Tab]: (def: GameDef) => readonly ControlDefinition[] };

export const controlDefinitions = (def: GameDef): readonly ControlDefinition[] =>
  Object.values(MAKERS).flatMap((make) => make(def));
