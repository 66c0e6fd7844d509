/** Fuzzed links: each is refused with its reasons, or leads to a game of a bounded size that can be played. */
import { apply, legalMoves, type Game } from '@cairn/engine';
import { expect, test } from 'vitest';
import { chance, dealt } from '@cairn/testkit';
import { unpackVariant } from '../src/index.ts';
import { hostileLink } from './support/hostile.ts';

/** `npm run links` opens ten thousand, and measures. */
const LINKS = 360;
const MOVES = 30;

/** What bounds the time of a move: the moves there are, of at most 264 cards to 40 piles. */
const MOST_MOVES = 264 * 40;

const play = (game: Game, seed: number): void => {
  const { pick } = chance(seed);
  let state = dealt(game, '7');
  for (let i = 0; i < MOVES; i++) {
    const legal = legalMoves(game, state);
    expect(legal.length).toBeLessThan(MOST_MOVES);
    if (legal.length === 0) return;
    state = apply(game, state, pick(legal));
  }
};

test('links from anywhere are refused or played', async () => {
  let played = 0;
  const codes = new Set<string>();
  const before = Reflect.ownKeys(Object.prototype).length;
  for (let number = 0; number < LINKS; number++) {
    const read = await unpackVariant(await hostileLink(number));
    if (read.ok) {
      play(read.value.game, number);
      played++;
    } else {
      expect(read.error.length, `link ${number}`).toBeGreaterThan(0);
      for (const { code, message } of read.error) {
        codes.add(code);
        expect(message.length).toBeLessThan(1000);
      }
    }
  }
  expect(Reflect.ownKeys(Object.prototype)).toHaveLength(before);
  expect(played).toBeGreaterThan(LINKS / 20);
  expect([...codes]).toEqual(expect.arrayContaining(['link', 'option-path', 'sum', 'size', 'type', 'json']));
});
