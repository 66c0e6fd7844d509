// Units and groups: what a press on a card means where several move, or leave, together.

import {
  compileGame,
  legalMoves,
  makeCard,
  parsePosition,
  refusal,
  view,
  type Game,
  type State,
} from '@cairn/engine';
import { expect, test } from 'vitest';
import { columnOffsets } from '../src/geometry/fan.ts';
import { extendingPiles, groupOfPicked, groupPressOn } from '../src/model/groups.ts';
import { listTargets } from '../src/model/hit-targets.ts';
import { dropOn, reachable } from '../src/model/drop.ts';
import { pickUpFrom, pressOn } from '../src/model/press.ts';
import type { TableScene } from '../src/model/scene.ts';
import { gameOf, take } from '@cairn/testkit';
import { begun } from './games.ts';

const sceneOf = (game: Game, state: State): TableScene => {
  const seen = view(game, state);
  return { game, view: seen, legal: legalMoves(game, seen), refusal: (move) => refusal(game, seen, move) };
};
const dealt = (name: string, deal = '7', options: Readonly<Record<string, string>> = {}): TableScene => {
  const game = gameOf(name, options);
  return sceneOf(game, begun(game, deal));
};
const targetOf = (scene: TableScene, key: string) => {
  const target = listTargets(scene.game, scene.view).find((each) => each.key === key);
  if (target === undefined) throw new Error(`No target ${key}`);
  return target;
};

test('a face-down run of a column is one target; every face-up card is one of its own', () => {
  const scene = dealt('yukon');
  const [, second = 0] = scene.game.byRole.tableau;
  const targets = listTargets(scene.game, scene.view).filter(({ pile }) => pile === second);
  expect(targets.map(({ run, down }) => [run, down])).toEqual([
    [1, true],
    [1, false],
    [1, false],
    [1, false],
    [1, false],
    [1, false],
  ]);
  const last = scene.game.byRole.tableau.at(-1) ?? 0;
  expect(listTargets(scene.game, scene.view).find(({ pile }) => pile === last)).toMatchObject({
    run: 6,
    down: true,
  });
});

test('a card deep in a column is taken with all that lies on it', () => {
  const scene = dealt('yukon');
  const [, second = 0] = scene.game.byRole.tableau;
  expect(pickUpFrom(scene, targetOf(scene, `p${second}.2`))).toMatchObject({ index: 2, count: 4, skip: 0 });
});

test('a card of a spread waste is taken from among the others', () => {
  const scene = dealt('trigon', '7', { structure: 'none' });
  const waste = scene.game.waste ?? 0;
  expect(pickUpFrom(scene, targetOf(scene, `p${waste}.5`))).toMatchObject({ index: 5, count: 1, skip: 18 });
  expect(pressOn(scene, targetOf(scene, `p${waste}.5`))?.tried).toMatchObject({
    kind: 'play',
    count: 1,
    skip: 18,
  });
});

test('a run is picked card by card, lights what would extend it, and is a group from two on', () => {
  const scene = dealt('all-in-a-row');
  const pair = scene.legal.find((move) => move.kind === 'remove' && move.piles.length === 2);
  if (pair?.kind !== 'remove') throw new Error('Deal 7 begins with a pair');
  const [a = 0, b = 0] = pair.piles;
  const one = groupPressOn(scene, targetOf(scene, `p${a}`), []);
  expect(one).toEqual({ kind: 'picked', picked: [a] });
  expect(extendingPiles(scene, [a])).toContain(b);
  expect(groupOfPicked(scene, [a])).toBe(null);
  expect(groupPressOn(scene, targetOf(scene, `p${b}`), [a])).toEqual({ kind: 'picked', picked: [a, b] });
  expect(groupOfPicked(scene, [b, a])).toEqual(pair);
  expect(groupPressOn(scene, targetOf(scene, `p${a}`), [a, b])).toEqual({ kind: 'picked', picked: [b] });
});

test('a card is dragged onto its partner, and a king onto the pile of removed cards', () => {
  for (let deal = 1; deal < 30; deal++) {
    const scene = dealt('pyramid', `${deal}`);
    const pair = scene.legal.find((move) => move.kind === 'remove' && move.piles.length === 2);
    const king = scene.legal.find((move) => move.kind === 'remove' && move.piles.length === 1);
    if (pair?.kind !== 'remove' || king?.kind !== 'remove') continue;
    const [a = 0, b = 0] = pair.piles;
    const [alone = 0] = king.piles;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const held = pickUpFrom(scene, targetOf(scene, `p${from}`));
      expect(held?.landings).toContainEqual({ to, move: pair });
      expect(held && dropOn(scene, held, to)).toEqual(pair);
      expect(held && dropOn(scene, held, alone)).toEqual({ kind: 'remove', piles: [from, alone] });
      expect(held && reachable(scene, held)).toContain(alone);
    }
    expect(pickUpFrom(scene, targetOf(scene, `p${alone}`))?.landings).toEqual([
      { to: scene.game.discard, move: king },
    ]);
    const top = scene.game.byRole.layout[0] ?? 0;
    expect(pickUpFrom(scene, targetOf(scene, `p${top}`))).toBe(null);
    expect(scene.refusal({ kind: 'remove', piles: [top] })).toMatchObject({ kind: 'covered', pile: top });
    return;
  }
  throw new Error('No deal with a pair and a king');
});

test('a card lower than another of its suit is dragged off the table; one under others of its column says why not', () => {
  const aces = dealt('aces-up', '7');
  const lower = aces.legal.find(({ kind }) => kind === 'remove');
  if (lower?.kind !== 'remove') throw new Error('Deal 7 begins with a card to remove');
  const [pile = 0] = lower.piles;
  expect(pickUpFrom(aces, targetOf(aces, `p${pile}`))?.landings).toContainEqual({
    to: aces.game.discard,
    move: lower,
  });
  const row = dealt('all-in-a-row');
  const [first = 0] = row.game.byRole.tableau;
  const press = groupPressOn(row, targetOf(row, `p${first}.1`), []);
  if (press?.kind !== 'moves') throw new Error('It asks for a move');
  expect(row.refusal(press.tried)).toMatchObject({ kind: 'not-a-unit', from: first });
});

test('a pair leaves with its second card, a king at once, and a card that fits none is picked instead', () => {
  for (let deal = 1; deal < 30; deal++) {
    const scene = dealt('pyramid', `${deal}`);
    const pair = scene.legal.find((move) => move.kind === 'remove' && move.piles.length === 2);
    const king = scene.legal.find((move) => move.kind === 'remove' && move.piles.length === 1);
    if (pair?.kind !== 'remove' || king?.kind !== 'remove') continue;
    const [a = 0, b = 0] = pair.piles;
    expect(groupPressOn(scene, targetOf(scene, `p${a}`), [])).toEqual({ kind: 'picked', picked: [a] });
    expect(groupPressOn(scene, targetOf(scene, `p${b}`), [a])).toMatchObject({
      kind: 'moves',
      moves: [pair],
    });
    expect(groupPressOn(scene, targetOf(scene, `p${king.piles[0]}`), [])).toMatchObject({ moves: [king] });
    return;
  }
  throw new Error('No deal with a pair and a king');
});

test('a column tightens face-down cards first, then inside runs, and the last three last', () => {
  const game = gameOf('klondike');
  const runs = game.zones.find(({ role }) => role === 'tableau')?.runs ?? [];
  const down = 1 << 10;
  // King of spades to six of spades in alternating colours under two strays, over three face-down cards.
  const run = [13, 12, 11, 10, 9, 8, 7, 6].map((rank, i) => rank + 16 * (i % 2 === 0 ? 3 : 2));
  const seats = [1 | down, 2 | down, 3 | down, ...run, 4 + 48, 9 + 16];
  const stepsIn = (room: number): number[] => {
    const offsets = columnOffsets(seats, runs, { kind: 'column', up: 30, down: 8, room });
    return offsets.slice(1).map((y, i) => Math.round(y - (offsets[i] ?? 0)));
  };
  expect(stepsIn(1000)).toEqual([8, 8, 8, 30, 30, 30, 30, 30, 30, 30, 30, 30]);
  const tight = stepsIn(285);
  expect(tight.slice(0, 4)).toEqual([5, 5, 5, 30]);
  const tighter = stepsIn(200);
  expect(tighter.slice(0, 3)).toEqual([2, 2, 2]);
  expect(tighter[3]).toBe(30);
  expect(tighter[5]).toBeLessThan(30);
  expect(tighter.slice(-2)).toEqual([30, 30]);
  expect(stepsIn(200).reduce((sum, step) => sum + step, 0)).toBeLessThanOrEqual(202);
});

test('a set of three leaves with its third card, and a card that cannot join it is picked instead', () => {
  const game = changedGame({
    remove: { kind: 'match', from: ['tableau'], sets: [{ ranks: [11, 12, 13] }, { same: 'rank' }] },
  });
  const scene = sceneOf(game, take(parsePosition(game, withThree(game))));
  const press = (pile: number, picked: readonly number[]) =>
    groupPressOn(scene, targetOf(scene, `p${pile}`), picked);
  expect(press(0, [])).toEqual({ kind: 'picked', picked: [0] });
  expect(press(1, [0])).toEqual({ kind: 'picked', picked: [0, 1] });
  expect(extendingPiles(scene, [0, 1])).toEqual([2]);
  expect(press(2, [0, 1])).toMatchObject({ kind: 'moves', moves: [{ kind: 'remove', piles: [0, 1, 2] }] });
  expect(press(3, [0, 1])).toEqual({ kind: 'picked', picked: [3] });
  expect(press(1, [0, 1])).toEqual({ kind: 'picked', picked: [0] });
  expect(press(4, [3])).toMatchObject({ kind: 'moves', moves: [{ kind: 'remove', piles: [3, 4] }] });
});

/** Simple pairs with other sets. */
const changedGame = (edits: object): Game => {
  const { def } = gameOf('simple-pairs');
  return take(compileGame({ ...def, options: {}, ...edits }));
};
const SHOWN = ['JC', 'QD', 'KH', '5S', '5D', '2C', '3C', '4C', '6C'];
const withThree = (game: Game): string => {
  const rest = game.cards.map((card) => makeCard(card)).filter((name) => !SHOWN.includes(name));
  return `tableau: ${SHOWN.join(' | ')}\ndiscard: -\nstock: ${rest.map((name) => `(${name})`).join(' ')}`;
};
