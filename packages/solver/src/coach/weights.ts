/**
 * Weights and modes for games without fitted numbers, by the structure of the rules. They say what any player knows: a card
 * to its foundation, a move that turns a card up, a card of the waste, then the stock.
 */
import type { Game } from '@cairn/engine';
import { mayReach } from '../packed/draws.ts';
import type { PolicyWeights } from './features.ts';

/** Families of structure, for which policies differ. */
type Family = 'hole' | 'groups' | 'building';

/** How moves are judged: by playouts of a policy, or by exact solving of worlds (hindsight.ts). */
export type Mode = 'rollout' | 'hindsight';

const familyOf = ({ byRole, def }: Game): Family =>
  byRole.hole.length > 0 ? 'hole' : def.remove === undefined ? 'building' : 'groups';

const BY_FAMILY: Readonly<Record<Family, PolicyWeights>> = {
  hole: {
    'turns-up': 30,
    'turns-up-two': 20,
    frees: 20,
    'frees-two': 15,
    'to-goal': 100,
    'from-reserve': -50,
    follows: 10,
    equals: -6,
    partners: 2,
    apex: -10,
    buried: 2,
    stores: -40,
  },
  groups: {
    'turns-up': 30,
    'turns-up-two': 20,
    frees: 20,
    'frees-two': 15,
    'to-goal': 100,
    'from-waste': 4,
    'from-reserve': 4,
    buried: 1,
    equals: 2,
    shifts: -200,
    'shifts-late': 220,
    undoes: -400,
  },
  building: {
    'to-goal': 500,
    'turns-up': 400,
    'turns-up-two': 50,
    frees: 0,
    buried: 2,
    'from-waste': 300,
    'from-reserve': 300,
    'from-foundation': -900,
    stores: -350,
    empties: 60,
    fills: -60,
    'takes-from-run': -40,
    'joins-run': 10,
    'joins-suit': 40,
    follows: 3,
    covers: -8,
    draws: 100,
    redeals: 100,
    shifts: 60,
    'shifts-late': 120,
    'shifts-again': -300,
    deals: -150,
    undoes: -800,
  },
};

export const defaultWeights = (game: Game): PolicyWeights => BY_FAMILY[familyOf(game)];

/**
 * Hindsight serves where little is hidden and turns up a card at a time: columns with face-down cards and foundations, and
 * a stock, if any, that is known after a turn which costs nothing.
 */
export const defaultMode = (game: Game): Mode => {
  const { byRole, def, stockDef, zones } = game;
  const hides = zones.some((zone) => zone.def?.role === 'tableau' && zone.def.face !== 'open');
  const builds = def.remove === undefined && byRole.foundation.length > 0 && byRole.hole.length === 0;
  const turns = stockDef === null || (mayReach(game) && stockDef.passes === 'unlimited');
  return hides && builds && turns && !game.chance ? 'hindsight' : 'rollout';
};
