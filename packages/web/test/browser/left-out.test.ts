// The app without one of its features, whose folder and line are deleted in a copy of the repository: imports and types
// are right, it is built, and walked once; nothing that belongs to the feature is offered. In the gate the feature of
// today, in `npm run nightly` every feature. CAIRN_LEFT_OUT names others, as in `CAIRN_LEFT_OUT=tracker,hints`.

import { rmSync } from 'node:fs';
import process from 'node:process';
import { createServer } from '@cairn/server';
import { nightlySeed } from '@cairn/testkit';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { readRoute } from '../../src/play/route.ts';
import { tap } from '../support/hands.ts';
import {
  actionsOf,
  buildCopy,
  leaveOut,
  readLines,
  wrongImports,
  wrongTypes,
  type Line,
} from '../support/left-out.ts';
import { dealOf, gameOf, winningLine } from '../support/lines.ts';
import { openTable, shown } from '../support/player.ts';

const lines = readLines();
const names = lines.map(({ name }) => name);

const day = Number(process.env['CAIRN_DAY'] ?? Math.floor(Date.now() / 86_400_000));
const ofToday = names.filter((_, i) => i === day % names.length);
const chosen = process.env['CAIRN_LEFT_OUT']?.split(',') ?? (nightlySeed === null ? ofToday : names);

/** An address of each page whose address is not its name. */
const ADDRESSES: Readonly<Record<string, string>> = {
  rules: 'tripeaks/rules',
  workshop: 'workshop/tripeaks',
  record: 'record/none',
  review: 'review/none',
  series: 'series/none',
};
const addressOf = (page: string): string => `#/${ADDRESSES[page] ?? page}`;

/** The page of an address, as lines name it; '' for the table. */
const pageOf = (href: string): string => {
  const route = readRoute(href);
  return route.kind === 'table' ? '' : route.kind === 'page' ? route.page : route.kind;
};

const goTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    location.hash = to;
  }, address);
  await page.locator('.page-body, .start main, .loading').first().waitFor();
};

/** The pages that the links on a page lead to. */
const linksOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a[href^="#/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    .then((hrefs) => [...new Set(hrefs.map(pageOf))].filter((name) => name !== ''));

const has = (page: Page, marks: readonly string[]): Promise<readonly boolean[]> =>
  Promise.all(marks.map(async (mark) => (await page.locator(`[data-test="${mark}"]`).count()) > 0));

const none = (list: readonly unknown[]): readonly boolean[] => list.map(() => false);
const every = (list: readonly unknown[]): readonly boolean[] => list.map(() => true);

/** The table: a deal is opened, a move is made and taken back, and the bars and the menu have what is left. */
const walkTable = async (page: Page, out: readonly Line[], left: readonly Line[]): Promise<void> => {
  const game = gameOf('tripeaks');
  const [move] = winningLine(game, dealOf('12')) ?? [];
  if (move === undefined) throw new Error('There is no move');
  const score = await shown(page, 'score');
  await tap(page, game, move);
  await expect.poll(() => shown(page, 'score')).not.toBe(score);
  await page.locator('[data-test="undo"]').click();
  await expect.poll(() => shown(page, 'score')).toBe(score);
  await page.locator('[data-test="redo"]').click();
  await page.locator('[data-test="new"]').click();
  if (left.some(({ name }) => name === 'questions')) await page.locator('[data-test="yes"]').click();
  await expect.poll(() => shown(page, 'deal')).not.toBe('Deal 12');
  const buttonsOf = (some: readonly Line[]) => some.flatMap(({ button }) => button ?? []);
  const [gone, stay] = [buttonsOf(out), buttonsOf(left)];
  expect(await has(page, gone)).toEqual(none(gone));
  expect(await has(page, stay)).toEqual(every(stay));
  const actions = out.flatMap(({ name }) => actionsOf(name));
  for (const { key } of actions) if (key !== '') await page.keyboard.press(key);
  expect(await page.locator('dialog').count()).toBe(0);
  if (!stay.includes('menu')) return;
  await page.locator('[data-test="menu"]').click();
  await page.locator('[data-test="menu-restart"]').waitFor();
  const entries = actions.map(({ id }) => `menu-${id}`);
  expect(await has(page, entries)).toEqual(none(entries));
  await page.keyboard.press('Escape');
};

/** A link with moves leads to its game, whether or not the player is asked first. */
const followLink = async (page: Page, left: readonly Line[]): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/#/tripeaks/7?m=d.d`);
  if (left.some(({ name }) => name === 'challenge')) await page.locator('[data-test="go-on-there"]').click();
  await expect.poll(() => shown(page, 'score')).toBe('−10 points');
};

/** The pages: those of the feature are not there, and the others open and lead to none of them. */
const walkPages = async (page: Page, out: readonly Line[], left: readonly Line[]): Promise<void> => {
  for (const gone of out.flatMap(({ pages }) => pages)) {
    await goTo(page, addressOf(gone));
    expect(await page.locator('.loading').textContent(), gone).toContain('There’s no such page.');
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.locator('.board').waitFor();
  }
  const there = left.flatMap(({ pages }) => pages);
  for (const name of there) {
    await goTo(page, addressOf(name));
    expect(await page.locator('.loading').count(), name).toBe(0);
    const links = await linksOn(page);
    expect(
      links.filter((each) => !there.includes(each)),
      `links on ${name}`,
    ).toEqual([]);
    if (name !== 'settings') continue;
    for (const { settings } of left)
      for (const setting of settings)
        await expect
          .poll(() => page.locator(`input[name="${setting}"]`).count(), { message: setting })
          .toBeGreaterThan(0);
    for (const { settings } of out)
      for (const setting of settings)
        expect(await page.locator(`input[name="${setting}"]`).count(), setting).toBe(0);
  }
};

test.each(chosen)('the app does without %s', async (feature) => {
  const folder = leaveOut(feature);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The compiler finds imports of what is gone. That the table of imports allows the others is looked at in the night.
  if (nightlySeed !== null) expect(await wrongImports(folder)).toBe('');
  expect(await wrongTypes(folder)).toBe('');
  const server = await createServer({ root: await buildCopy(folder), host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const left = readLines(folder);
  const out = lines.filter(({ name }) => !left.some((line) => line.name === name));
  expect(out.map(({ name }) => name)).toContain(feature);
  const page = await openTable('/#/tripeaks/12', { server: server.address });
  await walkTable(page, out, left);
  await followLink(page, left);
  await walkPages(page, out, left);
});
