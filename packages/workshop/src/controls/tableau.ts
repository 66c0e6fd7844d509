/** Tableau: builds of columns, what an empty one takes, and how cards leave columns, cells, layouts, reserves and hands. */
import type { CellZone, GameDef } from '@cairn/engine';
import type { ControlDefinition } from '../model/control-definition.ts';
import { zonesOf } from '../model/parts.ts';
import {
  buildControls,
  emptyPileControls,
  gives,
  leaveControls,
  mostCardsControl,
  runControls,
  stepsControl,
} from './build.ts';
import { gridControls } from './grid.ts';

const tab = 'tableau';

export const tableauControls = (def: GameDef): readonly ControlDefinition[] => [
  ...zonesOf(def, 'tableau').flatMap(([id, zone]) => [
    ...buildControls(def, tab, id, zone),
    ...runControls(tab, id, zone),
    mostCardsControl(tab, id, zone),
    ...emptyPileControls(def, tab, id, zone),
    ...gives(def, tab, id, zone),
    ...leaveControls(tab, id, zone),
  ]),
  ...zonesOf(def, 'row').flatMap(([id, zone]) => [
    ...buildControls(def, tab, id, zone),
    stepsControl(tab, id, zone),
  ]),
  ...zonesOf(def, 'cell').flatMap(([id, zone]) => [
    ...emptyCellControls(def, id, zone),
    ...gives(def, tab, id, zone),
  ]),
  ...gridControls(def, tab),
  ...zonesOf(def, 'layout').flatMap(([id, zone]) => gives(def, tab, id, zone)),
  ...zonesOf(def, 'reserve').flatMap(([id, zone]) => gives(def, tab, id, zone)),
  ...zonesOf(def, 'hand').flatMap(([id, zone]) => [
    ...emptyPileControls(def, tab, id, zone),
    ...gives(def, tab, id, zone, ['foundation', 'hole', 'tableau']),
  ]),
];

/** What a free cell takes. Cells that do not say it take anything, so the first change writes that out. */
const emptyCellControls = (def: GameDef, id: string, zone: CellZone): readonly ControlDefinition[] => {
  const { empty = { takes: 'anything' } } = zone;
  return emptyPileControls(def, tab, id, { ...zone, empty }).map((each) => ({
    ...each,
    edits: (value) => ({
      ...(zone.empty === undefined ? { [`zones.${id}.empty`]: empty } : {}),
      ...each.edits(value),
    }),
  }));
};
