// What a press means, what is held and where it goes, from the scene alone.

import { apply, legalMoves, parseCard, refusal, view, type Game, type Move, type State } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { actOf, type KeyPress } from '../src/keys.ts';
import { planTable } from '../src/layout.ts';
import { groupsOf, nearest, neighbour, numbered, type Located, type Way } from '../src/navigate.ts';
import { centre } from '../src/rect.ts';
import { listSpots, targetRects, type Spot } from '../src/spots.ts';
import { CYCLE, cycleOn, dropOn, pickUp, playsFrom, pressOn, type Cycle, type Scene } from '../src/state.ts';
import { gameOf, take } from '@cairn/testkit';
import { begun } from './games.ts';

const game = gameOf('tripeaks');
const start = begun(game, '7');
const stock = game.stock ?? 0;
const hole = game.byRole.hole[0] ?? 0;

const sceneOf = (state: State, of: Game = game): Scene => {
  const seen = view(of, state);
  return { game: of, view: seen, legal: legalMoves(of, seen), refusal: (move) => refusal(of, seen, move) };
};
const spotOf = (scene: Scene, pile: number): Spot => {
  const spot = listSpots(scene.game, scene.view).find((each) => each.pile === pile);
  if (spot === undefined) throw new Error(`No spot for pile ${pile}`);
  return spot;
};
const locatedIn = (scene: Scene): readonly Located[] =>
  targetRects(
    planTable(scene.game, { width: 1366, height: 577 }, 'right'),
    listSpots(scene.game, scene.view),
  ).map((spot) => ({ spot, rect: spot.rect }));

describe('presses', () => {
  const scene = sceneOf(start);

  test('a tap on any spot asks for the legal moves of its card, or for one the rules can refuse', () => {
    for (const spot of listSpots(game, scene.view)) {
      const press = pressOn(scene, spot);
      if (spot.pile === hole) expect(press).toBeNull();
      else if (spot.pile === stock)
        expect(press).toEqual({ moves: [{ kind: 'draw' }], tried: { kind: 'draw' } });
      else {
        const legal = scene.legal.filter((move) => move.kind === 'play' && move.from === spot.pile);
        expect(press?.moves).toEqual(legal);
        expect(scene.refusal(press?.tried as Move) === null).toBe(legal.length > 0);
      }
    }
  });

  test('every legal play can be made by taking a card in hand and putting it down', () => {
    for (const move of scene.legal) {
      if (move.kind !== 'play') continue;
      const held = pickUp(scene, spotOf(scene, move.from));
      expect(held && dropOn(scene, held, move.to)).toEqual(move);
    }
  });

  test('covered and face-down cards, the hole and the stock are not picked up; a free card always is', () => {
    const picked = listSpots(game, scene.view).filter((spot) => pickUp(scene, spot) !== null);
    expect(picked.map(({ pile }) => pile)).toEqual(game.byRole.layout.slice(18));
  });

  test('a card put back where it was is no move; on a pile that refuses it, a move to be refused', () => {
    const card = spotOf(scene, 20);
    const held = pickUp(scene, card);
    expect(held?.landings).toEqual([]);
    expect(held && dropOn(scene, held, 20)).toBeNull();
    expect(scene.refusal(dropOn(scene, held as NonNullable<typeof held>, hole) as Move)?.kind).toBe(
      'does-not-fit',
    );
  });

  test('an empty stock is still asked to deal, and says that it is empty', () => {
    let state = start;
    for (let i = 0; i < 23; i++) state = apply(game, state, { kind: 'draw' });
    const empty = sceneOf(state);
    const press = pressOn(empty, spotOf(empty, stock));
    expect(press?.moves).toEqual([]);
    expect(empty.refusal(press?.tried as Move)).toEqual({ kind: 'stock-empty' });
  });

  test('a joker in the hand goes to the hole', () => {
    const wild = gameOf('tripeaks', { jokers: '1', jokerPlace: 'hand' });
    const withJoker = sceneOf(begun(wild, '7'), wild);
    const [hand = 0] = wild.byRole.hand;
    expect(playsFrom(withJoker, hand, 0)).toEqual([
      { kind: 'play', from: hand, to: wild.byRole.hole[0], count: 1 },
    ]);
  });
});

describe('a second tap within the time', () => {
  const card = take(parseCard('7S'));
  const moves: readonly Move[] = [1, 2, 3].map((to) => ({ kind: 'play', from: 0, to, count: 1 }));
  const cycle: Cycle = { card, at: 1000, moves, next: 1, focus: 'p3' };

  test('asks for the next target, and after the last for the first', () => {
    expect(cycleOn(cycle, card, 1000 + CYCLE)).toBe(moves[1]);
    expect(cycleOn({ ...cycle, next: 3 }, card, 1100)).toBe(moves[0]);
  });
  test('but not later, not for another card, not with one target', () => {
    expect(cycleOn(cycle, card, 1001 + CYCLE)).toBeNull();
    expect(cycleOn(cycle, take(parseCard('8S')), 1100)).toBeNull();
    expect(cycleOn({ ...cycle, moves: moves.slice(0, 1) }, card, 1100)).toBeNull();
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });

  test.each([
    ['ArrowLeft', {}, { kind: 'go', way: 'left' }],
    ['Tab', {}, { kind: 'group', by: 1 }],
    ['Tab', { shiftKey: true }, { kind: 'group', by: -1 }],
    ['Enter', {}, { kind: 'hold' }],
    [' ', {}, { kind: 'hold' }],
    ['Enter', { shiftKey: true }, { kind: 'smart' }],
    ['d', {}, { kind: 'draw' }],
    ['D', {}, { kind: 'draw' }],
    ['1', {}, { kind: 'number', at: 0 }],
    ['=', {}, { kind: 'number', at: 11 }],
    ['Home', { ctrlKey: true }, { kind: 'edge', at: 'first' }],
    ['End', { ctrlKey: true }, { kind: 'edge', at: 'stock' }],
    ['Home', {}, null],
    ['f', {}, { kind: 'home' }],
    ['a', {}, null],
    ['Escape', {}, { kind: 'cancel' }],
    ['v', {}, { kind: 'read' }],
    ['z', {}, null],
    ['n', {}, null],
    ['h', {}, null],
    ['c', {}, null],
    ['?', { shiftKey: true }, null],
    ['d', { ctrlKey: true }, null],
  ] as const)('%s %o', (key, more, act) => expect(actOf(press(key, more), true)).toEqual(act));

  test('single characters can be others or switched off, the rest cannot', () => {
    expect(actOf(press('g'), true, { draw: 'g' })).toEqual({ kind: 'draw' });
    expect(actOf(press('d'), true, { draw: 'g' })).toBeNull();
    expect(actOf(press('v'), true, { draw: 'g', read: '' })).toBeNull();
    for (const key of ['d', 'v', '1', '-']) expect(actOf(press(key), false)).toBeNull();
    for (const key of ['ArrowUp', 'Enter', ' ', 'Escape', 'Tab'])
      expect(actOf(press(key), false)).not.toBeNull();
  });
});

describe('the focus', () => {
  const scene = sceneOf(start);
  const all = locatedIn(scene);
  const from = (pile: number): Located => all.find(({ spot }) => spot.pile === pile) as Located;

  test('arrows reach every spot from every other, and stop at the edges', () => {
    const seen = new Set([18]);
    const open = [from(18)];
    for (const here of open)
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbour(all, here, way);
        if (next === null || seen.has(next.pile)) continue;
        seen.add(next.pile);
        open.push(from(next.pile));
      }
    expect(seen.size).toBe(all.length);
    expect(neighbour(all, from(0), 'up')).toBeNull();
    expect(neighbour(all, from(18), 'left')).toBeNull();
  });

  test.each<[number, Way, number]>([
    [18, 'right', 19],
    [19, 'left', 18],
    [9, 'right', 10],
    [hole, 'right', stock],
    [stock, 'left', hole],
  ])('from pile %i %s to %i', (pile, way, to) => expect(neighbour(all, from(pile), way)?.pile).toBe(to));

  test('down from the last row comes to the rail, up from there to the field', () => {
    expect(neighbour(all, from(22), 'down')?.pile).toBe(hole);
    expect(game.byRole.layout).toContain(neighbour(all, from(hole), 'up')?.pile);
  });

  test('Tab walks the zones, numbers count free cards from the left', () => {
    const groups = groupsOf(
      game,
      all.map(({ spot }) => spot),
    );
    expect(groups.map((group) => group.length)).toEqual([28, 1, 1]);
    expect(numbered(game, all).map(({ pile }) => pile)).toEqual(game.byRole.layout.slice(18));
  });

  test('a card that has gone hands it to the nearest free card', () => {
    const field = all.filter(({ spot }) => game.byRole.layout.includes(spot.pile));
    expect(
      nearest(
        field.filter(({ spot }) => spot.pile !== 18),
        centre(from(18).rect),
      )?.pile,
    ).toBe(19);
    expect(nearest([], { x: 0, y: 0 })).toBeNull();
  });
});
