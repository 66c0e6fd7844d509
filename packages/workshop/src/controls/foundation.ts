/** Foundations: builds and their direction, the base, and whether cards may go back. */
import type { GameDef } from '@cairn/engine';
import type { ControlDefinition } from '../model/control-definition.ts';
import { zonesOf } from '../model/parts.ts';
import { buildControls, emptyPileControls, gives, mostCardsControl } from './build.ts';

const tab = 'foundation';

export const foundationControls = (def: GameDef): readonly ControlDefinition[] =>
  zonesOf(def, 'foundation').flatMap(([id, zone]) => [
    ...buildControls(def, tab, id, zone),
    mostCardsControl(tab, id, zone),
    ...emptyPileControls(def, tab, id, zone),
    ...gives(def, tab, id, zone, ['tableau']),
  ]);
