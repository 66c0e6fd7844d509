// The rules of a game: a page of their own, with a way to every variation.

import { expect, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { choose, ready } from '../../../../test/support/player.ts';

test('a page opened by its address stands on its own and leads to a table', async () => {
  const page = await openPage('/#/tripeaks/rules');
  await page.getByRole('heading', { name: 'TriPeaks: rules' }).waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await ready(page);
});

test('the rules lead to every variation, and each starts with its rule changed', async () => {
  const page = await openPage('/#/tripeaks/rules');
  await page.getByRole('link', { name: 'are ends', exact: true }).click();
  await ready(page);
  expect(new URL(page.url()).hash).toMatch(/^#\/tripeaks\/\d+\?wrap=linear$/);
  await choose(page, 'options');
  expect(await page.locator('select[name="wrap"]').inputValue()).toBe('linear');
});

test('rules of a game that is not there say so', async () => {
  const page = await openPage('/#/nothing/rules');
  await page.getByRole('alert').waitFor();
});
