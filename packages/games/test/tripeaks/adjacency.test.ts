// What goes on what: all 169 pairs of ranks under each of the three readings, and jokers on everything.
import { parseMove, rankLetter, refusal, start, type Game } from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { game, laid, place } from '../support/tripeaks.ts';

const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);
const ACE = 1;
const KING = 13;

const near = (on: number, card: number): boolean => Math.abs(on - card) === 1;
const READINGS: readonly (readonly [string, (on: number, card: number) => boolean])[] = [
  ['wrap', (on, card) => near(on, card) || (on === ACE && card === KING) || (on === KING && card === ACE)],
  ['linear', near],
  ['kingStop', (on, card) => near(on, card) && on !== KING],
];

/** Whether a card of one rank at an open place goes on another rank on the hole. */
const goes = (rules: Game, on: string, card: string): boolean => {
  const state = take(start(rules, laid(rules, { 18: card }, [on])));
  return refusal(rules, state, place(rules, 18)) === null;
};

describe.each(READINGS)('%s', (wrap, wanted) => {
  const rules = game({ wrap });

  it.each(RANKS)('on rank %i', (on) => {
    const found = RANKS.filter((card) => goes(rules, `${rankLetter(on)}S`, `${rankLetter(card)}H`));
    expect(found).toEqual(RANKS.filter((card) => wanted(on, card)));
  });

  it('asks nothing of suits', () => {
    for (const suit of 'CDHS')
      for (const other of 'CDHS') expect(goes(rules, `7${suit}`, `8${other}`)).toBe(true);
  });

  it('lets a joker go on anything and take anything', () => {
    const joker = game({ wrap, jokers: '2', jokerPlace: 'anywhere' });
    for (const rank of RANKS) {
      expect(goes(joker, `${rankLetter(rank)}S`, '*')).toBe(true);
      expect(goes(joker, '*', `${rankLetter(rank)}S`)).toBe(true);
    }
    expect(goes(joker, '*', '*')).toBe(true);
  });

  it('names the ranks that would fit when it refuses', () => {
    for (const on of RANKS) {
      const state = take(start(rules, laid(rules, { 18: `${rankLetter(on)}H` }, [`${rankLetter(on)}S`])));
      const move = take(parseMove(rules, state, `${rankLetter(on)}H`));
      const fitting = RANKS.filter((rank) => wanted(on, rank));
      expect(refusal(rules, state, move)).toMatchObject({ kind: 'does-not-fit', wanted: fitting });
    }
  });
});
