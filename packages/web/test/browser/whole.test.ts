// A whole deal of every family won at the table by keys alone, and of some by drag and by touch: the won games of
// fixtures/records. After every move by keys, what is said is compared with what the rulebook says of it.

import path from 'node:path';
import { makeLink, status, type State } from '@cairn/engine';
import { moveSentence, statusSentence } from '@cairn/rulebook';
import { expect, test, vi } from 'vitest';
import type { Viewport } from '../browser.ts';
import { drag, keys, swipe, touch, type Hand } from '../support/hands.ts';
import { openTable, spoken } from '../support/player.ts';
import { wonGame } from '../support/records.ts';

// Hundreds of keys a deal: a busy machine is not a fault.
vi.setConfig({ testTimeout: 180_000 });

const folder = path.resolve(import.meta.dirname, '../../../../fixtures/records');

/** Plays the won game of a record to its end. */
const win = async (name: string, hand: Hand, viewport: Viewport): Promise<void> => {
  const { game, options, deal, moves, states } = wonGame(folder, name);
  const page = await openTable(`/${makeLink({ game: game.id, options, deal, moves: null })}`, { viewport });
  await page.keyboard.press('Control+Home');
  for (const [i, move] of moves.entries()) {
    const [before, after] = [states[i] as State, states[i + 1] as State];
    await hand(page, game, move, before);
    const told = moveSentence(game, before, move, after);
    if (status(game, after) === 'playing') {
      // That the rest is plain is said after it.
      const said = async (): Promise<string> => (await spoken(page)).slice(0, told.length);
      const wanted = expect.poll(said, { message: `move ${i + 1} of ${name}`, interval: 20 });
      if (hand === keys) await wanted.toBe(told);
    } else await expect.poll(() => spoken(page)).toContain(`${told} ${statusSentence(game, after)}`);
  }
  await page.locator('.result').waitFor();
  expect(await page.locator('.result h2').textContent()).toBe('Won');
};

test.each([
  'golf-wrap',
  'black-hole',
  'klondike',
  'canfield',
  'ali-baba',
  'russian',
  'pyramid',
  'all-in-a-row',
  'striptease',
  'eliminator',
  'barbershop-quintet',
  'curds-and-whey',
  'aces-up',
])('%s is won by keys alone', (name) => win(name, keys, 'desk'));

test.each(['klondike', 'russian'])('%s is won by drag', (name) => win(name, drag, 'desk'));

test('golf is won by taps on a phone', () => win('golf-wrap', touch, 'phone'));

test('klondike is won by a finger on a phone', () => win('klondike', swipe, 'phone'));
