// Everything as one file: out of one profile and into another, and a broken file that changes nothing.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { choose, end, openTable, shown } from '../../../../test/support/player.ts';

test('results, series and settings go from one browser to another, and a broken file changes nothing', async () => {
  const first = await openTable('/#/tripeaks/49621');
  await first.keyboard.press('d');
  await end(first);
  await first.goto('/#/series/showdown-trail/7?flow=golf');
  await first.locator('[data-test="start"]').click();
  await first.locator('[data-test="in-series"]').waitFor();
  await first.keyboard.press('n');
  await first.locator('[data-test="yes"]').click();
  await first.locator('[data-test="series-next"]').waitFor();
  await choose(first, 'settings');
  await first.getByRole('radio', { name: 'Dark' }).check();
  const saving = first.waitForEvent('download');
  await first.locator('[data-test="export"]').click();
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-data-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, (await saving).suggestedFilename());
  await (await saving).saveAs(file);
  const text = await readFile(file, 'utf8');

  const second = await openPage('/#/settings');
  const give = (content: string) =>
    second
      .locator('[data-test="import"]')
      .setInputFiles({ name: 'cairn.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await give(text.slice(0, -40));
  await second.locator('[data-test="import-faults"]').getByText('This isn’t a Cairn backup file').waitFor();
  expect(await second.evaluate(() => document.documentElement.dataset['theme'])).toBe('auto');
  await give(text);
  await expect.poll(() => shown(second, 'imported')).toMatch(/^2 results added\./);
  await expect.poll(() => second.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await give(text);
  await expect.poll(() => shown(second, 'imported')).toMatch(/^0 results added, 2 already here\./);
  await second.goto('/#/statistics');
  await expect.poll(() => shown(second, 'wins')).toBe('0 of 1');
  await second.goto('/#/formats');
  await second.locator('[data-test="under-way"] [data-test="card"]').click();
  await second.locator('[data-test="score-card"]').waitFor();
});
