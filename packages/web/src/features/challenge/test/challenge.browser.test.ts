// A link to a game is a challenge: the same deal against its score as it goes, of which nothing else is told.

import { makeLink, replayMoves } from '@cairn/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tap } from '../../../../test/support/hands.ts';
import { dealOf, gameOf, played, sure, winningLine } from '../../../../test/support/lines.ts';
import { choose, command, end, openTable, ready, shown, stored } from '../../../../test/support/player.ts';

const game = gameOf('tripeaks');
const deal = dealOf('12');
const line = winningLine(game, deal) ?? [];
const { texts } = played(game, deal, line);
const link = makeLink({ game: 'tripeaks', options: {}, deal, moves: texts });
/** The rival's score after this many moves. */
const after = (moves: number): number => sure(replayMoves(game, deal, line.slice(0, moves))).final.total;

test('a link with moves is played against: the score beside the own one, and at the end the game itself', async () => {
  const page = await openTable(`/${link}`);
  await expect.poll(() => shown(page, 'challenge')).toBe('TriPeaks, deal 12. Their score: 53.');
  // A page that is loaded again offers it again.
  await page.reload();
  await page.locator('[data-test="play-against"]').click();
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 12');
  expect(await shown(page, 'score')).toBe('0 points');
  await page.keyboard.press('d');
  await expect.poll(() => shown(page, 'rival')).toBe(`You −5, they ${after(1)} after 1 move`);
  await page.keyboard.press('d');
  await expect.poll(() => shown(page, 'rival')).toBe(`You −10, they ${after(2)} after 2 moves`);
  await page.reload();
  await ready(page);
  await expect.poll(() => shown(page, 'rival')).toBe(`You −10, they ${after(2)} after 2 moves`);
  // None of the rival's moves is written anywhere, and the table is the one of a deal played alone.
  const told = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('.board, svg, script')) part.remove();
    return copy.outerHTML;
  });
  for (const text of texts.filter((each) => each !== 'd')) expect(told).not.toContain(text);
  const cards = (of: Page): Promise<string> =>
    of
      .locator('.board')
      .evaluate((board) => board.innerHTML.replaceAll(/ (style|id|aria-describedby)="[^"]*"/g, ''));
  const alone = await openTable('/#/tripeaks/12');
  await alone.keyboard.press('d');
  await alone.keyboard.press('d');
  await stored(alone);
  await alone.reload();
  await ready(alone);
  // Pictures come when they come, on either page.
  await expect.poll(async () => (await cards(page)) === (await cards(alone))).toBe(true);
  expect(page.url()).not.toContain('m=');
  await end(page);
  const verdict = await shown(page, 'duel');
  expect(verdict).toMatch(/^You −\d+, they 53\. They are ahead\.$/);
  await page.locator('[data-test="watch-rival"]').click();
  await expect.poll(() => shown(page, 'at')).toBe(`Move 0 of ${line.length} 0 points`);
  await choose(await back(page), 'statistics');
  await expect.poll(() => page.locator('[data-test="statistics"]').count()).toBe(1);
});

const back = async (page: Page): Promise<Page> => {
  await page.goto('/#/table');
  await ready(page);
  return page;
};

test('who has watched the game first plays uncounted, and who wins is told so', async () => {
  const page = await openTable(`/${link}`);
  await page.locator('[data-test="watch"]').click();
  await expect.poll(() => shown(page, 'at')).toMatch(/^Move 0 of /);
  await page.goto(`/${link}`);
  await page.locator('#way-play-against', { hasText: 'it doesn’t count' }).waitFor();
  await page.locator('[data-test="play-against"]').click();
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 12*');
  for (const move of line) await tap(page, game, move);
  await expect.poll(() => shown(page, 'duel')).toBe('You 53, they 53. A draw.');
});

test('a result challenges a friend in one tap, and the link of an answer shows both results', async () => {
  const page = await openTable('/#/tripeaks/12', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.keyboard.press('d');
  await end(page);
  await page.locator('[data-test="challenge-friend"]').click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#\/tripeaks\/12\?m=d\.end/);
  await page.goto(`/${link}`);
  await expect.poll(() => shown(page, 'own-result')).toBe('Your score: −145. They are ahead.');
});

test('a game without scores is compared by moves at the same number of cards', async () => {
  const page = await openTable('/#/klondike/1?m=d.4-f1');
  await page.locator('[data-test="play-against"]').click();
  await command(page, 'd');
  expect(await shown(page, 'rival')).toBe('');
  await command(page, 'undo');
  await command(page, '4>f1');
  await expect.poll(() => shown(page, 'rival')).toBe('27 cards to go: you after 1 move, they after 2 moves');
});
