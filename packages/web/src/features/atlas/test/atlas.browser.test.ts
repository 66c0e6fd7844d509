// The Atlas: charts that can be sorted, one wording of a rate wherever it is shown, and tables to search and to take away.

import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { AtlasData } from '@cairn/trials';
import { atlasRows, rateText } from '@cairn/trials';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { addResults } from '../../../../test/support/kept.ts';

const data = JSON.parse(
  readFileSync(new URL('../../../../public/atlas.json', import.meta.url), 'utf8'),
) as AtlasData;
const rows = atlasRows(data.entries);
const shareOf = ({ solver }: (typeof rows)[number]): number => solver.winnable / solver.deals;

const titles = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-test="atlas-chances"] > li > a').allTextContents();

test('every game has a row, in the order that is chosen, with one’s own rate from ten deals on', async () => {
  const page = await openPage('/#/atlas');
  await page.locator('[data-test="atlas-all"]').click();
  await expect.poll(async () => (await titles(page)).length).toBe(rows.length);
  const easiest = rows.toSorted((a, b) => shareOf(b) - shareOf(a)).map(({ title }) => title);
  expect((await titles(page))[0]).toBe(easiest[0]);
  const sort = page.locator('[data-test="atlas-sort"]');
  await sort.selectOption({ label: 'Hardest' });
  const least = Math.min(...rows.map(shareOf));
  const [hardest] = rows
    .filter((row) => shareOf(row) === least)
    .toSorted((a, b) => a.solver.high - b.solver.high);
  expect((await titles(page))[0]).toBe(hardest?.title);
  await sort.selectOption({ label: 'A–Z' });
  const byName = await titles(page);
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b)));

  await addResults(
    page,
    Array.from({ length: 10 }, (_, i) => ({
      id: `${i}`, group: 'tripeaks', deal: `${i}`, outcome: i < 4 ? 'won' : 'stuck', score: 0, streak: 0, moves: 9,
      spent: 9, undos: 0, looks: 0, again: false, shared: false, at: 1e12 + i,
    })), // prettier-ignore
  );
  await page.reload();
  await page.locator('[data-test="atlas-sort"]').selectOption({ label: 'My games' });
  await expect.poll(() => titles(page)).toEqual(['TriPeaks']);
  const row = page.locator('[data-test="atlas-chances"] > li');
  expect(await row.textContent()).toContain('you win 40%');
  expect(await row.locator('.own').count()).toBe(1);
});

test('a game has the same rate on the Atlas, on its rules page and in the workshop', async () => {
  const page = await openPage('/#/atlas');
  for (const id of ['tripeaks', 'klondike']) {
    const entry = rows.find(({ game }) => game === id);
    if (entry === undefined) throw new Error(`${id} is not in the atlas`);
    const rate = rateText(entry.solver);
    await page.goto('/#/atlas');
    await page.locator('[data-test="atlas-chances"]').waitFor();
    await page.locator('[data-test="atlas-sort"]').selectOption({ label: 'A–Z' });
    if ((await page.locator('[data-test="atlas-all"]').count()) > 0)
      await page.locator('[data-test="atlas-all"]').click();
    const row = page
      .locator('[data-test="atlas-chances"] > li')
      .filter({ has: page.getByRole('link', { name: entry.title, exact: true }) });
    expect(await row.textContent()).toContain(rate);
    await page.goto(`/#/${id}/rules`);
    await expect.poll(() => page.locator('[data-test="atlas-rate"]').textContent()).toContain(rate);
    await page.goto(`/#/workshop/${id}`);
    await page.getByText('from the Atlas').first().waitFor();
    const digits = rate.replace(/\D+%.*$/, '').replaceAll('\u2060', '');
    expect((await page.locator('main').textContent())?.replaceAll('\u2060', '')).toContain(digits);
  }
});

test('the tables are searched and taken away, with the command that repeats a row', async () => {
  const page = await openPage('/#/atlas');
  await page.locator('[data-test="atlas"] summary').first().waitFor();
  const summaries = page.locator('[data-test="atlas"] details > summary');
  for (let i = 0; i < (await summaries.count()); i++)
    await summaries.nth(i).evaluate((summary) => {
      (summary.parentElement as HTMLDetailsElement).open = true;
    });
  const table = page.getByRole('table').first();
  const all = await table.locator('tbody tr').count();
  await page.locator('[data-test="atlas-search"]').fill('black hole');
  await expect.poll(() => table.locator('tbody tr').count()).toBeLessThan(all);
  const found = await table.locator('tbody tr').allTextContents();
  expect(found.length).toBeGreaterThan(0);
  for (const line of found) expect(line.toLowerCase()).toContain('black hole');
  const saving = page.waitForEvent('download');
  await page.locator('[data-test="atlas-csv"]').click();
  const stream = await (await saving).createReadStream();
  const lines = (await text(stream)).trim().split('\n');
  expect(lines[0]).toMatch(/^game,options,player,deals,won,/);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).filter((line) => !line.includes('cairn '))).toEqual([]);
});
