// How a changed game departs from another, in both languages; and never by nothing where other rules hold.
import { compileTrusted, optionsOf, type Game } from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { familyOf, ofToday } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { departures, englishRules, germanRules } from '../src/index.ts';
import { compiled } from './games.ts';

const game = (id: string, options: Record<string, string> = {}): Game => {
  const found = findGame(id);
  if (found === null) throw new Error(`No game "${id}"`);
  return compiled(found.def, options);
};

/** "Play: - gone + fresh", a line a sentence. */
const told = (parent: Game, changed: Game, language = englishRules): readonly string[] =>
  departures(parent, changed, language).flatMap(({ heading, gone, fresh }) => [
    ...gone.map((text) => `${heading}: - ${text}`),
    ...fresh.map((text) => `${heading}: + ${text}`),
  ]);

test('the same rules depart by nothing', () => {
  expect(told(game('trigon'), game('trigon'))).toEqual([]);
});

test('cards at a time', () => {
  expect(told(game('klondike'), game('klondike', { draw: '1' }))).toMatchInlineSnapshot(`
    [
      "Play: - At any time you may turn three cards from the stock up onto the waste.",
      "Play: + At any time you may turn one card from the stock up onto the waste.",
    ]
  `);
  expect(told(game('klondike'), game('klondike', { draw: '1' }), germanRules)).toMatchInlineSnapshot(`
    [
      "Spielverlauf: - Du darfst jederzeit drei Karten vom Talon offen auf die Ablage legen.",
      "Spielverlauf: + Du darfst jederzeit eine Karte vom Talon offen auf die Ablage legen.",
    ]
  `);
});

test('a stock that is no more, and cards that lie spread instead', () => {
  const { def } = game('trigon');
  const { stock: _, ...rest } = def;
  const { waste } = rest.zones;
  if (waste?.role !== 'waste') throw new Error('No waste');
  const give = Object.fromEntries(Object.keys(waste.give).map((to) => [to, 'any']));
  const open = compiled({
    ...rest,
    options: {},
    zones: { ...rest.zones, waste: { ...waste, rest: true, give } },
  });
  expect(told(game('trigon'), open)).toMatchInlineSnapshot(`
    [
      "Setup: - The other 24 cards are the stock, face down.",
      "Setup: + The other 24 cards lie face up on the waste, spread so that all can be seen.",
      "Play: - The last card of the waste may go to a column.",
      "Play: - The last card of a column or of the waste may go to a foundation.",
      "Play: - At any time you may turn one card from the stock up onto the waste.",
      "Play: - When the stock is out, you may turn the waste over, unshuffled, to be the stock again, as often as you like.",
      "Play: + Any card of the waste may go to a column.",
      "Play: + The last card of a column or any card of the waste may go to a foundation.",
    ]
  `);
});

test('other builds', () => {
  const { def } = game('klondike');
  const { tableau } = def.zones;
  if (tableau?.role !== 'tableau') throw new Error('No columns');
  const build = [{ kind: 'step', rank: 'down', suit: 'same', ends: 'linear' } as const];
  const inSuit = compiled({ ...def, options: {}, zones: { ...def.zones, tableau: { ...tableau, build } } });
  expect(told(game('klondike'), inSuit)).toMatchInlineSnapshot(`
    [
      "Cards: - Suits matter as well as ranks, and so do colours: clubs and spades are black, diamonds and hearts red.",
      "Cards: + Suits and ranks both matter; red and black don’t.",
      "Play: - A card goes on a column when it is one rank lower than the last card there and of the other colour: a red 6 on a black 7.",
      "Play: + A card goes on a column when it is one rank lower than the last card there and of the same suit: the six of hearts on the seven of hearts.",
    ]
  `);
});

test('columns in which nothing goes on a king', () => {
  const { def } = game('klondike');
  const { tableau } = def.zones;
  if (tableau?.role !== 'tableau') throw new Error('No columns');
  const build = tableau.build.map((each) =>
    each.kind === 'step' ? { ...each, ends: 'kingStop' as const } : each,
  );
  const stopped = compiled({ ...def, options: {}, zones: { ...def.zones, tableau: { ...tableau, build } } });
  expect(told(game('klondike'), stopped)).toEqual([
    'Play: + Ranks do not go round, and the highest takes nothing: on an ace goes nothing.',
  ]);
});

test.each([
  ['English', englishRules],
  ['German', germanRules],
])('every choice that changes the rules of a game is told in %s', (_, language) => {
  const silent = ofToday(games, 3, familyOf).flatMap((def) => {
    const plain = compiled(def);
    return Object.entries(optionsOf(def)).flatMap(([name, { values }]) =>
      Object.keys(values).flatMap((value) => {
        const changed = compileTrusted(def, { [name]: value });
        if (!changed.ok || changed.value.rules === plain.rules) return [];
        return departures(plain, changed.value, language).length > 0 ? [] : [`${def.id} ${name}=${value}`];
      }),
    );
  });
  expect(silent).toEqual([]);
});
