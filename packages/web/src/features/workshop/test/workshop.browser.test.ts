// The workshop as a player uses it: a game changed by keys alone and won, a layout drawn, saved, passed on and played by
// somebody else, changes taken back, faults told where they were made, and the definition edited as text.

import { isWon, makeLink, start, type GameDef, type State } from '@cairn/engine';
import { solve } from '@cairn/solver';
import { unpackVariant } from '@cairn/workshop';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { enterTable, keys } from '../../../../test/support/hands.ts';
import { figure, surveyAgain } from './figures.ts';
import { dealOf, gameOf, played, sure } from '../../../../test/support/lines.ts';
import { choose, openTable, ready, shown, targetOf } from '../../../../test/support/player.ts';

// A deal played by keys takes a while on a busy machine.

/** Opens the workbench in a fresh profile and waits for its table. */
const openBench = async (game: string, context = {}): Promise<Page> => {
  const page = await openPage(`/#/workshop/${game}`, { context });
  await ready(page);
  return page;
};

/** Leads the focus to an element by Tab alone, on from where it is. */
const tabTo = async (page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const there = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
};

/** Goes on along the tabs to one of them by the arrows. */
const arrowTo = async (page: Page, tab: string): Promise<void> => {
  for (let steps = 0; steps < 9; steps++) {
    if ((await page.locator(`#tab-${tab}`).getAttribute('aria-selected')) === 'true') return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrows do not lead to the tab ${tab}`);
};

/** The rules that a table's address carries. */
const rulesIn = async (page: Page) => {
  await page.waitForURL(/#\/~/);
  return sure(await unpackVariant(/#\/(~[\w-]+)/.exec(page.url())?.[1] ?? '')).game;
};

const press = (page: Page, name: string): Promise<void> => page.locator(`[data-test="${name}"]`).click();

/** The definition as it stands in the fold. */
const definition = async (page: Page): Promise<GameDef> =>
  JSON.parse(await page.locator('[data-test="source"]').inputValue()) as GameDef;

test('Trigon without dealing is made by keys, and won by keys', async () => {
  const page = await openTable('/#/trigon/20');
  await choose(page, 'change');
  await page.locator('#tab-structure').waitFor();
  await ready(page);
  await tabTo(page, '#tab-structure');
  await tabTo(page, '#control-stock');
  await page.keyboard.press('Space');
  await expect.poll(() => shown(page, 'departs')).toContain('lie face up on the waste');
  await tabTo(page, '#tab-structure', 'Shift+Tab');
  await arrowTo(page, 'waste');
  await tabTo(page, '[data-control="zones.waste.give"] input');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => shown(page, 'departs')).toContain('Any card of the waste may go to a column.');
  await tabTo(page, '[data-test="play-variant"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const changed = await rulesIn(page);
  const game = gameOf('trigon', { structure: 'none' });
  expect(changed.rules).toBe(game.rules);

  // The table takes the rules of the link in before it is there.
  await expect.poll(() => page.title()).toContain('Trigon, changed');
  await ready(page);
  await page.goto('/#/settings');
  await page.locator('[data-test="finish-off"]').check();
  await page.locator('[data-test="speed-off"]').check();
  const deal = dealOf('20');
  const line = solve(game, sure(start(game, deal))).moves ?? [];
  const { states } = played(game, deal, line);
  expect(isWon(game, states.at(-1) as State)).toBe(true);
  await page.goBack();
  await ready(page);
  const link = page.url().split('#/')[1]?.split(/[/?]/)[0] ?? '';
  await page.goto(`/${makeLink({ game: link, options: {}, deal, moves: null })}`);
  await expect.poll(() => page.title()).toContain('Trigon, changed');
  await ready(page);
  await enterTable(page);
  for (const [i, move] of line.entries()) await keys(page, changed, move, states[i]);
  await page.locator('.result.won').waitFor();
});

test('a five-card peak is drawn, saved, passed on, and played by somebody else', async () => {
  const context = { permissions: ['clipboard-read', 'clipboard-write'] };
  const page = await openBench('empty-layout', context);
  const sheet = page.locator('[data-test="draw"]');
  const said = (): Promise<string | null> => page.locator('.control [role=status]').textContent();
  await page.locator('#variant-title').fill('Five up');

  // Two cards on the first, by keys; the sheet grows as they come.
  await sheet.focus();
  await expect.poll(said).toContain('card 1');
  for (const key of ['ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect.poll(said).toMatch(/^Card added\. .*card 2, covers 1\.$/);
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(said).toMatch(/^Card added\. .*card 3, covers 1\.$/);
  await expect.poll(() => targetOf(page, 2).count()).toBe(1);

  // Two more by the mouse: one where it belongs, one carried there.
  const place = async (x: number, row: number) => {
    const box = await sheet.locator('svg').boundingBox();
    const [, , width = 1, height = 1] = ((await sheet.locator('svg').getAttribute('viewBox')) ?? '')
      .split(' ')
      .map(Number);
    if (box === null) throw new Error('There is no sheet');
    return {
      x: box.x + ((x + 0.2) * 10 * box.width) / width,
      y: box.y + ((row + 0.5) * 15 * box.height) / height,
    };
  };
  const second = await place(3, 3);
  await page.mouse.click(second.x, second.y);
  await expect.poll(said).toContain('card 4, covers 2.');
  const wrong = await place(9, 2);
  await page.mouse.click(wrong.x, wrong.y);
  await expect.poll(said).toContain('Card added.');
  const [from, to] = [await place(9, 2), await place(8, 3)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(said).toContain('Card moved.');

  await press(page, 'save-variant');
  await expect.poll(() => shown(page, 'keep-told')).toContain('“Five up” is saved to your games.');
  await press(page, 'copy-variant');
  await expect
    .poll(() => shown(page, 'keep-told'))
    .toMatch(/^The link contains all the rules \(\d+ characters\)/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/#/games');
  await page.locator('[data-test="own-game"]').getByText('Five up', { exact: true }).first().waitFor();

  // It can be gone on with from there.
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click();
  await expect.poll(() => page.locator('#variant-title').inputValue()).toBe('Five up');
  await expect.poll(() => targetOf(page, 4).count()).toBe(1);

  const other = await openPage(`/${new URL(link).hash}`);
  await ready(other);
  await expect.poll(() => other.title()).toContain('Five up');
  const game = await rulesIn(other);
  expect(game.byRole.layout.length).toBe(5);
  expect(game.piles.slice(0, 3).map(({ coveredBy }) => coveredBy.length)).toEqual([2, 1, 1]);
  const stock = game.stock ?? 0;
  const before = await targetOf(other, stock).getAttribute('aria-label');
  await other.keyboard.press('d');
  await expect.poll(() => targetOf(other, stock).getAttribute('aria-label')).not.toBe(before);

  // How often it can be won is what a survey of the same deals finds.
  await choose(other, 'change');
  await other.locator('[data-test="figure-solver"]').waitFor();
  await surveyAgain(other, [await figure(other, 'solver')]);
});

test('changes are taken back and made again, and what is wrong is told where it was made', async () => {
  const page = await openBench('trigon');
  await page.locator('[data-test="source-fold"] > summary').click();
  const columns = page.locator('[data-control="zones.tableau.piles"] input');
  const more = page.locator('[data-control="zones.tableau.piles"]').getByRole('button', { name: /more$/ });
  await more.click();
  await expect.poll(() => columns.inputValue()).toBe('8');
  await expect.poll(() => targetOf(page, 7).count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => columns.inputValue()).toBe('7');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => columns.inputValue()).toBe('8');

  // What cannot be chosen says why before it is chosen, and the table is there to be played.
  await page.getByRole('button', { name: /^Stock, \d+ cards/ }).click();
  await press(page, 'trial-undo');
  await expect.poll(() => page.locator('[data-test="trial-undo"]').isDisabled()).toBe(true);
  await page.locator('#control-stock').uncheck();
  const why = page.locator('[data-control="zones.waste"] small');
  await expect.poll(() => why.textContent()).toContain('cards are left over and there is no stock');
  await page.keyboard.press('Control+z');
  await expect.poll(() => why.count()).toBe(0);

  // More columns than cards: told at the number, at the top, and the table waits. What is typed stays till it is finished,
  // though the page is written anew around it.
  await columns.fill('24');
  await more.dispatchEvent('click');
  await expect.poll(() => targetOf(page, 8).count()).toBe(1);
  expect(await columns.inputValue()).toBe('24');
  await columns.press('Enter');
  const told = async (): Promise<string | null> => {
    const id = await columns.getAttribute('aria-describedby');
    return id === null ? null : page.locator(`#${id}`).textContent();
  };
  await expect.poll(told).toMatch(/^The zones take \d+ cards and the pack has 52/);
  expect(await columns.getAttribute('aria-invalid')).toBe('true');
  expect(await shown(page, 'bench-faults')).toContain('The zones take');
  expect(await shown(page, 'trial-told')).toBe('Fix the rules below and the table will deal.');
  expect(await page.locator('[data-test="play-variant"]').isDisabled()).toBe(true);
  await press(page, 'undo-edit');
  await expect.poll(told).toBe(null);
  expect(await shown(page, 'bench-faults')).toBe('');
  expect(await page.locator('[data-test="play-variant"]').isDisabled()).toBe(false);
  await press(page, 'to-parent');
  await expect.poll(() => columns.inputValue()).toBe('7');

  // What no sentence of the rules tells is told by its control.
  await page.locator('#tab-foundation').click();
  await press(page, 'control-zones-foundation-build-0-ends-circular');
  const turned = page.locator('[data-test="turned"]');
  await expect
    .poll(() => turned.textContent())
    .toBe(
      'Foundation – Foundations – After the king, before the ace: Nothing: they are ends → They meet: king and ace',
    );
  expect(await turned.isVisible()).toBe(true);
  await press(page, 'undo-edit');
  await expect.poll(() => turned.count()).toBe(0);

  // The definition as text: broken it changes nothing and is kept, mended it is taken.
  const source = page.locator('[data-test="source"]');
  const whole = await source.inputValue();
  await source.fill(`${whole.slice(0, 200)}!`);
  await press(page, 'apply');
  await expect.poll(() => shown(page, 'source-faults')).toMatch(/^Line \d+: This isn’t valid JSON$/);
  expect(await source.inputValue()).toBe(`${whole.slice(0, 200)}!`);
  const draw = /"draw": \d+/.exec(whole)?.[0] ?? '';
  await source.fill(whole.replace(draw, '"draw": "many"'));
  await press(page, 'apply');
  const line = whole.slice(0, whole.indexOf(draw)).split('\n').length;
  await expect.poll(() => shown(page, 'source-faults')).toContain(`Line ${line}: stock.draw: `);
  await source.fill(whole.replace(draw, '"draw": 3'));
  await press(page, 'apply');
  await expect.poll(() => shown(page, 'source-faults')).toBe('Applied.');
  expect((await definition(page)).stock?.draw).toBe(3);
  await expect.poll(() => shown(page, 'departs')).toContain('three cards from the stock');
});

test('names of cards that are none are told, and left to be mended', async () => {
  const page = await openBench('black-hole');
  await page.locator('#tab-deal').click();
  const field = page.locator('#control-zones-hole-pull');
  const help = page.locator('#control-zones-hole-pull-help');
  const usual = await help.textContent();
  await field.fill('XX');
  await field.press('Enter');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await help.textContent()).not.toBe(usual);
  expect(await field.inputValue()).toBe('XX');
  await field.fill('kh');
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('KH');
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  expect(await help.textContent()).toBe(usual);
});
