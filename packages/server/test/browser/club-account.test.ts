// An account of the club in a real Chromium with its virtual authenticator: the deal of the day makes a guest, who keeps it, a second device gets in by
// a code, a passkey signs in, and it is deleted.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseDailies } from '../club/club-app.ts';
import { ClubVisit, go, press } from './club-visit.ts';

let visit: ClubVisit;
beforeAll(async () => {
  visit = await ClubVisit.start();
});
afterAll(() => visit.end());

const nameOn = async (page: Page): Promise<string> =>
  (await page.locator('[data-test="club-me"] b').textContent()) ?? '';

test('a guest keeps the account, adds a device, signs in again, and deletes it', async () => {
  await chooseDailies(visit.store, ['golf']);
  const { context, page } = await visit.device();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/#/club/account');
  await page.getByText('You have no account here yet').waitFor();
  expect(visit.asked).toEqual([]);
  // The first board makes a guest.
  await go(page, '#/club');
  await press(page, 'daily-golf');
  await page.locator('[data-test="club-link"][data-state="saved"]').waitFor();
  await page.keyboard.press('d');
  await expect.poll(async () => (await visit.store.query('select n from club.act')).length).toBe(1);
  await press(page, 'leave');
  await page.getByText('In progress').waitFor();

  await go(page, '#/club/account');
  const name = await nameOn(page);
  expect(name).not.toBe('');
  await press(page, 'make-passkey');
  await page.getByText('Passkey added.').waitFor();
  expect(await visit.store.query('select kind from accounts.account')).toEqual([{ kind: 'registered' }]);

  await press(page, 'make-link');
  const code = (await page.locator('[data-test="link-code"] strong').textContent()) ?? '';
  expect(await page.locator('.club-qr path').getAttribute('d')).toContain('M0 0h1v1h-1z');
  const { page: second } = await visit.device();
  await second.goto(`/#/club/code/${code}`);
  await press(second, 'use-code');
  await expect.poll(() => nameOn(second)).toBe(name);

  await press(page, 'make-recovery');
  await page.locator('[data-test="recovery-code"] strong').waitFor();
  await press(page, 'sign-out');
  await page.getByText('You have no account here yet').waitFor();
  await press(page, 'use-passkey');
  await expect.poll(() => nameOn(page)).toBe(name);

  await page.locator('[data-test="club-name"]').fill('Ada Lovelace');
  await page.locator('[data-test="club-name"]').press('Enter');
  await expect.poll(() => nameOn(page)).toBe('Ada Lovelace');
  await press(page, 'delete-account');
  await press(page, 'yes');
  await page.getByText('You have no account here yet').waitFor();
  expect(await visit.store.query('select id from accounts.account')).toEqual([]);

  // What the device keeps is of the account that is gone, so the next guest gets the board anew.
  await go(page, '#/club');
  await press(page, 'daily-golf');
  await page.locator('[data-test="club-link"][data-state="saved"]').waitFor();
  const own = 'select p.id from club.play p join accounts.account a on a.id = p.account';
  await expect.poll(async () => (await visit.store.query(own)).length).toBe(1);
  expect(visit.faults).toEqual([]);
});
