/** Options that several games share. Each value is a list of edits; the default has none. */
import type { GameDef, OptionDef } from '@cairn/engine';

export type GameOptions = GameDef['options'];

/** What a game is called, how long it takes and how hard it is. */
export type Heading = Pick<GameDef, 'id' | 'title' | 'aka' | 'tags' | 'info'>;

const ENDS_TITLES = {
  circular: 'meet: ranks go round',
  linear: 'are ends',
  kingStop: 'nothing goes on a king',
};
const ENDS_VALUES = { circular: 'wrap', linear: 'linear', kingStop: 'kingStop' } as const;

/** Whether ranks go round on the hole; `standard` is what the definition says. */
export const wrapOption = (
  standard: keyof typeof ENDS_VALUES,
  offered: readonly (keyof typeof ENDS_VALUES)[] = ['circular', 'linear', 'kingStop'],
): OptionDef => ({
  title: 'Kings and aces',
  standard: ENDS_VALUES[standard],
  values: Object.fromEntries(
    offered.map((ends) => [
      ENDS_VALUES[ends],
      { title: ENDS_TITLES[ends], set: ends === standard ? {} : { 'zones.hole.build.0.ends': ends } },
    ]),
  ),
});

export const JOKERS: OptionDef = {
  title: 'Jokers',
  standard: '0',
  values: {
    0: { title: 'none', set: {} },
    1: { title: 'one', set: { 'pack.jokers': 1 } },
    2: { title: 'two', set: { 'pack.jokers': 2 } },
  },
};

export const JOKER_PLACE: OptionDef = {
  title: 'Jokers are',
  standard: 'stock',
  values: {
    stock: { title: 'in the stock', set: {} },
    anywhere: { title: 'anywhere', set: { 'pack.jokerPlace': 'anywhere' } },
    hand: { title: 'in your hand', set: { 'pack.jokerPlace': 'hand' } },
  },
};

/** How many rows of a layout are face up, from the lowest. The number of rows is that of the game's picture. */
export const openness = (zone: string, standard: 'closed' | 'open'): OptionDef => ({
  title: 'Covered cards',
  standard,
  values: {
    closed: { title: 'face down', set: standard === 'closed' ? {} : { [`zones.${zone}.face`]: 'closed' } },
    rows2: { title: 'bottom two rows face up', set: { [`zones.${zone}.face`]: { openRows: 2 } } },
    rows3: { title: 'bottom three rows face up', set: { [`zones.${zone}.face`]: { openRows: 3 } } },
    open: { title: 'face up', set: standard === 'open' ? {} : { [`zones.${zone}.face`]: 'open' } },
  },
});

export const HEADSTART: OptionDef = {
  title: 'Free start',
  standard: 'off',
  values: {
    off: { title: 'off: begin with the first stock card', set: {} },
    on: {
      title: 'on: begin with any card',
      set: { 'zones.hole.deal': 0, 'zones.hole.empty': { takes: 'anything' } },
    },
    rank: {
      title: 'on: begin with any card, and see the rank of the first stock card',
      set: {
        'zones.hole.deal': 0,
        'zones.hole.empty': { takes: 'anything' },
        'stock.show': { what: 'rank', while: 'first' },
      },
    },
  },
};

export const PEEK: OptionDef = {
  title: 'Peek at the next stock card',
  standard: 'off',
  values: {
    off: { title: 'off', set: {} },
    once: { title: 'once per deal', set: { 'powers.peek': { uses: 1 } } },
    three: { title: 'three times per deal', set: { 'powers.peek': { uses: 3 } } },
    rank: { title: 'its rank is always shown', set: { 'stock.show': { what: 'rank', while: 'always' } } },
    always: { title: 'always shown', set: { 'stock.show': { what: 'card', while: 'always' } } },
  },
};

export const STOCK_WHEN: OptionDef = {
  title: 'The stock may be turned',
  standard: 'any',
  values: {
    any: { title: 'at any time', set: {} },
    stuck: { title: 'only when no card can be played', set: { 'stock.when': 'stuck' } },
  },
};

export const RESHUFFLE: OptionDef = {
  title: 'Reshuffle the layout',
  standard: 'off',
  values: {
    off: { title: 'off', set: {} },
    once: { title: 'once per deal', set: { 'powers.reshuffle': { uses: 1 } } },
  },
};

export const RESTOCK: OptionDef = {
  title: 'Return half of the played cards to the stock',
  standard: 'off',
  values: {
    off: { title: 'off', set: {} },
    once: { title: 'once per deal', set: { 'powers.restock': { uses: 1 } } },
  },
};

/** A countdown. Under Hogue and chain scoring a second left at a clear is a point. */
export const TIMER: OptionDef = {
  title: 'Time for a deal',
  standard: 'off',
  values: {
    off: { title: 'as long as you like', set: {} },
    180: {
      title: 'three minutes, a point for each second left',
      set: { 'limits.seconds': 180, 'scorings.hogue.second': 1, 'scorings.chain.second': 1 },
    },
    120: {
      title: 'two minutes, a point for each second left',
      set: { 'limits.seconds': 120, 'scorings.hogue.second': 1, 'scorings.chain.second': 1 },
    },
    plain: { title: 'three minutes, no points for time', set: { 'limits.seconds': 180 } },
  },
};

/** A countdown for games whose scores do not depend on time. */
export const COUNTDOWN: OptionDef = {
  title: 'Time for a deal',
  standard: 'off',
  values: {
    off: { title: 'as long as you like', set: {} },
    180: { title: 'three minutes', set: { 'limits.seconds': 180 } },
  },
};

/** Undo: without limit, three times a deal, or never. */
export const MULLIGAN: OptionDef = {
  title: 'Undo',
  standard: 'free',
  values: {
    free: { title: 'unlimited', set: {} },
    three: { title: 'three times per deal (mulligans)', set: { 'limits.undo': 3 } },
    once: { title: 'once per deal (a mulligan)', set: { 'limits.undo': 1 } },
    never: { title: 'never', set: { 'limits.undo': 0 } },
  },
};

export const COMPLETION: OptionDef = {
  title: 'Bonus for a clear (chain scoring)',
  standard: '100',
  values: {
    0: { title: 'none', set: { 'scorings.chain.clear': 0 } },
    100: { title: '100', set: {} },
    200: { title: '200', set: { 'scorings.chain.clear': 200 } },
  },
};

export const DEDUCTION: OptionDef = {
  title: 'Cards left in a lost deal (chain scoring)',
  standard: '0',
  values: {
    0: { title: 'cost nothing', set: {} },
    1: { title: 'cost 1 each', set: { 'scorings.chain.left': { each: -1, when: 'lost' } } },
    5: { title: 'cost 5 each', set: { 'scorings.chain.left': { each: -5, when: 'lost' } } },
  },
};

export const FLOOR: OptionDef = {
  title: 'Score below zero (Hogue scoring)',
  standard: 'none',
  values: {
    none: { title: 'is possible', set: {} },
    0: { title: 'is not possible: it stops at 0', set: { 'scorings.hogue.floor': 0 } },
  },
};

export const EARLY_END: OptionDef = {
  title: 'Ending early (money scoring)',
  standard: '5',
  values: {
    5: { title: 'costs $5 per card left', set: {} },
    0: { title: 'is free', set: { 'scorings.money.left': null } },
  },
};

/** A run of six cards, on a course. */
export const DRIVE: OptionDef = {
  title: 'Long drive: six cards in a row (course scoring)',
  standard: 'stroke',
  values: {
    stroke: { title: 'takes a stroke off', set: {} },
    off: { title: 'counts nothing', set: { 'scorings.course.drive': null } },
  },
};

export const LEAST: OptionDef = {
  title: 'Fewest strokes of a hole (course scoring)',
  standard: '0',
  values: {
    0: { title: 'none', set: {} },
    1: { title: 'one stroke', set: { 'scorings.course.least': 1 } },
    below: { title: 'below zero, after long drives', set: { 'scorings.course.least': null } },
  },
};

export const PAR: OptionDef = {
  title: 'Par (golf scoring)',
  standard: '4',
  values: {
    4: { title: '4 per hole', set: {} },
    5: { title: '5 per hole', set: { 'scorings.golf.par': 5 } },
  },
};

export const NEGATIVE: OptionDef = {
  title: 'Stock cards left (golf scoring)',
  standard: 'on',
  values: {
    on: { title: 'counts as strokes below zero', set: {} },
    off: { title: 'counts nothing', set: { 'scorings.golf.spare': null } },
  },
};

/** How the cards of columns are dealt that are face up by the definition. */
export const openFaceOption: OptionDef = {
  title: 'Columns',
  standard: 'open',
  values: {
    open: { title: 'face up', set: {} },
    top: { title: 'face down except the last card', set: { 'zones.tableau.face': 'top' } },
  },
};

/** Whether the ranks of columns that go round end with the base rank. */
export const baseEndsOption: OptionDef = {
  title: 'On cards of the base rank',
  standard: 'round',
  values: {
    round: { title: 'the rank below goes', set: {} },
    base: { title: 'nothing goes', set: { 'zones.tableau.build.0.ends': 'base' } },
  },
};
