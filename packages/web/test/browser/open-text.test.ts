// A record or a link as text: pasted on the page of games played and in the palette, it is opened, or what is wrong with
// it is said.

import { makeLink } from '@cairn/engine';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { dealOf, gameOf, played, winningLine } from '../support/lines.ts';
import { ready, shown } from '../support/player.ts';

const game = gameOf('tripeaks');
const deal = dealOf('12');
const { texts } = played(game, deal, winningLine(game, deal) ?? []);
const link = makeLink({ game: 'tripeaks', options: {}, deal, moves: texts });

test('links and records are pasted on the page of games and in the palette, and what is wrong with them is said', async () => {
  const page = await openPage('/#/history', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.getByText('Open a game or a link').click();
  const field = page.locator('#record-text');
  const open = page.locator('[data-test="open-record"]');
  await field.fill('hello');
  await open.click();
  await expect.poll(() => shown(page, 'record-faults')).toMatch(/^This isn’t a game record/);
  await field.fill(`https://elsewhere.example/${link.replace('12', '0')}`);
  await open.click();
  await expect.poll(() => shown(page, 'record-faults')).toContain('whole number');
  await field.fill(`https://elsewhere.example/${link}`);
  await open.click();
  await page.locator('[data-test="challenge"]').waitFor();
  await page.keyboard.press('Escape');
  await ready(page);
  const paste = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.locator('[data-test="palette"]').focus();
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  };
  await paste('[Game "tripeaks"]\n[Deal "7"]\n\nKC\n');
  await expect.poll(() => shown(page, 'palette-faults')).toMatch(/^Move 1/);
  await page.keyboard.press('Escape');
  await paste('[Game "tripeaks"]\n[Deal "7"]\n\n3D 4D {so far so good} (d d) d\n');
  await expect.poll(() => shown(page, 'at')).toMatch(/^Move 0 of 3/);
  await page.locator('#scrubber').fill('2');
  await expect.poll(() => shown(page, 'notes')).toBe('so far so goodInstead: d d');
  await paste(link);
  await page.locator('[data-test="challenge"]').waitFor();
});
