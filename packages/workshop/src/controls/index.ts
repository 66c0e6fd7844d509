/** All controls of a definition, tab by tab. */
import type { GameDef } from '@cairn/engine';
import type { Tab } from '../control.ts';
import type { Knob } from '../knob.ts';
import { aids } from './aids.ts';
import { deal } from './deal.ts';
import { foundation } from './foundation.ts';
import { goal } from './goal.ts';
import { score } from './score.ts';
import { stock } from './stock.ts';
import { structure } from './structure.ts';
import { tableau } from './tableau.ts';
import { waste } from './waste.ts';

const MAKERS = {
  structure,
  deal,
  tableau,
  foundation,
  stock,
  waste,
  goal,
  score,
  aids,
} as const satisfies { readonly [tab in Tab]: (def: GameDef) => readonly Knob[] };

export const knobsOf = (def: GameDef): readonly Knob[] => Object.values(MAKERS).flatMap((make) => make(def));
