/** Series as texts: written to share, and parsed with every record replayed first. */
import { fault, makeRecord, ok, type Fault, type Result } from '@cairn/engine';
import { makeSeries, makeSeriesLink, parseSeries, replaySeries } from '@cairn/formats';
import type { Change } from '../../platform/database.ts';
import { seriesHref } from '../../play/route.ts';
import type { Shell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { longer, newLive, type Live } from './live.ts';

export const seriesText = ({ kept, series }: Live): string =>
  makeSeries(series, { Date: new Date(kept.began).toISOString().slice(0, 10) });

/** The full address that begins the same series. */
export const seriesLink = ({ series: { format, start } }: Live): string =>
  new URL(makeSeriesLink(format.id, format.options, start), location.href).href;

/** A series from a text, and the changes that store it. Its deals get new ids. */
export const liveOfText = (
  text: string,
): Result<{ readonly live: Live; readonly changes: readonly Change[] }> => {
  const read = parseSeries(text);
  if (!read.ok) return read;
  const whole = replaySeries(read.value);
  if (!whole.ok) return whole;
  const made = newLive(whole.value.format, whole.value.start);
  if (!made.ok) return made;
  let live = made.value;
  const records: Change[] = [];
  for (const entry of whole.value.entries) {
    const added =
      entry.kind === 'deal'
        ? longer(live, { kind: 'deal', id: crypto.randomUUID() }, makeRecord(entry.record))
        : longer(live, entry);
    if (!added.ok) return added;
    live = added.value.live;
    records.push(...added.value.changes.filter(({ store }) => store === 'records'));
  }
  return ok({ live, changes: [{ store: 'series', key: live.kept.id, value: live.kept }, ...records] });
};

/** Stores the series of a text and shows its score card. Returns the faults if nothing was stored. */
export const takeText = async (shell: Shell, text: string): Promise<readonly Fault[]> => {
  const made = liveOfText(text);
  if (!made.ok) return made.error;
  try {
    await shell.db.write(made.value.changes);
  } catch {
    return [fault('storage', '', pageWords.notStored)];
  }
  location.hash = seriesHref(made.value.live.kept.id);
  return [];
};
