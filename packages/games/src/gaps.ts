/**
 * Gaps: all cards lie in rows, some are taken out, and the gaps they leave take the cards that follow their neighbours.
 * Montana and its relatives build each row from its beginning; in Maze the rows are joined (notes on each have the
 * sources).
 */
import type { GameDef, OptionDef, Preset, StepBuild } from '@cairn/engine';
import { NONE } from './scorings.ts';

const UP: StepBuild = { kind: 'step', rank: 'up', suit: 'same', ends: 'linear' };

const rows = (count: number, row: string): string[] => Array.from({ length: count }, () => row);

/** How often the cards that are not in order are dealt again: chosen last, for it may take the whole power away. */
const REDEALS: OptionDef = {
  title: 'New deals of the cards not in order',
  standard: '2',
  values: {
    none: { title: 'none', set: { powers: null } },
    1: { title: 'one', set: { 'powers.regather.uses': 1 } },
    2: { title: 'two', set: {} },
    3: { title: 'three', set: { 'powers.regather.uses': 3 } },
    unlimited: { title: 'as many as you like', set: { 'powers.regather.uses': 'unlimited' } },
  },
};

const SPACES: OptionDef = {
  title: 'Gaps after a new deal',
  standard: 'after',
  values: {
    after: { title: 'after the cards in order', set: {} },
    last: { title: 'at the ends of the rows', set: { 'powers.regather.gaps': 'last' } },
    anywhere: { title: 'anywhere', set: { 'powers.regather.gaps': 'anywhere' } },
  },
};

export const montana: GameDef = {
  id: 'montana',
  title: 'Montana',
  aka: ['Gaps', 'Vacancies'],
  families: ['gaps'],
  tags: ['Popular', "Thinker's"],
  info: { difficulty: 2, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    grid: {
      role: 'grid',
      rows: rows(4, '#############'),
      gaps: { ranks: [1], to: 'discard' },
      build: [UP],
      first: [2],
      give: { grid: 'top' },
    },
    discard: { role: 'discard' },
  },
  powers: { regather: { uses: 2, zone: 'grid', order: 'shuffled', gaps: 'after' } },
  goal: { kind: 'order', zone: 'grid' },
  scoring: 'none',
  scorings: { none: NONE },
  options: {
    spaces: SPACES,
    shuffled: {
      title: 'Cards dealt again are',
      standard: 'shuffled',
      values: {
        shuffled: { title: 'shuffled', set: {} },
        kept: { title: 'left in their order', set: { 'powers.regather.order': 'fromBottom' } },
      },
    },
    redeals: REDEALS,
    aces: {
      title: 'The aces',
      standard: 'away',
      values: {
        away: { title: 'leave the table', set: {} },
        first: {
          title: 'begin the rows',
          set: {
            'zones.grid.rows': rows(4, '.#############'),
            'zones.grid.gaps.to': 'first',
            'zones.grid.first': [1],
            'zones.discard': null,
          },
        },
      },
    },
    suit: {
      title: 'Rows are built',
      standard: 'same',
      values: {
        same: { title: 'in suit', set: {} },
        any: { title: 'whatever the suit', set: { 'zones.grid.build.0.suit': 'any' } },
      },
    },
    sides: {
      title: 'A gap takes',
      standard: 'left',
      values: {
        left: { title: 'the card that follows its left neighbour', set: {} },
        both: {
          title: 'also the card that its right neighbour follows',
          set: { 'zones.grid.before': [{ ...UP }] },
        },
      },
    },
  },
};

export const maze: GameDef = {
  id: 'maze',
  title: 'Maze',
  families: ['gaps'],
  tags: ["Thinker's"],
  info: { difficulty: 2, length: 'long' },
  pack: { packs: 1 },
  zones: {
    grid: {
      role: 'grid',
      rows: [...rows(2, '########.'), ...rows(4, '#########')],
      gaps: { ranks: [13], to: 'discard' },
      build: [UP, { kind: 'pair', cards: [1], on: [12] }],
      before: [UP],
      joined: true,
      first: [1],
      give: { grid: 'top' },
    },
    discard: { role: 'discard' },
  },
  goal: { kind: 'order', zone: 'grid' },
  scoring: 'none',
  scorings: { none: NONE },
  options: {
    spaces: {
      title: 'Places that stay free',
      standard: 'top',
      values: {
        top: { title: 'at the ends of the first two rows', set: {} },
        end: {
          title: 'at the end of the last row',
          set: { 'zones.grid.rows': [...rows(5, '#########'), '#######..'] },
        },
      },
    },
  },
};

export const gapsPresets: readonly Preset[] = [
  {
    id: 'blue-moon',
    of: 'montana',
    title: 'Blue Moon',
    aka: ['Rangoon'],
    options: { aces: 'first' },
  },
  {
    id: 'spaces-patience',
    of: 'montana',
    title: 'Spaces',
    aka: ['Addiction'],
    options: { spaces: 'anywhere' },
  },
  { id: 'station', of: 'montana', title: 'Station', options: { spaces: 'last' } },
  {
    id: 'free-parking',
    of: 'montana',
    title: 'Free Parking',
    aka: ['Moonlight'],
    options: { sides: 'both' },
  },
  {
    id: 'jungle',
    of: 'montana',
    title: 'Jungle',
    options: { redeals: '1', aces: 'first', suit: 'any' },
  },
];
