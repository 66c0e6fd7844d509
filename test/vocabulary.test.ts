// Every word of the vocabulary is told, played and searched. Each word of each enumeration of the schema is put into a
// game: the rules page in both languages, the play, and what the kernels answer or why they decline must differ from
// those of every other word in its place. A word that is added to the schema is tried at once where its place has a
// case, and fails where it has none. Fields that may be left out (numbers, lists, objects) are tried in the same way:
// with the field, the rules page and the play must differ from those without.

import {
  FILLERS,
  GAME_SCHEMA,
  POWERS,
  ROLES,
  applyLegal,
  compileGame,
  legalMoves,
  startTally,
  tallyMove,
} from '@cairn/engine';
import type { Game, GameDef, Json, State } from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { englishRules, germanRules, rulesPage, toText } from '@cairn/rulebook';
import { solve, type Ask } from '@cairn/solver';
import { chance, dealt, ofToday, optionalFields, schemaPlaces, take } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';

type Edits = Readonly<Record<string, Json>>;
/** What a word changes: the rules page in English and in German, play, kernels. */
type Aspect = 'page' | 'play' | 'kernels';

interface Case {
  readonly game: string;
  /** The edits that put a word into the game; null where the game must do without the word. */
  readonly put: (word: string) => Edits | null;
  /** Words of the place that `put` can't put there, and what is compared with them instead. */
  readonly other?: Readonly<Record<string, Edits>>;
  /** What does not differ, and why. */
  readonly same?: Partial<Readonly<Record<Aspect, string>>>;
}

const at =
  (path: string, more: Edits = {}) =>
  (word: string): Edits => ({ ...more, [path]: word });

const HOLE: Json = { role: 'hole', piles: 1, deal: 0, build: [], empty: { takes: 'nothing' } };
const RESERVE: Json = { role: 'reserve', piles: 2, deal: 1, face: 'open', give: { foundation: 'top' } };
const PAIR: Json = { kind: 'pair', sum: 13, alone: [13], from: ['tableau'], coverer: false };
/** Suits of queen and king that go to the foundations at once. */
const SUITS_OF_TWO: Edits = {
  'pack.ranks': [12, 13],
  'zones.tableau.piles': 3,
  'zones.tableau.deal': 1,
  'zones.tableau.build.0.suit': 'same',
  'zones.tableau.give.foundation': 'suit',
  'zones.foundation.build': [],
  'zones.foundation.empty.takes': [13],
  'zones.foundation.give': {},
};
/** Small games: the stock is dealt to columns, fills columns, goes to a waste. */
const DEALT: Edits = {
  'pack.ranks': [1, 2, 3],
  'zones.tableau.piles': 2,
  'zones.tableau.deal': [0, 2],
};
const FILLED: Edits = { ...DEALT, 'zones.tableau.empty.refill': ['stock'] };
const DRAWN: Edits = {
  ...DEALT,
  'zones.waste': { role: 'waste', give: { tableau: 'top', foundation: 'top' } },
  'stock.to': 'waste',
};
const ASKING: Edits = { 'powers.pay': { uses: 'unlimited' }, 'zones.peaks.events': [4, 5, 6] };
const scored = (more: Edits): Edits => ({
  scoring: 'made',
  'scorings.made': { title: 'Made', unit: 'points', ...(more as Record<string, Json>) },
});

const CASES: Readonly<Record<string, Case>> = {
  'game.again': {
    game: 'tripeaks',
    put: at('again'),
    other: { none: {} },
    same: { kernels: 'a search ends with the win' },
  },
  'game.powers': {
    game: 'tripeaks',
    put: (word) =>
      // It gathers columns: regather.order has the case.
      word === 'regather'
        ? null
        : {
            ...ASKING,
            ...(word === 'chance' ? { events: [{ kind: 'mow' }] } : {}),
            [`powers.${word}`]: { uses: 'unlimited' },
          },
  },
  'regather.order': {
    game: 'cruel',
    put: at('powers.regather.order'),
    other: { never: { 'powers.regather': null } },
  },
  'regather.gaps': {
    game: 'montana',
    put: at('powers.regather.gaps'),
    same: { kernels: 'they come to their limit before cards are dealt again' },
  },
  'zone.grid.gaps.to': {
    game: 'montana',
    put: (word) =>
      word === 'first'
        ? { 'zones.grid.rows': Array<string>(4).fill('.#############'), 'zones.grid.gaps.to': 'first' }
        : {},
  },
  'pack.jokerPlace': { game: 'golf', put: at('pack.jokerPlace', { 'pack.jokers': 2 }) },
  'build.step.kind': {
    game: 'golf',
    put: at('zones.hole.build.0.kind'),
    other: { pair: { 'zones.hole.build.0': { kind: 'pair', cards: [1], on: [2] } } },
  },
  'build.pair.kind': {
    game: 'golf',
    put: () => ({ 'zones.hole.build.0': { kind: 'pair', cards: [1], on: [2] } }),
    other: { step: {} },
  },
  'build.step.rank': { game: 'klondike', put: at('zones.tableau.build.0.rank') },
  'build.step.suit': { game: 'klondike', put: at('zones.tableau.build.0.suit') },
  'build.step.ends': {
    game: 'canfield',
    put: at('zones.tableau.build.0.ends', {
      'pack.ranks': [1, 2, 3, 4, 5],
      'zones.reserve.deal': 8,
      'zones.tableau.build.0.suit': 'same',
    }),
  },
  'give.tableau': {
    game: 'klondike',
    put: at('zones.tableau.give.tableau', { 'zones.tableau.face': 'open' }),
  },
  'empty.takes': { game: 'klondike', put: at('zones.tableau.empty.takes') },
  'empty.refill': {
    game: 'canfield',
    put: (word) => ({
      'zones.tableau.empty.refill': FILLERS.some((role) => role === word) ? [word] : word,
    }),
    other: { none: { 'zones.tableau.empty.refill': null } },
  },
  'empty.once': {
    game: 'busy-aces',
    put: at('zones.foundation.empty.once', { 'pack.ranks': [1, 2, 3] }),
    other: { none: { 'pack.ranks': [1, 2, 3] } },
  },
  'remove.run.kind': { game: 'all-in-a-row', put: () => ({}), other: { pair: { remove: PAIR } } },
  'remove.pair.kind': { game: 'all-in-a-row', put: () => ({ remove: PAIR }), other: { run: {} } },
  'remove.lower.kind': {
    game: 'all-in-a-row',
    put: () => ({ remove: { kind: 'lower', order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] } }),
    other: { run: {} },
  },
  'remove.match.kind': {
    game: 'all-in-a-row',
    put: () => ({ remove: { kind: 'match', from: ['tableau'], sets: [{ same: 'rank' }] } }),
    other: { run: {} },
  },
  'match.same': {
    game: 'all-in-a-row',
    put: (word) => ({ remove: { kind: 'match', from: ['tableau'], sets: [{ same: word }] } }),
    other: { sum: { remove: { kind: 'match', from: ['tableau'], sets: [{ sum: 13 }, { ranks: [13] }] } } },
  },
  'remove.run.ends': { game: 'all-in-a-row', put: at('remove.ends') },
  uses: {
    game: 'tripeaks',
    put: at('powers.reshuffle.uses', { 'powers.reshuffle': { uses: 1 } }),
    other: { once: { 'powers.reshuffle': { uses: 1 } } },
  },
  'zone.layout.face': {
    game: 'tripeaks',
    put: at('zones.peaks.face'),
    same: { kernels: 'they know every card' },
  },
  'zone.tableau.face': { game: 'yukon', put: at('zones.tableau.face') },
  'zone.tableau.turn': { game: 'striptease', put: at('zones.tableau.turn') },
  'zone.tableau.leave': {
    game: 'gypsy',
    put: at('zones.tableau.leave', SUITS_OF_TWO),
    other: { stays: SUITS_OF_TWO },
  },
  'zone.foundation.pull': {
    game: 'canfield',
    put: at('zones.foundation.pull', { 'zones.foundation.deal': null }),
    other: { none: { 'zones.foundation.deal': null } },
  },
  'zone.reserve.face': { game: 'canfield', put: at('zones.reserve.face') },
  'zone.tableau.distinct': {
    game: 'nestor',
    put: at('zones.tableau.distinct'),
    other: { none: { 'zones.tableau.distinct': null } },
  },
  'stock.to': {
    game: 'klondike',
    put: (word) => ({
      'stock.to': word,
      'stock.passes': 1,
      ...(word === 'hole' ? { 'zones.hole': HOLE } : {}),
      ...(word === 'reserve' ? { 'zones.reserve': RESERVE } : {}),
    }),
  },
  'stock.passes': { game: 'klondike', put: at('stock.passes'), other: { once: { 'stock.passes': 1 } } },
  'stock.when': {
    game: 'easthaven',
    put: (word) => ({
      ...(word === 'placed' ? DRAWN : word === 'never' ? FILLED : DEALT),
      'stock.when': word,
    }),
    other: { 'any, to the waste': DRAWN, 'any, and fills': FILLED },
  },
  'stock.show.what': {
    game: 'pyramid',
    put: (word) => ({
      'stock.show': { what: word, while: 'always' },
      'remove.from': ['layout', 'waste', 'stock'],
    }),
  },
  'stock.show.while': {
    game: 'pyramid',
    put: (word) => ({
      'stock.show': { what: 'card', while: word },
      'remove.from': ['layout', 'waste', 'stock'],
    }),
  },
  'goal.clear.kind': {
    game: 'klondike',
    put: () => ({ goal: { kind: 'clear', zone: 'tableau' } }),
    other: { gather: {} },
    same: { play: 'the goal says when a deal is won' },
  },
  'goal.gather.kind': {
    game: 'klondike',
    put: () => ({}),
    other: { suits: { goal: { kind: 'suits', zone: 'tableau' } } },
    same: { play: 'the goal says when a deal is won' },
  },
  'goal.suits.kind': {
    game: 'klondike',
    put: () => ({ goal: { kind: 'suits', zone: 'tableau' } }),
    other: { gather: {} },
    same: { play: 'the goal says when a deal is won' },
  },
  'goal.order.kind': {
    game: 'montana',
    put: () => ({ 'powers.regather': null }),
    other: { clear: { 'powers.regather': null, goal: { kind: 'clear', zone: 'grid' } } },
    same: { play: 'the goal says when a deal is won' },
  },
  'goal.piles.kind': {
    game: 'klondike',
    put: () => ({ goal: { kind: 'piles', zone: 'tableau', most: 3 } }),
    other: { gather: {} },
    same: { play: 'the goal says when a deal is won' },
  },
  'goal.gather.cards': {
    game: 'klondike',
    put: () => ({}),
    other: { some: { 'goal.cards': 20 } },
    same: { play: 'the goal says when a deal is won' },
  },
  'score.unit': {
    game: 'tripeaks',
    put: (word) => scored({ unit: word, draw: 3 }),
    same: {
      page: 'cards are counted in the words for points',
      play: 'it names points',
      kernels: 'it names points',
    },
  },
  'score.chain': {
    game: 'tripeaks',
    put: () => scored({ chain: 'count' }),
    other: { none: scored({ draw: 1 }) },
  },
  'score.peaks': {
    game: 'tripeaks',
    put: () => scored({ peaks: 'thirds' }),
    other: { none: scored({ draw: 1 }) },
  },
  'score.left.when': {
    game: 'tripeaks',
    put: (word) => scored({ draw: 1, left: { each: 5, when: word } }),
    same: { play: 'it is charged at the end' },
  },
};

/** Places without a case, and why. */
const TOLD_ELSEWHERE: readonly (readonly [places: RegExp, why: string])[] = [
  [/^game\.(families|info\.length)$/, 'they sort the catalogue'],
  [/^game\.pysol\.(rows|base|pack|sink|taken)$/, 'it is about deals of another program (games/test)'],
  [/^give\.(?!tableau$)/, 'the units of give.tableau, to another role'],
  [/\.(from|roles|role|first)$/, 'a list of roles; every role is in a game of the catalogue (below)'],
  [
    /^event\./,
    'chance draws them (engine/test/play); rules pages list them by a table that is complete by its type',
  ],
];

const ASPECTS: readonly Aspect[] = ['page', 'play', 'kernels'];

const edited = (id: string, edits: Edits): Game => {
  const source = findGame(id)?.def;
  if (source === undefined) throw new Error(`There is no game ${id}`);
  const def = structuredClone({ ...source, options: {} }) as unknown as Record<string, unknown>;
  const small: Edits = id === 'tripeaks' ? { 'zones.peaks.rows': ['..#..', '.#.#.', '#.#.#'] } : {};
  for (const [path, value] of Object.entries({ ...small, ...edits })) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let holder = def;
    for (const key of keys) holder = (holder[key] ??= {}) as Record<string, unknown>;
    if (value === null) delete holder[last];
    else holder[last] = structuredClone(value);
  }
  return take(compileGame(def as unknown as GameDef, {}));
};

/** The moves of some deals, and what is seen and scored on the way. */
const playOf = (game: Game): string => {
  const seen: string[] = [];
  for (let deal = 1; deal <= 12; deal++) {
    let state: State = dealt(game, `${deal}`);
    let tally = startTally(game);
    const dice = chance(deal);
    for (let n = 0; n < 40; n++) {
      const moves = legalMoves(game, state);
      seen.push(JSON.stringify([moves, state.piles, tally.total]));
      if (moves.length === 0) break;
      const move = dice.pick(moves);
      const next = applyLegal(game, state, move);
      tally = tallyMove(game, tally, state, move, next);
      state = next;
    }
  }
  return seen.join('\n');
};

/** What the kernels answer, or why they decline. */
const kernelsOf = (game: Game, ask: Ask): string =>
  JSON.stringify(
    [1, 2, 3].map((deal) => {
      const budget = ask === 'win' ? { nodes: 200 } : {};
      const answer = solve(game, dealt(game, `${deal}`), ask, budget, { moves: false });
      return { ...answer, ms: 0, bytes: 0 };
    }),
  );

const pageOf = (game: Game, language: typeof englishRules): string =>
  toText(rulesPage(game, undefined, language), 100);

const signatures = (
  game: Game,
  ask: Ask,
): Readonly<Record<'english' | 'german' | 'play' | 'kernels', string>> => ({
  english: pageOf(game, englishRules),
  german: pageOf(game, germanRules),
  play: playOf(game),
  kernels: kernelsOf(game, ask),
});

/** The words of the schema by their places; powers are fields. */
const words = new Map<string, readonly string[]>([['game.powers', POWERS]]);
for (const { place, word } of schemaPlaces(GAME_SCHEMA)) {
  const known = words.get(place) ?? [];
  if (!known.includes(word)) words.set(place, [...known, word]);
}

test('every place of the schema has a case, or a reason why not, and no case is of anything else', () => {
  const open = [...words.keys()].filter(
    (place) => !(place in CASES) && !TOLD_ELSEWHERE.some(([told]) => told.test(place)),
  );
  expect(open).toEqual([]);
  expect(Object.keys(CASES).filter((place) => !words.has(place))).toEqual([]);
  expect(TOLD_ELSEWHERE.filter(([told]) => ![...words.keys()].some((place) => told.test(place)))).toEqual([]);
});

test('every role is the role of a zone of some game', () => {
  // Options add zones as well. The stock is no zone of a definition.
  const text = JSON.stringify(games);
  expect(ROLES.filter((role) => role !== 'stock' && !text.includes(`"role":"${role}"`))).toEqual([]);
});

describe.each(ofToday(Object.entries(CASES), 3))('%s', (place, { game, put, other = {}, same = {} }) => {
  const tried = [
    ...(words.get(place) ?? []).flatMap((word) => {
      const edits = put(word);
      return edits === null ? [] : [[word, edits] as const];
    }),
    ...Object.entries(other),
  ].map(([word, edits]) => ({
    word,
    ...signatures(edited(game, edits), place.startsWith('score.') ? 'score' : 'win'),
  }));

  test('several words are compared', () => expect(tried.length).toBeGreaterThan(1));

  test.each(ASPECTS)('no two words have the same %s', (aspect) => {
    const parts = aspect === 'page' ? (['english', 'german'] as const) : ([aspect] as const);
    const alike = parts.flatMap((part) =>
      tried.flatMap((one, i) =>
        tried
          .slice(i + 1)
          .flatMap((two) => (one[part] === two[part] ? [`${part}: ${one.word}, ${two.word}`] : [])),
      ),
    );
    // A reason that is not needed is wrong.
    if (same[aspect] === undefined) expect(alike).toEqual([]);
    else expect(alike).not.toEqual([]);
  });
});

/** The edits that give a field to a game, the edits of the game without it, and what does not differ, and why. */
interface FieldCase {
  readonly game: string;
  readonly put: Edits;
  readonly without?: Edits;
  readonly same?: Partial<Readonly<Record<'page' | 'play', string>>>;
}

const HELD: Json = { role: 'hand', piles: 1, holds: [2], empty: { takes: 'nothing' }, give: { hole: 'top' } };

const FIELDS: Readonly<Record<string, FieldCase>> = {
  'game.limits.seconds': {
    game: 'golf',
    put: { 'limits.seconds': 60 },
    same: { play: 'a program that plays has no clock' },
  },
  'game.limits.undo': { game: 'golf', put: { 'limits.undo': 1 }, same: { play: 'undo is no move' } },
  'pack.jokers': { game: 'golf', put: { 'pack.jokers': 2 } },
  'pack.suits': { game: 'golf', put: { 'pack.suits': [0, 1, 2] } },
  'pack.ranks': { game: 'golf', put: { 'pack.ranks': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } },
  'pack.extras': { game: 'golf', put: { 'pack.extras': [{ rank: 13, count: 2 }] } },
  'pack.names.ranks': {
    game: 'barbershop-quintet',
    put: {},
    without: { 'pack.names.ranks': null },
    same: { play: 'a name is no rule' },
  },
  'pack.names.suits': {
    game: 'barbershop-quintet',
    put: {},
    without: { 'pack.names.suits': null },
    same: { play: 'a name is no rule' },
  },
  'build.step.ring': { game: 'golf', put: { 'zones.hole.build.0.ring': [1, 2, 3, 4, 5, 6, 7, 8] } },
  'build.pair.cards': {
    game: 'golf',
    put: { 'zones.hole.build.0': { kind: 'pair', cards: [1, 2, 3], on: [4, 5, 6] } },
    without: { 'zones.hole.build.0': { kind: 'pair', on: [4, 5, 6] } },
  },
  'build.pair.on': {
    game: 'golf',
    put: { 'zones.hole.build.0': { kind: 'pair', cards: [1, 2, 3], on: [4, 5, 6] } },
    without: { 'zones.hole.build.0': { kind: 'pair', cards: [1, 2, 3] } },
  },
  'empty.from': { game: 'busy-aces', put: { 'zones.tableau.empty.from': ['waste'] } },
  'empty.inOrder': { game: 'duchess', put: {}, without: { 'zones.tableau.empty.inOrder': null } },
  'empty.keeps': { game: 'aces-up', put: {}, without: { 'zones.tableau.empty.keeps': null } },
  'match.sum': {
    game: 'simple-pairs',
    put: { 'remove.sets': [{ same: 'suit', sum: 14 }, { ranks: [7] }] },
    without: { 'remove.sets': [{ same: 'suit' }] },
  },
  'match.ranks': {
    game: 'simple-pairs',
    put: { 'remove.sets': [{ same: 'rank', ranks: [1, 2, 3] }], 'goal.cards': 12 },
    without: { 'goal.cards': 12 },
  },
  'match.same': {
    game: 'simple-pairs',
    put: { 'remove.sets': [{ sum: 14, same: 'suit' }, { ranks: [7] }] },
    without: { 'remove.sets': [{ sum: 14 }, { ranks: [7] }] },
  },
  'zone.layout.locks': { game: 'tripeaks', put: { 'zones.peaks.locks': [{ places: [4], until: [5] }] } },
  'zone.layout.rough': { game: 'tripeaks', put: { 'zones.peaks.rough': [4, 5, 6] } },
  'zone.tableau.lastRows': { game: 'yukon', put: {}, without: { 'zones.tableau.lastRows': null } },
  'zone.tableau.runs': { game: 'gypsy', put: { 'zones.tableau.runs': [{ kind: 'step', rank: 'down', suit: 'same', ends: 'linear' }] } },
  'zone.tableau.pull': { game: 'striptease', put: {}, without: { 'zones.tableau.pull': null, 'zones.tableau.deal': 13 } },
  'stock.zone': {
    game: 'bristol',
    put: { 'zones.more': RESERVE, 'stock.zone': 'reserve' },
    without: { 'zones.more': RESERVE },
  },
  'zone.tableau.sink': { game: 'freecell', put: { 'zones.tableau.sink': [13] } },
  'zone.cell.deal': { game: 'forecell', put: {}, without: { 'zones.cells.deal': null, 'zones.tableau.deal': [7, 7, 7, 7, 6, 6, 6, 6] } },
  'zone.cell.empty': { game: 'freecell', put: { 'zones.cells.empty': { takes: [13] } } },
  'zone.grid.gaps': { game: 'maze', put: {}, without: { 'zones.grid.gaps': null } },
  'zone.grid.before': { game: 'maze', put: {}, without: { 'zones.grid.before': null } },
  'zone.grid.joined': { game: 'maze', put: {}, without: { 'zones.grid.joined': null } },
  'zone.hole.pull': { game: 'golf', put: { 'zones.hole.deal': 0, 'zones.hole.pull': ['AS'] } },
  'zone.foundation.deal': { game: 'canfield', put: {}, without: { 'zones.foundation.deal': null, 'zones.foundation.empty': { takes: [1] } } },
  'zone.foundation.pull': { game: 'beleaguered-castle', put: {}, without: { 'zones.foundation.pull': null, 'zones.tableau.deal': [7, 7, 7, 7, 6, 6, 6, 6] } },
  'zone.tableau.holds': { game: 'fan-patience', put: { 'zones.tableau.holds': 3 } },
  'zone.foundation.holds': { game: 'klondike', put: { 'zones.foundation.holds': 1, 'goal.cards': 4 }, without: { 'goal.cards': 4 } },
  'zone.foundation.first': { game: 'duchess', put: {}, without: { 'zones.foundation.first': null } },
  'zone.foundation.give': { game: 'yukon', put: { 'zones.foundation.give': { tableau: 'top' } } },
  'zone.waste.rest': { game: 'klondike', put: { stock: null, 'zones.waste.rest': true } },
  'zone.discard.rest': { game: 'late-binding', put: {}, without: { 'zones.aside': null, 'zones.row.piles': 52 } },
  'zone.reserve.wild': { game: 'tripeaks-garden', put: {}, without: { 'zones.reserve.wild': null } },
  'zone.hand.holds': { game: 'golf', put: { 'zones.held': HELD } },
}; // prettier-ignore

/** Fields without a case, and why. */
const FIELDS_TOLD_ELSEWHERE: readonly (readonly [fields: RegExp, why: string])[] = [
  [/^game\.(aka|pysol|again|limits|stock|remove|powers|events)(\.|$)/, 'names, deals of another program, and parts with words of their own'],
  [/^pack\.(jokerPlace|names)$/, 'its words have cases'],
  [/^(score|option)\./, 'scorings are checked by packages/games/test/scorings.test.ts'],
  [/^give\./, 'the units of give.tableau, to another role'],
  [/^(empty\.(refill|once)|zone\.tableau\.(turn|leave|distinct)|stock\.show)$/, 'its words have cases'],
  [/^regather\.(deal|gaps)$/, 'columns need the one, and the words of the other have cases'],
  [/^zone\.(layout\.(irons|events)|hand\.pull)$/, 'places of special games (packages/games/test/tripeaks)'],
]; // prettier-ignore

const fields = optionalFields(GAME_SCHEMA);

test('every field that may be left out has a case, or a reason why not, and no case is of anything else', () => {
  const open = fields.filter(
    (field) => !(field in FIELDS) && !FIELDS_TOLD_ELSEWHERE.some(([told]) => told.test(field)),
  );
  expect(open).toEqual([]);
  expect(Object.keys(FIELDS).filter((field) => !fields.includes(field))).toEqual([]);
  expect(
    FIELDS_TOLD_ELSEWHERE.filter(([told]) => !fields.some((field) => told.test(field))).map(([told]) => told),
  ).toEqual([]);
});

test.each(ofToday(Object.entries(FIELDS), 3))('%s', (_, { game, put, without = {}, same = {} }) => {
  const [one, two] = [edited(game, put), edited(game, without)];
  const differs = {
    english: pageOf(one, englishRules) !== pageOf(two, englishRules),
    german: pageOf(one, germanRules) !== pageOf(two, germanRules),
    play: playOf(one) !== playOf(two),
  };
  // A reason that is not needed is wrong.
  const page = same.page === undefined;
  expect(differs).toEqual({ english: page, german: page, play: same.play === undefined });
});
