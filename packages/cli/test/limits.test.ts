// What limits an attempt beside its moves, with a clock that only moves when the test says so.
import { PassThrough } from 'node:stream';
import { begin, compileGame, faultText, parseDeal, parseRecord, replay, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TimedAttempt } from '../src/play/timed-attempt.ts';
import { DealRunner } from '../src/play/deal-runner.ts';
import { cairn, testTerminal } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-limits-'))));
afterAll(() => rm(folder, { recursive: true }));

const take = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(faultText(result.error));
  return result.value;
};
const gameWith = (options: Readonly<Record<string, string>>) =>
  take(compileGame(findGame('tripeaks')?.def, options));

/** A clock that is set by hand, in seconds. */
class Hand {
  seconds = 0;
  readonly now = (): number => this.seconds * 1000;
}

/** Each pair is the time at which a line is typed, and the line. */
const played = async (
  options: Readonly<Record<string, string>>,
  typed: readonly (readonly [seconds: number, line: string])[],
) => {
  const hand = new Hand();
  const stdin = new PassThrough();
  const { terminal, written } = testTerminal(stdin);
  const sitting = new TimedAttempt(take(begin(gameWith(options), take(parseDeal('7')))), hand.now);
  const done = new DealRunner(terminal, sitting).run();
  for (const [seconds, line] of typed) {
    hand.seconds = seconds;
    stdin.write(`${line}\n`);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  }
  stdin.end();
  return { exit: await done, ...written, sitting };
};

describe('counted undos', () => {
  test.each([
    ['once', 'undo undo', 'Cannot undo: the one undo of this deal is used'],
    ['three', 'undo undo undo undo', 'Cannot undo: all 3 undos of this deal are used'],
    ['never', 'undo', 'Cannot undo: nothing may be taken back in this game'],
    ['once', 'restart', 'Cannot restart: taking back is counted in this deal, which is not over yet'],
  ])('%s: %s', async (mulligan, words, said) => {
    const ran = await cairn(['play', 'tripeaks', '7', '--opt', `mulligan=${mulligan}`], {
      input: `3D 4D d AD ${words}`,
    });
    expect([ran.status, ran.err]).toEqual([2, `line 1: ${said}\n`]);
  });

  test('several at once go as far as they may, and say so', async () => {
    const { out } = await cairn(['play', 'tripeaks', '7', '--opt', 'mulligan=three'], {
      input: '3D 4D d AD undo 9 redo',
    });
    expect(out).toContain('\nCannot undo more: all 3 undos of this deal are used\n');
    expect(out).toMatch(/^ {2}2 {2}4D/m);
  });

  test('a deal that is over is dealt again, with every undo anew', async () => {
    const { out, err } = await cairn(['play', 'tripeaks', '7', '--opt', 'mulligan=once'], {
      input: '3D undo 3D end restart 3D undo moves',
    });
    expect(err).toBe('');
    expect(out).toContain('Dealt again.');
  });
});

describe('the clock', () => {
  test('runs from the first move, and is told below the board', async () => {
    const { out, exit } = await played({ timer: '120' }, [
      [0, 'board'],
      [500, '3D'],
      [555.5, 'board'],
    ]);
    expect(out.match(/Time left \d:\d\d/g)).toEqual([
      'Time left 2:00',
      'Time left 2:00',
      'Time left 1:05',
      'Time left 1:05',
    ]);
    expect(exit).toBe(4);
  });

  test('ends the deal when it has run out: nothing more can be played or taken back', async () => {
    const { out, err, exit, sitting } = await played({ timer: '120' }, [
      [0, '3D'],
      [119, '4D'],
      [120, 'd'],
    ]);
    expect(exit).toBe(2);
    expect(out).toContain('Time ran out with 26 cards still to go. Score -127 (26 cards left: −130 points).');
    expect(err).toBe('line 3: Cannot play "d": The deal is over.\n');
    expect(sitting.session.moves.at(-1)?.move).toEqual({ kind: 'end', why: 'time' });
    expect(sitting.undoRefusal).toBe('time-up');
  });

  test('says why an undo comes too late', async () => {
    const { err } = await played({ timer: '120' }, [
      [0, '3D'],
      [200, 'undo'],
    ]);
    expect(err).toBe('line 2: Cannot undo: the time is up\n');
  });

  test('lost on time is lost, when there is nothing more to do', async () => {
    const { exit } = await played({ timer: '120' }, [
      [0, '3D'],
      [300, 'quit'],
    ]);
    expect(exit).toBe(3);
  });

  test('stands still while the deal is over, and starts anew with the next attempt', async () => {
    const { out, sitting } = await played({ timer: '120' }, [
      [0, '3D'],
      [60, 'end'],
      [600, 'undo'],
      [630, 'board'],
      [640, 'end restart'],
      [900, 'board 3D'],
    ]);
    expect(out.match(/Time left \d:\d\d/g)).toEqual([
      'Time left 2:00',
      'Time left 0:30',
      'Time left 2:00',
      'Time left 2:00',
    ]);
    expect(sitting.seconds).toBe(0);
  });

  test('is written into the record, which is true', async () => {
    const file = path.join(folder, 'timed.cairn');
    await played({ timer: '120' }, [
      [7, '3D'],
      [10.5, '4D'],
      [200, `save ${file}`],
    ]);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('3D@0 4D@3.5 time@193');
    const record = take(parseRecord(text));
    expect(take(replay(gameWith(record.options), record)).status).toBe('time');
    expect((await cairn(['replay', '--verify', file])).status).toBe(0);
  });
});
