// Moves of a sealed board that follow by themselves, on a device without a network.
import {
  applyLegal,
  compileTrusted,
  followedStep,
  legalMoves,
  makePosition,
  safeMoves,
  start,
  unwrap,
  view,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { DAILY_POLICY } from '@cairn/formats';
import { findGame } from '@cairn/games';
import { beginPlay, PlayLink } from '@cairn/wire';
import { expect, test } from 'vitest';
import { dealOf } from '../../../../test/support/lines.ts';
import { sealedMoves, type Automatic, type SealedMoves } from '../sealed-moves.ts';
import { keptPlay, unreachablePorts } from './kept-play.ts';

const gameCalled = (id: string): Game => {
  const found = findGame(id);
  if (found === null) throw new Error(`No game "${id}"`);
  return unwrap(compileTrusted(found.def, {}));
};

/** A deal and a move of it after which a card is safe on the foundations that was not before. */
const dealWithSafe = (game: Game): { readonly state: State; readonly move: Move } => {
  for (let n = 1; n < 200; n++) {
    const state = unwrap(start(game, dealOf(`${n}`)));
    if (safeMoves(game, view(game, state)).length > 0) continue;
    for (const move of legalMoves(game, view(game, state)))
      if (safeMoves(game, view(game, applyLegal(game, state, move))).length > 0) return { state, move };
  }
  throw new Error('No deal has such a move');
};

const opened = (
  game: Game,
  state: State,
  automatic: Automatic,
): { readonly link: PlayLink; readonly moves: SealedMoves; readonly texts: () => readonly string[] } => {
  const play = unwrap(beginPlay(game, keptPlay(game, view(game, state), { ...DAILY_POLICY, undo: true })));
  const link: PlayLink = new PlayLink(game, play, true, {
    ...unreachablePorts(),
    changed: () => moves.goOn(),
  });
  const moves = sealedMoves(
    game,
    link,
    () => 1,
    () => automatic,
    queueMicrotask,
  );
  return { link, moves, texts: () => link.play.outbox.map(({ text }) => text) };
};

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const freecell = gameCalled('freecell');

test('safe cards go up after the player’s own move, and come back with it', async () => {
  const { state, move } = dealWithSafe(freecell);
  const { link, moves, texts } = opened(freecell, state, { safe: 'on', finish: 'off' });
  const before = followedStep(link.play.attempt.session).view;
  expect(moves.make([move])).toBe(null);
  await settled();
  const went = texts().length;
  expect(went).toBeGreaterThan(1);
  const after = followedStep(link.play.attempt.session).view;
  expect(safeMoves(freecell, after)).toEqual([]);
  expect(moves.hasFollowed()).toBe(true);

  moves.takeBack();
  await settled();
  expect(texts().slice(went)).toEqual(Array.from({ length: went }, () => '<'));
  expect(makePosition(freecell, followedStep(link.play.attempt.session).view)).toBe(
    makePosition(freecell, before),
  );
});

test('nothing goes up by itself unless the player wants it', async () => {
  const { state, move } = dealWithSafe(freecell);
  const { moves, texts } = opened(freecell, state, { safe: 'off', finish: 'ask' });
  moves.make([move]);
  await settled();
  expect(texts()).toHaveLength(1);
  expect(moves.playSafe()).toBe(true);
  expect(texts().length).toBeGreaterThan(1);
});
