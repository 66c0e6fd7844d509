// One try at one deal: what is played is written down so that the engine replays it, and undo keeps to the rules.
import {
  compileGame,
  legalMoves,
  parseDeal,
  parseMove,
  parseRecord,
  replay,
  sequenceMoves,
  unwrap,
  type Game,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { expect, test } from 'vitest';
import { GameInProgress, lastMoveOf, positionAfter } from '../src/game-in-progress.ts';

const gameOf = (name: string, options: Readonly<Record<string, string>> = {}): Game =>
  unwrap(compileGame(findGame(name)?.def, options));
const dealOf = (game: Game): GameInProgress => unwrap(GameInProgress.deal(game, unwrap(parseDeal('7'))));

/** Plays legal moves, a different one each time, until there are none or there were so many. */
const playSome = (playing: GameInProgress, most: number): void => {
  for (let i = 0; i < most; i++) {
    const legal = legalMoves(playing.game, playing.step.view);
    const move = legal[(i * 7) % legal.length];
    if (move === undefined) return;
    playing.play(move);
  }
};

test.each(['tripeaks', 'klondike', 'pyramid', 'yukon'])('%s is written as a record that replays', (name) => {
  const game = gameOf(name);
  const playing = dealOf(game);
  playSome(playing, 20);
  const { moves, score, status } = positionAfter(playing.session, '');
  const replayed = unwrap(replay(game, unwrap(parseRecord(playing.record))));
  expect(replayed.moves).toHaveLength(moves);
  expect([replayed.status, replayed.final.total]).toEqual([status, score]);
});

test('moves go back to the deal and come again', () => {
  const playing = dealOf(gameOf('klondike'));
  playSome(playing, 10);
  const { record, step } = playing;
  for (let i = 0; i < 10; i++) playing.undo();
  expect([playing.canUndo, playing.canRedo, lastMoveOf(playing.session)]).toEqual([false, true, null]);
  for (let i = 0; i < 10; i++) playing.redo();
  expect(playing.canRedo).toBe(false);
  expect(playing.step.view).toEqual(step.view);
  // Cards that were seen and taken back are owned up to.
  expect(playing.record).toBe(record.replace('\n\n', '\n[Undone "13"]\n\n'));
});

test('a sequence goes back and comes again as one, and its record has single moves', () => {
  const game = gameOf('freecell');
  const playing = unwrap(GameInProgress.deal(game, unwrap(parseDeal('ms:7'))));
  const play = (text: string): void => playing.play(unwrap(parseMove(game, playing.step.view, text)));
  ['5>4', '6>4'].forEach(play);
  const before = playing.step.view;
  const [sequence] = sequenceMoves(game, before).filter(({ count }) => count === 3);
  if (sequence === undefined) throw new Error('No sequence');
  const { from, to, count } = sequence;
  playing.play(...sequence.steps);
  const after = playing.step.view;
  expect(playing.record).toContain('5>4 6>4 4>a 4>b 4>7 b>7 a>7');
  expect(lastMoveOf(playing.session)).toEqual({ kind: 'play', from, to, count });
  playing.undo();
  expect(playing.step.view).toEqual(before);
  playing.redo();
  expect(playing.step.view).toEqual(after);
  expect([playing.canRedo, playing.session.cursor]).toEqual([false, 7]);
});

test('a game that is not played by the clock has no time left to speak of', () => {
  expect(dealOf(gameOf('tripeaks')).secondsLeft).toBeNull();
});

test('a game by the clock ends when its time is up, and its record keeps the times', () => {
  const playing = dealOf(gameOf('tripeaks', { timer: 'plain' }));
  expect(playing.secondsLeft).toBeGreaterThan(170);
  playSome(playing, 3);
  playing.play({ kind: 'end', why: 'time' });
  expect(positionAfter(playing.session, '').status).toBe('time');
  expect(playing.record).toMatch(/@\d/);
});
