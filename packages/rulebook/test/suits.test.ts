// Whole suits and runs in words: why cards do not move or are not dealt, and what left by itself.
import { apply, parseMove, parsePosition, refusal, view, type Game, type State } from '@cairn/engine';
import { take } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { germanSpeech, moveSentence, refusalSentence } from '../src/index.ts';
import { catalogued } from './games.ts';

/** A position of two packs: `…` stands, face down, for all cards that are named nowhere. */
const position = (game: Game, columns: string, stock = '-'): State => {
  const rest = [0, 1].flatMap(() =>
    'CDHS'.split('').flatMap((suit) => 'A23456789TJQK'.split('').map((rank) => rank + suit)),
  );
  for (const card of `${columns} ${stock}`.match(/[A-Z2-9][CDHS]/g) ?? []) rest.splice(rest.indexOf(card), 1);
  const hidden = rest.map((card) => `(${card})`).join(' ');
  const lines = ['foundation: - | - | - | - | - | - | - | -', `tableau: ${columns}`, `stock: ${stock}`];
  return take(parsePosition(game, lines.join('\n').replace('…', hidden)));
};

const spider = catalogued('spider');
const LONG = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
const full = position(spider, `… 8D 7D 6H | ${LONG} | AS | 9C | 5H 4H | AD | KD | KH | KC | KC`);
const open = position(spider, '8D | - | AS | 9C | 5H 4H | AD | KD | KH | KC | KC', '…');

test.each([
  [full, '1>4*3', 'Those 3 cards are in sequence, but not all of one suit.', 'Diese 3 Karten bilden eine Folge, sind aber nicht alle von derselben Farbe.'],
  [full, '3>f1', 'Only a whole suit goes to the foundations, from king down to ace.', 'Nur eine ganze Farbe geht zu den Zielstapeln, von König bis Ass.'],
  [open, 'd', 'Fill column 2 first: the stock is dealt only when no column is empty.', 'Fülle zuerst Spalte 2: aus dem Talon wird nur gegeben, wenn keine Spalte leer ist.'],
])('%#: %s', (state, text, english, german) => {
  const reason = refusal(spider, state, take(parseMove(spider, state, text)));
  if (reason === null) throw new Error(`${text} is allowed`);
  expect(refusalSentence(spider, state, reason)).toBe(english);
  expect(refusalSentence(spider, state, reason, germanSpeech)).toBe(german);
}); // prettier-ignore

test('cards that lie out of sequence are not said to be of several suits', () => {
  const state = position(spider, '… 8D 6D 5H | 9C | AS | 9C | 5H 4H | AD | KD | KH | KC | KC');
  const reason = refusal(spider, state, take(parseMove(spider, state, '1>2*3')));
  expect(reason && refusalSentence(spider, state, reason)).toBe('Those 3 cards are not in sequence.');
});

test('a suit that is completed leaves, and both languages say so', () => {
  const move = take(parseMove(spider, full, '3>2'));
  const [before, after] = [view(spider, full), view(spider, apply(spider, full, move))];
  expect(moveSentence(spider, before, move, after)).toBe(
    'Moved ace of spades to column 2. All 13 cards from king of spades on went to foundation 1.',
  );
  expect(moveSentence(spider, before, move, after, germanSpeech)).toBe(
    'Pik Ass zu Spalte 2 gelegt. Alle 13 Karten ab Pik König gingen zu Zielstapel 1.',
  );
});

test('a card dealt from the stock that completes a suit counts among those dealt', () => {
  const row = '(2H) (2H) (2D) (2D) (2C) (2C) (3C) (3C) (AS) (3D)';
  const columns = `8D | ${LONG} | 9S | 9C | 5H 4H | AD | KD | KH | KC | … KC`;
  const state = position(spider, columns, row);
  const after = apply(spider, state, { kind: 'draw' });
  expect(moveSentence(spider, view(spider, state), { kind: 'draw' }, view(spider, after))).toBe(
    'Dealt 10 cards to the columns. All 13 cards from king of spades on went to foundation 1.',
  );
});
