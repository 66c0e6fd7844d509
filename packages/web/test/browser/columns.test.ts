// Columns too tight to hit, and pairs: a squeezed column opened by keys, by touch and by a rest of the mouse, cards
// played from it by tap and by drag, and a pair that leaves by drag.

import {
  applyLegal,
  legalMoves,
  makeLink,
  refusal,
  start,
  view,
  type Game,
  type Move,
  type Position,
  type State,
} from '@cairn/engine';
import { seatName } from '@cairn/rulebook';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealOf, gameOf, played, sure } from '../support/lines.ts';
import { openTable, painted, spoken } from '../support/player.ts';

type Play = Move & { readonly kind: 'play' };

/** The moves that lead to a long column, each the one that makes the longest. */
const growing = (game: Game, deal: string, count: number): { line: readonly Move[]; state: State } => {
  const longest = ({ piles }: Position): number =>
    Math.max(...game.byRole.tableau.map((pile) => piles[pile]?.length ?? 0));
  const line: Move[] = [];
  let state = sure(start(game, dealOf(deal)));
  for (let i = 0; i < count; i++) {
    const tries = legalMoves(game, state).map((move) => ({ move, next: applyLegal(game, state, move) }));
    const [best] = tries.toSorted((a, b) => longest(b.next) - longest(a.next));
    if (best === undefined) break;
    line.push(best.move);
    state = best.next;
  }
  return { line, state };
};

const openAt = async (
  id: string,
  moves: number,
  viewport: 'phone' | 'landscape' | 'desk',
): Promise<{ page: Page; game: Game; state: State; pile: number }> => {
  const game = gameOf(id);
  const { line, state } = growing(game, '7', moves);
  const { texts } = played(game, dealOf('7'), line);
  const page = await openTable(
    `/${makeLink({ game: id, options: {}, deal: dealOf('7'), moves: moves === 0 ? null : texts })}`,
    { viewport },
  );
  // A link with moves asks what to do with them.
  if (moves > 0) await page.locator('[data-test="go-on-there"]').click();
  const sizeOf = (pile: number): number => state.piles[pile]?.length ?? 0;
  const pile = game.byRole.tableau.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? 0;
  const last = seatName(game, view(game, state), pile, sizeOf(pile) - 1);
  await expect.poll(() => labelOf(page, `p${pile}`)).toBe(last);
  return { page, game, state, pile };
};

const labelOf = (page: Page, key: string): Promise<string | null> =>
  page.locator(`[data-target="${key}"]`).getAttribute('aria-label');
const isOpen = (page: Page): Promise<boolean> => page.locator('.table-panel').isVisible();

const centreOf = async (page: Page, key: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(`[data-target="${key}"]`).boundingBox();
  if (box === null) throw new Error(`Nothing to press at ${key}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The pictures the cards show, once all of them show one: each takes the browser a while to read. */
const picturesOf = async (page: Page): Promise<readonly string[]> => {
  await expect
    .poll(() => page.locator('.table-card:not(.table-down) > .table-face:not([src])').count())
    .toBe(0);
  const all = await page
    .locator('.table-card > img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  return [...new Set(all)].sort();
};

/** The rectangles in which the cards of a pile are hit. */
const targetsOf = (page: Page, pile: number) =>
  page.evaluate(
    (key) =>
      [...document.querySelectorAll<HTMLElement>('.board [data-target]')]
        .filter(({ hidden, dataset }) => !hidden && dataset['target']?.split('.')[0] === key)
        .map((target) => {
          const { x, y, width, height } = target.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return { w: width, h: height, hit: hit === target };
        }),
    `p${pile}`,
  );

/** A legal play of a card within a column, and the key of its target. */
const deepPlay = (game: Game, state: State, pile: number): { play: Play; key: string; index: number } => {
  const size = state.piles[pile]?.length ?? 0;
  const legal = legalMoves(game, state);
  const plays = legal.filter(
    (move): move is Play => move.kind === 'play' && move.from === pile && move.count > 1,
  );
  const play = plays.find(({ count }) => plays.filter((other) => other.count === count).length === 1);
  if (play === undefined) throw new Error('No play from within the column');
  return { play, key: `p${pile}.${size - play.count}`, index: size - play.count };
};

const topAfter = (game: Game, state: State, { to, ...move }: Play): string => {
  const after = applyLegal(game, state, { ...move, to });
  return seatName(game, view(game, after), to, (after.piles[to]?.length ?? 0) - 1);
};

const open = async (page: Page, pile: number): Promise<void> => {
  expect(await isOpen(page)).toBe(true);
  await painted(page);
  const targets = await targetsOf(page, pile);
  for (const { w, h, hit } of targets) {
    expect(Math.min(w, h)).toBeGreaterThanOrEqual(24);
    expect(hit).toBe(true);
  }
  expect(targets.length).toBeGreaterThan(20);
};

test('keys open the squeezed column they come to, and close it when they leave, hold a card or escape', async () => {
  const { page, game, pile } = await openAt('double-russian', 60, 'desk');
  const place = game.byRole.tableau.indexOf(pile);
  await page.keyboard.press(`${'1234567890'[place]}`);
  await open(page, pile);
  await page.keyboard.press('ArrowUp');
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(false);
  await page.keyboard.press('ArrowUp');
  expect(await isOpen(page)).toBe(false);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await open(page, pile);
  await page.keyboard.press('ArrowRight');
  expect(await isOpen(page)).toBe(false);
});

test('a card within an opened column is taken and put down by keys', async () => {
  const { page, game, state, pile } = await openAt('double-russian', 60, 'desk');
  const { play, key } = deepPlay(game, state, pile);
  await page.keyboard.press(`${'1234567890'[game.byRole.tableau.indexOf(pile)]}`);
  for (let i = 0; i < 30 && !(await page.locator(`[data-target="${key}"]:focus`).count()); i++)
    await page.keyboard.press('ArrowUp');
  await open(page, pile);
  await page.keyboard.press('Enter');
  expect(await isOpen(page)).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(() => labelOf(page, `p${play.to}`)).toBe(topAfter(game, state, play));
});

test('a touch on a thin strip opens its column, the next one chooses, and one elsewhere only closes', async () => {
  for (const viewport of ['phone', 'landscape'] as const) {
    const { page, game, state, pile } = await openAt('triple-russian', 60, viewport);
    const { play, key } = deepPlay(game, state, pile);
    const before = await labelOf(page, `p${play.to}`);
    const places = await page
      .locator('.table-button')
      .evaluateAll((all) => all.map((target) => target.style.left));
    const pictures = await picturesOf(page);
    const strip = await centreOf(page, key);
    await page.touchscreen.tap(strip.x, strip.y);
    await open(page, pile);
    expect(await picturesOf(page)).toEqual(pictures);
    const other = game.byRole.tableau.at(pile === game.byRole.tableau.at(-1) ? 0 : -1) ?? 0;
    const aside = await centreOf(page, `p${other}`);
    await page.touchscreen.tap(aside.x, aside.y);
    expect(await isOpen(page)).toBe(false);
    await painted(page);
    expect(await labelOf(page, `p${play.to}`)).toBe(before);
    expect(
      await page.locator('.table-button').evaluateAll((all) => all.map((target) => target.style.left)),
    ).toEqual(places);
    await page.touchscreen.tap(strip.x, strip.y);
    await open(page, pile);
    const card = await centreOf(page, key);
    await page.touchscreen.tap(card.x, card.y);
    await expect.poll(() => labelOf(page, `p${play.to}`)).toBe(topAfter(game, state, play));
    expect(await isOpen(page)).toBe(false);
  }
});

test('a press at rest opens a column whose strips are small, and a card is dragged out of it', async () => {
  const { page, game, state, pile } = await openAt('triple-russian', 60, 'landscape');
  const { play, key } = deepPlay(game, state, pile);
  const strip = await centreOf(page, key);
  await page.mouse.move(strip.x, strip.y);
  await page.mouse.down();
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.mouse.up();
  await open(page, pile);
  const card = await centreOf(page, key);
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x + 5, card.y + 5);
  expect(await isOpen(page)).toBe(false);
  const to = await centreOf(page, `p${play.to}`);
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => labelOf(page, `p${play.to}`)).toBe(topAfter(game, state, play));
});

test('a press that has opened a column by its rest becomes a drag when it moves on', async () => {
  const { page, game, state, pile } = await openAt('triple-russian', 60, 'landscape');
  const { play, key } = deepPlay(game, state, pile);
  const [from, to] = [await centreOf(page, key), await centreOf(page, `p${play.to}`)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.mouse.move(from.x + 10, from.y + 10);
  expect(await isOpen(page)).toBe(true);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  expect(await isOpen(page)).toBe(false);
  await page.mouse.up();
  await expect.poll(() => labelOf(page, `p${play.to}`)).toBe(topAfter(game, state, play));
});

test('a tap and a drag that a busy page hears of late are no rest', async () => {
  for (const how of ['tap', 'drag'] as const) {
    const { page, game, state, pile } = await openAt('triple-russian', 60, 'landscape');
    const { play, key } = deepPlay(game, state, pile);
    const ends = [await centreOf(page, key), await centreOf(page, `p${play.to}`)];
    await page.evaluate(
      async ([pressed, [from, to], tapped]) => {
        const target = document.querySelector(`[data-target="${pressed}"]`);
        const isClosed = (): boolean => document.querySelector<HTMLElement>('.table-panel')?.hidden !== false;
        /** An event of a hand, which has its own time. */
        const send = (type: string, at: { x: number; y: number } | undefined, timeStamp: number): void => {
          const event = new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            isPrimary: true,
            pointerType: 'mouse',
            buttons: type === 'pointerup' ? 0 : 1,
            clientX: at?.x ?? 0,
            clientY: at?.y ?? 0,
          });
          Object.defineProperty(event, 'timeStamp', { value: timeStamp });
          target?.dispatchEvent(event);
        };
        send('pointerdown', from, 1000);
        while (isClosed()) await new Promise(requestAnimationFrame);
        if (!tapped) send('pointermove', to, 1050);
        send('pointerup', tapped ? from : to, 1100);
      },
      [key, ends, how === 'tap'] as const,
    );
    await expect.poll(() => labelOf(page, `p${play.to}`)).toBe(topAfter(game, state, play));
  }
});

test('a card is dragged straight from a thin strip', async () => {
  const { page, game, state, pile } = await openAt('triple-russian', 60, 'landscape');
  const { play, key } = deepPlay(game, state, pile);
  const [from, to] = [await centreOf(page, key), await centreOf(page, `p${play.to}`)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => labelOf(page, `p${play.to}`)).toBe(topAfter(game, state, play));
});

test('a pair leaves when one of it is dragged onto the other; both light up at the press; two that are none say why', async () => {
  const game = gameOf('pyramid');
  const deal = Array.from({ length: 40 }, (_, i) => `${i + 1}`).find((number) =>
    legalMoves(game, sure(start(game, dealOf(number)))).some(
      (move) => move.kind === 'remove' && move.piles.length === 2,
    ),
  );
  const state = sure(start(game, dealOf(deal ?? '')));
  const pair = legalMoves(game, state).find((move) => move.kind === 'remove' && move.piles.length === 2);
  if (pair?.kind !== 'remove') throw new Error('No deal begins with a pair');
  const page = await openTable(`/#/pyramid/${deal}`);
  const [a = 0, b = 0] = pair.piles;
  const wrong =
    game.byRole.layout.findLast(
      (pile) => pile !== a && refusal(game, state, { kind: 'remove', piles: [a, pile] }) !== null,
    ) ?? 0;
  const [from, to, stray] = [
    await centreOf(page, `p${a}`),
    await centreOf(page, `p${b}`),
    await centreOf(page, `p${wrong}`),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  expect(await page.locator('.table-card.table-lit').count()).toBe(1);
  await page.mouse.move(stray.x, stray.y, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator(`[data-target="p${a}"]`).isVisible()).toBe(true);
  await expect.poll(() => spoken(page)).toContain('13 is wanted');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  expect(await page.locator('.table-card.table-over').count()).toBe(1);
  await page.mouse.up();
  await expect.poll(() => page.locator(`[data-target="p${a}"]`).isVisible()).toBe(false);
  expect(await page.locator(`[data-target="p${b}"]`).isVisible()).toBe(false);
});
