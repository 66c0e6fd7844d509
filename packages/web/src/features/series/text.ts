/** Series as texts: written to share, and parsed with every record replayed first. */
import { fault, makeRecord, ok, type Fault, type Result } from '@cairn/engine';
import { makeSeries, makeSeriesLink, parseSeries, replaySeries } from '@cairn/formats';
import type { Change } from '../../platform/database.ts';
import { seriesHref } from '../../play/route.ts';
import type { Shell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { longer, createSeries, type LoadedSeries } from './loaded-series.ts';

export const seriesText = ({ kept, series }: LoadedSeries): string =>
  makeSeries(series, { Date: new Date(kept.began).toISOString().slice(0, 10) });

/** The full address that begins the same series. */
export const seriesLink = ({ series: { format, start } }: LoadedSeries): string =>
  new URL(makeSeriesLink(format.id, format.options, start), location.href).href;

/** A series from a text, and the changes that store it. Its deals get new ids. */
export const seriesOfText = (
  text: string,
): Result<{ readonly loaded: LoadedSeries; readonly changes: readonly Change[] }> => {
  const read = parseSeries(text);
  if (!read.ok) return read;
  const whole = replaySeries(read.value);
  if (!whole.ok) return whole;
  const made = createSeries(whole.value.format, whole.value.start);
  if (!made.ok) return made;
  let loaded = made.value;
  const records: Change[] = [];
  for (const entry of whole.value.entries) {
    const added =
      entry.kind === 'deal'
        ? longer(loaded, { kind: 'deal', id: crypto.randomUUID() }, makeRecord(entry.record))
        : longer(loaded, entry);
    if (!added.ok) return added;
    loaded = added.value.loaded;
    records.push(...added.value.changes.filter(({ store }) => store === 'records'));
  }
  return ok({ loaded, changes: [{ store: 'series', key: loaded.kept.id, value: loaded.kept }, ...records] });
};

/** Stores the series of a text and shows its score card. Returns the faults if nothing was stored. */
export const takeText = async (shell: Shell, text: string): Promise<readonly Fault[]> => {
  const made = seriesOfText(text);
  if (!made.ok) return made.error;
  try {
    await shell.db.write(made.value.changes);
  } catch {
    return [fault('storage', '', pageWords.notStored)];
  }
  location.hash = seriesHref(made.value.loaded.kept.id);
  return [];
};
