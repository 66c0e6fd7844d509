/** Foundations: builds and their direction, the base, and whether cards may go back. */
import type { FoundationZone, GameDef } from '@cairn/engine';
import { wordsControl, type ControlDefinition } from '../model/control-definition.ts';
import { rolesOf, zonesOf } from '../model/parts.ts';
import { buildControls, emptyPileControls, gives, mostCardsControl } from './build.ts';

const tab = 'foundation';

export const foundationControls = (def: GameDef): readonly ControlDefinition[] =>
  zonesOf(def, 'foundation').flatMap(([id, zone]) => [
    ...buildControls(def, tab, id, zone),
    mostCardsControl(tab, id, zone),
    ...emptyPileControls(def, tab, id, zone),
    ...firstControls(def, id, zone),
    ...gives(def, tab, id, zone, ['tableau']),
  ]);

/** Where the player chooses the first card from; none: the deal or the first card played decides. */
const firstControls = (
  def: GameDef,
  id: string,
  { first, empty, deal, pull }: FoundationZone,
): readonly ControlDefinition[] => {
  if (first === undefined && (empty.takes !== 'base' || deal !== undefined || pull !== undefined)) return [];
  const path = `zones.${id}.first`;
  const givers = rolesOf(def).filter((role) =>
    zonesOf(def, role).some(([, zone]) => 'give' in zone && zone.give?.foundation !== undefined),
  );
  return [
    wordsControl(
      { id: path, tab, word: 'first-from', zone: id, role: 'foundation' },
      first ?? [],
      givers,
      { fewest: 0 },
      (chosen) => ({ [path]: chosen.length === 0 ? null : chosen }),
    ),
  ];
};
