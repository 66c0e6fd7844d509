// The admin page of the club in a real Chromium: what the club refuses there is said.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameCalled, makeContest } from '../club/club-support.ts';
import { ClubVisit, go, press } from './club-visit.ts';

let visit: ClubVisit;
let contest: string;
let page: Page;
beforeAll(async () => {
  visit = await ClubVisit.start();
  contest = await makeContest(visit.store, [gameCalled('golf')]);
  ({ page } = await visit.device());
  await page.goto(`/#/club/contest/${contest}`);
  await press(page, 'enter');
  await page.locator('[data-test="play-0"]').waitFor();
  await visit.store.query('update accounts.account set admin = true');
  await page.reload();
});
afterAll(() => visit.end());

const reportsSaid = (text: string): Promise<void> =>
  page.locator('[data-test="reports-said"]').getByText(text).waitFor();

test('a report that cannot be settled, and a title that cannot be replaced, say why', async () => {
  await visit.store.query(
    `insert into club.report (id, at, kind, subject, reason) values ('one', 0, 'title', $1, 'Rude')`,
    [contest],
  );
  await visit.store.query(`update club.contest set title = 'Ten swear words' where id = $1`, [contest]);
  await go(page, '#/club/admin');
  await page.getByText('Ten swear words').waitFor();

  await page.route('**/api/**', (route) => route.abort());
  await press(page, 'settle');
  await reportsSaid('The club can’t be reached. Check your connection and try again.');
  await page.unroute('**/api/**');
  await visit.store.query('update accounts.account set admin = false');
  await press(page, 'settle');
  await reportsSaid('Only admins can do this.');
  await press(page, 'make-title');
  await reportsSaid('Only the player who created this contest or an admin can change it.');
  await visit.store.query('update accounts.account set admin = true');

  await press(page, 'make-title');
  await reportsSaid('Done.');
  await page.locator('[data-test="club-reports"]').getByText('Title: Golf').waitFor();
  // Another admin was faster.
  await visit.store.query('update club.report set settled = 1');
  await press(page, 'settle');
  await reportsSaid('There’s nothing here. It may have been removed.');
  await page.getByText('Nothing to look at.').waitFor();
  expect(await page.evaluate('document.activeElement.id')).toBe('club-reports');
  expect(visit.faults).toEqual([]);
});
