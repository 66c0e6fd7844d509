// The admin page of the club in a real Chromium: what the club refuses there is said, and limits are changed.
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

test('limits are changed by keyboard, hold at once, and one that is not allowed is named', async () => {
  const said = (text: string): Promise<void> =>
    page.locator('[data-test="limits-said"]').getByText(text).waitFor();
  await go(page, '#/club/admin');
  await page.locator('[data-test="club-limits"] summary').focus();
  await page.keyboard.press('Enter');
  const guests = page.getByRole('group', { name: 'New guests' });
  const times = guests.getByRole('spinbutton', { name: 'How many times' });
  const time = guests.getByRole('spinbutton', { name: 'In how much time' });
  const unit = guests.getByRole('combobox', { name: 'Unit of time' });
  expect(await Promise.all([times, time, unit].map((field) => field.inputValue()))).toEqual([
    '200',
    '1',
    'hours',
  ]);
  await press(page, 'save-limits');
  await said('Nothing was changed.');

  await times.fill('1');
  await time.fill('2');
  await unit.selectOption('minutes');
  await page.getByLabel('Days until a guest’s account is deleted').fill('30');
  await page.keyboard.press('Enter');
  await said('Saved.');
  await guests.getByText('Usually 200 times in 1 hour').waitFor();
  const { page: other } = await visit.device();
  await other.goto(`/#/club/contest/${contest}`);
  await press(other, 'enter');
  await other.locator('[data-test="play-0"]').waitFor();
  const { page: late } = await visit.device();
  await late.goto(`/#/club/contest/${contest}`);
  await press(late, 'enter');
  await late.getByText('Too many requests. Try again in 2 minutes.').waitFor();

  // The browser keeps what the club would refuse, unless it is told not to.
  await times.fill('0');
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-test="limit-guest"] input:invalid').count()).toBe(1);
  await page.evaluate(`document.querySelector('[data-test="club-limits"] form').noValidate = true`);
  await press(page, 'save-limits');
  await said('New guests: 0 is not allowed here: wanted at least 1.');

  await page.reload();
  await page.locator('[data-test="club-limits"] summary').click();
  expect(await Promise.all([times, time, unit].map((field) => field.inputValue()))).toEqual([
    '1',
    '2',
    'minutes',
  ]);
  expect(visit.faults).toEqual([]);
});
