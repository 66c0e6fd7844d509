/** Duchess: the player chooses the base from four fans of the reserve, which then fill the spaces. */
import type { GameDef } from '@cairn/engine';
import { FOUNDATION_CARDS } from './foundations.ts';
import { WASTE } from './klondike.ts';
import { baseEndsOption } from './options.ts';
import { NONE } from './scorings.ts';
import { passesOption } from './stock-options.ts';

const BOTH = { foundation: 'top', tableau: 'top' } as const;

export const duchess: GameDef = {
  id: 'duchess',
  title: 'Duchess',
  aka: ['Glenwood'],
  families: ['canfield'],
  tags: ['Popular', 'Rewarding'],
  info: { difficulty: 2, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    reserve: { role: 'reserve', piles: 4, deal: 3, face: 'open', give: BOTH },
    foundation: {
      role: 'foundation',
      piles: 4,
      first: ['reserve'],
      build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'circular' }],
      empty: { takes: 'base' },
    },
    tableau: {
      role: 'tableau',
      piles: 4,
      deal: 1,
      face: 'open',
      build: [{ kind: 'step', rank: 'down', suit: 'alternating', ends: 'circular' }],
      empty: { takes: 'anything', from: ['reserve', 'waste'], inOrder: true },
      give: { foundation: 'top', tableau: 'run' },
    },
    waste: { role: 'waste', give: BOTH },
  },
  stock: { to: 'waste', draw: 1, passes: 2, when: 'any' },
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'cards',
  scorings: { cards: FOUNDATION_CARDS, none: NONE },
  options: {
    units: {
      title: 'Cards that move together',
      standard: 'run',
      values: {
        run: { title: 'any part of a build', set: {} },
        whole: { title: 'the whole column', set: { 'zones.tableau.give.tableau': 'topOrAll' } },
      },
    },
    ends: baseEndsOption,
    passes: passesOption(2),
    waste: WASTE,
  },
};
