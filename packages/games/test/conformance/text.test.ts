// Every game under every option: moves, positions, records and links survive being written and read.
import {
  changedOptions,
  compileTrusted,
  makeLink,
  makeMove,
  makePosition,
  makeRecord,
  parseDeal,
  parseLink,
  parseMove,
  parsePosition,
  parseRecord,
  parseView,
  recordMoves,
  replay,
  replayMoves,
  finalScore,
  startTally,
  tallyMove,
  view,
  type Game,
  type GameRecord,
  type Move,
  type RecordStep,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { chance, dealt, nightlySeed, standardCases, take, walk, type Stop } from '@cairn/testkit';

/** In the gate the longest name alone. */
const LONGEST = `${Number.MAX_SAFE_INTEGER}`;
const DEALS = nightlySeed === null ? [LONGEST] : ['1', '49621', LONGEST];

interface Course {
  readonly name: string;
  readonly stops: readonly Stop[];
  readonly moves: readonly Move[];
}
const courses = (game: Game): readonly Course[] =>
  DEALS.map((name, i) => {
    const stops = walk(game, dealt(game, name), i + 7, 60);
    return { name, stops, moves: stops.flatMap(({ move }) => move ?? []) };
  });

/** Whether two cards of the game look alike; then texts stand for positions only up to which copy is which. */
const hasTwins = (game: Game): boolean => game.cards.some((card) => card >= 128);

/** Steps without the lines they were read from, their variations included. */
const bare = (steps: readonly RecordStep[]): RecordStep[] =>
  JSON.parse(
    JSON.stringify(steps, (name, value: unknown) => (name === 'line' ? undefined : value)),
  ) as RecordStep[];

/** The record with comments everywhere and the other legal moves as variations, nested three deep. */
const decorated = (game: Game, record: GameRecord, stops: readonly Stop[]): GameRecord => {
  const { below, pick } = chance(11);
  const line = (path: readonly Stop[], depth: number): RecordStep[] =>
    path.flatMap(({ state, move }, i): RecordStep[] => {
      if (move === null) return [];
      const [, other] = walk(game, state, below(1000) + 1, 1);
      const side = depth < 3 && below(4) === 0 && other !== undefined;
      const branch = side ? walk(game, state, below(1000) + 1, 1 + below(4)) : [];
      return [
        {
          text: makeMove(game, state, move),
          ...(below(3) === 0 ? { at: (i * 1.5 + depth) / 2 } : {}),
          ...(below(3) === 0
            ? { comment: pick(['good', 'why not (the other)?', 'a "word" [x] /2 @3, 100 %']) }
            : {}),
          ...(branch.length > 1
            ? { variations: [line(branch, depth + 1), line(branch.slice(0, 2), depth + 1)] }
            : {}),
        },
      ];
    });
  return { ...record, comment: 'before the first move', steps: line(stops, 0) };
};

describe.each(standardCases().map(({ name, game }) => [name, game] as const))('%s', (_, game) => {
  const all = courses(game);

  it('moves: each legal one is read back as itself, from the state and from the view', () => {
    for (const { state, legal } of all.flatMap(({ stops }) => stops))
      for (const position of [state, view(game, state)])
        for (const move of legal) {
          const text = makeMove(game, position, move);
          expect(take(parseMove(game, position, text)), text).toEqual(move);
          expect(take(parseMove(game, position, ` ${text.toLowerCase()} `)), text).toEqual(move);
        }
  });

  it('positions: states and views are read back as themselves', () => {
    for (const { state } of all.flatMap(({ stops }) => stops)) {
      const text = makePosition(game, state);
      const again = take(parsePosition(game, text));
      expect(makePosition(game, again)).toBe(text);
      if (!hasTwins(game)) expect(again).toEqual(state);
      const seen = view(game, state);
      const seenAgain = take(parseView(game, makePosition(game, seen)));
      expect(makePosition(game, seenAgain)).toBe(makePosition(game, seen));
      if (!hasTwins(game)) expect(seenAgain).toEqual(seen);
    }
  });

  it('replays: states are those that were met, up to every cursor', () => {
    for (const { name, stops, moves } of all) {
      const deal = take(parseDeal(name));
      for (const cursor of new Set([0, 1, Math.floor(moves.length / 2), moves.length])) {
        const played = take(replayMoves(game, deal, moves.slice(0, cursor)));
        expect(played.states).toEqual(stops.slice(0, cursor + 1).map(({ state }) => state));
        expect(played.tallies).toEqual(stops.slice(0, cursor + 1).map(({ tally }) => tally));
      }
    }
  });

  it('scores: the tally kept is the tally worked out afresh, and settling follows the ending', () => {
    for (const { name, stops, moves } of all) {
      const { states, final } = take(replayMoves(game, take(parseDeal(name)), moves));
      let tally = startTally(game);
      for (const [i, move] of moves.entries())
        tally = tallyMove(game, tally, states[i] as Stop['state'], move, states[i + 1] as Stop['state']);
      expect(tally).toEqual(stops.at(-1)?.tally);
      expect(final).toEqual(finalScore(game, states.at(-1) as Stop['state'], tally));
      const points = stops.flatMap((stop) => stop.tally.events).reduce((sum, event) => sum + event.points, 0);
      expect(points).toBe(tally.total);
    }
  });

  it('records: what is written is what is read, and replays', () => {
    for (const { name, stops, moves } of all) {
      const plain = take(
        recordMoves(game, take(parseDeal(name)), moves, {
          headers: { Player: 'A "quoted" \\ name', Date: '2026-11-21' },
          shows: true,
          times: moves.map((__, i) => i * 1.25),
        }),
      );
      for (const record of [plain, decorated(game, plain, stops)]) {
        const again = take(parseRecord(makeRecord(record)));
        expect({ ...again, steps: bare(again.steps) }).toEqual(record);
        const own = take(compileTrusted(game.base, again.options));
        expect(own.rules).toBe(game.rules);
        expect(take(replay(own, again)).states).toEqual(stops.map(({ state }) => state));
      }
    }
  });

  it('records: a record given up or out of time replays with its charge', () => {
    for (const { name, moves } of all)
      for (const why of ['resigned', 'time'] as const) {
        const half = moves.slice(0, Math.floor(moves.length / 2));
        const record = take(recordMoves(game, take(parseDeal(name)), [...half, { kind: 'end', why }]));
        expect(record.result).toBe(why);
        const { final, status } = take(replay(game, take(parseRecord(makeRecord(record)))));
        expect([status, final.total]).toEqual([why, record.score]);
      }
  });

  it('links: what is written is what is read', () => {
    for (const { name, stops, moves } of all) {
      const link = {
        game: game.id,
        options: changedOptions(game.base, game.options),
        deal: take(parseDeal(name)),
        moves: moves.map((move, i) => makeMove(game, (stops[i] as Stop).state, move)),
      };
      for (const one of [
        link,
        { ...link, moves: null },
        { ...link, deal: null, moves: null },
        { ...link, moves: [] },
      ])
        expect(take(parseLink(makeLink(one)))).toEqual(one);
      expect(makeLink(link)).toMatch(/^#[\w/?=&.:*!~+-]*$/);
    }
  });
});
