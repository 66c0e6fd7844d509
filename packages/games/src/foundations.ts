/** Parts that games with foundations share: the piles themselves, whether cards may come back, and scorings. */
import type { FoundationZone, OptionDef, ScoreDef } from '@cairn/engine';

/** Whether cards may come back from the foundations. */
export const foundationReturn = (standard: 'allowed' | 'never'): OptionDef => ({
  title: 'Cards on the foundations',
  standard,
  values: {
    allowed: {
      title: 'may go back to the tableau',
      set: standard === 'allowed' ? {} : { 'zones.foundation.give': { tableau: 'top' } },
    },
    never: { title: 'stay there', set: standard === 'never' ? {} : { 'zones.foundation.give': {} } },
  },
});

/** A point for every card on the foundations. */
export const FOUNDATION_CARDS: ScoreDef = {
  title: 'Cards on the foundations',
  unit: 'cards',
  cards: { role: 'foundation', each: 1 },
};

/** The usual desktop rules of Klondike. The cost of further passes depends on the draw. */
export const STANDARD: ScoreDef = {
  title: 'Standard',
  unit: 'points',
  moves: {
    'waste>tableau': 5,
    'waste>foundation': 10,
    'tableau>foundation': 10,
    'foundation>tableau': -15,
    turn: 5,
  },
  floor: 0,
};

/** A stake of 52 and 5 back for each card on a foundation. */
export const VEGAS: ScoreDef = {
  title: 'Vegas',
  unit: 'dollars',
  start: -52,
  cards: { role: 'foundation', each: 5 },
};

/** Vegas with the total carried from deal to deal. */
export const VEGAS_RUNNING: ScoreDef = { ...VEGAS, title: 'Vegas, cumulative', bankroll: true };

/** Foundations up in suit from the ace. */
export const foundations = (piles: number, give: 'top' | 'never'): FoundationZone => ({
  role: 'foundation',
  piles,
  build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'linear' }],
  empty: { takes: [1] },
  give: give === 'top' ? { tableau: 'top' } : {},
});
