// What is said at the table, in every game: random deals played by chance, every move done and taken back, every
// refusal of moves that can be thought of.
import {
  apply,
  POWERS,
  refusal,
  finalScore,
  view,
  type Game,
  type Move,
  type Refusal,
  type State,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { dealt, familyOf, ofToday, walk } from '@cairn/testkit';
import {
  endSentence,
  eventTexts,
  moveSentence,
  pileLabel,
  refusalSentence,
  runName,
  scoreSentence,
  scoreText,
  seatName,
  statusSentence,
  streakText,
  undoSentence,
  zoneName,
} from '../src/index.ts';
import { compiled, singles } from './games.ts';

const ODD = /undefined|\[object|NaN|null|Infinity| {2}| [.,;]|\.\.|\b1 cards|rank \d/;

const sentence = (text: string): void => {
  expect(text).toMatch(/^[A-Z0-9].*\.$/s);
  expect(text).not.toMatch(ODD);
};
const name = (text: string): void => {
  expect(text).toMatch(/^[A-Z0-9]/);
  expect(text).not.toMatch(ODD);
};

/** Moves of all kinds between all piles, for what is refused about them. */
const tries = (game: Game): readonly Move[] => {
  const piles = game.piles.map(({ index }) => index);
  return [
    { kind: 'draw' },
    { kind: 'redeal' },
    { kind: 'again' },
    ...POWERS.map((power): Move => ({ kind: 'power', power })),
    ...piles.map((pile): Move => ({ kind: 'remove', piles: [pile] })),
    ...piles.flatMap((pile, i): Move[] => [
      { kind: 'remove', piles: [pile, piles[(i * 7 + 3) % piles.length] ?? 0] },
    ]),
    ...piles.flatMap((from) =>
      piles.flatMap((to): Move[] => [
        { kind: 'play', from, to, count: 1 },
        { kind: 'play', from, to, count: 3 },
      ]),
    ),
  ];
};

const refusals = (game: Game, state: State): readonly Refusal[] => {
  const seen = view(game, state);
  return tries(game).flatMap((move) => refusal(game, seen, move) ?? []);
};

const met = new Set<Refusal['kind']>();

/** What the first game is played with every day: each brings refusals of its own. */
const FIRST = [
  { stock: 'stuck' },
  { reshuffle: 'once', restock: 'once' },
  { events: 'two', irons: 'bag' },
  { ground: 'marsh', bag1: '7' },
];

/** Every game as it is, and with a choice or two that are not those of the game before. */
const today = new Set(ofToday(games, 7, familyOf));
const cases = games.flatMap((def, i) => {
  const choices = singles(def);
  const some = [{}, choices[(i * 5) % choices.length], choices[(i * 11 + 3) % choices.length]];
  return [...(today.has(def) ? some : []), ...(i === 0 ? FIRST : [])].map((options = {}): [string, Game] => [
    [def.id, ...Object.entries(options).map((pair) => pair.join('='))].join(' '),
    compiled(def, options),
  ]);
});

describe.each(cases)('%s', (_, game) => {
  const stops = walk(game, dealt(game, '3'), 5, 60);

  test('moves, done and taken back', () => {
    for (const { state, move } of stops) {
      if (move === null) continue;
      const after = apply(game, state, move);
      const before = view(game, state);
      const done = moveSentence(game, before, move, view(game, after));
      sentence(done);
      sentence(undoSentence(game, before, move, view(game, after)));
      // What a State knows beyond its View is never said of cards that stay hidden.
      expect(moveSentence(game, state, move, after)).toBe(done);
    }
  });

  test('refusals', () => {
    const asks = stops.find(({ state }) => refusal(game, state, { kind: 'draw' })?.kind === 'choose-first');
    const looked = [stops[0], stops[Math.floor(stops.length / 2)], stops.at(-1), asks];
    for (const { state } of looked.flatMap((stop) => stop ?? [])) {
      const said = new Map<string, string>();
      for (const reason of refusals(game, state)) {
        met.add(reason.kind);
        const key = JSON.stringify(reason);
        if (!said.has(key)) said.set(key, refusalSentence(game, state, reason));
      }
      for (const text of said.values()) sentence(text);
    }
  });

  test('piles, cards, status and score', () => {
    for (const { state, tally } of stops.filter((__, i) => i % 12 === 0 || i === stops.length - 1)) {
      const seen = view(game, state);
      for (const { index, zone } of game.piles) {
        name(pileLabel(game, seen, index));
        name(zoneName(game, zone.role));
        name(runName(game, index, 2));
        if ((seen.piles[index]?.length ?? 0) > 0) name(seatName(game, seen, index));
      }
      sentence(statusSentence(game, seen));
      sentence(scoreSentence(game, seen, tally));
      sentence(endSentence(game, seen, tally));
      // A walk may end in a clear.
      const end = { kind: 'end', why: 'resigned' } as const;
      const over = refusal(game, state, end) === null ? apply(game, state, end) : state;
      const last = finalScore(game, over, tally);
      sentence(statusSentence(game, over));
      for (const text of [...eventTexts(game, tally.events), ...eventTexts(game, last.events)]) name(text);
      for (const text of [scoreText(game, seen, tally), streakText(game, tally), scoreText(game, over, last)])
        expect(text).not.toMatch(ODD);
    }
  });
});

test('nearly every kind of refusal was met on the way', () => {
  expect([...met].toSorted()).toEqual(
    expect.arrayContaining([
      'cards-can-be-played', 'covered', 'does-not-fit', 'empty-pile', 'face-down', 'no-card', 'no-more-passes',
      'no-route', 'no-stock', 'no-such-power', 'not-a-group', 'not-a-unit', 'not-cleared', 'nothing-to-choose', 'nothing-to-shuffle',
      'power-spent', 'stock-empty', 'stock-not-empty',
    ]),
  ); // prettier-ignore
});
