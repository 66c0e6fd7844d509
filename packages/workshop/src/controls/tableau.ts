/** Tableau: what is built on columns, what an empty one takes, and how cards leave columns, layouts, reserves and hands. */
import type { GameDef } from '@cairn/engine';
import type { Knob } from '../knob.ts';
import { zonesOf } from '../parts.ts';
import { builds, emptyPiles, gives } from './build.ts';

const tab = 'tableau';

export const tableau = (def: GameDef): readonly Knob[] => [
  ...zonesOf(def, 'tableau').flatMap(([id, zone]) => [
    ...builds(def, tab, id, zone),
    ...emptyPiles(def, tab, id, zone),
    ...gives(def, tab, id, zone),
  ]),
  ...zonesOf(def, 'layout').flatMap(([id, zone]) => gives(def, tab, id, zone)),
  ...zonesOf(def, 'reserve').flatMap(([id, zone]) => gives(def, tab, id, zone)),
  ...zonesOf(def, 'hand').flatMap(([id, zone]) => [
    ...emptyPiles(def, tab, id, zone),
    ...gives(def, tab, id, zone, ['foundation', 'hole', 'tableau']),
  ]),
];
