// A series against the clock: deals follow one another until the time for all of them is spent.
import { cairnDeal, parseRecord } from '@cairn/engine';
import {
  addEntry,
  beginSeries,
  compileFormat,
  findFormat,
  nextDeal,
  standingOf,
  type Series,
} from '@cairn/formats';
import { expect, test } from 'vitest';
import { sure } from './duplicate/support.ts';

const record = (deal: number, moves: string) =>
  sure(parseRecord(`[Game "tripeaks"]\n[Options "scoring=chain"]\n[Deal "${deal}"]\n\n${moves}\n`));
const add = (series: Series, deal: number, moves: string) =>
  addEntry(series, { kind: 'deal', record: record(deal, moves) });

const begun = (): Series => {
  const def = findFormat('sprint');
  if (def === null) throw new Error('No such format');
  return sure(beginSeries(sure(compileFormat(def, { seconds: '180' })), cairnDeal(7)));
};

test('it goes on from deal to deal and ends with its time', () => {
  const first = sure(add(begun(), 7, '3D@1.5 4D@2 end@100.25'));
  expect(standingOf(first)).toMatchObject({ total: 3, seconds: 100.25, ended: null });
  expect(nextDeal(first)?.deal).toEqual(cairnDeal(8));
  const over = sure(add(first, 8, 'd@60 time@79.75'));
  expect(standingOf(over)).toMatchObject({ total: 3, seconds: 180, ended: 'time', next: null });
});

test('a move after the time does not count, nor one whose time nobody kept', () => {
  const first = sure(add(begun(), 7, '3D@1.5 4D@2 end@100.25'));
  for (const moves of ['d@79.8 end@79.9', 'd end', 'd@5 end@4']) {
    const added = add(first, 8, moves);
    expect(added.ok ? [] : added.error.map(({ code }) => code)).toEqual(['times']);
  }
});
