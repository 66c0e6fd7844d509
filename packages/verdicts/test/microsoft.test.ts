// Microsoft's 32,000 deals of FreeCell, of which only 11982 is lost: a sample of the list is searched to the end again,
// in the nightly run all of it.
import { readFileSync } from 'node:fs';
import { compileGame, parseDeal, start } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { solve } from '@cairn/solver';
import { sized } from '@cairn/testkit';
import { parseList } from '@cairn/verdicts';
import { expect, test } from 'vitest';

const LOST = 11_982;
/** The deals whose searches took the most positions when the list was made. */
const HARDEST = [LOST, 6185, 28_920, 18_533, 3681, 10_692, 12_366, 27_978, 2823, 9830];
const DEALS = 32_000;
const EVERY = sized(64, 1);

const list = parseList(readFileSync(new URL('../data/ms/freecell.json', import.meta.url), 'utf8'));
const game = compileGame(findGame('freecell')?.def);
if (!list.ok || !game.ok) throw new Error('no list, or no game');
const { verdicts } = list.value;

test('the list has all deals, and one of them is lost', () => {
  expect(verdicts).toHaveLength(DEALS);
  const others = verdicts.flatMap((verdict, i) => (verdict === 'winnable' ? [] : [[i + 1, verdict]]));
  expect(others).toEqual([[LOST, 'unwinnable']]);
});

test('a sample of the list is found again, and every win replays', () => {
  const sample = new Set(HARDEST);
  for (let deal = 1; deal <= DEALS; deal += EVERY) sample.add(deal);
  const differing: unknown[] = [];
  for (const number of sample) {
    const deal = parseDeal(`ms:${number}`);
    const state = deal.ok ? start(game.value, deal.value) : deal;
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    const { verdict, replayed } = solve(game.value, state.value, 'win', {}, { moves: false });
    if (verdict !== verdicts[number - 1] || !replayed) differing.push([number, verdict, replayed]);
  }
  expect(differing).toEqual([]);
});
