// What a player sets for every table holds at a sealed one too, in a real Chromium: own keys, sound and vibration.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameCalled, makeContest } from '../club/club-support.ts';
import { ClubVisit, go, press } from './club-visit.ts';

let visit: ClubVisit;
let contest: string;
let page: Page;

/** Counts what a page asks of the device; everything is still done. Code of the page. */
const WATCH = `{
  const counts = { closed: 0, tones: 0, trembles: 0 };
  window.counts = counts;
  const count = (on, name, as) => {
    const real = on[name];
    on[name] = function (...given) {
      counts[as] += 1;
      return real.apply(this, given);
    };
  };
  count(AudioContext.prototype, 'close', 'closed');
  count(OscillatorNode.prototype, 'start', 'tones');
  count(Navigator.prototype, 'vibrate', 'trembles');
}`;

beforeAll(async () => {
  visit = await ClubVisit.start();
  contest = await makeContest(visit.store, [gameCalled('golf')]);
  ({ page } = await visit.device());
  await page.addInitScript(WATCH);
  await page.goto(`/#/club/contest/${contest}`);
  await press(page, 'enter');
  await press(page, 'play-0');
  await atTable();
});
afterAll(() => visit.end());

const atTable = async (): Promise<void> => {
  await page.locator('.board [tabindex="0"]').first().waitFor({ state: 'attached' });
  await page.locator('[data-test="club-link"][data-state="saved"]').waitFor();
};
const acts = (): Promise<readonly object[]> => visit.store.query('select text from club.act order by n');
/** Waits until a number of draws, and nothing else, is at the club. */
const drawn = async (count: number): Promise<void> => {
  await expect.poll(async () => (await acts()).length).toBeGreaterThanOrEqual(count);
  await page.locator('[data-test="club-link"][data-state="saved"]').waitFor();
  expect(await acts()).toEqual(Array.from({ length: count }, () => ({ text: 'd' })));
};
/** Changes something on the page of settings, and comes back to the board. */
const change = async (set: () => Promise<void>): Promise<void> => {
  const table = new URL(page.url()).hash;
  await go(page, '#/settings');
  await set();
  await go(page, table);
  await atTable();
};

test('a player’s own keys hold, and the usual ones do nothing, also after a reload', async () => {
  const give = async (action: string, key: string): Promise<void> => {
    await press(page, `key-${action}`);
    await page.keyboard.press(key);
  };
  await change(async () => {
    await give('draw', 'g');
    await give('tracker', 'y');
    await page.locator('[data-test="key-said"]').getByText('Card tracker: Y.').waitFor();
  });
  const tracker = page.locator('.tracker');
  for (const count of [1, 2]) {
    await page.keyboard.press('t');
    await page.keyboard.press('d');
    await page.keyboard.press('g');
    await drawn(count);
    expect(await tracker.count()).toBe(0);
    await page.keyboard.press('y');
    await tracker.waitFor();
    expect(await page.locator('[data-test="tracker"]').getAttribute('data-tip')).toContain('Y');
    await page.keyboard.press('y');
    await expect.poll(() => tracker.count()).toBe(0);
    if (count === 2) break;
    await page.reload();
    await atTable();
    // The keys come with what is fetched after the first paint.
    await expect.poll(() => page.locator('[data-test="tracker"]').getAttribute('data-tip')).toContain('Y');
  }
  expect(visit.faults).toEqual([]);
});

test('a move is heard and felt once its card is there, and not after that is switched off', async () => {
  const counted = (): Promise<object> => page.evaluate<object>('window.counts');
  const before = (await acts()).length;
  const set = (...names: readonly string[]) =>
    change(async () => {
      for (const name of names) await page.locator(`[data-test="${name}"]`).check();
    });
  const parts = (): Promise<number> =>
    page.evaluate<number>(
      `new Set(performance.getEntriesByType('resource').map(({ name }) => /(sound|haptics)-[^/]*\\.js$/.exec(name)?.[1]).filter(Boolean)).size`,
    );
  expect(await parts()).toBe(0);
  await set('sound-on', 'haptics-on');
  await expect.poll(parts).toBe(2);
  let deliver = (): void => undefined;
  const held = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route(
    '**/api/plays/*/acts',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.press('g');
  await page.locator('[data-test="club-link"]:not([data-state="saved"])').waitFor();
  expect(await counted()).toEqual({ closed: 0, tones: 0, trembles: 0 });
  deliver();
  await drawn(before + 1);
  await expect.poll(counted).toEqual({ closed: 0, tones: 1, trembles: 1 });

  await set('sound-off', 'haptics-off');
  await expect.poll(counted).toEqual({ closed: 1, tones: 1, trembles: 1 });
  await page.keyboard.press('g');
  await drawn(before + 2);
  expect(await counted()).toEqual({ closed: 1, tones: 1, trembles: 1 });
  expect(visit.faults).toEqual([]);
});
