/**
 * TriPeaks: Robert Hogue, 1989. Twenty-eight cards in three peaks go one by one to the hole, each a rank above or
 * below the last. Rules and options: decisions C1–C28 of the dossier; notes/tripeaks.ts says where sources differ.
 */
import type { GameDef, Preset } from '@cairn/engine';
import { THREE_PEAKS } from './layouts.ts';
import { CHAIN, HOGUE, MONEY, NONE } from './scorings.ts';

export const tripeaks: GameDef = {
  id: 'tripeaks',
  title: 'TriPeaks',
  aka: ['Three Peaks', 'Triple Peaks', 'Tri Peaks', 'Tri Towers'],
  families: ['golf', 'pyramid'],
  tags: ['Popular', "Thinker's", 'Rewarding', 'Large', 'Pretty', 'Unusual'],
  info: { difficulty: 2, length: 'short' },
  pack: { packs: 1 },
  zones: {
    peaks: { role: 'layout', rows: THREE_PEAKS, face: 'closed', give: { hole: 'top' } },
    hole: {
      role: 'hole',
      piles: 1,
      deal: 1,
      build: [{ kind: 'step', rank: 'either', suit: 'any', ends: 'circular' }],
      empty: { takes: 'nothing' },
    },
  },
  stock: { to: 'hole', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'clear', zone: 'peaks' },
  scoring: 'hogue',
  scorings: { hogue: HOGUE, chain: CHAIN, money: MONEY, none: NONE },
  options: {
    wrap: {
      title: 'Kings and aces',
      standard: 'wrap',
      values: {
        wrap: { title: 'meet: ranks go round', set: {} },
        linear: { title: 'are ends', set: { 'zones.hole.build.0.ends': 'linear' } },
        kingStop: { title: 'nothing goes on a king', set: { 'zones.hole.build.0.ends': 'kingStop' } },
      },
    },
    face: {
      title: 'Covered cards',
      standard: 'closed',
      values: {
        closed: { title: 'face down', set: {} },
        open: { title: 'face up', set: { 'zones.peaks.face': 'open' } },
      },
    },
    headstart: {
      title: 'Headstart',
      standard: 'off',
      values: {
        off: { title: 'off: the first stock card opens', set: {} },
        on: {
          title: 'on: any card may open',
          set: { 'zones.hole.deal': 0, 'zones.hole.empty': { takes: 'anything' } },
        },
        rank: {
          title: 'on, with the rank of the first stock card shown',
          set: {
            'zones.hole.deal': 0,
            'zones.hole.empty': { takes: 'anything' },
            'stock.show': { what: 'rank', while: 'first' },
          },
        },
      },
    },
    jokers: {
      title: 'Jokers',
      standard: '0',
      values: {
        0: { title: 'none', set: {} },
        1: { title: 'one', set: { 'pack.jokers': 1 } },
        2: { title: 'two', set: { 'pack.jokers': 2 } },
      },
    },
    jokerPlace: {
      title: 'Jokers are',
      standard: 'stock',
      values: {
        stock: { title: 'in the stock', set: {} },
        anywhere: { title: 'anywhere', set: { 'pack.jokerPlace': 'anywhere' } },
        hand: { title: 'in your hand', set: { 'pack.jokerPlace': 'hand' } },
      },
    },
    peek: {
      title: 'Peek at the next stock card',
      standard: 'off',
      values: {
        off: { title: 'off', set: {} },
        once: { title: 'once a deal', set: { 'powers.peek': { uses: 1 } } },
        three: { title: 'three times a deal', set: { 'powers.peek': { uses: 3 } } },
        always: { title: 'always shown', set: { 'stock.show': { what: 'card', while: 'always' } } },
      },
    },
    stock: {
      title: 'The stock may be turned',
      standard: 'any',
      values: {
        any: { title: 'at any time', set: {} },
        stuck: { title: 'only when no card can be played', set: { 'stock.when': 'stuck' } },
      },
    },
    completion: {
      title: 'Bonus for a clear (chain scoring)',
      standard: '100',
      values: {
        0: { title: 'none', set: { 'scorings.chain.clear': 0 } },
        100: { title: '100', set: {} },
        200: { title: '200', set: { 'scorings.chain.clear': 200 } },
      },
    },
    deduction: {
      title: 'Cards left in a lost deal (chain scoring)',
      standard: '0',
      values: {
        0: { title: 'cost nothing', set: {} },
        1: { title: 'cost 1 each', set: { 'scorings.chain.left': { each: -1, when: 'lost' } } },
        5: { title: 'cost 5 each', set: { 'scorings.chain.left': { each: -5, when: 'lost' } } },
      },
    },
    floor: {
      title: 'Score below zero (Hogue scoring)',
      standard: 'none',
      values: {
        none: { title: 'is possible', set: {} },
        0: { title: 'is not: it stops at 0', set: { 'scorings.hogue.floor': 0 } },
      },
    },
    earlyEnd: {
      title: 'Ending early (money scoring)',
      standard: '5',
      values: {
        5: { title: 'costs $5 a card left', set: {} },
        0: { title: 'is free', set: { 'scorings.money.left': null } },
      },
    },
  },
};

export const tripeaksPresets: readonly Preset[] = [
  { id: 'tripeaks-nowrap', of: 'tripeaks', title: 'TriPeaks without wrap', options: { wrap: 'linear' } },
  { id: 'tripeaks-open', of: 'tripeaks', title: 'Open TriPeaks', options: { face: 'open' } },
  { id: 'tripeaks-wild', of: 'tripeaks', title: 'Wild TriPeaks', options: { jokers: '2' } },
  { id: 'tripeaks-money', of: 'tripeaks', title: 'TriPeaks for money', options: { scoring: 'money' } },
];
