/** Foundation: what is built on it and in which direction, its base, and whether it gives cards back. */
import type { GameDef } from '@cairn/engine';
import type { Knob } from '../knob.ts';
import { zonesOf } from '../parts.ts';
import { builds, emptyPiles, gives } from './build.ts';

const tab = 'foundation';

export const foundation = (def: GameDef): readonly Knob[] =>
  zonesOf(def, 'foundation').flatMap(([id, zone]) => [
    ...builds(def, tab, id, zone),
    ...emptyPiles(def, tab, id, zone),
    ...gives(def, tab, id, zone, ['tableau']),
  ]);
