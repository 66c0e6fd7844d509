/**
 * Golf: seven columns of five to one hole, a rank up or down whatever the suit. Three rules go by the name (notes/golf.ts):
 * linear, nothing on a king, and kings and aces meeting; each is a game here and an option of the others.
 */
import type { Ends, GameDef, Preset } from '@cairn/engine';
import {
  COUNTDOWN,
  HEADSTART,
  JOKER_PLACE,
  JOKERS,
  MULLIGAN,
  NEGATIVE,
  PAR,
  PEEK,
  RESTOCK,
  STOCK_WHEN,
  wrapOption,
  openFaceOption,
} from './options.ts';
import { GOLF, HOLE_CARDS, NONE } from './scorings.ts';
import { oneHole, openColumns } from './zones.ts';

const golfGame = (
  ends: Exclude<Ends, 'base'>,
  more: Pick<GameDef, 'id' | 'title' | 'aka' | 'tags' | 'info'>,
): GameDef => ({
  families: ['golf'],
  pack: { packs: 1 },
  zones: {
    tableau: openColumns(7, 5),
    hole: oneHole(ends, 1),
  },
  stock: { to: 'hole', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'clear', zone: 'tableau' },
  scoring: 'golf',
  scorings: {
    golf: GOLF,
    streak: { title: 'Streak', unit: 'points', chain: 'count', draw: -5 },
    cards: HOLE_CARDS,
    none: NONE,
  },
  options: {
    wrap: wrapOption(ends),
    face: openFaceOption,
    fill: {
      title: 'Empty columns',
      standard: 'never',
      values: {
        never: { title: 'stay empty', set: {} },
        column: {
          title: 'may take the last card of another column',
          set: {
            'zones.tableau.empty': { takes: 'anything', from: ['tableau'], keeps: 1 },
            'zones.tableau.give.tableau': 'top',
          },
        },
      },
    },
    headstart: HEADSTART,
    jokers: JOKERS,
    jokerPlace: JOKER_PLACE,
    peek: PEEK,
    restock: RESTOCK,
    stock: STOCK_WHEN,
    timer: COUNTDOWN,
    mulligan: MULLIGAN,
    par: PAR,
    negative: NEGATIVE,
  },
  ...more,
});

export const oneFoundation: GameDef = golfGame('linear', {
  id: 'one-foundation',
  title: 'One Foundation',
  aka: ['Golf, linear'],
  tags: ["Thinker's"],
  info: { difficulty: 4, length: 'short' },
});

export const golf: GameDef = golfGame('kingStop', {
  id: 'golf',
  title: 'Golf',
  aka: ['Golf, kings stop', 'Dead King Golf'],
  tags: ['Popular', "Thinker's"],
  info: { difficulty: 5, length: 'short' },
});

export const golfWrap: GameDef = golfGame('circular', {
  id: 'golf-wrap',
  title: 'Golf with wrap',
  aka: ['Putt Putt', 'Relaxed Golf'],
  tags: ['Popular', 'Rewarding'],
  info: { difficulty: 2, length: 'short' },
});

/** Six columns of six. */
export const sixSix: GameDef = {
  ...golfWrap,
  id: 'six-six',
  title: 'Six-Six Patience',
  aka: ['Six by Six Golf'],
  tags: ["Thinker's"],
  info: { difficulty: 4, length: 'short' },
  zones: {
    tableau: openColumns(6, 6),
    hole: oneHole('circular', 1),
  },
};

/** Golf with jokers that may lie anywhere (notes/thieves-and-kings.ts). */
export const thievesAndKings: GameDef = {
  ...oneFoundation,
  id: 'thieves-and-kings',
  title: 'Thieves and Kings',
  aka: ['Thieves'],
  tags: ['Rewarding'],
  info: { difficulty: 2, length: 'short' },
  pack: { packs: 1, jokers: 2, jokerPlace: 'anywhere' },
  scorings: {
    ...oneFoundation.scorings,
    ranks: {
      title: 'By rank',
      unit: 'points',
      ranks: { 1: 8, 2: 6, 3: 6, 4: 4, 5: 4, 6: 2, 7: 2, 8: 2, 9: 4, 10: 4, 11: 6, 12: 6, 13: 8 },
    },
  },
  options: {
    ...oneFoundation.options,
    jokers: {
      title: 'Jokers',
      standard: '2',
      values: {
        0: { title: 'none', set: { 'pack.jokers': 0 } },
        1: { title: 'one', set: { 'pack.jokers': 1 } },
        2: { title: 'two', set: {} },
        3: { title: 'three', set: { 'pack.jokers': 3 } },
        4: { title: 'four', set: { 'pack.jokers': 4 } },
      },
    },
    jokerPlace: {
      title: 'Jokers are',
      standard: 'anywhere',
      values: {
        stock: { title: 'in the stock', set: { 'pack.jokerPlace': null } },
        anywhere: { title: 'anywhere', set: {} },
        hand: { title: 'in your hand', set: { 'pack.jokerPlace': 'hand' } },
      },
    },
  },
};

export const golfPresets: readonly Preset[] = [
  { id: 'golf-facedown', of: 'golf', title: 'Face-down Golf', options: { face: 'top' } },
  { id: 'golf-fill', of: 'one-foundation', title: 'Golf, filling columns', options: { fill: 'column' } },
];
