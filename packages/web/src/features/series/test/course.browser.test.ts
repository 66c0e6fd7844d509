// A hole of a course at the table: an iron is kept, an event card asks and is answered, and the next hole begins with
// what is left in the bag.

import {
  apply,
  cardOf,
  legalMoves,
  rankOf,
  type Card,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { compileFormat, findFormat } from '@cairn/formats';
import { standingText } from '@cairn/rulebook';
import { expect, test } from 'vitest';
import { tap } from '../../../../test/support/hands.ts';
import { dealOf, gameOf, played, sure } from '../../../../test/support/lines.ts';
import { openTable, ready, shown, spoken, targetOf } from '../../../../test/support/player.ts';

const course = findFormat('saltmarsh');
if (course === null) throw new Error('There is no course');
const [first, second] = sure(compileFormat(course)).legs;
if (first === undefined || second === undefined) throw new Error('The course has no hole');
const { game } = first;

/** Whether a card asks, so that nothing but an answer is legal. */
const asks = (state: State): boolean => legalMoves(game, state).some((move) => move.kind === 'power');

const intoHand = (of: Game, move: Move): boolean => move.kind === 'play' && of.byRole.hand.includes(move.to);

/** Keeps an iron that goes nowhere else, then plays what comes first until a card asks; null where none does. */
const lineOf = (deal: number): readonly Move[] | null => {
  let state = played(game, dealOf(`${deal}`), []).states[0] as State;
  const onto = (move: Move): readonly Move[] =>
    legalMoves(game, state).filter(
      (other) => other.kind === 'play' && move.kind === 'play' && other.from === move.from,
    );
  const kept = legalMoves(game, state).find(
    (move) => onto(move).length > 0 && onto(move).every((other) => intoHand(game, other)),
  );
  if (kept === undefined) return null;
  const line: Move[] = [kept];
  state = apply(game, state, kept);
  while (!asks(state)) {
    const legal = legalMoves(game, state).filter(
      (move) => !intoHand(game, move) && !(move.kind === 'play' && game.byRole.hand.includes(move.from)),
    );
    const [next] = legal;
    if (next === undefined) return null;
    line.push(next);
    state = apply(game, state, next);
  }
  return line;
};

test('an iron is kept, an event card is answered, and the iron goes on to the next hole', async () => {
  const deal = Array.from({ length: 60 }, (_, i) => i + 1).find((number) => lineOf(number) !== null);
  if (deal === undefined) throw new Error('No deal with an iron and an event');
  const line = lineOf(deal) ?? [];
  const { states } = played(game, dealOf(`${deal}`), line);
  const page = await openTable('/#/tripeaks/1', { viewport: 'phone' });
  await page.goto(`/#/series/saltmarsh/${deal}`);
  await page.locator('[data-test="start"]').first().click();
  await ready(page);
  await page.locator('[data-test="in-series"]').waitFor();
  const marked = game.piles.find(({ marks }) => marks !== 0)?.index ?? -1;
  await expect.poll(() => targetOf(page, marked).getAttribute('aria-label')).toMatch(/, event card/);

  for (const [i, move] of line.entries()) await tap(page, game, move, states[i]);
  // Nothing else goes on until the card is answered.
  await page.keyboard.press('d');
  await expect
    .poll(() => spoken(page))
    .toMatch(/asks for a choice first: pay a stroke, or leave it to chance\.$/);
  await page.locator('[data-test="chance"]').waitFor();
  await page.locator('[data-test="pay"]').click();
  await expect.poll(() => spoken(page)).toMatch(/^Paid a stroke\./);
  expect(await page.locator('[data-test="chance"]').count()).toBe(0);
  const paid = played(game, dealOf(`${deal}`), [...line, { kind: 'power', power: 'pay' }]);
  const [last, tally] = [paid.states.at(-1), paid.tallies.at(-1)];
  if (last === undefined || tally === undefined) throw new Error('A line has an end');
  await expect.poll(() => shown(page, 'score')).toBe(standingText(game, last, tally));

  await page.keyboard.press('n');
  await page.locator('[data-test="yes"]').first().click();
  await page.locator('[data-test="series-row"]').waitFor();
  await page.locator('[data-test="series-next"]').first().click();
  await expect.poll(() => shown(page, 'in-series')).toMatch(/^Hole 2 of 18/);
  const irons = game.byRole.hand.flatMap((pile) => last.piles[pile] ?? []).map(cardOf);
  expect(irons).toHaveLength(1);
  const rank = rankOf(irons[0] as Card);
  const next = gameOf(second.game.id, { ...second.options, bag1: `${rank}` });
  const [, , bag = -1] = next.byRole.hand;
  await expect
    .poll(() => targetOf(page, bag).getAttribute('aria-label'))
    .toMatch(new RegExp(`^Hand .*, ${NAMES[rank]} on top$`));
});

const NAMES = ['', 'ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
