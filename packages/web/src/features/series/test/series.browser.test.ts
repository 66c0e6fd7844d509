// Series on the page: a round whose score card is checked against its records, levels of the trail, a stage with its
// powers, and a purse that is closed early at the price that was named.

import { makeRecord, recordMoves, type Game, type Move } from '@cairn/engine';
import {
  addEntry,
  beginSeries,
  compileFormat,
  findFormat,
  formats,
  makeSeries,
  nextDeal,
  parseSeries,
  replaySeries,
  standingOf,
  type Format,
  type Series,
} from '@cairn/formats';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keyOf, keys } from '../../../../test/support/hands.ts';
import { movesKept } from '../../../../test/support/kept.ts';
import { dealOf, lazyLine, played, sure, winningLine } from '../../../../test/support/lines.ts';
import { choose, command, openTable, ready, shown, spoken } from '../../../../test/support/player.ts';

const formatOf = (id: string): Format => {
  const def = findFormat(id);
  if (def === null) throw new Error(`No format "${id}"`);
  return sure(compileFormat(def));
};

const inSeries = (page: Page) => expect.poll(() => shown(page, 'in-series'));
const press = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-test="${name}"]`).first().click();

/** Begins the series of a link and waits for its first deal. */
const begin = async (page: Page, link: string): Promise<void> => {
  await page.goto(`/#/series/${link}`);
  await press(page, 'start');
  await ready(page);
  await page.locator('[data-test="in-series"]').waitFor();
};

/** Plays a line by key and by click, without looking at what is shown on the way. */
const playLine = async (page: Page, game: Game, deal: string, line: readonly Move[]): Promise<void> => {
  const { states } = played(game, dealOf(deal), line);
  for (const [i, move] of line.entries()) {
    if (move.kind === 'draw') await page.keyboard.press('d');
    else if (move.kind === 'play') await page.locator(`[data-target="${keyOf(states[i], move)}"]`).click();
    else throw new Error(`No way to ${move.kind}`);
  }
  await page.locator('[data-test="series-row"]').waitFor();
};

/** Ends the deal on the table where it stands. */
const giveUp = async (page: Page): Promise<void> => {
  await page.keyboard.press('n');
  await press(page, 'yes');
  await page.locator('[data-test="series-row"]').waitFor();
};

/** The cells of the score card, row by row, by their columns. */
const cells = (page: Page): Promise<readonly Readonly<Record<string, string>>[]> =>
  page
    .locator('[data-test="score-card"] tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Object.fromEntries(
          [...row.querySelectorAll<HTMLElement>('td[data-column]')].map((cell) => [
            cell.dataset['column'] ?? '',
            cell.textContent ?? '',
          ]),
        ),
      ),
    );

const minus = (n: number): string => `${n}`.replace('-', '−');

test('a round of nine holes, and its score card is what its records say', async () => {
  const page = await openTable('/#/tripeaks/49621', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await begin(page, 'golf-round/7');
  const [leg] = formatOf('golf-round').legs;
  if (leg === undefined) throw new Error('No hole');
  await inSeries(page).toBe('Hole 1 of 9, par 4 · ±0');
  await playLine(page, leg.game, '7', lazyLine(leg.game, dealOf('7')));
  for (let hole = 2; hole <= 9; hole++) {
    await press(page, 'series-next');
    await inSeries(page).toMatch(new RegExp(`^Hole ${hole} of 9`));
    await giveUp(page);
  }
  expect(await shown(page, 'series-stand')).toContain('Finished');
  expect(await page.locator('[data-test="series-next"]').count()).toBe(0);
  await press(page, 'series-card');
  await page.locator('[data-test="score-card"]').waitFor();

  await press(page, 'copy-series');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^\[Format "golf-round"\]/);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const { rows, toPar } = standingOf(sure(replaySeries(sure(parseSeries(text)))));
  expect(rows.length).toBe(9);
  const card = await cells(page);
  expect(card.map(({ points, par, running }) => [points, par, running])).toEqual(
    rows.map((row) => [minus(row.points), `${row.par}`, minus(row.running)]),
  );
  expect(await shown(page, 'stands')).toBe(`Finished · +${toPar}`);

  // A row leads to its record.
  await press(page, 'look');
  await page.getByRole('heading', { name: /deal 7$/ }).waitFor();
  await page.goto('/#/statistics');
  await expect.poll(() => shown(page, 'series-best')).toBe(`+${toPar}`);
});

test('a hole is left, gone on with in another tab and through reloads; its deal is given, and nothing is taken back', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await choose(page, 'formats');
  await page.locator('[data-test="format-golf-round"]').waitFor();
  expect(await page.locator('[data-test="format-high-moor"]').innerText()).toContain(
    'Locked until you reach the goal of Saltmarsh.',
  );
  await begin(page, 'golf-round/7');
  await inSeries(page).toMatch(/^Hole 1 of 9/);
  await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/dealt/i);
  await page.keyboard.press('z');
  await expect.poll(() => spoken(page)).toBe('No undo in this challenge.');
  await choose(page, 'restart');
  await expect.poll(() => spoken(page)).toBe('In a challenge you play each deal once; you can’t restart it.');
  await choose(page, 'next');
  await expect.poll(() => spoken(page)).toMatch(/^The deals of a challenge are fixed/);
  expect(await shown(page, 'deal')).toBe('Deal 7');

  const score = await shown(page, 'score');
  await page.goto('/#/tripeaks/12');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 12');
  expect(await page.locator('[data-test="in-series"]').count()).toBe(0);
  await page.keyboard.press('z');
  expect(await shown(page, 'deal')).toBe('Deal 12');

  // What the first tab does to the table does not count any more.
  const other = await page.context().newPage();
  await other.goto('/#/formats');
  await expect.poll(() => shown(other, 'stands')).toMatch(/^Hole 1 of 9/);
  await press(other, 'go-on-series');
  await inSeries(other).toMatch(/^Hole 1 of 9/);
  expect([await shown(other, 'deal'), await shown(other, 'score')]).toEqual(['Deal 7', score]);
  await page.locator('[data-test="elsewhere"]').waitFor();
  await page.close();
  await other.reload();
  await inSeries(other).toMatch(/^Hole 1 of 9/);
  await giveUp(other);
  await other.reload();
  await press(other, 'series-next');
  await inSeries(other).toMatch(/^Hole 2 of 9/);
  expect(await shown(other, 'deal')).toBe('Deal 8');
});

test('the first levels of the trail, and a stage with a peek and a reshuffle that came as a text', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await begin(page, 'showdown-trail/7');
  await inSeries(page).toMatch(/^Level 1 of 25/);
  const [foothills] = formatOf('showdown-trail').legs;
  const line = foothills === undefined ? null : winningLine(foothills.game, dealOf('7'));
  if (foothills === undefined || line === null) throw new Error('The first level cannot be cleared');
  await playLine(page, foothills.game, '7', line);
  for (const level of [2, 3]) {
    await press(page, 'series-next');
    await inSeries(page).toMatch(new RegExp(`^Level ${level} of 25`));
    await page.keyboard.press('d');
    await giveUp(page);
  }
  await press(page, 'series-card');
  const fates = page.locator('[data-test="map"] [data-fate]');
  await expect
    .poll(async () =>
      (await fates.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['fate']))).slice(
        0,
        5,
      ),
    )
    .toEqual(['passed', 'played', 'played', 'here', 'locked']);
  expect((await cells(page)).map(({ name, deal }) => [name, deal])).toEqual([
    ['Foothills', '7'],
    ['TriPeaks', '8'],
    ['Palisade', '9'],
  ]);

  // Five stages were passed elsewhere.
  let seals: Series = sure(beginSeries(formatOf('seven-seals'), dealOf('5')));
  for (let stage = 1; stage <= 5; stage++) {
    const next = nextDeal(seals);
    if (next === null) throw new Error('No stage');
    const won = winningLine(next.game, next.deal);
    if (won === null) throw new Error(`Stage ${stage} cannot be won`);
    const record = sure(recordMoves(next.game, next.deal, won));
    expect(makeRecord(record)).toContain('won');
    seals = sure(addEntry(seals, { kind: 'deal', record }));
  }
  await page.goto('/#/formats');
  await page.locator('details:has(#series-text) > summary').click();
  const field = page.locator('#series-text');
  const text = makeSeries(seals);
  await field.fill(text.replace('[Total "', '[Total "1'));
  await press(page, 'bring-series');
  await page.locator('[data-test="series-faults"] li').first().waitFor();
  await field.fill(text);
  await press(page, 'bring-series');
  await expect.poll(() => shown(page, 'stands')).toMatch(/^Stage 6 of 7/);
  await press(page, 'go-on-series');
  await inSeries(page).toMatch(/^Stage 6 of 7/);
  await press(page, 'peek');
  await press(page, 'reshuffle');
  await expect.poll(() => page.locator('[data-test="reshuffle"]').count()).toBe(0);
  await giveUp(page);
  expect(await shown(page, 'series-row')).toContain('not passed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 11');
  await inSeries(page).toMatch(/^Stage 6 of 7/);
  await page.locator('[data-test="peek"]').waitFor();
  await press(page, 'in-series');
  await page.locator('[data-test="score-card"]').waitFor();
  expect((await cells(page)).at(-1)).toMatchObject({ deal: '10', passed: 'not passed' });
});

test('a purse is closed early, at the price that was named', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await begin(page, 'bankroll/7');
  await inSeries(page).toBe('Deal 1 · Purse $0 · Stop now: −$140');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await inSeries(page).toBe('Deal 1 · Purse −$10 · Stop now: −$140');
  await press(page, 'in-series');
  await press(page, 'stop');
  await page.locator('[data-test="yes"]').waitFor();
  const lines = await page.locator('[data-test="question-line"]').allTextContents();
  expect(lines.slice(0, 2)).toEqual([
    'This ends the deal on the table. 28 cards left cost $140, so your score is −$150.',
    'Your purse then holds −$150.',
  ]);
  await press(page, 'yes');
  // By hand: two draws at 5, then 28 cards left at 5.
  await expect.poll(() => shown(page, 'stands')).toBe('Stopped · Purse −$150');
  expect(await cells(page)).toEqual([{ deal: '7', points: '−$150', running: '−$150' }]);
  await page.goto('/#/formats');
  await page.locator('[data-test="finished"]').waitFor();
  expect(await page.locator('[data-test="under-way"]').count()).toBe(0);
});

test('what is bought between two stages lies in the hand of the next deal', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await begin(page, 'frontier/7');
  await inSeries(page).toMatch(/^Stage 1 of 10 · Purse \$60/);
  await giveUp(page);
  await page.getByRole('link', { name: 'Score card and shop' }).click();
  await press(page, 'buy-5');
  await expect.poll(() => shown(page, 'bag')).toBe('Purse $0. In the bag: 5.');
  expect(await page.locator('[data-test="buy-5"]').isDisabled()).toBe(true);
  await press(page, 'go-on-series');
  await inSeries(page).toMatch(/^Stage 1 of 10 · Purse \$0/);
  expect(await shown(page, 'deal')).toBe('Deal 8');
  expect(new URL(page.url()).hash).toContain('bag1=5');
});

/** Comes to a button by Tab and presses it. */
const keyTo = async (page: Page, name: string): Promise<void> => {
  for (let tabs = 0; tabs < 40; tabs++) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-test'));
    if (here === name) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to "${name}"`);
};

/** Plays a line by keys alone from the move of that number. */
const keyLine = async (
  page: Page,
  game: Game,
  deal: string,
  line: readonly Move[],
  from = 0,
): Promise<void> => {
  const { states } = played(game, dealOf(deal), line);
  for (const [i, move] of line.entries()) {
    const before = states[i];
    if (i >= from && before !== undefined) await keys(page, game, move, before);
  }
  await page.locator('[data-test="series-row"]').waitFor();
};

test('a series from its first deal to its last by keys alone, and the tab dies in the middle of it', async () => {
  let page = await openTable('/#/tripeaks/49621', { expected: /Target crashed|Page crashed/ });
  const format = sure(compileFormat(formatOf('multi-hand').def, { hands: '2' }));
  const [{ game }] = format.legs as [Format['legs'][number]];
  const [first, second] = ['7', '8'].map((deal) => lazyLine(game, dealOf(deal)));
  if (first === undefined || second === undefined) throw new Error('No lines');
  await page.goto('/#/series/multi-hand/7?hands=2');
  await page.locator('[data-test="start"]').waitFor();
  await keyTo(page, 'start');
  await ready(page);
  await inSeries(page).toMatch(/^Deal 1 of 2/);
  const stop = 10;
  for (let i = 0; i < stop; i++) await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/dealt/i);
  await expect.poll(() => movesKept(page)).toHaveLength(stop);

  const devtools = await page.context().newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  // The answer never comes: who should give it is dead.
  devtools.send('Page.crash').catch(() => undefined);
  await gone;
  page = await page.context().newPage();
  await page.goto('/#/table');
  await ready(page);
  await inSeries(page).toMatch(/^Deal 1 of 2/);
  await keyLine(page, game, '7', first, stop);
  await page.keyboard.press('n');
  await inSeries(page).toMatch(/^Deal 2 of 2/);
  await keyLine(page, game, '8', second);
  await keyTo(page, 'series-card');
  await page.locator('[data-test="score-card"]').waitFor();
  const totals = ['7', '8'].map((deal, i) => {
    const record = sure(recordMoves(game, dealOf(deal), (i === 0 ? first : second) ?? []));
    return { deal, points: minus(record.score ?? NaN) };
  });
  expect((await cells(page)).map(({ deal, points }) => ({ deal, points }))).toEqual(totals);
});

test('nothing but leaving on purpose leaves a series, whatever its format', async () => {
  const page = await openTable('/#/tripeaks/49621');
  for (const { id } of formats) {
    await begin(page, id);
    const key = formatOf(id).def.title;
    const here = (): Promise<string> => shown(page, 'in-series');
    expect([key, await here()]).not.toEqual([key, '']);
    for (const name of ['deal', 'next', 'previous', 'options', 'restart', 'new']) {
      await choose(page, name);
      const question = page.locator('[data-test="no"]');
      if ((await question.count()) > 0) await question.click();
      expect([key, name, await page.locator('dialog[open]').count()]).toEqual([key, name, 0]);
      expect([key, name, await here()]).not.toEqual([key, name, '']);
    }
    expect(await command(page, 'deal 7')).toContain('The deals of a challenge are fixed');
    await page.keyboard.press('Escape');
    await giveUp(page);
    const next = page.locator('[data-test="series-next"]');
    if ((await next.count()) === 0) continue;
    await next.click();
    await page.locator('[data-test="result"]').waitFor({ state: 'detached' });
    expect([key, await here()]).not.toEqual([key, '']);
  }
});

test('a hole that can be cleared no more is finished from the notice, and the next one follows', async () => {
  const page = await openTable('/#/golf/5');
  await begin(page, 'golf-round/7');
  const place = await shown(page, 'in-series');
  // Nothing is played: with one card in the stock there are only losses left.
  for (let i = 0; i < 15; i++) await page.keyboard.press('d');
  const finish = page.locator('[data-test="told-finish"]');
  await finish.waitFor();
  expect(await finish.textContent()).toMatch(/^Finish hole: \d+ strokes$/);
  expect(await page.locator('[data-test="told-close"]').textContent()).toBe('Keep playing');
  await finish.click();
  await page.locator('[data-test="series-row"]').waitFor();
  await press(page, 'series-next');
  await inSeries(page).not.toBe(place);
  await inSeries(page).toContain('Hole 2');
});
