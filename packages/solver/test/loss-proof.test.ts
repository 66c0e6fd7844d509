// What is proved lost from a view: never where the deal can be won, always where no arrangement of the hidden cards
// can, and in a fair share of the dead positions that careless players get into.
import {
  applyLegal,
  cardOf,
  compileTrusted,
  isKnown,
  legalMoves,
  status,
  view,
  type Game,
  type State,
} from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { ofToday, sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { equivalentFaces } from '../src/coach/equivalent-faces.ts';
import { SeededRandom } from '../src/coach/seeded-random.ts';
import { sampleWorld } from '../src/coach/sample-world.ts';
import { proveLoss, solve, knownStateOf } from '../src/index.ts';
import { dealt, dice, type Roll } from './reduced.ts';
import { shrunk } from './shrunk.ts';

const game = (name: string, options: Readonly<Record<string, string>> = {}): Game => {
  const found = findGame(name);
  const made = found === null ? null : compileTrusted(found.def, { ...found.options, ...options });
  if (made?.ok !== true) throw new Error(`There is no game ${name}`);
  return made.value;
};

/** The positions of a careless play: any move will do, cards rather than the stock. */
const careless = (of: Game, from: State, roll: Roll, most: number): readonly State[] => {
  const trail: State[] = [];
  for (let state = from; trail.length < most && status(of, state) === 'playing';) {
    trail.push(state);
    const legal = legalMoves(of, state).filter(({ kind }) => kind !== 'power');
    const cards = legal.filter(({ kind }) => kind !== 'draw' && kind !== 'redeal');
    const among = cards.length > 0 && roll(4) > 0 ? cards : legal;
    const move = among[roll(among.length)];
    if (move === undefined) break;
    state = applyLegal(of, state, move);
  }
  return trail;
};

const hidden = (of: Game, state: State): number =>
  view(of, state)
    .piles.flat()
    .filter((seat) => !isKnown(seat)).length;

/** Every state that looks like this one: all orders of the hidden cards. */
const arrangements = (of: Game, state: State): readonly State[] => {
  const seen = view(of, state);
  const places = seen.piles.flatMap((pile, p) =>
    pile.flatMap((seat, at) => (isKnown(seat) ? [] : [{ p, at }])),
  );
  const cards = places.map(({ p, at }) => cardOf(state.piles[p]?.[at] ?? 0));
  const orders = (left: readonly number[]): readonly (readonly number[])[] =>
    left.length < 2
      ? [left]
      : left.flatMap((card, i) => orders(left.filter((_, j) => j !== i)).map((rest) => [card, ...rest]));
  return orders(cards).map((order) => {
    const piles = state.piles.map((pile) => [...pile]);
    for (const [i, { p, at }] of places.entries())
      piles[p][at] = (order[i] ?? 0) | ((state.piles[p]?.[at] ?? 0) & ~1023);
    return { ...state, piles };
  });
};

test('in small games a proof of loss means exactly that no arrangement of the hidden cards can be won', () => {
  let proved = 0;
  let hopeful = 0;
  const kinds = new Set<string>();
  for (let seed = 1; seed <= sized(200, 400); seed++) {
    const roll = dice(seed);
    const def = games[roll(games.length)];
    const of = def === undefined ? null : shrunk(def, roll);
    // Where the rules tell more of hidden cards than that they are unseen, the proof may miss a dead deal.
    if (of === null || of.chance || of.def.again !== undefined || (of.def.pack.jokers ?? 0) > 0) continue;
    if (of.stockDef?.show !== undefined) continue;
    const some = careless(of, dealt(of, seed), roll, 30).filter((state) =>
      [2, 3].includes(hidden(of, state)),
    );
    for (const state of new Set([some[0], some.at(-1)])) {
      if (state === undefined) continue;
      const lost = arrangements(of, state).every(
        (world) => solve(of, world, 'win', {}, { moves: false }).verdict === 'unwinnable',
      );
      expect([seed, of.id, proveLoss(of, view(of, state))]).toEqual([seed, of.id, lost ? 'lost' : 'open']);
      if (lost) proved += 1;
      else hopeful += 1;
      kinds.add(of.id);
    }
  }
  expect(proved).toBeGreaterThan(sized(8, 15));
  expect(hopeful).toBeGreaterThan(sized(8, 15));
  expect(kinds.size).toBeGreaterThan(sized(6, 8));
});

const BUDGET = { nodes: 20_000, bytes: 2 ** 24 };

const SHARES = [
  ['tripeaks', {}, 0.3],
  ['tripeaks', { jokers: '2' }, 0],
  ['tripeaks', { headstart: 'rank', peek: 'three' }, 0.3],
  ['golf', {}, 0.5],
  ['pyramid', {}, 0.8],
  ['klondike', {}, 0.1],
  ['klondike', { draw: '1' }, 0],
  ['canfield', {}, 0.8],
  ['yukon', {}, 0.8],
  ['forty-thieves', {}, 0],
  ['garden', {}, 0],
] as const;

test.each(ofToday(SHARES, 3))(
  'in %s %j a deal proved lost cannot be won, and most dead ones are',
  (name, options, share) => {
    const of = game(name, options);
    let dead = 0;
    let told = 0;
    for (let deal = 1; deal <= 4; deal++) {
      const trail = careless(of, dealt(of, deal), dice(deal), 120);
      for (const back of [1, 5, 12]) {
        const state = trail.at(-back);
        if (state === undefined) continue;
        const result = proveLoss(of, view(of, state), BUDGET);
        const { verdict } = solve(of, state, 'win', { nodes: 20_000 }, { moves: false });
        if (result === 'lost') expect([deal, back, verdict]).not.toEqual([deal, back, 'winnable']);
        if (verdict === 'unwinnable') dead += 1;
        if (verdict === 'unwinnable' && result === 'lost') told += 1;
      }
    }
    console.log(`${name} ${JSON.stringify(options)}: ${told} of ${dead} dead positions are told`);
    expect(told).toBeGreaterThanOrEqual(share * dead);
  },
);

test('hidden cards change nothing: what looks alike is as hopeful', () => {
  const of = game('golf', { face: 'top' });
  const seen = careless(of, dealt(of, 3), dice(3), 60)
    .filter((_, i, { length }) => (length - 1 - i) % sized(4, 1) === 0)
    .map((state) => view(of, state));
  const results = seen.map((each) => proveLoss(of, each, BUDGET));
  expect(new Set(results).size).toBe(2);
  const worlds = seen.map((each) => sampleWorld(of, each, new SeededRandom(9)));
  expect(worlds.map((world) => proveLoss(of, view(of, world), BUDGET))).toEqual(results);
});

test('suits are told apart only where rules do', () => {
  expect(
    new Set(
      equivalentFaces(game('golf')).filter((_, face) => face < 64 && (face & 15) > 0 && (face & 15) < 14),
    ).size,
  ).toBe(13);
  const klondike = game('klondike');
  expect(new Set(klondike.cards.map((card) => equivalentFaces(klondike)[card])).size).toBe(52);
});

test('a state is made of a view only when the player knows it', () => {
  const trigon = game('black-hole');
  const open = dealt(trigon, 1);
  expect(knownStateOf(trigon, view(trigon, open))).toEqual(open);
  const closed = game('klondike');
  expect(knownStateOf(closed, view(closed, dealt(closed, 1)))).toBeNull();
});
