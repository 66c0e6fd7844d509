// A duplicate as it is kept: a series of its boards, with the results of others as a file, through a backup and back.
import { makeRecord, parseRecord } from '@cairn/engine';
import { addText, nextDeal, type Duplicate } from '@cairn/formats';
import { describe, expect, test } from 'vitest';
import { newRoom, openRoom, readBoards } from '../room.ts';
import { longer, replayStored, type LoadedSeries } from '../../loaded-series.ts';
import { seriesBackup } from '../../backup.ts';
import type { KeptSeries } from '../../stored-series.ts';
import { sure } from '../../../../../test/support/lines.ts';

const of = (deal: number, moves: string, more = ''): string =>
  makeRecord(sure(parseRecord(`[Game "tripeaks"]\n[Deal "${deal}"]\n${more}\n${moves}\n`)));
const both = (): Duplicate =>
  sure(readBoards('Sunday', 'tripeaks/7\nhttps://elsewhere.example/#/tripeaks/8\n'));

/** The boards of two, with Bob's result on the first; the player has played it, too. */
const played = (): { readonly loaded: LoadedSeries; readonly records: Record<string, string> } => {
  const bobs = sure(addText(both(), of(7, '3D@1 end@2', '[Player "Bob"]\n')));
  const { loaded, changes } = sure(
    longer(sure(newRoom(bobs, 'Ada')), { kind: 'deal', id: 'one' }, of(7, 'd@3 end@4.5')),
  );
  const records = changes.filter(({ store }) => store === 'records').map(({ key, value }) => [key, value]);
  return { loaded, records: Object.fromEntries(records) as Record<string, string> };
};

describe('a duplicate', () => {
  test('is a series whose deals are its boards', () => {
    const { loaded } = played();
    expect(nextDeal(loaded.series)?.deal).toMatchObject({ number: 8 });
    const room = openRoom(loaded);
    expect(room?.ok === true && room.value.all.results.map(({ player, board }) => [player, board])).toEqual([
      ['Ada', 0],
      ['Bob', 0],
    ]);
  });

  test('gives its player a name that nobody has', () => {
    const bobs = sure(addText(both(), of(7, 'end', '[Player "Bob"]\n')));
    expect(sure(newRoom(bobs, 'Bob')).kept.duplicate?.player).toBe('Bob 2');
  });

  test('goes through a backup and is revived from it', async () => {
    const { loaded, records } = played();
    const read = seriesBackup.parse([loaded.kept], records);
    expect(read).toEqual({ ok: true, value: [loaded.kept] });
    const [kept] = read.ok ? (read.value as readonly KeptSeries[]) : [];
    const back = openRoom(sure(await replayStored(kept ?? loaded.kept, records)));
    expect(back?.ok === true && back.value.all.results).toHaveLength(2);
  });

  test('is refused with the place where its boards are none', () => {
    const { loaded, records } = played();
    const broken = { ...loaded.kept, duplicate: { ...loaded.kept.duplicate, boards: [7] } };
    expect(seriesBackup.parse([broken], records)).toMatchObject({
      ok: false,
      error: [{ path: 'series.0.duplicate' }],
    });
  });
});
