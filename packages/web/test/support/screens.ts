// Every screen of the app, for tests that look at all of them.

import { packVariant } from '@cairn/workshop';
import type { Page } from 'playwright-core';
import { choose, command, ready } from './player.ts';

/** How each screen is reached from a table. */
export const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  table: async () => undefined,
  tracker: async (page) => {
    await page.keyboard.press('t');
    await page.locator('.tracker').waitFor();
  },
  command: async (page) => void (await command(page, 'moves')),
  menu: async (page) => page.locator('[data-test="menu"]').click(),
  deal: async (page) => {
    await choose(page, 'deal');
    await page.locator('#deal-number').fill('banana');
    await page.locator('[data-test="deal-it"]').click();
    await page.locator('.faults span').waitFor();
  },
  options: async (page) => choose(page, 'options'),
  question: async (page) => choose(page, 'end'),
  result: async (page) => {
    await choose(page, 'end');
    await page.locator('[data-test="yes"]').click();
    await page.locator('.result').waitFor();
  },
  link: async (page) => {
    await page.goto('/#/tripeaks/49621?wrap=banana');
    await page.locator('[data-test="bad-link"]').waitFor();
  },
  start: async (page) => {
    await page.goto('/#/');
    await page.locator('.start [data-test="earlier-days"]:enabled').waitFor();
  },
  earlier: async (page) => {
    await page.goto('/#/');
    await page.locator('[data-test="earlier-days"]:enabled').click();
    await page.locator('.day-deals li').first().waitFor();
  },
  games: async (page) => choose(page, 'games'),
  /** My games, with one that is saved, one that is not, and a file that is none. */
  own: async (page) => {
    for (const [title, passes, test] of [
      ['Twice', 2, 'save-own'],
      ['Thrice', 3, 'told-close'],
    ] as const) {
      const rules = await packVariant({ title, of: 'tripeaks', set: { 'stock.passes': passes } });
      await page.goto(`/#/${rules}/49621`);
      await page.locator(`[data-test="${test}"]`).click();
    }
    await choose(page, 'games');
    await page.locator('[data-test="more-own"]').click();
    await page.locator('[data-test="own-file"]').setInputFiles({
      name: 'cake.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"kind":"cake"}'),
    });
    await page.locator('[data-test="own-faults"] li').first().waitFor();
    await page.locator('[data-test="met-games"]').waitFor();
  },
  rules: async (page) => choose(page, 'rules'),
  statistics: async (page) => {
    await choose(page, 'end');
    await page.locator('[data-test="yes"]').click();
    await choose(page, 'statistics');
    await page.locator('[data-test="statistics"]').waitFor();
  },
  duplicate: async (page) => {
    await page.goto('/#/duplicate');
    await page.locator('[data-test="own-boards"]').click();
    await page.locator('#duplicate-boards').fill('banana');
    await page.locator('[data-test="create-duplicate"]').click();
    await page.locator('[data-test="duplicate-faults"] li').waitFor();
  },
  compare: async (page) => {
    await page.goto('/#/duplicate?board=tripeaks/49621&board=golf/1');
    await page.locator('[data-test="take-part"]').click();
    await page.locator('[data-test="advanced"]').click();
    await page
      .locator('#others-text')
      .fill('[Game "tripeaks"]\n[Deal "49621"]\n[Player "Bob"]\n\nd@61 end@62\n');
    await page.locator('[data-test="add-others"]').click();
    await page.locator('[data-test="sealed"]').waitFor();
    await page.locator('[data-test="play-board"]').click();
    await choose(page, 'end');
    await page.locator('[data-test="yes"]').click();
    await page.locator('[data-test="series-card"]').click();
    await page.locator('[data-test="totals"]').waitFor();
  },
  history: async (page) => {
    await choose(page, 'end');
    await page.locator('[data-test="yes"]').click();
    await choose(page, 'history');
    await page.locator('[data-test="look"]').waitFor();
    await page.locator('details:has(#record-text) > summary').click();
    await page.locator('#record-text').fill('[Game tripeaks]\n[Deal "0"]\n\n7S@x (\n');
    await page.locator('[data-test="open-record"]').click();
    await page.locator('[data-test="record-faults"] li').first().waitFor();
  },
  viewer: async (page) => {
    await page.keyboard.press('d');
    await choose(page, 'end');
    await page.locator('[data-test="yes"]').click();
    await choose(page, 'history');
    await page.locator('[data-test="look"]').click();
    await page.locator('#scrubber').waitFor();
  },
  review: async (page) => {
    await page.keyboard.press('d');
    await choose(page, 'end');
    await page.locator('[data-test="yes"]').click();
    await page.locator('[data-test="to-review"]').click();
    await page.locator('[data-test="review"]').waitFor();
  },
  challenge: async (page) => {
    await page.goto('/#/tripeaks/12?m=9C.8D.7D.d');
    await page.locator('[data-test="play-against"]').waitFor();
  },
  rival: async (page) => {
    await page.goto('/#/tripeaks/12?m=9C.8D.7D.d');
    await page.locator('[data-test="play-against"]').click();
    await page.keyboard.press('d');
    await page.locator('[data-test="rival"]').waitFor();
  },
  formats: async (page) => {
    await choose(page, 'formats');
    const summary = page.locator('[data-test="format-golf-round"] summary');
    await summary.click();
    await page.locator('[data-test="format-golf-round"] [data-test="start-deal"]').fill('banana');
    await page.locator('[data-test="format-golf-round"] [data-test="start"]').click();
    await page.locator('[data-test="format-faults"] li').waitFor();
  },
  series: async (page) => {
    await page.goto('/#/series/showdown-trail/7?flow=golf');
    await page.locator('[data-test="start"]').click();
    await page.locator('[data-test="in-series"]').waitFor();
    await page.keyboard.press('n');
    await page.locator('[data-test="yes"]').click();
    await page.locator('[data-test="series-next"]').waitFor();
  },
  scoreCard: async (page) => {
    await screens['series']?.(page);
    await page.locator('[data-test="series-card"]').click();
    await page.locator('[data-test="score-card"]').waitFor();
    await page.locator('[data-test="map"] summary').click();
  },
  moves: async (page) => {
    await page.keyboard.press('d');
    await page.keyboard.press('b');
    await page.keyboard.press('z');
    await choose(page, 'moves');
    await page.locator('[data-test="moves"]').waitFor();
  },
  settings: async (page) => {
    await choose(page, 'settings');
    await page.locator('[data-test="import"]').setInputFiles({
      name: 'cake.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"kind":"cake"}'),
    });
    await page.locator('[data-test="import-faults"] li').waitFor();
  },
  workshop: async (page) => {
    await page.goto('/#/workshop/klondike?draw=1');
    await page.locator('[data-test="departs"] li').first().waitFor();
    await page.locator('[data-test="source-fold"] > summary').click();
    await page.locator('[data-test="source"]').fill('[');
    await page.locator('[data-test="apply"]').click();
    await page.locator('[data-test="source-faults"] li').waitFor();
    await page.locator('[data-control="zones.tableau.piles"] input').fill('24');
    await page.keyboard.press('Enter');
    await page.locator('[data-test="bench-faults"] li').first().waitFor();
  },
  drawing: async (page) => {
    await page.goto('/#/workshop');
    await page.locator('a[href="#/workshop/empty-layout"]').click();
    await page.locator('[data-test="draw"]').focus();
  },
  help: async (page) => choose(page, 'help'),
  how: async (page) => void (await page.goto('/#/how')),
  faq: async (page) => void (await page.goto('/#/faq')),
  puzzles: async (page) => {
    await page.goto('/#/puzzles');
    await page.locator('[data-test="puzzle"] [data-target]').first().waitFor({ state: 'attached' });
  },
  atlas: async (page) => {
    await page.goto('/#/atlas');
    await page.locator('[data-test="atlas"]').waitFor();
  },
  coach: async (page) => {
    // A game whose figures are rough.
    await page.goto('/#/tripeaks/7?wrap=linear&face=rows2');
    await page.reload();
    await ready(page);
    await page.goto('/#/coach');
    await page.locator('[data-test="fit-start"]').waitFor();
  },
  about: async (page) => void (await page.goto('/#/about')),
};
