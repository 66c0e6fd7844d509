/**
 * Waste: how much of it may be played and where to, and whether it has the remaining cards of a game without a stock.
 */
import type { GameDef, HoleZone, Unit, WasteZone } from '@cairn/engine';
import type { Label } from '../model/control.ts';
import { choiceControl, switchControl, type ControlDefinition } from '../model/control-definition.ts';
import { has, TAKERS, zonesOf } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';
import { buildControls, emptyPileControls } from './build.ts';

export const wasteControls = (def: GameDef): readonly ControlDefinition[] => [
  ...zonesOf(def, 'waste').flatMap(([id, zone]) => inside(def, id, zone)),
  // Cards stay on a hole; players call it the waste.
  ...zonesOf(def, 'hole').flatMap(([id, zone]) => hole(def, id, zone)),
];

const inside = (def: GameDef, id: string, { give, rest }: WasteZone): readonly ControlDefinition[] => {
  const named = (word: ControlWord, key: string): Label => ({
    id: `zones.${id}.${key}`,
    tab: 'waste',
    word,
    zone: id,
    role: 'waste',
  });
  const targets = Object.keys(give);
  const unit: Unit = Object.values(give).includes('any') ? 'any' : 'top';
  const all = (given: Unit) => ({
    [`zones.${id}.give`]: Object.fromEntries(targets.map((to) => [to, given])),
  });
  return [
    ...(targets.length > 0
      ? choiceControl(named('playable', 'give'), unit === 'any' ? 'any-card' : 'last-card', {
          'last-card': all('top'),
          'any-card': all('any'),
        })
      : []),
    ...TAKERS.filter((role) => has(def, role) || give[role] !== undefined).map((role) =>
      switchControl({ ...named('gives', `give.${role}`), role }, give[role] !== undefined, (on) => ({
        [`zones.${id}.give.${role}`]: on ? unit : null,
      })),
    ),
    ...(def.stock === undefined ? [switchControl(named('rest', 'rest'), rest === true)] : []),
  ];
};

const hole = (def: GameDef, id: string, zone: HoleZone): readonly ControlDefinition[] => [
  ...buildControls(def, 'waste', id, zone),
  ...emptyPileControls(def, 'waste', id, zone),
];
