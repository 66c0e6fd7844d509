/** Stock: where drawn cards go, how many at a time, how many passes, when, and what is shown of the next card. */
import type { GameDef, StockDef } from '@cairn/engine';
import type { Label } from '../model/control.ts';
import {
  choiceControl,
  numberControl,
  valueChoice,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { has } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';

const named = (word: ControlWord, key: string): Label => ({
  id: `stock.${key}`,
  tab: 'stock',
  word,
  role: 'stock',
});

const SHOWN = {
  rank: { first: 'rank-first', always: 'rank-always' },
  card: { first: 'card-first', always: 'card-always' },
} as const;

export const stockControls = (def: GameDef): readonly ControlDefinition[] => {
  if (def.stock === undefined) return [];
  const { to, draw, passes, when, show } = def.stock;
  const targets = (['hole', 'waste', 'tableau'] as const).filter((role) => role === to || has(def, role));
  return [
    ...choiceControl(
      named('to', 'to'),
      to,
      Object.fromEntries(
        targets.map((role) => [
          role,
          {
            'stock.to': role,
            ...(waitsFor[when] === undefined || waitsFor[when] === role ? {} : { 'stock.when': 'any' }),
          },
        ]),
      ),
    ),
    // A draw to the columns is always one card to each.
    ...(to === 'tableau' ? [] : [numberControl(named('draw', 'draw'), draw, { least: 1, most: 13 })]),
    // Only a waste can be turned over.
    ...(to === 'waste'
      ? [numberControl(named('passes', 'passes'), passes, { least: 1, most: 99, besides: ['unlimited'] })]
      : []),
    ...valueChoice(named('when', 'when'), when, {
      'any-time': 'any',
      'when-stuck': 'stuck',
      // Only columns can be filled before cards are dealt to them.
      ...(to === 'tableau' ? { 'when-filled': 'filled' } : {}),
      // Only a waste can be played out before the next card is drawn.
      ...(to === 'waste' ? { 'when-placed': 'placed' } : {}),
      ...(fills(def) || when === 'never' ? { 'when-never': 'never' } : {}),
    }),
    ...shown(show),
  ];
};

/** The piles that a condition of the draw looks at. */
const waitsFor: { readonly [When in StockDef['when']]?: StockDef['to'] } = {
  filled: 'tableau',
  placed: 'waste',
};

/** Whether cards of the stock fill empty piles. */
const fills = (def: GameDef): boolean =>
  Object.values(def.zones).some(
    (zone) =>
      'empty' in zone && typeof zone.empty?.refill === 'object' && zone.empty.refill.includes('stock'),
  );

const shown = (show: StockDef['show']): readonly ControlDefinition[] => {
  const way = (what: 'rank' | 'card', how: 'first' | 'always') => ({ 'stock.show': { what, while: how } });
  return choiceControl(named('shown', 'show'), show === undefined ? 'none' : SHOWN[show.what][show.while], {
    none: { 'stock.show': null },
    'rank-first': way('rank', 'first'),
    'rank-always': way('rank', 'always'),
    'card-first': way('card', 'first'),
    'card-always': way('card', 'always'),
  });
};
