/** Formats by a part of their names, for the palette. */
import { formats, makeSeriesLink } from '@cairn/formats';
import { pageHref } from '../../play/route.ts';
import type { FoundPage } from '../../shell/shell.ts';
import { seriesWords } from './messages.ts';

/** Series, by their titles or by the name of their page. */
export const findFormats = (text: string): readonly FoundPage[] => {
  const wanted = text.trim().toLowerCase();
  const bears = (name: string): boolean => name.toLowerCase().includes(wanted);
  if (wanted === '') return [];
  const page: FoundPage = { title: seriesWords.title, alias: null, href: pageHref('formats'), def: null };
  const found = formats.flatMap(({ id, title, aka = [] }): FoundPage[] => {
    const called = seriesWords.titled(title);
    const alias = bears(called) ? null : (aka.find(bears) ?? '');
    return alias === '' ? [] : [{ title: called, alias, href: makeSeriesLink(id, {}, null), def: null }];
  });
  return bears(page.title) ? [page, ...found] : found;
};
