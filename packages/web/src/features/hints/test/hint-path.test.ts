// Hints go on along the win or the plan that was found, and know where hints were given before.
import {
  applyLegal,
  compileTrusted,
  parseDeal,
  start,
  status,
  view,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { advise, recentOf, solve } from '@cairn/solver';
import { expect, test } from 'vitest';
import { HintedPositions, movesOn, hintPath } from '../hint-path.ts';

const dealt = (name: string, number: string): { readonly game: Game; readonly state: State } => {
  const found = findGame(name);
  const game = found === null ? null : compileTrusted(found.def, found.options);
  const deal = parseDeal(number);
  if (game === null || !game.ok || !deal.ok) throw new Error(`no ${name}`);
  const state = start(game.value, deal.value);
  if (!state.ok) throw new Error('no deal');
  return { game: game.value, state: state.value };
};

test('on a path that wins each position has its next move, and others have none', () => {
  const { game, state } = dealt('freecell', '1');
  const line = solve(game, state).moves ?? [];
  const path = hintPath(game, state, line);
  let at = state;
  for (let left = line.length; left > 0; left--) {
    const [move, ...rest] = movesOn(path, game, at);
    expect(rest).toHaveLength(left - 1);
    if (move === undefined) throw new Error('The path ends too early');
    at = applyLegal(game, at, move);
  }
  expect(status(game, at)).toBe('won');
  expect(movesOn(path, game, at)).toEqual([]);
  expect(movesOn(path, game, dealt('freecell', '2').state)).toEqual([]);
  expect(movesOn(path, dealt('bakers-game', '1').game, state)).toEqual([]);
  expect(movesOn(null, game, state)).toEqual([]);
});

test('a plan ends with the move that turns a card up', () => {
  const { game, state } = dealt('klondike', '7');
  let at = state;
  const made: Move[] = [];
  for (let i = 0; i < 12; i++) {
    const seen = view(game, at);
    const { plan } = advise(game, seen, { worlds: 2, seed: i + 1, recent: recentOf(made) });
    const path = hintPath(game, seen, plan);
    expect(path.moves).toEqual(plan);
    for (const [n, move] of plan.entries()) {
      expect(movesOn(path, game, view(game, at))).toEqual(plan.slice(n));
      at = applyLegal(game, at, move);
      made.push(move);
    }
    expect(movesOn(path, game, view(game, at))).toEqual([]);
  }
});

test('a move leads back to where a hint was given, until that is undone', () => {
  const { game, state } = dealt('freecell', '1');
  const given = new HintedPositions();
  const toCell: Move = {
    kind: 'play',
    from: game.byRole.tableau[0] ?? 0,
    to: game.byRole.cell[0] ?? 0,
    count: 1,
  };
  const back: Move = { ...toCell, from: toCell.to, to: toCell.from };
  const after = applyLegal(game, state, toCell);
  given.note(game, state, 7);
  given.note(game, after, 8);
  expect(given.leadsBack(game, after, { ...toCell, to: game.byRole.cell[1] ?? 0 })).toBe(false);
  expect(given.leadsBack(game, after, back)).toBe(true);
  given.note(game, state, 7);
  expect(given.leadsBack(game, state, toCell)).toBe(false);
});
