// Figures of a changed game, measured in the workshop: they are those of `cairn survey` on the same deals under the same
// limits; threads work on them only while somebody looks and the rules can be played.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage, seriousFaults } from '../browser.ts';

const run = promisify(execFile);
const cairn = fileURLToPath(new URL('../../../cli/bin/cairn.js', import.meta.url));

interface Totals {
  readonly deals: number;
  readonly winnable: number;
  readonly unknown: number;
}

/** What a figure says, in one look: it may change at any time. */
const figure = (page: Page, who: string): Promise<{ readonly facts: string; readonly command: string }> =>
  page.locator(`[data-test="figure-${who}"]`).evaluate((part) => {
    const text = (name: string): string => part.querySelector(`[data-test="${name}"]`)?.textContent ?? '';
    return { facts: text('figure-facts'), command: text('figure-command') };
  });

/** "1,361 of deals 1 to 1,400, at most 2,000 positions each, 3 undecided (0.2%)." */
const totalsIn = (facts: string): Totals => {
  const [, winnable, deals] = /^([\d,]+) of deals 1 to ([\d,]+)/.exec(facts) ?? [];
  const [, unknown] = /([\d,]+) undecided/.exec(facts) ?? [];
  const number = (text = '0'): number => Number(text.replaceAll(',', ''));
  return { deals: number(deals), winnable: number(winnable), unknown: number(unknown) };
};

test('figures are those of `cairn survey`, by the command that stands beside them', async () => {
  const page = await openPage('/#/workshop/klondike?draw=3', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const told = page.locator('[data-test="figure-solver"]');
  await told.waitFor({ timeout: 30_000 });
  const said = [await figure(page, 'solver')];
  await page.locator('[data-test="figure-greedy"]').waitFor({ timeout: 30_000 });
  said.push(await figure(page, 'greedy'));
  await told.locator('summary').click();
  await told.locator('[data-test="copy-command"]').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^npx cairn survey --def /);
  expect(await page.locator('[data-test="figures"] [role="status"]').textContent()).toMatch(
    /of the deals can be won/,
  );
  expect(await seriousFaults(page)).toEqual([]);

  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-figures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const saving = page.waitForEvent('download');
  await page.locator('[data-test="download-variant"]').click();
  await (await saving).saveAs(path.join(folder, (await saving).suggestedFilename()));
  await page.close();
  for (const { facts, command } of said) {
    const [npx, name, ...args] = command.split(' ');
    expect([npx, name]).toEqual(['npx', 'cairn']);
    const { stdout } = await run(process.execPath, [cairn, ...args, '--json'], { cwd: folder });
    const { deals, winnable, unknown } = (JSON.parse(stdout) as { readonly totals: Totals }).totals;
    expect(totalsIn(facts), command).toEqual({ deals, winnable, unknown });
  }
});

test('nobody works while the page is hidden, while the rules cannot be played, or once it is left', async () => {
  const page = await openPage('/#/workshop/klondike');
  const threads = (): number => page.workers().length;
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await expect.poll(threads).toBeGreaterThan(0);
  await hide(true);
  await expect.poll(threads).toBe(0);
  await hide(false);
  await expect.poll(threads).toBeGreaterThan(0);
  await page.locator('[data-test="figure-solver"]').waitFor({ timeout: 30_000 });

  // Twelve columns take more cards than there are.
  const columns = page.locator('#control-zones-tableau-piles');
  await columns.fill('12');
  await columns.press('Enter');
  await expect.poll(threads).toBe(0);
  expect(await page.locator('[data-test="figures"]').getAttribute('data-stage')).toBe('none');
  await page.keyboard.press('Control+z');
  await expect.poll(threads).toBeGreaterThan(0);
  await page.goto('/#/help');
  await expect.poll(threads).toBe(0);
});
