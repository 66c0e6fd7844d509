/** What fills an empty pile by itself. */
import type { Empty, GameDef } from '@cairn/engine';
import type { Label } from '../model/control.ts';
import { choiceControl, type ControlDefinition } from '../model/control-definition.ts';
import type { Edits } from '../model/difference.ts';
import { has } from '../model/parts.ts';

/** The control of `empty.refill`, whose path is `label.id`. */
export const refillControl = (
  def: GameDef,
  label: Label,
  refill: Empty['refill'],
): readonly ControlDefinition[] => choiceControl(label, fillerOf(refill), choices(def, refill, label.id));

/** What fills an empty pile, as a choice. */
type FillWord = 'none' | 'from-right' | 'from-reserve' | 'from-waste' | 'from-stock' | 'from-waste-or-stock';

const fillerOf = (refill: Empty['refill']): FillWord => {
  switch (refill) {
    case undefined:
      return 'none';
    case 'next':
      return 'from-right';
    case 'reserve':
      return 'from-reserve';
    default:
      return refill.length > 1
        ? 'from-waste-or-stock'
        : refill.includes('waste')
          ? 'from-waste'
          : 'from-stock';
  }
};

/** The choices that the zones of the game allow. A stock that is never drawn from must go on filling piles. */
const choices = (def: GameDef, now: Empty['refill'], path: string): Readonly<Record<string, Edits>> => {
  const draws: Edits = def.stock?.when === 'never' ? { 'stock.when': 'any' } : {};
  return {
    none: { [path]: null, ...draws },
    ...(has(def, 'reserve') || now === 'reserve' ? { 'from-reserve': { [path]: 'reserve', ...draws } } : {}),
    'from-right': { [path]: 'next', ...draws },
    ...(has(def, 'waste') ? { 'from-waste': { [path]: ['waste'], ...draws } } : {}),
    ...(has(def, 'stock') ? { 'from-stock': { [path]: ['stock'] } } : {}),
    ...(has(def, 'waste') && has(def, 'stock')
      ? {
          'from-waste-or-stock': {
            [path]: typeof now === 'object' && now.length > 1 ? now : ['waste', 'stock'],
          },
        }
      : {}),
  };
};
