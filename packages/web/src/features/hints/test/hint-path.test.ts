// Hints go on along the win or the plan that was found, and know where hints were given before.
import { applyLegal, start, status, view, type Move } from '@cairn/engine';
import { advise, NOTHING_RECENT, recentAfter, solve } from '@cairn/solver';
import { expect, test } from 'vitest';
import { dealOf, gameOf, sure } from '../../../../test/support/lines.ts';
import { HintedPositions, hintPath, movesOn } from '../hint-path.ts';

const freecell = gameOf('freecell');
const dealt = sure(start(freecell, dealOf('1')));

test('on a path that wins each position has its next move, and others have none', () => {
  const line = solve(freecell, dealt).moves ?? [];
  expect(line.length).toBeGreaterThan(0);
  const path = hintPath(freecell, dealt, line);
  let at = dealt;
  for (let left = line.length; left > 0; left--) {
    const [move, ...rest] = movesOn(path, freecell, at);
    expect(rest).toHaveLength(left - 1);
    if (move === undefined) throw new Error('The path ends too early');
    at = applyLegal(freecell, at, move);
  }
  expect(status(freecell, at)).toBe('won');
  expect(movesOn(path, freecell, at)).toEqual([]);
  expect(movesOn(path, freecell, sure(start(freecell, dealOf('2'))))).toEqual([]);
  expect(movesOn(path, gameOf('bakers-game'), dealt)).toEqual([]);
  expect(movesOn(null, freecell, dealt)).toEqual([]);
});

test('a plan ends with the move that turns a card up', () => {
  const game = gameOf('klondike');
  let at = sure(start(game, dealOf('7')));
  let recent = NOTHING_RECENT;
  for (let i = 0; i < 12; i++) {
    const seen = view(game, at);
    const { plan } = advise(game, seen, { worlds: 2, seed: i + 1, recent });
    const path = hintPath(game, seen, plan);
    expect(path.moves).toEqual(plan);
    for (const [n, move] of plan.entries()) {
      expect(movesOn(path, game, view(game, at))).toEqual(plan.slice(n));
      const before = at;
      at = applyLegal(game, at, move);
      recent = recentAfter(game, move, before, at, recent);
    }
    expect(movesOn(path, game, view(game, at))).toEqual([]);
  }
});

test('a move leads back to where a hint was given, until that is undone', () => {
  const given = new HintedPositions();
  const toCell: Move = {
    kind: 'play',
    from: freecell.byRole.tableau[0] ?? 0,
    to: freecell.byRole.cell[0] ?? 0,
    count: 1,
  };
  const back: Move = { ...toCell, from: toCell.to, to: toCell.from };
  const after = applyLegal(freecell, dealt, toCell);
  given.note(freecell, dealt, 7);
  given.note(freecell, after, 8);
  expect(given.leadsBack(freecell, after, { ...toCell, to: freecell.byRole.cell[1] ?? 0 })).toBe(false);
  expect(given.leadsBack(freecell, after, back)).toBe(true);
  given.note(freecell, dealt, 7);
  expect(given.leadsBack(freecell, dealt, toCell)).toBe(false);
});
