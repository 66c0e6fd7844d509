/** Curds and Whey (David Parlett): open columns, built down in suit or on an equal rank; suits are made in place. */
import type { GameDef } from '@cairn/engine';
import { NONE } from './scorings.ts';

export const curdsAndWhey: GameDef = {
  id: 'curds-and-whey',
  title: 'Curds and Whey',
  families: ['spider'],
  tags: ["Thinker's"],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    tableau: {
      role: 'tableau',
      piles: 13,
      deal: 4,
      face: 'open',
      build: [
        { kind: 'step', rank: 'down', suit: 'same', ends: 'linear' },
        { kind: 'step', rank: 'equal', suit: 'any', ends: 'linear' },
      ],
      empty: { takes: [13] },
      give: { tableau: 'run' },
    },
  },
  goal: { kind: 'suits', zone: 'tableau' },
  scoring: 'none',
  scorings: { none: NONE },
  options: {},
};
