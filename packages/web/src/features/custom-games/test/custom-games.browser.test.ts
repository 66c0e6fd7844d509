// Own games: rules that come with a link are played, kept, shared and forgotten like those of any game, and rules that
// cannot be played are refused with the reason.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packVariant, unpackVariant, type Variant } from '@cairn/workshop';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { gameOf } from '../../../../test/support/lines.ts';
import { choose, end, openTable, ready, shown, spoken } from '../../../../test/support/player.ts';

const parent = gameOf('tripeaks').base;
const steep: Variant = {
  title: 'Steep peaks',
  of: 'tripeaks',
  set: parent.options['wrap']?.values['linear']?.set ?? {},
};

/** A result as every version has kept it. */
const older = {
  id: 'a', deal: '7', outcome: 'won', score: 40, streak: 3, moves: 50, spent: 90_000,
  undos: 0, looks: 0, again: false, shared: false, at: 5,
} as const; // prettier-ignore

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const say = (page: Page, name: string) => expect.poll(() => shown(page, name));

/** The rules that an address brings, whoever has packed them. */
const rulesOf = async (address: string): Promise<Variant | null> => {
  const read = await unpackVariant(/#\/(~[\w-]+)/.exec(address)?.[1] ?? '');
  return read.ok ? read.value.variant : null;
};

test('a link brings its rules: they are played, survive, and are kept, named, passed on and forgotten', async () => {
  const page = await openPage(`/#/${await packVariant(steep)}/49621`, {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.locator('[data-test="told"]').getByText('Steep peaks').waitFor();
  expect(await rulesOf(await hash(page))).toEqual(steep);
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await say(page, 'score').toBe('−10 points');
  await page.reload();
  await ready(page);
  await say(page, 'score').toBe('−10 points');
  // Another tab goes on with it, though its address names nothing.
  const tab = await page.context().newPage();
  await tab.goto('/#/table');
  await ready(tab);
  await say(tab, 'score').toBe('−10 points');
  expect(await rulesOf(await hash(tab))).toEqual(steep);
  await tab.close();
  await page.reload();
  await ready(page);

  // It is over: its statistics, its record and its rules are there as of any game.
  await choose(page, 'copyMoves');
  await expect.poll(clipboard).toMatch(/\/49621\?m=d\.d$/);
  expect(await rulesOf(await clipboard())).toEqual(steep);
  await end(page);
  await choose(page, 'copyRecord');
  await expect.poll(clipboard).toMatch(/^\[Game "~[\w-]+"\]\n\[Deal "49621"\]/);
  const record = await clipboard();
  await choose(page, 'statistics');
  await say(page, 'wins').toBe('0 of 1');
  expect(await page.locator('[data-test="statistics"] b').textContent()).toBe('Steep peaks');
  await page.goto('/#/history');
  await page.locator('.history-row', { hasText: 'Steep peaks' }).locator('[data-test="look"]').click();
  await say(page, 'at').toMatch(/^Move 0 of 3/);

  // My games: saved, named, as a file, deleted.
  await page.goto('/#/games');
  await page.locator('[data-test="save-met"]').click();
  const mine = page.locator('[data-test="own-game"]');
  await mine.getByText('Made from TriPeaks').waitFor();
  expect(await page.locator('[data-test="met-games"]').count()).toBe(0);
  await page.locator('[data-test="more-own"]').click();
  await mine.getByRole('textbox').fill('Steeper');
  await page.keyboard.press('Enter');
  await mine.getByText('Steeper', { exact: true }).waitFor();
  await page.goto('/#/table');
  await page.locator('.board[aria-label="Steeper"]').waitFor();
  await page.keyboard.press('/');
  await page.locator('[data-test="palette"]').fill('steep');
  await page.getByRole('option', { name: 'Steeper' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/#/games');
  await page.reload();
  await page.locator('[data-test="more-own"]').click();
  const saving = page.waitForEvent('download');
  await page.locator('[data-test="file-own"]').click();
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-own-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect((await saving).suggestedFilename()).toBe('steeper.cairn.json');
  const file = path.join(folder, 'game.json');
  await (await saving).saveAs(file);
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toEqual({ ...steep, title: 'Steeper' });
  await page.locator('[data-test="remove-own"]').click();
  await page.locator('[data-test="yes"]').click();
  await expect.poll(() => mine.count()).toBe(0);
  await page.goto('/#/statistics');
  await expect.poll(() => page.locator('[data-test="statistics"] b').textContent()).toBe('Steeper');

  // Files in: the same rules are one game, what is none changes nothing.
  await page.goto('/#/games');
  const give = (content: string): Promise<void> =>
    page
      .locator('[data-test="own-file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await give(text.slice(0, -10));
  await page.locator('[data-test="own-faults"] li').waitFor();
  await give(JSON.stringify({ ...steep, set: { 'stock.draw': 60 } }));
  await say(page, 'own-faults').toContain('stock.draw');
  expect(await mine.count()).toBe(0);
  await give(text);
  await say(page, 'own-brought').toBe('Steeper is now one of your games.');
  await give(text.replace('Steeper', 'Flatter'));
  await say(page, 'own-brought').toBe('You already have these rules: Steeper.');
  expect(await mine.count()).toBe(1);
  await mine.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'Steeper' }).waitFor();

  // Somebody else has neither the game nor its link, but the record as text.
  const other = await openPage('/#/history');
  await other.getByText('Open a game or a link').click();
  await other.locator('#record-text').fill(record.replace(/~[\w-]+/, 'own-0123456789abcdef'));
  await other.locator('[data-test="open-record"]').click();
  await say(other, 'record-faults').toContain('own-0123456789abcdef');
  await other.locator('#record-text').fill(record);
  await other.locator('[data-test="open-record"]').click();
  await say(other, 'at').toMatch(/^Move 0 of 3/);
});

test('broken and hostile rules are refused with the reason, and the table beneath stays as it was', async () => {
  const good = await packVariant(steep);
  const links: readonly (readonly [string, string, string])[] = [
    [good.slice(0, -8), 'it is cut short or changed', 'Regeln'],
    [`~${'A'.repeat(9000)}`, 'at most 8000 can be read', 'höchstens'],
    [await packVariant({ ...steep, set: { 'stock.draw': 60 } }), 'stock.draw', 'stock.draw'],
    [await packVariant({ ...steep, of: 'nothing' }), 'There is no game "nothing" here', 'nothing'],
    [await packVariant({ ...steep, set: { '__proto__.polluted': 1 } }), 'leads nowhere', '__proto__'],
    [
      await packVariant({ ...steep, set: { 'pack.names': { ranks: { 2: '<script/>' } } } }),
      'pack.names.ranks.2',
      'pack.names.ranks.2',
    ],
    // A megabyte of nothing, packed.
    [await packVariant({ ...steep, title: ' '.repeat(1_000_000) }), 'it is cut short or changed', 'Regeln'],
  ];
  for (const [language, why] of [
    ['en-GB', 1],
    ['de-DE', 2],
  ] as const) {
    const page = await openTable('/#/tripeaks/49621', { context: { locale: language } });
    await page.keyboard.press('d');
    for (const link of links) {
      await page.evaluate((to) => {
        location.hash = `#/${to}/7`;
      }, link[0]);
      await say(page, 'bad-link').toContain(link[why]);
      await page.locator('dialog a.primary').click();
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
      await expect.poll(() => hash(page)).toBe('#/tripeaks/49621');
    }
    expect(await shown(page, 'score')).toMatch(/5 (points|Punkte)/);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  }
});

test('where nothing can be kept a reload still has the rules, and a challenge under them is played', async () => {
  const page = await openPage('/#/help');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await page.goto(`/#/${await packVariant(steep)}/49621?m=d.d`);
  await page.reload();
  await say(page, 'challenge').toMatch(/^Steep peaks, deal 49621\./);
  await page.locator('[data-test="play-against"]').click();
  await ready(page);
  await page.keyboard.press('d');
  await say(page, 'rival').toMatch(/after 1 move$/);
  // The solver's thread knows the rules, too.
  await page.keyboard.press('h');
  // A hint names a move and then says why, or what it wins.
  await expect.poll(() => spoken(page)).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+\./);
  await page.reload();
  await ready(page);
  expect(await rulesOf(await hash(page))).toEqual(steep);
  await say(page, 'deal').toBe('Deal 49621');
});

test('a database from before own games keeps what it had, and takes them in', async () => {
  const page = await openPage('/icon.svg', { expected: /favicon/ });
  await page.evaluate(
    async ([group, result]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cairn', 2);
        opening.addEventListener('upgradeneeded', () => {
          for (const name of ['table', 'settings', 'results', 'records', 'series'])
            opening.result.createObjectStore(name);
        });
        opening.addEventListener('error', () => reject(new Error('It does not open')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('results', 'readwrite');
          writing.objectStore('results').put({ ...result, group }, result.id);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [parent.id, older] as const,
  );
  await page.goto('/#/statistics');
  await say(page, 'wins').toBe('1 of 1');
  await page.goto(`/#/${await packVariant(steep)}/49621`);
  await page.locator('[data-test="save-own"]').click();
  await page.goto('/#/games');
  await page.reload();
  await page.locator('[data-test="own-game"]').getByText('Steep peaks').waitFor();
});
