/** Players for tests: they play the deal a series waits for, and give back the record. */
import {
  begin,
  legalMoves,
  play,
  recordMoves,
  stepAt,
  type Deal,
  type Game,
  type GameRecord,
} from '@cairn/engine';
import {
  addEntry,
  beginSeries,
  compileFormat,
  findFormat,
  nextDeal,
  standingOf,
  type Chosen,
  type Series,
} from '../../src/index.ts';
import { cairnDeal } from '@cairn/engine';

/** A small generator (a linear congruence), so that a failure can be had again from its seed. */
export const chance = (seed: number): ((below: number) => number) => {
  let at = seed >>> 0;
  return (below) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
};

/** How a player of tests plays: at most so many moves, one a second where the time is kept, and no longer than that. */
export interface Manner {
  readonly most?: number;
  readonly timed?: boolean;
  readonly seconds?: number;
}

/** Plays cards before it draws and picks among them by chance; gives up after so many moves. */
export const playOut = (
  game: Game,
  deal: Deal,
  pick: (below: number) => number,
  { most = 120, timed = false, seconds = Infinity }: Manner = {},
): GameRecord => {
  const dealt = begin(game, deal);
  if (!dealt.ok) throw new Error(dealt.error[0]?.message);
  let session = dealt.value;
  while (stepAt(session).status === 'playing') {
    const legal = legalMoves(game, stepAt(session).view);
    const cards = legal.filter(({ kind }) => kind === 'play' || kind === 'remove');
    const ways = cards.length > 0 ? cards : legal;
    const late = session.cursor + 1 >= seconds;
    const move = late || session.cursor >= most ? undefined : ways[pick(ways.length)];
    session = play(session, move ?? { kind: 'end', why: late ? 'time' : 'resigned' });
  }
  const times = session.moves.map((_, i) => Math.min(i + 1, seconds));
  const moves = session.moves.map(({ move }) => move);
  const record = recordMoves(game, deal, moves, { shows: true, ...(timed ? { times } : {}) });
  if (!record.ok) throw new Error(record.error[0]?.message);
  return record.value;
};

/** The manner in which the next deal of a series must be played. */
export const mannerOf = (series: Series, most?: number): Manner => {
  const { clock, seconds } = series.format.def;
  return {
    timed: clock !== 'off',
    ...(seconds === undefined ? {} : { seconds: seconds - standingOf(series).seconds }),
    ...(most === undefined ? {} : { most }),
  };
};

/** A series of the format of that name, from a Cairn deal. */
export const seriesOf = (id: string, start: number, options: Chosen = {}): Series => {
  const def = findFormat(id);
  if (def === null) throw new Error(`There is no format ${id}`);
  const format = compileFormat(def, options);
  if (!format.ok) throw new Error(JSON.stringify(format.error));
  const series = beginSeries(format.value, cairnDeal(start));
  if (!series.ok) throw new Error(JSON.stringify(series.error));
  return series.value;
};

/** The series with the next deal played out, up to `deals` times or to its end. */
export const playOn = (series: Series, deals: number, pick = chance(1)): Series => {
  let longer = series;
  for (let i = 0; i < deals; i++) {
    const next = nextDeal(longer);
    if (next === null) break;
    const record = playOut(next.game, next.deal, pick, mannerOf(longer));
    const added = addEntry(longer, { kind: 'deal', record });
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    longer = added.value;
  }
  return longer;
};
