// The solver's help beside the table: hints from what may be known, what is told of a deal that is lost, whether it can
// still be won, and a solution that marks the attempt.

import {
  applyLegal,
  cardOf,
  dealPack,
  isKnown,
  legalMoves,
  makeLink,
  makeMove,
  start,
  status,
  view,
  type Card,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import type { PoolMessage } from '@cairn/pool';
import { solve, type SolverTask } from '@cairn/solver';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { onEveryScreen, seriousFaults } from '../../../../test/browser.ts';
import { tap } from '../../../../test/support/hands.ts';
import { dealOf, gameOf, sure } from '../../../../test/support/lines.ts';
import { choose, command, end, openTable, shown, spoken } from '../../../../test/support/player.ts';

const blackHole = gameOf('black-hole');
const tripeaks = gameOf('tripeaks');
const said = (page: Page) => expect.poll(() => spoken(page));
const text = (page: Page, name: string) => expect.poll(() => shown(page, name));
const press = (page: Page, name: string) => page.locator(`[data-test="${name}"]`).click();

/** A table on which these moves have been made, by the command line. */
const openAfter = async (game: Game, number: string, moves: readonly Move[]): Promise<Page> => {
  const page = await openTable(`/#/${game.id}/${number}`);
  let state = sure(start(game, dealOf(number)));
  for (const move of moves) {
    await command(page, makeMove(game, state, move));
    state = applyLegal(game, state, move);
  }
  await page.keyboard.press('Escape');
  return page;
};

const verdict = (game: Game, state: State) => solve(game, state, 'win', {}, { moves: false }).verdict;

/** Moves of which the last gives the deal away, though more can be played. */
const deadLine = (game: Game, number: string): readonly Move[] => {
  const dealt = sure(start(game, dealOf(number)));
  const line = solve(game, dealt).moves ?? [];
  for (let i = line.length - 8; i > 0; i--) {
    const state = line.slice(0, i).reduce((so, move) => applyLegal(game, so, move), dealt);
    for (const move of legalMoves(game, state)) {
      const next = applyLegal(game, state, move);
      const lost = status(game, next) === 'playing' && verdict(game, next) === 'unwinnable';
      if (lost) return [...line.slice(0, i), move];
    }
  }
  throw new Error('No way to lose this deal late');
};

type SolverMessage = PoolMessage<unknown, SolverTask>;

/** Tells in how many worlds advice has been asked for. The thread is spared all but a few of them. */
const listWorlds = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.evaluate(() => {
    const worlds: (number | undefined)[] = [];
    Object.assign(window, { worlds });
    const { prototype } = Worker;
    const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (
      message: unknown,
    ) => void;
    prototype.postMessage = function (message: unknown) {
      const fewer = (message as readonly SolverMessage[]).map((each) => {
        if (each.kind !== 'run' || each.task.kind !== 'advise') return each;
        const { options } = each.task;
        worlds.push(options.plain);
        return { ...each, task: { ...each.task, options: { ...options, plain: 6 } } };
      });
      post.call(this, fewer);
    };
  });
  return () => page.evaluate(() => (window as unknown as { worlds: readonly number[] }).worlds);
};

test('while the player goes on looking at a hint it comes to rest on more and more worlds', async () => {
  const page = await openTable('/#/klondike/7');
  const worlds = await listWorlds(page);
  await page.keyboard.press('h');
  await expect.poll(worlds).toEqual([12, 60, 120, 240]);
});

test('a hint in a closed game depends on nothing that is hidden', async () => {
  const dealt = sure(start(tripeaks, dealOf('12')));
  const seen = view(tripeaks, dealt);
  const places = dealt.piles.flatMap((pile, p) =>
    pile.flatMap((seat, at) => (isKnown(seen.piles[p]?.[at] ?? 0) ? [] : [cardOf(seat)])),
  );
  // Every pack whose hidden cards lie otherwise looks the same: the first and the last of them change places.
  const pack = sure(dealPack(dealOf('12'), tripeaks.composition));
  const [one, other] = [places[0] as Card, places.at(-1) as Card];
  const swapped = pack.map((card) => (card === one ? other : card === other ? one : card));
  const hints: string[] = [];
  for (const cards of [pack, swapped]) {
    const deal = sure(start(tripeaks, { kind: 'cards', cards }));
    expect(view(tripeaks, deal)).toEqual(seen);
    const address = makeLink({ game: 'tripeaks', options: {}, deal: { kind: 'cards', cards }, moves: null });
    const page = await openTable(`/${address}`);
    const began = Date.now();
    await page.keyboard.press('h');
    await page.locator('[data-test="why"]').waitFor();
    console.log(`A hint in closed TriPeaks, the thread fetched with it: ${Date.now() - began} ms`);
    const reason = await spoken(page);
    expect(reason).toMatch(/^[A-Z].* to the waste\. [A-Z].*\.$/);
    await page.locator('[data-test="why"]').click();
    const odds = await shown(page, 'told');
    expect(odds).toMatch(
      /^If you follow the advice from here, you win about \d+ of 100 such deals \(\d+ to \d+\)\./,
    );
    hints.push(`${reason} ${odds}`);
    if (cards === swapped) continue;
    await page.keyboard.press('h');
    await expect.poll(() => spoken(page)).not.toBe(reason);
  }
  expect(hints[1]).toBe(hints[0]);
});

test('hints in an open game lead to the win, and are counted', async () => {
  const dealt = sure(start(blackHole, dealOf('1')));
  const line = solve(blackHole, dealt).moves ?? [];
  const page = await openAfter(blackHole, '1', line.slice(0, -5));
  let state = line.slice(0, -5).reduce((so, move) => applyLegal(blackHole, so, move), dealt);
  for (let left = 5; left > 0; left--) {
    await page.keyboard.press('h');
    await said(page).toContain(`Leads to a win in ${left} move${left === 1 ? '' : 's'}.`);
    const targets = await page.locator('.table-hint').count();
    expect(targets).toBeGreaterThan(0);
    const [move] = solve(blackHole, state).moves ?? [];
    if (move === undefined) throw new Error('No solution');
    await tap(page, blackHole, move, state);
    state = applyLegal(blackHole, state, move);
    await expect.poll(() => page.locator('.table-hint').count()).toBe(0);
  }
  await page.locator('.result.won').waitFor();
  expect(await shown(page, 'hints')).toBe('5');
});

test('hints go on along the win that was found, also where a new search would go back', async () => {
  const freecell = gameOf('freecell');
  const dealt = sure(start(freecell, dealOf('1')));
  const winFrom = (state: State): readonly Move[] => solve(freecell, state).moves ?? [];
  let state = dealt;
  const made: Move[] = [];
  for (let i = 0; i < 22; i++) {
    const [move] = winFrom(state);
    if (move === undefined) throw new Error('No solution');
    made.push(move);
    state = applyLegal(freecell, state, move);
  }
  const line = winFrom(state);
  // A search from the next position begins by taking the first move back.
  const [one] = line;
  if (one?.kind !== 'play') throw new Error('No solution begins with a play');
  const [back] = winFrom(applyLegal(freecell, state, one));
  expect(back).toMatchObject({ kind: 'play', from: one.to, to: one.from });
  const page = await openAfter(freecell, '1', made);
  for (const [i, move] of line.slice(0, 4).entries()) {
    await page.keyboard.press('h');
    await said(page).toContain(`Leads to a win in ${line.length - i} moves.`);
    await tap(page, freecell, move, state);
    state = applyLegal(freecell, state, move);
    await expect.poll(() => page.locator('.table-hint').count()).toBe(0);
  }
});

test('a lost deal is told after a pause, and where it was lost', async () => {
  const line = deadLine(blackHole, '1');
  const page = await openAfter(blackHole, '1', line);
  await text(page, 'told').toContain('This deal can no longer be won.');
  expect(await seriousFaults(page)).toEqual([]);
  await onEveryScreen(page, 'hopeless');
  await press(page, 'told-where');
  await text(page, 'told').toContain(`Move ${line.length} (`);
  await press(page, 'before-it');
  await said(page).toBe(`At move ${line.length - 1}.`);
  await command(page, 'winnable');
  await text(page, 'answer').toMatch(/^You can still win, in \d+ moves?\.$/);
});

test('the result of a lost deal shows where it was lost, and leads back to just before', async () => {
  const line = deadLine(blackHole, '1');
  const page = await openAfter(blackHole, '1', line);
  await end(page);
  await press(page, 'winnable');
  await text(page, 'verdict').toMatch(/^This deal can be won/);
  await press(page, 'where-lost');
  await text(page, 'losing-move').toContain(`Move ${line.length} (`);
  expect(await page.locator('.result [data-test="losing-move"]').count()).toBe(1);
  expect(await page.locator('[data-test="told"]').count()).toBe(0);
  await said(page).toBe(await shown(page, 'losing-move'));
  expect(await seriousFaults(page)).toEqual([]);
  await onEveryScreen(page, 'where-lost');
  await press(page, 'before-it');
  await said(page).toBe(`At move ${line.length - 1}.`);
  await page.locator('.result').waitFor({ state: 'detached' });
});

test('a solution asked for in play is shown in the viewer, and the attempt says so', async () => {
  const page = await openTable('/#/black-hole/1', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await choose(page, 'solution');
  expect(await shown(page, 'question-line')).toContain('The game record will note it');
  await press(page, 'yes');
  await page.locator('#scrubber').waitFor();
  expect(await page.locator('#scrubber').getAttribute('max')).toBe('51');
  await press(page, 'to-end');
  await text(page, 'at').toMatch(/^Move 51 of 51/);
  await page.goBack();
  await page.locator('[data-test="deal"]').waitFor();
  expect(await page.locator('[data-test="deal"]').getAttribute('title')).toBe(
    'Solution shown: doesn’t count',
  );
  await choose(page, 'copyRecord');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('[Shown "solution"]');
});

test('the screen and the screen reader give the same move and reason, and a safe card goes to the foundation', async () => {
  for (const [address, move] of [
    ['/#/klondike/3', 'Ace of hearts to the foundation'],
    ['/#/trigon/1', 'Ace of clubs to the foundation'],
  ] as const) {
    const page = await openTable(address);
    await page.keyboard.press('h');
    await page.locator('[data-test="why"]').waitFor();
    const speech = await spoken(page);
    expect(speech.slice(0, move.length + 2)).toBe(`${move}. `);
    expect(await shown(page, 'toast')).toBe(speech);
  }
});
