/** Royal Cotillion: two wings beside eight foundations that go up by twos (its notes have the sources). */
import type { FoundationZone, GameDef } from '@cairn/engine';
import { FOUNDATION_CARDS } from './foundations.ts';
import { NONE } from './scorings.ts';
import { openColumns } from './zones.ts';

const ODD = [1, 3, 5, 7, 9, 11, 13];
const EVEN = [2, 4, 6, 8, 10, 12];

/** Foundations up in suit by twos, one for each suit; they begin with the first of these ranks. */
const byTwos = (...ranks: readonly number[]): FoundationZone => ({
  role: 'foundation',
  piles: 4,
  build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'linear', ring: [...ranks] }],
  empty: { takes: ranks.slice(0, 1), once: 'suit' },
});

export const royalCotillion: GameDef = {
  id: 'royal-cotillion',
  title: 'Royal Cotillion',
  aka: ['Lords and Ladies'],
  families: ['forty'],
  tags: ['Large', 'Pretty'],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 2 },
  pysol: { first: 'right' },
  zones: {
    aces: byTwos(...ODD, ...EVEN),
    twos: byTwos(...EVEN, ...ODD),
    left: { ...openColumns(4, 3), give: { foundation: 'top' } },
    right: {
      ...openColumns(16, 1),
      empty: { takes: 'nothing', refill: ['waste', 'stock'] },
      give: { foundation: 'top' },
    },
    waste: { role: 'waste', give: { foundation: 'top' } },
  },
  stock: { to: 'waste', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'gather', zone: ['aces', 'twos'], cards: 'all' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS },
  options: {
    begun: {
      title: 'Aces and twos',
      standard: 'dealt',
      values: {
        dealt: { title: 'are dealt with the rest', set: {} },
        out: {
          title: 'lie on the foundations from the start',
          set: {
            'zones.aces.pull': ['AC', 'AD', 'AH', 'AS'],
            'zones.twos.pull': ['2C', '2D', '2H', '2S'],
          },
        },
      },
    },
  },
};
