// Parts of the vocabulary that a layout with hazards uses: locks, rough, cards for the hand; and what is said of them.
import { apply, refusal, view, type GameDef, type Move } from '@cairn/engine';
import { expect, test } from 'vitest';
import { dealt } from '@cairn/testkit';
import { moveSentence, refusalSentence, seatName, undoSentence } from '../src/index.ts';
import { ruleTexts } from '../src/sections/rules.ts';
import { englishRules } from '../src/english/rules.ts';
import { compiled } from './games.ts';

const plain = { title: 'None', unit: 'points' } as const;

/** Two rows of three: one card waits for another, one lies in the rough, one may be taken into the hand. */
const links: GameDef = {
  id: 'links',
  title: 'Links',
  families: ['golf'],
  tags: [],
  info: { difficulty: 2, length: 'short' },
  pack: { packs: 1 },
  zones: {
    green: {
      role: 'layout',
      rows: ['#.#.#', '#.#.#'],
      face: 'open',
      give: { hole: 'top', hand: 'top' },
      locks: [{ places: [4], until: [5, 6] }],
      rough: [5],
      irons: [6],
    },
    hole: {
      role: 'hole',
      piles: 1,
      deal: 1,
      build: [{ kind: 'step', rank: 'any', suit: 'any', ends: 'linear' }],
      empty: { takes: 'nothing' },
    },
    bag: { role: 'hand', piles: 2, empty: { takes: [2, 3, 4, 5, 6, 7, 8, 9] }, give: { hole: 'top' } },
  },
  stock: { to: 'hole', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'clear', zone: 'green' },
  scoring: 'none',
  scorings: { none: plain },
  options: {},
};

const game = compiled(links);
const state = dealt(game, '1');
const place = (n: number): number => game.byRole.layout[n - 1] as number;
const toHole = (n: number): Move => ({
  kind: 'play',
  from: place(n),
  to: game.byRole.hole[0] as number,
  count: 1,
});

test.each([
  ['A card of the layout can be played when no other card lies on it.'],
  ["Row 2 card 1 can't be played before row 2 cards 2 and 3 have gone."],
  ['Row 2 card 2 lies in the rough: such a card takes two plays, of which the first only clears the rough away.'],
  ['Row 2 card 3 may go to your hand when free and anything from a 2 to a 9; the hand holds two cards.'],
  ['A card in your hand can be played at any time, and goes on any card.'],
])('the page: %s', (sentence) => {
  expect(ruleTexts(game, englishRules(game.def.pack)).play).toContain(sentence);
}); // prettier-ignore

test('at the table', () => {
  const seen = view(game, state);
  expect(seatName(game, seen, place(4))).toMatch(
    /, row 2, 1 of 3, locked by [a-z]+ of [a-z]+ and [a-z]+ of [a-z]+$/,
  );
  expect(seatName(game, seen, place(5))).toMatch(/, row 2, 2 of 3, in the rough, locks another card$/);
  const locked = refusal(game, seen, toHole(4));
  expect(locked === null ? '' : refusalSentence(game, seen, locked)).toMatch(
    /^[A-Z][a-z]+ of [a-z]+ is locked until 2 more cards have gone\.$/,
  );
  const after = apply(game, state, toHole(5));
  expect(moveSentence(game, seen, toHole(5), view(game, after))).toMatch(
    /^Cleared the rough from [a-z ]+\.$/,
  );
  expect(undoSentence(game, seen, toHole(5), view(game, after))).toMatch(
    /^Took back the clearing of the rough/,
  );
});
