/**
 * Scorpion: built down in suit, and any face-up card moves with all that lies on it; suits are made in place
 * (notes/scorpion.ts has the sources).
 */
import type { GameDef, Preset } from '@cairn/engine';
import { spacesOption } from './open-columns.ts';
import { STOCK_WHEN } from './options.ts';
import { NONE } from './scorings.ts';
import { suitsStayOption } from './spider.ts';

export const scorpion: GameDef = {
  id: 'scorpion',
  title: 'Scorpion',
  families: ['spider', 'yukon'],
  tags: ['Popular', "Thinker's"],
  info: { difficulty: 5, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    tableau: {
      role: 'tableau',
      piles: 7,
      deal: 7,
      face: { up: [4, 4, 4, 4, 7, 7, 7] },
      build: [{ kind: 'step', rank: 'down', suit: 'same', ends: 'linear' }],
      empty: { takes: [13] },
      give: { tableau: 'stack' },
    },
  },
  stock: { to: 'tableau', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'suits', zone: 'tableau' },
  scoring: 'none',
  scorings: { none: NONE },
  options: {
    faces: {
      title: 'Columns with cards face down',
      standard: '4',
      values: {
        3: { title: 'three', set: { 'zones.tableau.face': { up: [4, 4, 4, 7, 7, 7, 7] } } },
        4: { title: 'four', set: {} },
      },
    },
    spaces: spacesOption('kings', ['kings', 'any']),
    stockWhen: STOCK_WHEN,
    suits: suitsStayOption(4),
  },
};

export const scorpionPresets: readonly Preset[] = [
  { id: 'scorpion-2', of: 'scorpion', title: 'Scorpion II', options: { faces: '3' } },
  { id: 'wasp', of: 'scorpion', title: 'Wasp', options: { spaces: 'any' } },
];
