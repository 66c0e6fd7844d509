/**
 * Barbershop Quintet (Steve Meretzky, 1995): golf with a pack of its own. Five suits of 1 to 10, a Customer (11) and
 * a Barber (12) each, and two Manicurists (13, no suit). notes/barbershop-quintet.ts has the
 * sources.
 */
import type { GameDef } from '@cairn/engine';
import { HOLE_CARDS, NONE } from './scorings.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SPECIALS = [11, 12, 13] as const;
const ALL = [...NUMBERS, ...SPECIALS];

export const barbershopQuintet: GameDef = {
  id: 'barbershop-quintet',
  title: 'Barbershop Quintet',
  aka: ['Barbershop'],
  families: ['golf'],
  tags: ['Unusual', 'Pretty'],
  info: { difficulty: 3, length: 'medium' },
  pack: {
    packs: 1,
    suits: [0, 1, 2, 3, 4],
    ranks: [...NUMBERS, 11, 12],
    extras: [{ rank: 13, count: 2 }],
    names: {
      ranks: { 1: 'one', 11: 'Customer', 12: 'Barber', 13: 'Manicurist' },
      suits: ['brushes', 'combs', 'mirrors', 'razors', 'scissors'],
    },
  },
  zones: {
    tableau: {
      role: 'tableau',
      piles: 5,
      deal: 7,
      face: 'top',
      build: [{ kind: 'step', rank: 'equal', suit: 'any', ends: 'linear', ring: ALL }],
      empty: { takes: 'anything', from: ['waste', 'tableau'], keeps: 1 },
      give: { hole: 'top', tableau: 'lone' },
    },
    waste: { role: 'waste', give: { hole: 'top', tableau: 'top' } },
    hole: {
      role: 'hole',
      piles: 1,
      deal: 0,
      build: [
        { kind: 'step', rank: 'either', suit: 'any', ends: 'linear', ring: NUMBERS },
        { kind: 'pair', cards: SPECIALS },
        { kind: 'pair', cards: [1], on: [11] },
        { kind: 'pair', cards: [10], on: [12] },
        { kind: 'pair', on: [13] },
      ],
      empty: { takes: 'anything' },
    },
  },
  stock: { to: 'waste', draw: 3, passes: 'unlimited', when: 'any' },
  goal: { kind: 'gather', zone: 'hole', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: HOLE_CARDS, none: NONE },
  options: {
    open: {
      title: 'The first card on the hole',
      standard: 'any',
      values: {
        any: { title: 'may be any', set: {} },
        special: { title: 'must be a special', set: { 'zones.hole.empty': { takes: [...SPECIALS] } } },
      },
    },
    groups: {
      title: 'Cards of one rank in the tableau',
      standard: 'single',
      values: {
        single: { title: 'come apart only towards the hole', set: {} },
        sameRank: { title: 'move together', set: { 'zones.tableau.give.tableau': 'run' } },
      },
    },
    win: {
      title: 'Won with',
      standard: '62',
      values: {
        56: { title: '56 cards on the hole (easy)', set: { 'goal.cards': 56 } },
        58: { title: '58 cards on the hole (medium)', set: { 'goal.cards': 58 } },
        60: { title: '60 cards on the hole (hard)', set: { 'goal.cards': 60 } },
        62: { title: 'all 62 cards on the hole', set: {} },
      },
    },
  },
};
