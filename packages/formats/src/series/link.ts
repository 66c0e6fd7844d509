/**
 * Links to a series: "#/series/FORMAT/START?option=value". The text after "#/series" has the form of a link to a
 * game, so the engine parses it.
 */
import { failWith, makeLink, ok, parseLink, type Deal, type Result } from '@cairn/engine';
import type { Chosen } from '../definition/options.ts';

export interface SeriesLink {
  /** Id of the format. */
  readonly format: string;
  readonly options: Chosen;
  /** Null if any deal may be the first, or if the format lists its deals. */
  readonly start: Deal | null;
}

const AT = '#/series/';

export const makeSeriesLink = (format: string, options: Chosen, start: Deal | null): string =>
  makeLink({ game: format, options, deal: start, moves: null }).replace('#/', AT);

/** Parses the fragment of a link, with or without "#". The caller checks that the format and its options exist. */
export const parseSeriesLink = (fragment: string): Result<SeriesLink> => {
  const whole = fragment.startsWith('#') ? fragment : `#${fragment}`;
  if (!whole.startsWith(AT))
    return failWith('link', '', 'Cannot read the link: wanted #/series/format/deal?option=value');
  const link = parseLink(whole.replace(AT, '#/'));
  if (!link.ok) return link;
  const { game, options, deal, moves } = link.value;
  if (moves !== null) return failWith('link', '', 'A link to a series has no moves');
  return ok({ format: game, options, start: deal });
};
