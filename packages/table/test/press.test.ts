// What a press means, which cards it picks up and where they go, from the scene alone.

import { apply, legalMoves, parseCard, refusal, view, type Game, type Move, type State } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { listTargets, type HitTarget } from '../src/model/hit-targets.ts';
import { dropOn } from '../src/model/drop.ts';
import { pickUpFrom, playsFrom, pressOn } from '../src/model/press.ts';
import type { TableScene } from '../src/model/scene.ts';
import { CYCLE_TIME, cycledMove, type TapCycle } from '../src/model/tap-cycle.ts';
import { gameOf, take } from '@cairn/testkit';
import { begun } from './games.ts';

const game = gameOf('tripeaks');
const start = begun(game, '7');
const stock = game.stock ?? 0;
const hole = game.byRole.hole[0] ?? 0;

const sceneOf = (state: State, of: Game = game): TableScene => {
  const seen = view(of, state);
  return { game: of, view: seen, legal: legalMoves(of, seen), refusal: (move) => refusal(of, seen, move) };
};
const targetOf = (scene: TableScene, pile: number): HitTarget => {
  const target = listTargets(scene.game, scene.view).find((each) => each.pile === pile);
  if (target === undefined) throw new Error(`No target for pile ${pile}`);
  return target;
};
describe('presses', () => {
  const scene = sceneOf(start);

  test('a tap on any target asks for the legal moves of its card, or for one the rules can refuse', () => {
    for (const target of listTargets(game, scene.view)) {
      const press = pressOn(scene, target);
      if (target.pile === hole) expect(press).toBeNull();
      else if (target.pile === stock)
        expect(press).toEqual({ moves: [{ kind: 'draw' }], tried: { kind: 'draw' } });
      else {
        const legal = scene.legal.filter((move) => move.kind === 'play' && move.from === target.pile);
        expect(press?.moves).toEqual(legal);
        expect(scene.refusal(press?.tried as Move) === null).toBe(legal.length > 0);
      }
    }
  });

  test('every legal play can be made by taking a card in hand and putting it down', () => {
    for (const move of scene.legal) {
      if (move.kind !== 'play') continue;
      const held = pickUpFrom(scene, targetOf(scene, move.from));
      expect(held && dropOn(scene, held, move.to)).toEqual(move);
    }
  });

  test('covered and face-down cards, the hole and the stock are not picked up; a free card always is', () => {
    const picked = listTargets(game, scene.view).filter((target) => pickUpFrom(scene, target) !== null);
    expect(picked.map(({ pile }) => pile)).toEqual(game.byRole.layout.slice(18));
  });

  test('a card put back where it was is no move; on a pile that refuses it, a move to be refused', () => {
    const card = targetOf(scene, 20);
    const held = pickUpFrom(scene, card);
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
    const press = pressOn(empty, targetOf(empty, stock));
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
  const cycle: TapCycle = { card, at: 1000, moves, next: 1, focus: 'p3' };

  test('asks for the next target, and after the last for the first', () => {
    expect(cycledMove(cycle, card, 1000 + CYCLE_TIME)).toBe(moves[1]);
    expect(cycledMove({ ...cycle, next: 3 }, card, 1100)).toBe(moves[0]);
  });
  test('but not later, not for another card, not with one target', () => {
    expect(cycledMove(cycle, card, 1001 + CYCLE_TIME)).toBeNull();
    expect(cycledMove(cycle, take(parseCard('8S')), 1100)).toBeNull();
    expect(cycledMove({ ...cycle, moves: moves.slice(0, 1) }, card, 1100)).toBeNull();
  });
});
