// Runs of cards in the air: they fly as one thing, turn back in mid-air, and lie on the table by themselves in the end.
// Animations stand still here, at a moment that the test chooses.

import { legalMoves, start, type Move } from '@cairn/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { keys } from '../support/hands.ts';
import { dealOf, gameOf, sure } from '../support/lines.ts';
import { painted, ready } from '../support/targets.ts';

interface Held extends Window {
  /** Milliseconds at which every animation stands still from its beginning on. */
  moment?: number;
}

const openStill = async (address: string): Promise<Page> => {
  const page = await openPage(address, { context: { reducedMotion: 'no-preference' } });
  await ready(page);
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    for (const [i, card] of document.querySelectorAll<HTMLElement>('.table-card').entries())
      card.dataset['number'] = `${i}`;
    type Animate = (this: Element, ...how: Parameters<Element['animate']>) => Animation;
    const animate: Animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function still(...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      animation.currentTime = (window as Held).moment ?? 0;
      return animation;
    };
  });
  return page;
};

const standAt = (page: Page, moment: number): Promise<void> =>
  page.evaluate((at) => {
    (window as Held).moment = at;
  }, moment);
const land = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const all = document.getAnimations();
    for (const animation of all) animation.finish();
    await Promise.all(all.map(({ finished }) => finished));
  });

/** Where each card is seen: by its number, and whether its face is. */
const cardsOf = (page: Page): Promise<Readonly<Record<string, readonly number[]>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.table-card')].map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        const down = Number(card.classList.contains('table-down'));
        return [card.dataset['number'] ?? '', [...[x, y, width, height].map(Math.round), down]];
      }),
    ),
  );
/** The numbers of the cards that fly together, party by party. */
const parties = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-flight-group')]
      .map((raft) =>
        [...raft.querySelectorAll<HTMLElement>('*')].flatMap((card) => card.dataset['number'] ?? []),
      )
      .filter(({ length }) => length > 0),
  );

/** The longest run that can go from one column to another at the start. */
const longest = (moves: readonly Move[]): Move & { readonly kind: 'play' } => {
  const [run] = moves
    .flatMap((move) => (move.kind === 'play' ? [move] : []))
    .toSorted((a, b) => b.count - a.count);
  if (run === undefined || run.count < 3) throw new Error('No run to move');
  return run;
};

test('a run flies as one, turns back in mid-air, and comes to lie card by card', async () => {
  const game = gameOf('russian');
  const before = sure(start(game, dealOf('1')));
  const run = longest(legalMoves(game, before));
  const page = await openStill('/#/russian/1');
  const dealt = await cardsOf(page);

  await standAt(page, 60);
  await keys(page, game, run, before);
  await painted(page);
  const onTheWay = await cardsOf(page);
  const [party = [], ...others] = await parties(page);
  expect(party).toHaveLength(run.count);
  expect(others).toEqual([]);
  for (const card of party) expect(onTheWay[card]).not.toEqual(dealt[card]);

  await standAt(page, 0);
  await page.keyboard.press('z');
  await painted(page);
  expect(await parties(page)).toEqual([party]);
  // Every card begins its way back where it was seen, give or take a pixel.
  const turned = await cardsOf(page);
  const off = (card: string): readonly number[] =>
    (turned[card] ?? []).map((at, i) => Math.abs(at - (onTheWay[card]?.[i] ?? NaN)));
  for (const card of party) expect(Math.max(...off(card))).toBeLessThanOrEqual(1);

  await land(page);
  await expect.poll(() => page.locator('.table-flight-group').count()).toBe(0);
  expect(await page.locator('.table-board > .table-card').count()).toBe(52);
  expect(await cardsOf(page)).toEqual(dealt);
});

test('who leaves the table while a run is in the air finds every card on it again', async () => {
  const game = gameOf('russian');
  const before = sure(start(game, dealOf('1')));
  const run = longest(legalMoves(game, before));
  const page = await openStill('/#/russian/1');
  await standAt(page, 60);
  await keys(page, game, run, before);
  await painted(page);
  expect(await parties(page)).toHaveLength(1);
  await standAt(page, 150);
  await page.evaluate(() => {
    location.hash = '#/tripeaks/7';
  });
  await page.locator('.board[aria-label="TriPeaks"]').waitFor({ state: 'attached' });
  await land(page);
  await expect.poll(() => page.locator('.table-flight-group').count()).toBe(0);
  expect(await page.locator('.table-board > .table-card').count()).toBe(52);
});
