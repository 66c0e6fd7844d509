// Languages: German from the device and from the settings. That every word is translated is seen in screens.test.ts.

import { findNotes, germanNotes, type GameNotes } from '@cairn/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { choose, openTable, ready, spoken } from '../support/player.ts';

const speaking = (locale: string) => ({ context: { locale } });

test('a German device is spoken to in German, cards and moves too', async () => {
  const page = await openTable('/#/tripeaks/7', speaking('de-AT'));
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  await page.getByRole('button', { name: /^Karo Drei, Reihe 4, 1 von 10/ }).waitFor();
  await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/^Kreuz Zwei zur Ablage gegeben\./);
  await choose(page, 'settings');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
});

test('what is wrong with a link is told in German', async () => {
  const page = await openPage('/#/tripeaks/12?m=9C.KS', speaking('de'));
  await page
    .locator('[data-test="bad-link"]')
    .getByText('Zug 2: „KS“ lässt sich nicht spielen: KS ist nirgends zu sehen')
    .waitFor();
  await page.goto('/#/nothing/7');
  await page.getByText('Ein Spiel „nothing“ gibt es hier nicht').waitFor();
});

test('the language of the settings is that of the next moment, and the game goes on', async () => {
  const page = await openTable('/#/tripeaks/7');
  await page.keyboard.press('d');
  await choose(page, 'settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.getByRole('link', { name: 'Zurück zum Tisch' }).click();
  await ready(page);
  await page.getByRole('button', { name: /^Talon, 22 Karten/ }).waitFor();
  await choose(page, 'settings');
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

/** Names of the scripts that the page has fetched. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** The first sentence of the notes on a game, which is plain text. */
const opening = (notes: GameNotes | null): string => notes?.summary.split('. ')[0] ?? 'no notes';

test('rules tell their notes in German, which nobody fetches who reads English', async () => {
  const inGerman = opening(findNotes('aces-up', germanNotes));
  const inEnglish = opening(findNotes('aces-up'));
  expect(inGerman).not.toBe(inEnglish);
  const german = await openPage('/#/aces-up/rules', speaking('de'));
  await german.getByText(inGerman).first().waitFor();
  expect((await scripts(german)).filter((name) => name.includes('rules.de')).length).toBe(1);
  const english = await openPage('/#/aces-up/rules', speaking('en'));
  await english.getByText(inEnglish).first().waitFor();
  expect((await scripts(english)).filter((name) => /german|\.de-/.test(name))).toEqual([]);
});

test('a language that is not there is English', async () => {
  const page = await openPage('/#/tripeaks/7', speaking('eo'));
  await ready(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
