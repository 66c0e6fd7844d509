/** Accordion and Late-Binding Solitaire: piles in a row that go onto one another. */
import type { GameDef, OptionDef } from '@cairn/engine';

/** Piles go together by suit or by rank. */
const SUIT_OR_RANK = [
  { kind: 'step', rank: 'any', suit: 'same', ends: 'linear' },
  { kind: 'step', rank: 'equal', suit: 'any', ends: 'linear' },
] as const;

const goal: OptionDef = {
  title: 'Piles that may be left',
  standard: '1',
  values: {
    '1': { title: '1', set: {} },
    '3': { title: '3', set: { 'goal.most': 3 } },
    '6': { title: '6', set: { 'goal.most': 6 } },
  },
};

export const accordion: GameDef = {
  id: 'accordion',
  title: 'Accordion',
  aka: ['Idle Year', 'Methuselah', 'Tower of Babel'],
  families: ['row'],
  tags: ["Thinker's", 'Unusual'],
  info: { difficulty: 2, length: 'medium' },
  pack: { packs: 1 },
  zones: { row: { role: 'row', piles: 52, steps: [1, 3], build: SUIT_OR_RANK } },
  goal: { kind: 'piles', zone: 'row', most: 1 },
  scoring: 'none',
  scorings: { none: { title: 'None', unit: 'points' } },
  options: {
    goal,
    steps: {
      title: 'How far a pile may go',
      standard: '13',
      values: {
        '13': { title: 'one or three places', set: {} },
        '1': { title: 'one place', set: { 'zones.row.steps': [1] } },
        '123': { title: 'up to three places', set: { 'zones.row.steps': [1, 2, 3] } },
        '14': { title: 'one or four places', set: { 'zones.row.steps': [1, 4] } },
      },
    },
  },
};

export const lateBinding: GameDef = {
  ...accordion,
  id: 'late-binding',
  title: 'Late-Binding Solitaire',
  aka: [],
  info: { difficulty: 4, length: 'short' },
  zones: {
    row: { role: 'row', piles: 18, steps: [1, 3], build: SUIT_OR_RANK },
    aside: { role: 'discard', rest: true },
  },
  options: {
    cards: {
      title: 'Cards in the row',
      standard: '18',
      values: Object.fromEntries(
        [12, 15, 18, 20, 22, 24, 26, 30].map((piles) => [
          `${piles}`,
          { title: `${piles}`, set: piles === 18 ? {} : { 'zones.row.piles': piles } },
        ]),
      ),
    },
  },
};
