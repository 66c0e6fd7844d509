// Names, options and readings that the catalogue must offer, with what each comes to; one line a reading.
import {
  cardOf,
  compileGame,
  isDown,
  legalMoves,
  refusal,
  type Game,
  type GameDef,
  type State,
} from '@cairn/engine';
import { describe, expect, it, test } from 'vitest';
import { dealt, take } from '@cairn/testkit';
import { findGame, games } from '../src/index.ts';
import { TRAIL_ORDER } from '../src/trail.ts';

const compiled = (name: string, more: Readonly<Record<string, string>> = {}): Game => {
  const found = findGame(name);
  if (found === null) throw new Error(`No game "${name}"`);
  return take(compileGame(found.def, { ...found.options, ...more }));
};

describe('names', () => {
  test.each([
    ['tri-towers', 'tri-towers'],
    ['Tri Towers', 'tri-towers'],
    ['Three Peaks', 'tripeaks'],
    ['Triple Peaks', 'tripeaks'],
    ['tripeaks-closed', 'tripeaks'],
    ['Elevator', 'pyramid-golf'],
    ['Escalator', 'escalator'],
    ['Demon', 'canfield'],
    ['Jumbo', 'double-klondike'],
    ['Putt Putt', 'golf-wrap'],
    ['Dead King Golf', 'golf'],
    ['Take Away', 'eliminator'],
    ['pharaohs-treasure', 'pharaohs-treasure'],
    ['fairway', 'fairway'],
    ['gunslinger', 'gunslinger'],
    ['aloha-tripeaks', 'aloha-tripeaks'],
  ])('%s is found as %s', (name, id) => {
    const [found, wanted] = [findGame(name), findGame(id)];
    expect(found).not.toBeNull();
    expect(found).toEqual(wanted);
  });
});

/** Face-down and face-up cards by column. */
const columns = (game: Game, state: State): readonly string[] =>
  game.byRole.tableau.map((i) => {
    const down = (state.piles[i] ?? []).filter(isDown).length;
    return `${down}+${(state.piles[i]?.length ?? 0) - down}`;
  });

const sizes = (game: Game): Readonly<Record<string, number>> => {
  const { piles } = dealt(game, '1');
  return Object.fromEntries(
    Object.entries(game.byRole).flatMap(([role, own]) => {
      const cards = own.reduce((sum, i) => sum + (piles[i]?.length ?? 0), 0);
      return cards === 0 ? [] : [[role, cards]];
    }),
  );
};

test('the trail is 25 games, found by its name', () => {
  const trail = games.filter(({ tags }) => tags.includes('Showdown Trail')).map(({ id }) => id);
  expect(trail.toSorted()).toEqual(TRAIL_ORDER.toSorted());
  expect(trail).toHaveLength(25);
});

describe('both readings of a deal', () => {
  const sixUp = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => `${from + i}+6`);

  test.each([
    ['triple-russian', {}, sixUp(0, 12)],
    ['triple-russian', { deal: 'politaire' }, [...sixUp(1, 9), '6+6', '8+6', '9+6', '10+6']],
    ['triple-russian', { deal: 'port' }, [...sixUp(1, 9), '11+1', '13+1', '14+1', '15+1']],
    ['double-russian', {}, ['0+5', ...sixUp(1, 9)]],
    ['double-russian', { deal: 'pysol' }, [...sixUp(0, 8), '8+6']],
    ['forty-and-eight', {}, Array<string>(8).fill('0+5')],
    ['forty-and-eight', { rows: '4' }, Array<string>(8).fill('0+4')],
    ['black-hole', { base: 'free' }, ['0+4', ...Array<string>(16).fill('0+3')]],
  ])('%s %o', (name, options, wanted) => {
    const game = compiled(name, options);
    expect(columns(game, dealt(game, '1'))).toEqual(wanted);
  });

  test.each([
    ['tripeaks-garden', {}, { layout: 36, reserve: 16 }],
    ['tripeaks-garden', { form: 'garden14' }, { layout: 37, hole: 1, reserve: 14 }],
    ['tripeaks-garden', { jokers: '1' }, { layout: 36, reserve: 16, hand: 1 }],
    ['ali-baba', {}, { tableau: 40, stock: 12 }],
    ['ali-baba', { aces: 'out' }, { tableau: 40, foundation: 4, stock: 8 }],
    ['pharaohs-treasure', {}, { layout: 28, hole: 1, hand: 1, stock: 23 }],
  ])('%s %o holds %o', (name, options, wanted) => expect(sizes(compiled(name, options))).toEqual(wanted));
});

test('a free start of Black Hole takes the last card of any fan', () => {
  const game = compiled('black-hole', { base: 'free' });
  expect(legalMoves(game, dealt(game, '1'))).toHaveLength(17);
});

/** The tops of a layout by row: how many of each lie face up. */
const upByRow = (game: Game): readonly number[] => {
  const { piles } = dealt(game, '1');
  const rows: number[] = [];
  for (const i of game.byRole.layout) {
    const row = game.piles[i]?.row ?? 0;
    rows[row] = (rows[row] ?? 0) + (isDown(piles[i]?.[0] ?? 0) ? 0 : 1);
  }
  return rows;
};

test.each([
  ['pharaohs-treasure-2', [0, 0, 0, 10]],
  ['pharaohs-treasure-3', [0, 0, 9, 10]],
  ['pharaohs-treasure-4', [0, 0, 9, 10]],
  ['pharaohs-treasure-5', [0, 6, 9, 10]],
  ['pharaohs-treasure-6', [0, 6, 9, 10]],
  ['pharaohs-treasure', [3, 6, 9, 10]],
])('%s shows %o cards by row', (name, wanted) => expect(upByRow(compiled(name))).toEqual(wanted));

test.each(['tetrapeaks', 'tripeaks-garden', 'pyramid-golf', 'mesa'])('%s opens by rows', (name) => {
  const open = (face: string): number => upByRow(compiled(name, { face })).reduce((sum, n) => sum + n, 0);
  expect(open('closed')).toBeLessThan(open('rows2'));
  expect(open('rows2')).toBeLessThan(open('rows3'));
  expect(open('rows3')).toBeLessThan(open('open'));
});

describe('hazards', () => {
  const layouts = games.filter((def) => def.options.locks !== undefined);
  const HAZARDS = { locks: 'both', rough: 'two', irons: 'bag' } as const;

  it('are offered by every layout game with a hole', () => {
    const roles = (def: GameDef): readonly string[] => Object.values(def.zones).map(({ role }) => role);
    const wanted = games.filter((def) => roles(def).includes('layout') && roles(def).includes('hole'));
    expect(layouts.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    expect(layouts).toHaveLength(27);
  });

  it.each(layouts.map((def) => [def.id, def] as const))(
    '%s has each, and leaves the deal alone',
    (_, def) => {
      const [plain, game] = [take(compileGame(def)), take(compileGame(def, HAZARDS))];
      const places = game.byRole.layout.map((i) => game.piles[i] ?? expect.unreachable());
      const locked = places.filter(({ lockedBy }) => lockedBy.length > 0);
      expect(locked.length).toBeGreaterThan(0);
      // What holds a lock can be reached: nothing lies on it.
      for (const holder of locked.flatMap(({ lockedBy }) => lockedBy))
        expect(game.piles[holder]?.coveredBy).toEqual([]);
      expect(places.filter(({ rough }) => rough).length).toBeGreaterThan(0);
      expect(places.filter(({ iron }) => iron).length).toBeGreaterThan(0);
      const cards = (of: Game): readonly number[] =>
        of.byRole.layout.map((i) => cardOf(dealt(of, '7').piles[i]?.[0] ?? 0));
      expect(cards(game)).toEqual(cards(plain));
    },
  );

  it('go together with every other option of TriPeaks', () => {
    const def = findGame('tripeaks')?.def ?? expect.unreachable();
    for (const [name, { values }] of Object.entries(def.options))
      for (const value of Object.keys(values)) {
        const game = take(compileGame(def, { ...HAZARDS, [name]: value }));
        expect(refusal(game, dealt(game, '3'), { kind: 'end', why: 'resigned' })).toBeNull();
      }
  });

  it('a sand-locked card of the base waits for the last one', () => {
    const game = compiled('tripeaks', { locks: 'sand', headstart: 'on' });
    const state = dealt(game, '1');
    const [first, last] = [game.byRole.layout[18] ?? -1, game.byRole.layout[27] ?? -1];
    const [to = -1] = game.byRole.hole;
    expect(refusal(game, state, { kind: 'play', from: first, to, count: 1 })).toEqual({
      kind: 'locked',
      pile: first,
      by: [last],
    });
    expect(refusal(game, state, { kind: 'play', from: last, to, count: 1 })).toBeNull();
  });
});

test('peek can show the rank alone, and wins over what a headstart shows', () => {
  for (const headstart of ['off', 'rank']) {
    const game = compiled('tripeaks', { peek: 'rank', headstart });
    expect(game.stockDef?.show).toEqual({ what: 'rank', while: 'always' });
  }
});

test.each([
  ['tripeaks', [25, 25, 50]],
  ['tetrapeaks', [25, 25, 25, 50]],
  ['pyramid-golf', [50]],
])('the multiplier gives %s %o for its peaks', (name, peaks) =>
  expect(compiled(name, { scoring: 'multiplier' }).peaks).toEqual(peaks),
);
