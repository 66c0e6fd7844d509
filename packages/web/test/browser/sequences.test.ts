// Sequences where columns give their cards one at a time: moved at once by tap, drag and keys, said as one move, stored as
// single moves, and taken back by one undo.

import { sequenceMoves, view, type Move, type SequenceMove, type State } from '@cairn/engine';
import { moveSentence, refusalSentence, undoSentence } from '@cairn/rulebook';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PageOptions } from '../browser.ts';
import { drag, keyOf, keys, tap, touch, type Hand } from '../support/hands.ts';
import { movesKept } from '../support/kept.ts';
import { dealOf, gameOf, lineFrom, played } from '../support/lines.ts';
import { command, openTable, painted, shown, spoken, targetOf } from '../support/player.ts';

const game = gameOf('freecell');
const after = (deal: string, line: string): State => {
  const state = played(game, dealOf(deal), lineFrom(game, deal, line)).states.at(-1);
  if (state === undefined) throw new Error('No position');
  return state;
};
/** A table that goes on after these moves of a deal, opened by a link. */
const openPlayed = async (deal: string, line: string, options: PageOptions = {}): Promise<Page> => {
  const page = await openTable(
    `/#/freecell/${deal}?m=${line.replaceAll('>', '-').replaceAll(' ', '.')}`,
    options,
  );
  await page.locator('[data-test="go-on-there"]').click();
  return page;
};
const column = (number: number): number => game.byRole.tableau[number - 1] ?? 0;
const sequence = (state: State, from: number, to: number, count: number): SequenceMove => {
  const found = sequenceMoves(game, state).find(
    (move) => move.from === column(from) && move.to === column(to) && move.count === count,
  );
  if (found === undefined) throw new Error('No such sequence');
  return found;
};
const sizes = async (page: Page, piles: readonly number[]): Promise<readonly number[]> => {
  const names = piles.map((pile) => targetOf(page, pile).getAttribute('aria-label'));
  return (await Promise.all(names)).map((name) => Number(/(\d+) of \d+/.exec(name ?? '')?.[1] ?? 0));
};

/** Three cards of column 4 go to column 7, and nowhere else. */
const LINE = '5>4 6>4';
const STEPS = '4>a 4>b 4>7 b>7 a>7';
const before = after('ms:7', LINE);
const move = sequence(before, 4, 7, 3);
const done = after('ms:7', `${LINE} ${STEPS}`);
const told = moveSentence(game, view(game, before), move, view(game, done));
const openBefore = async (viewport: 'desk' | 'phone' = 'desk'): Promise<Page> => {
  const page = await openPlayed('ms:7', LINE, { viewport });
  await expect.poll(() => sizes(page, [column(4), column(7)])).toEqual(lengths(before));
  return page;
};
const lengths = (state: State): readonly number[] =>
  [column(4), column(7)].map((pile) => state.piles[pile]?.length ?? 0);

describe('three cards through free cells', () => {
  const hands: readonly (readonly [string, Hand, 'desk' | 'phone'])[] = [
    ['by tap', tap, 'desk'],
    ['by finger', touch, 'phone'],
    ['by drag', drag, 'desk'],
    ['by keys', keys, 'desk'],
  ];
  test.each(hands)('%s', async (_, hand, viewport) => {
    const page = await openBefore(viewport);
    await hand(page, game, move, before);
    await expect.poll(() => sizes(page, [column(4), column(7)])).toEqual(lengths(done));
    await expect.poll(() => spoken(page)).toBe(told);
    await expect.poll(() => movesKept(page)).toEqual(`${LINE} ${STEPS}`.split(' '));
  });

  test('are taken back by one undo and redone by one, and a page opened again has them as one', async () => {
    const page = await openBefore();
    await tap(page, game, move, before);
    await expect.poll(() => spoken(page)).toBe(told);
    const back = async (): Promise<void> => {
      await page.keyboard.press('z');
      await expect.poll(() => sizes(page, [column(4), column(7)])).toEqual(lengths(before));
      await expect
        .poll(() => spoken(page))
        .toBe(undoSentence(game, view(game, before), move, view(game, done)));
    };
    await back();
    await page.keyboard.press('Shift+Z');
    await expect.poll(() => sizes(page, [column(4), column(7)])).toEqual(lengths(done));
    await expect.poll(() => spoken(page)).toBe(told);
    await painted(page);
    await page.reload();
    await expect.poll(() => sizes(page, [column(4), column(7)])).toEqual(lengths(done));
    await back();
  });

  test('are typed as one move', async () => {
    const page = await openBefore();
    expect(await command(page, '4>7*3')).toBe(told);
    await expect.poll(() => movesKept(page)).toEqual(`${LINE} ${STEPS}`.split(' '));
  });
});

test('another tap moves a sequence to its next place, in place of the first', async () => {
  const line = '1>8 2>8 5>7';
  const state = after('ms:11', line);
  const there = [sequence(state, 8, 3, 3), sequence(state, 8, 5, 3)];
  const page = await openPlayed('ms:11', line);
  // However slow the machine, both taps come at the same moment.
  await page.evaluate(() => {
    performance.now = () => 0;
  });
  const made = async (): Promise<SequenceMove> => {
    const texts = there.map(({ to }) => `8>${game.piles[to]?.name}`);
    let found: SequenceMove | undefined;
    await expect
      .poll(async () => {
        const moves = await movesKept(page);
        found = there.find((_, i) => moves.length === 8 && moves.includes(texts[i] ?? ''));
        return found !== undefined;
      })
      .toBe(true);
    if (found === undefined) throw new Error('Nothing was moved');
    return found;
  };
  const [one] = there;
  if (one === undefined) throw new Error('No sequence');
  await tap(page, game, one, state);
  const first = await made();
  const size = (state.piles[first.to]?.length ?? 0) + 3;
  await page.locator(`[data-target="p${first.to}.${size - 3}"]`).click();
  await expect.poll(made).not.toEqual(first);
  const places = [column(8), column(3), column(5)];
  await page.keyboard.press('z');
  await expect.poll(() => sizes(page, places)).toEqual(places.map((pile) => state.piles[pile]?.length));
});

test('more cards than there is room for stay, with the reason at the finger and in the live region', async () => {
  const line = '2>5 6>d 2>a 2>5';
  const state = after('ms:6', line);
  const tried: Move & { readonly kind: 'play' } = { kind: 'play', from: column(5), to: column(2), count: 4 };
  const why = refusalSentence(game, view(game, state), { kind: 'no-room', room: 3, count: 4 });
  expect(why).toBe('There’s room to move 3 cards at once, and this is 4 cards.');
  for (const hand of [tap, drag]) {
    const page = await openPlayed('ms:6', line);
    await page.locator(`[data-target="${keyOf(state, tried)}"]`).waitFor();
    await hand(page, game, tried, state);
    await expect.poll(() => spoken(page)).toBe(why);
    await expect.poll(() => shown(page, 'refusal-bubble')).toBe(why);
    expect(await movesKept(page)).toEqual(line.split(' '));
  }
  const german = await openPlayed('ms:6', line, { context: { locale: 'de-DE' } });
  await tap(german, game, tried, state);
  await expect
    .poll(() => spoken(german))
    .toBe('Der Platz reicht nur für 3 Karten auf einmal, und das sind 4.');
});
