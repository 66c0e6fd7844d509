// Instances keep their identity from view to view: what animation compares.

import { apply, DOWN, legalMoves, UNKNOWN, view, type View } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { instancesOf, type CardInstance } from '../src/model/card-instances.ts';
import { gameOf } from '@cairn/testkit';
import { begun, viewsOf } from './games.ts';

const game = gameOf('tripeaks');
const at = (instances: readonly CardInstance[], pile: number, index = 0): CardInstance | undefined =>
  instances.find((piece) => piece.pile === pile && piece.index === index);
const hole = game.byRole.hole[0] ?? 0;
const stock = game.stock ?? 0;

/** A view of piles alone. */
const viewOf = (...piles: readonly (readonly number[])[]): View => ({ piles }) as unknown as View;

describe('instances', () => {
  test('one for every card, each with an id of its own, through a whole deal', () => {
    let instances: readonly CardInstance[] = [];
    for (const seen of viewsOf(game, '7', 3)) {
      instances = instancesOf(seen, instances);
      expect(instances.length).toBe(52);
      expect(new Set(instances.map(({ id }) => id)).size).toBe(52);
      expect(Math.max(...instances.map(({ id }) => id))).toBe(52);
    }
  });

  test('a known card is one piece wherever it goes, and back', () => {
    const start = begun(game, '7');
    const move = legalMoves(game, start).find(({ kind }) => kind === 'play');
    if (move?.kind !== 'play') throw new Error('Deal 7 begins with a play');
    const before = instancesOf(view(game, start));
    const after = instancesOf(view(game, apply(game, start, move)), before);
    expect(at(after, hole, 1)?.id).toBe(at(before, move.from)?.id);
    const back = instancesOf(view(game, start), after);
    expect(back).toEqual(before);
  });

  test('the drawn card is the piece that was on the stock, and goes back to be it', () => {
    const start = begun(game, '7');
    const before = instancesOf(view(game, start));
    const after = instancesOf(view(game, apply(game, start, { kind: 'draw' })), before);
    expect(at(after, hole, 1)?.id).toBe(at(before, stock, 22)?.id);
    expect(at(after, hole, 1)?.down).toBe(false);
    expect(instancesOf(view(game, start), after)).toEqual(before);
  });

  test('three cards drawn at once leave the stock from its top, in order', () => {
    const before = instancesOf(viewOf([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], []));
    const after = instancesOf(viewOf([UNKNOWN], [5, 6, 7]), before);
    expect([0, 1, 2].map((i) => at(after, 1, i)?.id)).toEqual([3, 2, 1].map((i) => at(before, 0, i)?.id));
    expect(instancesOf(viewOf([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], []), after)).toEqual(before);
  });

  test('a card turned up or down in its place stays the piece it was', () => {
    const before = instancesOf(viewOf([UNKNOWN, 17]));
    const after = instancesOf(viewOf([19], [17]), before);
    expect(at(after, 0)?.id).toBe(at(before, 0)?.id);
    expect(at(after, 1)?.id).toBe(at(before, 0, 1)?.id);
    expect(instancesOf(viewOf([UNKNOWN, 17]), after).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('a seen card that lies face down again is still itself', () => {
    const before = instancesOf(viewOf([], [5, 6]));
    const after = instancesOf(viewOf([6 | DOWN, 5 | DOWN], []), before);
    expect(at(after, 0, 0)?.id).toBe(at(before, 1, 1)?.id);
    expect(at(after, 0, 1)?.id).toBe(at(before, 1, 0)?.id);
  });
});
