/** Beleaguered Castle: the aces are between eight open rows; cards move one at a time, down whatever the suit. */
import type { GameDef } from '@cairn/engine';
import { FOUNDATION_CARDS } from './foundations.ts';
import { foundations } from './klondike.ts';
import { NONE } from './scorings.ts';

export const beleagueredCastle: GameDef = {
  id: 'beleaguered-castle',
  title: 'Beleaguered Castle',
  aka: ['Laying Siege', 'Sham Battle'],
  families: ['forty'],
  tags: ["Thinker's"],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    foundation: { ...foundations(4, 'never'), pull: ['AC', 'AD', 'AH', 'AS'] },
    tableau: {
      role: 'tableau',
      piles: 8,
      deal: 6,
      face: 'open',
      build: [{ kind: 'step', rank: 'down', suit: 'any', ends: 'linear' }],
      empty: { takes: 'anything' },
      give: { foundation: 'top', tableau: 'top' },
    },
  },
  goal: { kind: 'gather', zone: 'foundation', cards: 'all' },
  scoring: 'none',
  scorings: { none: NONE, cards: FOUNDATION_CARDS },
  options: {
    aces: {
      title: 'The aces',
      standard: 'out',
      values: {
        out: { title: 'lie on the foundations from the start', set: {} },
        dealt: {
          title: 'are dealt with the rest',
          set: { 'zones.foundation.pull': null, 'zones.tableau.deal': [7, 7, 7, 7, 6, 6, 6, 6] },
        },
      },
    },
  },
};
