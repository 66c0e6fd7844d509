// "Only deal games that can be won": what is dealt can be, whether proved at the table or taken from a list, with a
// network and without; and where nothing can be shown in time, nothing is claimed.

import { readFileSync } from 'node:fs';
import { start, type Game } from '@cairn/engine';
import { solve } from '@cairn/solver';
import { parseList } from '@cairn/verdicts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onEveryScreen, seriousFaults, type PageOptions } from '../../../../test/browser.ts';
import { dealOf, gameOf, sure } from '../../../../test/support/lines.ts';
import { choose, openTable, ready, shown, spoken } from '../../../../test/support/player.ts';

/** A table at which only deals are dealt that can be won. */
const openChoosy = async (address: string, options: PageOptions = {}): Promise<Page> => {
  const page = await openTable('/#/table', options);
  await choose(page, 'settings');
  await page.getByRole('radio', { name: 'Only winnable deals' }).press('Space');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await ready(page);
  return page;
};

/** The number of the deal on the table, without its marks. */
const numberOf = async (page: Page): Promise<number> =>
  Number((await shown(page, 'deal')).replace('Deal ', '').replace(' ✓', ''));
const isProved = (page: Page): Promise<boolean> => page.locator('[data-test="proved"]').isVisible();

/** Asks for another deal, and gives its number once it is there. */
const dealAnother = async (page: Page): Promise<number> => {
  const before = await numberOf(page);
  await page.keyboard.press('n');
  await expect.poll(() => numberOf(page)).not.toBe(before);
  return numberOf(page);
};

const isWinnable = (game: Game, number: number): boolean =>
  solve(game, sure(start(game, dealOf(`${number}`)))).verdict === 'winnable';

/** The deals a list calls winnable. */
const listed = (name: string): readonly number[] => {
  const file = new URL(`../../../../../verdicts/data/${name}.json`, import.meta.url);
  return sure(parseList(readFileSync(file, 'utf8'))).verdicts.flatMap((verdict, i) =>
    verdict === 'winnable' ? [i + 1] : [],
  );
};

test('ten new deals of a game that is seldom won can all be won, and say so', async () => {
  const trigon = gameOf('trigon');
  const page = await openChoosy('#/trigon');
  await expect.poll(() => isProved(page)).toBe(true);
  const numbers = [await numberOf(page)];
  for (let i = 0; i < 10; i++) numbers.push(await dealAnother(page));
  expect(new Set(numbers).size).toBe(11);
  expect(numbers.filter((number) => !isWinnable(trigon, number))).toEqual([]);
  expect(page.workers()).toHaveLength(1);
  await expect.poll(() => spoken(page)).toMatch(/^Trigon, deal \d+\. It can be won\.$/);
  expect(await isProved(page)).toBe(true);

  // It stays known when the page comes back, and a deal by number claims nothing.
  await page.reload();
  await ready(page);
  expect(await isProved(page)).toBe(true);
  await choose(page, 'deal');
  await page.getByText('This deal can be won: a solver').waitFor();
  await page.locator('#deal-number').fill('1');
  await page.locator('[data-test="deal-it"]').click();
  await expect.poll(() => numberOf(page)).toBe(1);
  expect(await isProved(page)).toBe(false);
});

test('a game whose proofs take long is dealt from its list, without a search, and offline too', async () => {
  const page = await openChoosy('#/forty-thieves', { worker: true });
  await expect.poll(() => isProved(page)).toBe(true);
  const winnable = listed('forty-thieves');
  expect(winnable).toContain(await numberOf(page));
  expect(page.workers()).toHaveLength(0);

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  expect(winnable).toContain(await dealAnother(page));
  await page.evaluate(() => {
    location.hash = '#/golf';
  });
  await expect.poll(() => page.title()).toContain('Golf');
  expect(isWinnable(gameOf('golf'), await numberOf(page))).toBe(true);
});

test('without the solver lists serve; where there is none either, any deal is offered as what it is', async () => {
  const page = await openChoosy('#/trigon', {
    // The thread is refused on purpose.
    expected: /solver\.worker|ERR_FAILED/,
  });
  await page.route('**/assets/solver.worker-*.js', (route) => route.abort());
  await page.reload();
  await ready(page);
  expect(listed('trigon')).toContain(await dealAnother(page));

  const before = await numberOf(page);
  await page.evaluate(() => {
    location.hash = '#/tripeaks?wrap=linear';
  });
  await page.getByText('No winnable deal found in time').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await onEveryScreen(page, 'not-proved');
  await page.locator('[data-test="no"]').click();
  expect(await numberOf(page)).toBe(before);
  await page.evaluate(() => {
    location.hash = '#/tripeaks?wrap=linear';
  });
  await page.locator('[data-test="yes"]').click();
  await expect.poll(() => page.title()).toContain('TriPeaks');
  expect(await isProved(page)).toBe(false);
});

test('a search that takes long leaves the table to the player and is given up by Escape, a tap or a move', async () => {
  const page = await openChoosy('#/tripeaks?wrap=linear');
  await expect.poll(() => isProved(page)).toBe(true);
  await page.route('**/assets/solver.worker-*.js', () => undefined);
  await page.reload();
  await ready(page);
  const before = await numberOf(page);
  const ask = async (): Promise<void> => {
    await page.keyboard.press('n');
    await expect.poll(() => shown(page, 'toast')).toMatch(/^Looking for a winnable deal/);
  };
  const stopped = () => expect.poll(() => shown(page, 'toast')).toMatch(/^Stopped\./);
  await ask();
  await page.keyboard.press('Escape');
  await stopped();
  await ask();
  await page.locator('.board').click({ position: { x: 4, y: 4 } });
  await stopped();
  await ask();
  await page.locator('.board [tabindex="0"]').focus();
  await page.keyboard.press('d');
  await page.locator('[data-test="toast"]').waitFor({ state: 'detached' });
  // Beyond the time at which it would have given up by itself.
  await page.waitForTimeout(3200);
  expect(await numberOf(page)).toBe(before);
  expect(await page.locator('[data-test="yes"]').count()).toBe(0);
});
