/** Series in words: titles, where a series stands, what is counted, and what a format is. */
import type { ScoreDef } from '@cairn/engine';
import { formats, legAt, type Format, type FormatDef, type StandingRow } from '@cairn/formats';
import type { KeptSeries, KeptStand } from './stored-series.ts';
import { gameCalled } from '../../catalogue/own-games-api.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { seriesWords } from './messages.ts';

/** The unit that a format counts. */
export const unitOf = (format: Format): ScoreDef['unit'] => format.legs[0]?.game.score.unit ?? 'points';

/** The title of a leg's game, without compiling the game. */
const gameTitle = ({ legs }: FormatDef): string =>
  seriesWords.titled(gameCalled(legs[0]?.game ?? '')?.title ?? '');

/** The title of a format. A session made for one game has the title of the game. */
export const formatTitle = ({ base }: Pick<Format, 'base'>): string =>
  base.id.includes(':') ? seriesWords.sessionOf(gameTitle(base)) : seriesWords.titled(base.title);

/**
 * The title of the format whose goal opens this one and has not been reached in any series; null if this one is open.
 */
export const closedBy = ({ id }: FormatDef, all: readonly KeptSeries[]): string | null => {
  const opener = formats.find(({ opens = [] }) => opens.includes(id));
  const open =
    opener === undefined || all.some(({ format, stand }) => format === opener.id && stand.reached === true);
  return open ? null : formatTitle({ base: opener });
};

/** "Hole 3 of 9" */
export const placeOf = (format: Format, place: number): string =>
  seriesWords.place(
    format.def.unit,
    place + 1,
    format.length === 'endless' || format.length === 1 ? null : format.length,
  );

/** The title of a level of a map, shown beside its number. */
export const legTitle = (format: Format, place: number): string =>
  seriesWords.titled(legAt(format, place)?.title ?? '');

/** The total of a series: "+2", "$120", "3 won". */
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

/** The worth of a deal: "4 strokes", "$21", "35 points", "Won". */
export const worthOf = (format: Format, { points, outcome }: StandingRow): string => {
  if (format.def.counts === 'wins')
    return outcome.status === 'playing' ? '' : pageWords.endings[outcome.status];
  return seriesWords.points(points, unitOf(format));
};

/** Golf's word for a score: "Birdie"; "+4 to par" if there is none. */
export const termText = ({ term }: StandingRow): string =>
  term === null ? '' : typeof term === 'number' ? seriesWords.overPar(term) : seriesWords.terms[term];

/**
 * What a format is, generated from its definition: what is played, what is counted, and what is not allowed. No game
 * is compiled, because a page shows all formats at once.
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

/** The options of a format that differ from the defaults: "Holes: eighteen". */
export const optionTexts = ({ base, options }: Format): readonly string[] =>
  Object.entries(options).map(([name, value]) => {
    const option = base.options[name];
    const chosen = option?.values[value]?.title;
    const { titled } = seriesWords;
    return `${titled(option?.title ?? name)}: ${chosen === undefined ? value : titled(chosen)}`;
  });
