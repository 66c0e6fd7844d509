// Records of one deal, to compare: a win, and two that were given up.
import { cairnDeal, compileTrusted, parseRecord, type Game, type GameRecord } from '@cairn/engine';
import {
  newDuplicate,
  duplicateResult,
  type DuplicateBoard,
  type BoardResult,
  type Duplicate,
} from '@cairn/formats';
import { findGame } from '@cairn/games';
import { expect } from 'vitest';

export const sure = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const gameOf = (name: string, options: Record<string, string> = {}): Game => {
  const found = findGame(name);
  if (found === null) throw new Error(`No game ${name}`);
  return sure(compileTrusted(found.def, { ...found.options, ...options }));
};

export const board = (game: string, deal: number, options: Record<string, string> = {}): DuplicateBoard => ({
  game,
  options,
  deal: cairnDeal(deal),
});

/** TriPeaks, deal 7: 37 points. */
export const WIN =
  '3D 4D d AD KD QC JC TS 9C 8S 9D TH d d 3C 2S d d 6C 5C d d TD 9S d 4C 5D 6D 5S d d QH d AH d AS d d ' +
  '8C 7S 8H d d d d d d JD';

export const recordOf = (at: DuplicateBoard, player: string, moves: string, more = ''): GameRecord => {
  const options = Object.entries(at.options).map(([name, value]) => `${name}=${value}`);
  const number = at.deal.kind === 'cairn' ? at.deal.number : 0;
  const head = [
    `[Game "${at.game}"]`,
    ...(options.length === 0 ? [] : [`[Options "${options.join(' ')}"]`]),
    `[Deal "${number}"]`,
    `[Player "${player}"]`,
    ...(more === '' ? [] : [more]),
  ];
  return sure(parseRecord(`${head.join('\n')}\n\n${moves}\n`));
};

export const peaks = board('tripeaks', 7);
export const strokes = board('golf', 1);

/** Two boards, of which the first is played by three and the second by two. */
export const sunday = (): Duplicate => sure(newDuplicate('Sunday', [peaks, strokes]));

export const played = (duplicate: Duplicate, record: GameRecord): BoardResult =>
  sure(duplicateResult(duplicate, record));
