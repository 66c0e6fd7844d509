/**
 * All in a Row (Preble, 1909): groups of consecutive ranks leave the table. All cards of a group must be available
 * before the first leaves. Most programs give this name to another game, which is Quasar (notes/all-in-a-row.ts,
 * notes/quasar.ts).
 */
import type { GameDef, Preset } from '@cairn/engine';
import { NONE } from './scorings.ts';
import { openColumns } from './zones.ts';

export const allInARow: GameDef = {
  id: 'all-in-a-row',
  title: 'All in a Row',
  families: ['discard', 'blackhole'],
  tags: ["Thinker's", 'Rewarding', 'Unusual'],
  info: { difficulty: 2, length: 'medium' },
  pack: { packs: 1 },
  // PySolFC's deals end with the ace of spades on the last column: not uniform (docs/deals.md).
  pysol: { last: ['AS'] },
  zones: {
    tableau: { ...openColumns(13, 4), give: {} },
    discard: { role: 'discard' },
  },
  remove: { kind: 'run', min: 2, ends: 'circular' },
  goal: { kind: 'clear', zone: 'tableau' },
  scoring: 'groups',
  scorings: { groups: { title: 'Groups', unit: 'groups', low: true, groups: 1 }, none: NONE },
  options: {
    wrap: {
      title: 'Kings and aces',
      standard: 'on',
      values: {
        on: { title: 'meet: ranks go round', set: {} },
        off: { title: 'are ends', set: { 'remove.ends': 'linear' } },
      },
    },
    minGroup: {
      title: 'Smallest group',
      standard: '2',
      values: {
        2: { title: 'two cards', set: {} },
        3: { title: 'three cards', set: { 'remove.min': 3 } },
        4: { title: 'four cards', set: { 'remove.min': 4 } },
      },
    },
    face: {
      title: 'Columns',
      standard: 'open',
      values: {
        open: { title: 'face up', set: {} },
        closed: { title: 'face down except the last card', set: { 'zones.tableau.face': 'top' } },
      },
    },
  },
};

export const allInARowPresets: readonly Preset[] = [
  {
    id: 'all-in-a-row-closed',
    of: 'all-in-a-row',
    title: 'All in a Row, closed',
    options: { face: 'closed' },
  },
];
