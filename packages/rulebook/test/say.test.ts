// What is said at the table, on real positions.
import {
  apply,
  legalMoves,
  parseDeal,
  parseMove,
  refusal,
  start,
  startTally,
  tallyMove,
  view,
  type Game,
  type Move,
  type Refusal,
  type State,
  type Tally,
} from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import {
  cardName,
  endSentence,
  eventTexts,
  moveSentence,
  pileLabel,
  pileName,
  refusalSentence,
  scoreSentence,
  scoreText,
  seatName,
  statusSentence,
  streakText,
  undoSentence,
  zoneName,
} from '../src/index.ts';
import { columns, compiled, ladder, peaks } from './games.ts';

const dealt = (game: Game, name = 'ms:1'): State => {
  const deal = parseDeal(name);
  const state = deal.ok ? start(game, deal.value) : deal;
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

const move = (game: Game, state: State, text: string): Move => {
  const parsed = parseMove(game, view(game, state), text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const game = peaks();
const first = dealt(game);
const layout = (row: number, number: number): number =>
  game.byRole.layout.filter((i) => game.piles[i]?.row === row - 1)[number - 1] as number;

/** Plays texts of moves from a state; the last step with its tally. */
const play = (texts: readonly string[], on: Game = game, from: State = dealt(on)) => {
  let state = from;
  let before = from;
  let tally: Tally = startTally(on);
  let last: Move = { kind: 'draw' };
  for (const text of texts) {
    before = state;
    last = move(on, state, text);
    state = apply(on, state, last);
    tally = tallyMove(on, tally, before, last, state);
  }
  return { before, last, state, tally };
};

describe('cards, piles and seats', () => {
  test('a card', () =>
    expect(cardName(game, first.piles[layout(4, 1)]?.[0] as never)).toMatch(/^[A-Z][a-z]+ of [a-z]+$/));
  test('an unknown card', () => expect(cardName(game, null)).toBe('Face-down card'));
  test('a joker', () => {
    const wild = peaks({ jokers: '1', jokerPlace: 'hand' });
    expect(seatName(wild, dealt(wild, '1'), wild.byRole.hand[0] as number)).toBe('Joker, 1 of 1, hand');
  });
  test('a layout card with what covers it', () => {
    expect(seatName(game, first, layout(3, 4))).toMatch(
      /^Face-down card, row 3, 4 of 9, covered by [a-z]+ of [a-z]+ and [a-z]+ of [a-z]+$/,
    );
    expect(seatName(game, first, layout(1, 2))).toBe(
      'Face-down card, row 1, 2 of 3, covered by 2 face-down cards',
    );
  });
  test('nothing hidden is said, though the state knows it', () => {
    for (let pile = 0; pile < game.piles.length; pile++)
      if ((first.piles[pile]?.length ?? 0) > 0)
        expect(seatName(game, first, pile)).toBe(seatName(game, view(game, first), pile));
  });
  test('a card in a column', () => {
    const other = compiled(columns);
    expect(seatName(other, dealt(other), 4)).toMatch(/^[A-Z][a-z]+ of [a-z]+, 5 of 5, column 5$/);
  });
  test('piles', () => {
    expect(pileName(game, layout(3, 4))).toBe('Row 3 card 4');
    expect(pileName(game, game.byRole.hole[0] as number)).toBe('Waste');
    expect(zoneName(compiled(ladder), 'foundation')).toBe('Foundations');
    expect(pileLabel(game, first, game.stock as number)).toBe('Stock, 23 cards');
    const other = compiled(ladder);
    expect(pileLabel(other, dealt(other), 4)).toMatch(
      /^Column 5, 5 cards, 4 face down, [a-z]+ of [a-z]+ on top$/,
    );
  });
});

describe('moves', () => {
  test('a draw', () => {
    const { before, last, state } = play(['d']);
    expect(moveSentence(game, before, last, state)).toMatch(/^Dealt [a-z]+ of [a-z]+ to the waste\.$/);
    expect(undoSentence(game, before, last, state)).toMatch(/^Took back [a-z]+ of [a-z]+ to the stock\.$/);
  });

  test('a card to the waste, and what it turned up', () => {
    const run = longRun();
    const sentences = run.map(({ before, last, state }) =>
      moveSentence(game, view(game, before), last, view(game, state)),
    );
    expect(sentences[0]).toMatch(/^(Moved|Dealt) /);
    expect(sentences.filter((text) => text.startsWith('Moved'))[0]).toMatch(
      /^Moved [a-z]+ of [a-z]+ to the waste\./,
    );
    const turned = sentences.filter((text) => text.includes('Turned up'));
    expect(turned.length).toBeGreaterThan(0);
    for (const text of turned) expect(text).toMatch(/ Turned up [a-z]+ of [a-z]+, row [1-3] card \d/);
  });

  test('a peek says the card, and only then', () => {
    const peeking = peaks({ peek: 'once' });
    const { before, last, state } = play(['peek'], peeking);
    expect(moveSentence(peeking, view(peeking, before), last, view(peeking, state))).toMatch(
      /^Peeked: the next stock card is the [a-z]+ of [a-z]+\.$/,
    );
  });

  test('the end of a deal', () => {
    const { before, last, state } = play(['end']);
    expect(moveSentence(game, before, last, state)).toBe('Ended the deal.');
    expect(statusSentence(game, state)).toBe('Ended with 28 cards still to go.');
  });
});

/** Every step of a simple walk: the first legal play, else a draw. */
function longRun() {
  const steps = [];
  let state = first;
  for (;;) {
    const moves = legalMoves(game, state);
    const last = moves.find((one) => one.kind === 'play') ?? moves[0];
    if (last === undefined) return steps;
    const after = apply(game, state, last);
    steps.push({ before: state, last, state: after });
    state = after;
  }
}

describe('refusals', () => {
  test('are asked of the engine and put into words', () => {
    const hole = game.byRole.hole[0] as number;
    const covered = refusal(game, first, { kind: 'play', from: layout(3, 1), to: hole, count: 1 }) as Refusal;
    expect(refusalSentence(game, first, covered)).toMatch(
      /^That card is still covered by [a-z]+ of [a-z]+ and /,
    );
    const misfit = game.byRole.layout
      .map((from) => refusal(game, first, { kind: 'play', from, to: hole, count: 1 }))
      .find((one) => one?.kind === 'does-not-fit') as Refusal;
    expect(refusalSentence(game, first, misfit)).toMatch(
      /^Needs an? (\d+|[a-z]+) or an? (\d+|[a-z]+); this is an? (\d+|[a-z]+)\.$/,
    );
  });
  const fit = { kind: 'does-not-fit', card: 11 + 16, on: 7 } as const;
  test.each<[Refusal, string]>([
    [{ ...fit, wanted: [6, 8] } as never, 'Needs a 6 or an 8; this is a jack.'],
    [{ ...fit, wanted: [] } as never, 'Nothing goes on the seven of clubs.'],
    [{ ...fit, wanted: [11] } as never, 'Needs the jack of clubs; this is the jack of diamonds.'],
    [{ kind: 'over' }, 'The deal is over.'],
    [{ kind: 'no-stock' }, 'This game has no stock.'],
    [{ kind: 'stock-empty' }, 'The stock is empty.'],
    [{ kind: 'cards-can-be-played' }, 'The stock may be turned only when no card can be played.'],
    [{ kind: 'no-such-power', power: 'peek' }, 'This game has no peek.'],
    [{ kind: 'power-spent', power: 'peek' }, 'Every peek of this deal is used.'],
    [{ kind: 'power-spent', power: 'restock' }, 'Every restocking of this deal is used.'],
    [{ kind: 'nothing-to-show' }, 'There is no hidden stock card to show.'],
    [{ kind: 'nothing-to-shuffle' }, 'There are too few cards to shuffle.'],
    [{ kind: 'not-cleared' }, 'The next layout is dealt when this one is cleared.'],
    [{ kind: 'not-a-group', cards: [] }, 'Cards are not removed in this game.'],
    [{ kind: 'locked', pile: 18, by: [19, 20] }, 'Nine of diamonds is locked until 2 more cards have gone.'],
    [{ kind: 'no-more-passes', passes: 1 }, 'There is no further pass: the stock is gone through once.'],
    [{ kind: 'no-such-pile', pile: 99 }, 'There’s no such pile.'],
    [{ kind: 'no-card', pile: 0 }, 'That card has gone already.'],
    [{ kind: 'face-down', pile: 0 }, 'That card lies face down.'],
    [{ kind: 'empty-pile', to: 28, wanted: [] }, 'Nothing goes to the waste while it is empty.'],
    [{ kind: 'no-route', from: 0, to: 1 }, 'Cards do not go from one place of the layout to another.'],
    [{ kind: 'one-at-a-time', to: 28 }, 'Only one card at a time goes to the waste.'],
    [{ kind: 'no-room', room: 3, count: 5 }, 'There’s room to move 3 cards at once, and this is 5 cards.'],
    [{ kind: 'no-room', room: 1, count: 2 }, 'There’s room to move one card at a time, and this is 2 cards.'],
    [{ kind: 'not-a-sequence', count: 3 }, 'Those 3 cards are not in sequence.'],
    [{ kind: 'fits-nowhere', count: 3 }, 'Those 3 cards don’t fit on another column.'],
  ])('%j', (reason, sentence) => expect(refusalSentence(game, first, reason)).toBe(sentence));
  test('of piles in other games', () => {
    const other = compiled(ladder);
    const state = dealt(other);
    expect(refusalSentence(other, state, { kind: 'empty-pile', to: 2, wanted: [13] })).toBe(
      'An empty column needs a king.',
    );
    expect(refusalSentence(other, state, { kind: 'no-route', from: 8, to: 2 })).toBe(
      'Cards do not go from the foundations to the columns.',
    );
    expect(refusalSentence(other, state, { kind: 'full', to: 9 })).toBe('Foundation 2 is complete.');
    expect(refusalSentence(other, state, { kind: 'not-a-unit', from: 2, count: 3 })).toBe(
      'Those 3 cards are not in sequence.',
    );
    expect(refusalSentence(other, state, { kind: 'must-keep', from: 2, cards: 1 })).toBe(
      'Column 3 must keep one card.',
    );
    expect(refusalSentence(other, state, { kind: 'stock-not-empty' })).toBe('The stock is not empty yet.');
  });
});

describe('scores', () => {
  const tally = { ...startTally(game), total: 21, streak: 3, streakPoints: 6 };
  /** The first position of a walk with that many layout cards left and stock remaining. */
  const withLeft = (left: number): State =>
    longRun().find(
      ({ state }) => game.byRole.layout.reduce((n, i) => n + (state.piles[i]?.length ?? 0), 0) === left,
    )?.state as State;

  test('21 points with 19 cards left reads 21/-95', () => {
    expect(scoreText(game, withLeft(19), tally)).toBe('21/-95');
    expect(endSentence(game, withLeft(19), tally)).toBe(
      'Ending the deal now costs 95 points: 19 cards left.',
    );
  });
  test('with a floor under the score, the end costs no more than there is', () => {
    const floored: Game = { ...game, score: { ...game.score, floor: 0 } };
    expect(scoreText(floored, withLeft(19), tally)).toBe('21/-21');
    expect(endSentence(floored, withLeft(19), tally)).toBe(
      'Ending the deal now costs 21 points: 19 cards left.',
    );
    expect(scoreText(floored, withLeft(19), startTally(floored))).toBe('0');
    expect(endSentence(floored, withLeft(19), startTally(floored))).toBe(
      'Ending the deal now costs nothing; 19 cards would be left.',
    );
  });
  test('the streak line', () => {
    expect(streakText(game, tally)).toBe('Streak of 3 · next card +4');
    expect(streakText(game, startTally(game))).toBe('Next card +1');
    expect(streakText(peaks({ scoring: 'none' }), startTally(game))).toBe('');
  });
  test('read out', () => {
    expect(scoreSentence(game, withLeft(19), tally)).toBe(
      'Score 21. Ending now costs 95 points. Streak of 3 cards, worth 6 points. The next card earns 4 points.',
    );
  });
  test('in dollars, and below zero', () => {
    const money = peaks({ scoring: 'money' });
    expect(scoreText(money, withLeft(19), { ...tally, total: -15 })).toBe('-$15/-$95');
  });
  test('without points there is no score', () => {
    const none = peaks({ scoring: 'none' });
    expect(scoreText(none, first, startTally(none))).toBe('');
    expect(scoreSentence(none, first, startTally(none))).toBe('In play: 28 cards to go.');
  });
  test('events', () => {
    expect(eventTexts(game, [{ kind: 'chain', n: 3, points: 3 }])).toEqual([]);
    expect(eventTexts(game, [{ kind: 'peak', n: 1, points: 15 }])).toEqual(['Peak +15']);
    expect(eventTexts(game, [{ kind: 'peak', n: 3, points: 30 }])).toEqual(['Cleared +30']);
    expect(eventTexts(game, [{ kind: 'draw', points: -5 }])).toEqual(['Dealt −5']);
    const both = [
      { kind: 'peak', n: 3, points: 45 },
      { kind: 'clear', points: 100 },
    ] as const;
    expect(eventTexts(game, both)).toEqual(['Peak +45', 'Cleared +100']);
    expect(eventTexts(game, [{ kind: 'leftover', cards: 19, points: -95 }])).toEqual([
      '19 cards left: −95 points',
    ]);
    expect(eventTexts(peaks({ scoring: 'money' }), [{ kind: 'draw', points: -5 }])).toEqual(['Dealt −$5']);
  });
  test('a draw really says what it cost', () => {
    const { tally: after } = play(['d']);
    expect(eventTexts(game, after.events)).toEqual(['Dealt −5']);
  });
});
