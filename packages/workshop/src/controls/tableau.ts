/** Tableau: builds of columns, what an empty one takes, and how cards leave columns, layouts, reserves and hands. */
import type { GameDef } from '@cairn/engine';
import type { ControlDefinition } from '../model/control-definition.ts';
import { zonesOf } from '../model/parts.ts';
import { buildControls, emptyPileControls, gives } from './build.ts';

const tab = 'tableau';

export const tableauControls = (def: GameDef): readonly ControlDefinition[] => [
  ...zonesOf(def, 'tableau').flatMap(([id, zone]) => [
    ...buildControls(def, tab, id, zone),
    ...emptyPileControls(def, tab, id, zone),
    ...gives(def, tab, id, zone),
  ]),
  ...zonesOf(def, 'layout').flatMap(([id, zone]) => gives(def, tab, id, zone)),
  ...zonesOf(def, 'reserve').flatMap(([id, zone]) => gives(def, tab, id, zone)),
  ...zonesOf(def, 'hand').flatMap(([id, zone]) => [
    ...emptyPileControls(def, tab, id, zone),
    ...gives(def, tab, id, zone, ['foundation', 'hole', 'tableau']),
  ]),
];
