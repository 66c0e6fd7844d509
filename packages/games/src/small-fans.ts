/** Fans that hold three cards and no more: Shamrocks and Bear River (the notes on each have the sources). */
import type { GameDef, TableauZone } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import { openColumnsGame } from './open-columns.ts';

const FAN = ['fan'] as const;
const MOST = 3;

/** Seventeen fans of three and a single card, which is the last of the pack. */
const FANS = Array.from({ length: 18 }, (_, i) => (i < 17 ? 3 : 1));

export const shamrocks: GameDef = openColumnsGame(
  {
    id: 'shamrocks',
    title: 'Shamrocks',
    aka: ['Three-Card Fan'],
    families: FAN,
    tags: ["Thinker's"],
    info: { difficulty: 3, length: 'short' },
  },
  { columns: 18, deal: FANS, suit: 'any', rank: 'either', spaces: 'nothing' },
  { tableau: { lastRows: 1, holds: MOST }, options: { foundationReturn: foundationReturn('never') } },
);

/** Fans of three whose spaces stay empty, and three of two, which take any card again. */
const river = openColumnsGame(
  {
    id: 'bear-river',
    title: 'Bear River',
    families: FAN,
    tags: ["Thinker's"],
    info: { difficulty: 4, length: 'short' },
  },
  { columns: 15, deal: 3, suit: 'same', rank: 'either', ends: 'circular', spaces: 'nothing' },
  { tableau: { holds: MOST } },
);
const RIVER_FANS = river.zones.tableau as TableauZone;

export const bearRiver: GameDef = {
  ...river,
  zones: {
    tableau: RIVER_FANS,
    hats: { ...RIVER_FANS, piles: 3, deal: 2, empty: { takes: 'anything' } },
    foundation: {
      role: 'foundation',
      piles: 4,
      deal: [1, 0, 0, 0],
      build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'circular' }],
      empty: { takes: 'base' },
    },
  },
  options: {
    spaces: {
      title: 'Empty fans',
      standard: 'hats',
      values: {
        hats: { title: 'stay empty, but the three short ones take any card', set: {} },
        any: { title: 'take any card', set: { 'zones.tableau.empty.takes': 'anything' } },
      },
    },
  },
};
