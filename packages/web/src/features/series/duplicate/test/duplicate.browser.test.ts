// A duplicate by links and files: boards are played, what others made of them is sealed until then, and compared.

import { parseRecord } from '@cairn/engine';
import {
  addResults,
  makeDuplicate,
  newDuplicate,
  parseDuplicate,
  parseDuplicateLink,
  duplicateResult,
  type Duplicate,
} from '@cairn/formats';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../../test/browser.ts';
import { sure } from '../../../../../test/support/lines.ts';
import { end, ready, shown, stored } from '../../../../../test/support/player.ts';

const LINK = '#/duplicate?title=Sunday&board=tripeaks/7&board=golf/1';

/** TriPeaks, deal 7: 37 points. */
const WIN =
  '3D 4D d AD KD QC JC TS 9C 8S 9D TH d d 3C 2S d d 6C 5C d d TD 9S d 4C 5D 6D 5S d d QH d AH d AS d d ' +
  '8C 7S 8H d d d d d d JD';

/** What Bob made of both boards, as a file. */
const bobs = (): string => {
  const { title, boards } = sure(parseDuplicateLink(LINK));
  const empty: Duplicate = sure(newDuplicate(title, boards));
  const played = [
    `[Game "tripeaks"]\n[Deal "7"]\n[Player "Bob"]\n\n${WIN}\n`,
    '[Game "golf"]\n[Deal "1"]\n[Player "Bob"]\n\nend@61\n',
  ].map((text) => sure(duplicateResult(empty, sure(parseRecord(text)))));
  return makeDuplicate(sure(addResults(empty, played)));
};

const rows = (page: Page, table: string): Promise<string[]> =>
  page.locator(`[data-test="${table}"] tbody tr`).evaluateAll((all) =>
    all.map((row) =>
      [...row.children]
        .slice(0, 6)
        .map((cell) => cell.textContent?.trim())
        .join(' | '),
    ),
  );

test('boards of a link are played, with the results of others sealed until then, and compared with match points', async () => {
  const page = await openPage(`/${LINK}`, {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.locator('[data-test="take-part"]').click();
  await page.locator('[data-test="advanced"]').click();
  await page.locator('#others-text').fill(bobs());
  await page.locator('[data-test="add-others"]').click();
  await expect.poll(() => shown(page, 'taken')).toBe('2 results added.');
  await expect.poll(() => shown(page, 'sealed')).toContain('2 results of others once you finish');
  expect(await page.getByText('Bob').count()).toBe(0);

  // The clock begins with the deal and goes on while nobody looks.
  await page.clock.install();
  await page.locator('[data-test="play-board"]').click();
  await ready(page);
  await page.keyboard.press('d');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(90_000);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => page.locator('[role="timer"]').textContent()).toMatch(/^1:3\d$/);
  await page.keyboard.press('z');
  expect(await page.locator('[data-test="score"]').textContent()).toBe('−5 points');
  await end(page);
  await page.locator('[data-test="series-card"]').click();

  // -145 against 37 are 182 points; 228 are a whole deal, 1000 on the scale: 798, 13 match points.
  await expect
    .poll(() => rows(page, 'board-1'))
    .toEqual(['1 | Bob | 37 | +13 | +9 | 100%', '2 | You | −145 | −13 | −9 | 0%']);
  expect(await rows(page, 'totals')).toEqual([
    '1 | Bob | +13 | +9 | 100% | 1',
    '2 | You | −13 | −9 | 0% | 1',
  ]);
  expect(await page.locator('[data-test="board-2"]').count()).toBe(0);
  expect(await shown(page, 'sealed')).toContain('one more result once you finish');
  await page.reload();
  await expect.poll(() => rows(page, 'board-1')).toHaveLength(2);

  // Results go out under a name.
  await page.locator('[data-test="advanced"]').click();
  await page.locator('[data-test="copy-own"]').click();
  await page.getByText('Enter your name first').waitFor();
  await page.locator('#player').fill('Ada');
  await page.locator('[data-test="rename"]').click();
  await expect.poll(() => rows(page, 'totals')).toContain('2 | Ada | −13 | −9 | 0% | 1');
  await page.locator('[data-test="copy-own"]').click();
  await expect.poll(() => shown(page, 'passed-on')).toBe('Copied.');
  const mine = await page.evaluate(() => navigator.clipboard.readText());
  const { results } = sure(parseDuplicate(mine));
  expect(results).toMatchObject([{ player: 'Ada', board: 0, outcome: { score: -145 } }]);
  expect(results[0]?.outcome.seconds).toBeGreaterThan(90);

  await page.locator('[data-test="board-1"] [data-test="look"]').first().click();
  await expect.poll(() => shown(page, 'at')).toMatch(/^Move 0 of 48/);
});

test('a link of a game and a pasted file are results too, and what is false is not taken', async () => {
  const page = await openPage('/#/duplicate', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.locator('[data-test="own-boards"]').click();
  await page.locator('#duplicate-boards').fill('tripeaks/7\nhttps://elsewhere.example/#/tripeaks/8');
  await page.locator('[data-test="add-deal"]').click();
  await page.locator('[data-test="create-duplicate"]').click();
  await expect.poll(() => page.locator('.boards li').count()).toBe(3);
  await page.locator('[data-test="advanced"]').click();
  const add = async (text: string, name = ''): Promise<void> => {
    await page.locator('#others-text').fill(text);
    await page.locator('#others-name').fill(name);
    await page.locator('[data-test="add-others"]').click();
  };
  const faults = (): Promise<string> =>
    page.locator('section[aria-labelledby="others"] [data-test="duplicate-faults"]').innerText();
  await add('https://elsewhere.example/#/tripeaks/8?m=d.end');
  await expect.poll(faults).toContain('needs the player’s name');
  await add('https://elsewhere.example/#/tripeaks/8?m=d.end', 'You');
  await expect.poll(faults).toContain('Someone here is already called You');
  await add('[Game "tripeaks"]\n[Deal "7"]\n[Score "99"]\n[Player "Bob"]\n\nend\n');
  await expect.poll(faults).toContain('99');
  await add('https://elsewhere.example/#/tripeaks/8?m=d.end', 'Eve');
  await expect.poll(() => shown(page, 'taken')).toBe('1 result added.');
  await page.locator('#player').fill('Ada');
  await page.locator('[data-test="rename"]').click();
  await page.locator('[data-test="copy-boards"]').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/#\/duplicate\?board=tripeaks\/7&board=tripeaks\/8&board=tripeaks\/\d+$/);
});

test('a friend is challenged from the start screen in three taps, and the answer opens the comparison', async () => {
  const page = await openPage('/', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('link', { name: /^Play a friend/ }).click();
  await page.locator('.friend-game', { hasText: 'TriPeaks' }).click();
  await page.locator('[data-test="send-challenge"]').click();
  await page.locator('[data-test="play-board"]').waitFor();
  const invitation = await clipboard();
  expect(invitation).toMatch(/#\/duplicate\?board=tripeaks\/\d+$/);
  const room = page.url();

  // The friend plays and answers. Both browsers call their player "You" until a name is given.
  const friend = await openPage('/', { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await friend.goto(`/${new URL(invitation).hash}`);
  await friend.locator('[data-test="take-part"]').click();
  await friend.locator('[data-test="play-board"]').click();
  await ready(friend);
  await friend.keyboard.press('d');
  await end(friend);
  await friend.locator('[data-test="series-card"]').click();
  await friend.locator('[data-test="send-results"]').click();
  await friend.getByText('Enter your name first').waitFor();
  await friend.locator('#sender').fill('Ada');
  await friend.locator('[data-test="send-results"]').click();
  await expect.poll(() => shown(friend, 'results-sent')).toBe('Copied.');
  const answer = await friend.evaluate(() => navigator.clipboard.readText());
  expect(answer.length).toBeLessThan(1000);

  // It is sealed until the own deal is over, then both results stand side by side.
  await page.goto(`/${new URL(answer).hash}`);
  await expect.poll(() => page.url()).toBe(room);
  await expect.poll(() => shown(page, 'sealed')).toContain('one more result');
  expect(await page.getByText('Ada').count()).toBe(0);
  await page.locator('[data-test="play-board"]').click();
  await ready(page);
  await end(page);
  await page.locator('[data-test="series-card"]').click();
  await expect.poll(() => rows(page, 'board-1')).toHaveLength(2);
  expect(await page.getByText('Ada').count()).toBeGreaterThan(0);

  // A stranger who opens the answer is challenged; a damaged one is refused.
  const other = await openPage(`/${new URL(answer).hash}`);
  await expect.poll(() => shown(other, 'who-played')).toContain('Ada');
  const damaged = await openPage(`/${new URL(answer).hash.slice(0, -9)}`);
  await damaged.getByText('The results in this link are damaged').waitFor();
});

test('a series against the clock ends with its time, in the middle of a deal, and keeps it over a reload', async () => {
  const page = await openPage('/#/series/sprint/7?seconds=30');
  await page.clock.install();
  await page.locator('[data-test="start"]').click();
  await ready(page);
  await page.keyboard.press('d');
  await page.clock.runFor(12_000);
  await end(page);
  await page.locator('[data-test="series-next"]').click();
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 8');
  await page.keyboard.press('d');
  await stored(page);
  await page.reload();
  await ready(page);
  await expect.poll(() => page.locator('[role="timer"]').textContent()).toMatch(/^0:1[678]$/);
  await page.clock.runFor(19_000);
  await page.getByRole('heading', { name: 'Time is up' }).waitFor();
  await expect.poll(() => shown(page, 'series-stand')).toContain('Time is up');
});
