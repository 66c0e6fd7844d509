/** How a series and its deals are put into words: where it stands, what is counted, what a format is. */
import type { ScoreDef } from '@cairn/engine';
import { formats, legAt, type Format, type FormatDef, type StandingRow } from '@cairn/formats';
import type { KeptSeries, KeptStand } from './stored-series.ts';
import { gameCalled } from '../../catalogue/own-games-api.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { seriesWords } from './messages.ts';

/** In what a format counts. */
export const unitOf = (format: Format): ScoreDef['unit'] => format.legs[0]?.game.score.unit ?? 'points';

/** What the game of a leg is called, without compiling it. */
const gameTitle = ({ legs }: FormatDef): string =>
  seriesWords.titled(gameCalled(legs[0]?.game ?? '')?.title ?? '');

/** What a format is called: sessions that were made for a game are called by it. */
export const titleOf = ({ base }: Pick<Format, 'base'>): string =>
  base.id.includes(':') ? seriesWords.sessionOf(gameTitle(base)) : seriesWords.titled(base.title);

/** What the format is called whose goal opens this one and is in no series here reached; null where none has to be. */
export const closedBy = ({ id }: FormatDef, all: readonly KeptSeries[]): string | null => {
  const opener = formats.find(({ opens = [] }) => opens.includes(id));
  const open =
    opener === undefined || all.some(({ format, stand }) => format === opener.id && stand.reached === true);
  return open ? null : titleOf({ base: opener });
};

/** "Hole 3 of 9" */
export const placeOf = (format: Format, place: number): string =>
  seriesWords.place(
    format.def.unit,
    place + 1,
    format.length === 'endless' || format.length === 1 ? null : format.length,
  );

/** What a level of a map is called, beside its number. */
export const legTitle = (format: Format, place: number): string =>
  seriesWords.titled(legAt(format, place)?.title ?? '');

/** "+2", "$120", "3 won": how it stands. */
export const totalOf = (format: Format, { total, toPar, purse, deals }: KeptStand): string => {
  const series = seriesWords;
  const { counts } = format.def;
  if (purse !== null) return series.purse(purse);
  if (toPar !== null) return series.toPar(toPar);
  if (counts === 'wins') return series.wins(total);
  const points = series.points(total, unitOf(format));
  return counts === 'best' ? (deals === 0 ? '' : series.best(points)) : points;
};

/** "Hole 3 of 9 · +2"; "All is played · +2". */
export const standText = (format: Format, stand: KeptStand): string => {
  const where = stand.ended === null ? placeOf(format, stand.next ?? 0) : seriesWords.over[stand.ended];
  const total = totalOf(format, stand);
  return total === '' ? where : `${where} · ${total}`;
};

/** What a deal was worth: "4 strokes", "$21", "35 points", "Won". */
export const worthOf = (format: Format, { points, outcome }: StandingRow): string => {
  if (format.def.counts === 'wins')
    return outcome.status === 'playing' ? '' : pageWords.endings[outcome.status];
  return seriesWords.points(points, unitOf(format));
};

/** What golfers call it: "Birdie", or "+4 to par" where they have no word. */
export const termText = ({ term }: StandingRow): string =>
  term === null ? '' : typeof term === 'number' ? seriesWords.overPar(term) : seriesWords.terms[term];

/**
 * What a format is, told from its definition by itself: what is played, how it is counted, and what is not allowed.
 * No game is compiled for it, since a page tells of all formats at once.
 */
export const aboutFormat = (def: FormatDef): readonly string[] => {
  const series = seriesWords;
  const { unit, counts, purse, flow, ends, undo, seconds, legs, times } = def;
  const game = gameTitle(def);
  const layouts = new Set(legs.map((leg) => leg.game)).size;
  const many = times === 'endless' ? null : times * legs.length;
  const played =
    many === null
      ? legs.length === 1
        ? series.endlessOf(game)
        : series.endlessRound(legs.length)
      : legs.length === 1
        ? series.manyOf(unit, many, game)
        : layouts > 1
          ? series.manyLayouts(unit, many)
          : series.manyRules(unit, many, game);
  const counted = purse === undefined ? series.countsBy[counts] : series.countsPurse(purse.start);
  return [
    played,
    counted,
    ...(flow === 'once' ? [] : [series.flows[flow](unit)]),
    ...(ends === undefined
      ? []
      : [series.firstTo(series.points(ends.total, purse === undefined ? 'points' : 'dollars'))]),
    ...(seconds === undefined ? [] : [series.inSeconds(words.time(seconds))]),
    ...(undo === 'none' ? [series.noUndo] : []),
  ];
};

/** The options of a format that are not standard: "Holes: eighteen". */
export const optionTexts = ({ base, options }: Format): readonly string[] =>
  Object.entries(options).map(([name, value]) => {
    const option = base.options[name];
    const chosen = option?.values[value]?.title;
    const { titled } = seriesWords;
    return `${titled(option?.title ?? name)}: ${chosen === undefined ? value : titled(chosen)}`;
  });
