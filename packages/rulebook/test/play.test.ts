// Exact sentences of play in games of several families, from positions written out by hand.
import {
  apply,
  coloursMatter,
  makeCard,
  parseCard,
  parseMove,
  parsePosition,
  refusal,
  finalScore,
  startTally,
  tallyMove,
  view,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { dealt, take } from '@cairn/testkit';
import {
  cardName,
  endSentence,
  eventTexts,
  moveSentence,
  pileLabel,
  pileName,
  refusalSentence,
  runName,
  scoreSentence,
  scoreText,
  statusSentence,
  undoSentence,
  zoneName,
} from '../src/index.ts';
import { compiled } from './games.ts';

const game = (id: string, options: Record<string, string> = {}): Game => {
  const def = games.find((one) => one.id === id);
  if (def === undefined) throw new Error(`No game ${id}`);
  return compiled(def, options);
};

/**
 * A position by zones; those left out are empty. "…" stands for all cards named nowhere, "(…)" for the same face down.
 */
const position = (of: Game, lines: Readonly<Record<string, string>>): State => {
  const spare = of.cards.map(makeCard);
  for (const name of Object.values(lines)
    .join(' ')
    .match(/[A2-9TJQK][CDHSE~]/g) ?? [])
    spare.splice(spare.indexOf(name), 1);
  const text = of.zones.map(({ id, piles }) => {
    const line = lines[id] ?? piles.map(() => '-').join(' | ');
    const down = spare.map((card) => `(${card})`).join(' ');
    return `${id}: ${line.replace('(…)', down).replace('…', spare.join(' '))}`;
  });
  return take(parsePosition(of, text.join('\n')));
};

interface Told {
  readonly said: string;
  readonly undone: string;
  readonly after: State;
}

const done = (of: Game, state: State, text: string): Told => {
  const seen = view(of, state);
  const move = take(parseMove(of, seen, text));
  const after = apply(of, state, move);
  return {
    said: moveSentence(of, seen, move, view(of, after)),
    undone: undoSentence(of, seen, move, view(of, after)),
    after,
  };
};

const refused = (of: Game, state: State, text: string): string => {
  const seen = view(of, state);
  const reason = refusal(of, seen, take(parseMove(of, seen, text)));
  return reason === null ? 'allowed' : refusalSentence(of, seen, reason);
};

describe('columns and foundations', () => {
  const klondike = game('klondike');
  const state = position(klondike, {
    tableau: '(4C) 9H | (KC) 8C 7D 6S | 8S | TC | - | KD | 2C',
    foundation: 'AC | - | - | -',
    waste: '3C 5D',
    stock: '(…)',
  });

  test('a sequence moves and a card turns up', () => {
    expect(done(klondike, state, '2>1*3').said).toBe(
      'Moved 3 cards from eight of clubs on to column 1. Turned up king of clubs, 1 of 1, column 2.',
    );
    expect(done(klondike, state, '2>1*3').undone).toBe(
      'Took back 3 cards from eight of clubs on to column 2.',
    );
  });
  test('a card to a foundation', () => {
    expect(done(klondike, state, '7>f1').said).toBe('Moved two of clubs to foundation 1.');
  });
  test('three cards from the stock, and the waste turned over', () => {
    const draw = done(klondike, state, 'd');
    expect(draw.said).toBe('Dealt 3 cards to the waste.');
    expect(draw.undone).toBe('Took back 3 cards to the stock.');
    const out = position(klondike, { waste: '…' });
    expect(done(klondike, out, 'rd').said).toBe('Turned the waste over to be the stock again: pass 2.');
    expect(refused(klondike, state, 'rd')).toBe('The stock is not empty yet.');
  });
  test.each([
    ['w>1', 'Needs an 8; this is a 5.'],
    ['3>1', 'allowed'],
    ['3>2', 'Needs a 5; this is an 8.'],
    ['4>5', 'An empty column needs a king.'],
    ['4>f2', 'An empty foundation needs an ace.'],
    ['1>2*2', 'That card lies face down.'],
    ['5>1', 'No card is in column 5.'],
    ['f1>7', 'Needs a red ace; this is the ace of clubs.'],
    ['peek', 'This game has no peek.'],
  ])('%s: %s', (text, sentence) => expect(refused(klondike, state, text)).toBe(sentence));
  test('a colour that is wrong', () => {
    const wrong = position(klondike, { tableau: '9H | 8D | - | - | - | - | -', stock: '(…)' });
    expect(refused(klondike, wrong, '2>1')).toBe('Needs a black 8; this is the eight of diamonds.');
  });
  test('a suit that is wrong', () => {
    const trigon = game('trigon');
    const wrong = position(trigon, { tableau: '9H | 8C | - | - | - | - | -', stock: '(…)' });
    expect(refused(trigon, wrong, '2>1')).toBe('Needs the eight of hearts; this is the eight of clubs.');
  });
  test('labels', () => {
    expect(pileLabel(klondike, state, klondike.byRole.tableau[1] as number)).toBe(
      'Column 2, 4 cards, 1 face down, six of spades on top',
    );
    expect(runName(klondike, klondike.byRole.tableau[1] as number, 9)).toBe('9 face-down cards, column 2');
    expect(zoneName(klondike, 'foundation')).toBe('Foundations');
  });
  test('the status', () => {
    expect(statusSentence(klondike, state)).toBe('In play: 51 cards to go.');
    expect(endSentence(klondike, state, startTally(klondike))).toBe(
      'Ending the deal now costs nothing; 51 cards would be left.',
    );
  });
  test('standard points', () => {
    const standard = game('klondike', { scoring: 'standard' });
    const from = position(standard, {
      tableau: '(4C) 2C | - | - | - | - | - | -',
      foundation: 'AC | - | - | -',
      stock: '(…)',
    });
    const move = take(parseMove(standard, view(standard, from), '1>f1'));
    const tally = tallyMove(standard, startTally(standard), from, move, apply(standard, from, move));
    expect(eventTexts(standard, tally.events)).toEqual(['Played +10', 'Turned up +5']);
    expect(scoreText(standard, from, tally)).toBe('15');
  });
});

describe('columns that are filled by themselves', () => {
  test('from the reserve', () => {
    const canfield = game('canfield');
    const state = position(canfield, {
      reserve: '(5H) 5C',
      foundation: '9C | - | - | -',
      tableau: 'TC | KD | 3S | JH',
      stock: '(…)',
    });
    expect(done(canfield, state, '1>f1').said).toBe(
      'Moved ten of clubs to foundation 1. Column 1 was filled with five of clubs from the reserve. ' +
        'Turned up five of hearts, 1 of 1, reserve.',
    );
  });
  test('from the right, and on', () => {
    const left = game('trigon-left');
    const state = position(left, {
      tableau: 'AC | 9H 8H | (4C) KD QD | 2S | - | - | -',
      stock: '(…)',
    });
    expect(done(left, state, '1>f1').said).toBe(
      'Moved ace of clubs to foundation 1. Column 1 was filled with 2 cards from nine of hearts on from column 2. ' +
        'Column 2 was filled with 2 cards from king of diamonds on from column 3. Turned up four of clubs, 1 of 1, column 3.',
    );
  });
  test('spaces that take cards from the waste only', () => {
    const storehouse = game('storehouse');
    const state = position(storehouse, {
      foundation: '2C | 2D | 2H | 2S',
      tableau: '- | KD | 3S | JH',
      waste: '5C',
      stock: '(…)',
    });
    expect(refused(storehouse, state, '2>1')).toBe('An empty column takes a card only from the waste.');
    expect(refused(storehouse, state, 'w>1')).toBe('allowed');
    expect(refused(storehouse, state, 'w>r')).toBe('Cards do not go from the waste to the reserve.');
  });
});

describe('groups', () => {
  test('pairs of thirteen', () => {
    const pyramid = game('pyramid');
    const layout = ['AC', ...Array.from({ length: 20 }, () => '-'), '5C', '8D', 'KC', '9H', '5S', '-', '-'];
    const state = position(pyramid, {
      pyramid: layout.join(' | '),
      waste: '4S 8S',
      stock: '(…)',
    });
    expect(done(pyramid, state, '5C+8D').said).toBe('Removed five of clubs and eight of diamonds.');
    expect(done(pyramid, state, '5C+8D').undone).toBe('Put back five of clubs and eight of diamonds.');
    expect(done(pyramid, state, 'xKC').said).toBe('Removed king of clubs.');
    expect(refused(pyramid, state, '9H+5S')).toBe('Nine of hearts and five of spades make 14; 13 is wanted.');
    expect(refused(pyramid, state, 'x9H')).toBe('Nine of hearts does not go alone: it needs a 4.');
    expect(refused(pyramid, state, '5C+8D+KC')).toBe('Cards go two by two.');
    expect(scoreText(pyramid, state, startTally(pyramid))).toBe('0/-52');
    expect(endSentence(pyramid, state, startTally(pyramid))).toBe(
      'Ending the deal now costs 52 points: 52 cards left.',
    );
    const over = apply(pyramid, state, { kind: 'end', why: 'resigned' });
    const { events } = finalScore(pyramid, over, startTally(pyramid));
    expect(eventTexts(pyramid, events)).toEqual(['52 cards left: −52 points']);
  });
  test('covered cards of a pair', () => {
    const pyramid = game('pyramid');
    const layout = ['5C', '8D', ...Array.from({ length: 26 }, () => '-')];
    const state = position(pyramid, { pyramid: layout.join(' | '), waste: '8S', stock: '(…)' });
    expect(refused(pyramid, state, '5C+8S')).toBe('Five of clubs is still covered by eight of diamonds.');
    const [first = 0] = pyramid.byRole.layout;
    const alone = refusal(pyramid, state, { kind: 'remove', piles: [first] });
    expect(alone).toEqual({ kind: 'covered', pile: first, by: pyramid.piles[first]?.coveredBy.slice(0, 1) });
    expect(refused(pyramid, state, '5C+8D')).toBe('These two cards may not be paired.');
    expect(refused(game('pyramid', { coverer: 'allowed' }), state, '5C+8D')).toBe('allowed');
  });
  test('runs', () => {
    const row = game('all-in-a-row');
    const state = position(row, {
      tableau: '5C | 6D | 8H | 6S | KC | AC | - | - | - | - | - | - | … 2H',
    });
    expect(done(row, state, '6D+5C').said).toBe('Removed five of clubs and six of diamonds.');
    expect(refused(row, state, '5C+8H')).toBe(
      'The ranks must follow one another without a gap: 5 and 8 do not.',
    );
    expect(refused(row, state, '6D+6S')).toBe('A group has no rank twice.');
    expect(refused(row, state, 'x5C')).toBe('A group needs at least two cards.');
    expect(done(row, state, 'KC+AC').said).toBe('Removed king of clubs and ace of clubs.');
    expect(scoreText(row, state, { ...startTally(row), total: 3 })).toBe('3');
  });
  test('the lower of a suit', () => {
    const aces = game('aces-up');
    const state = position(aces, { tableau: '5C | 9C | AD | -', stock: '(…)' });
    expect(done(aces, state, 'x5C').said).toBe('Removed five of clubs.');
    expect(refused(aces, state, 'x9C')).toBe(
      'Nine of clubs stays: no higher card of its suit ends another column.',
    );
    expect(refused(aces, state, '1>4')).toBe('Column 1 must keep one card.');
    expect(done(aces, state, 'd').said).toBe('Dealt 4 cards to the columns.');
  });
});

describe('holes', () => {
  test('an odd pack is called by its names', () => {
    const shop = game('barbershop-quintet');
    const state = position(shop, {
      tableau: '(4C) JC | 5D | K~ | - | -',
      hole: '4E',
      waste: '9H',
      stock: '(…)',
    });
    expect(done(shop, state, '1>h').said).toBe(
      'Moved Customer of brushes to the hole. Turned up four of brushes, 1 of 1, column 1.',
    );
    expect(done(shop, state, '3>h').said).toBe('Moved Manicurist to the hole.');
    expect(refused(shop, state, 'w>h')).toBe(
      'Needs a 3, a 5, a Customer, a Barber or a Manicurist; this is a 9.',
    );
    expect(pileLabel(shop, state, shop.byRole.hole[0] as number)).toBe(
      'Hole, 1 card, four of scissors on top',
    );
    expect(cardName(shop, take(parseCard('AC')))).toBe('One of brushes');
  });
  test('a hole beside a stock is the waste; elsewhere it is a hole', () => {
    const golf = game('golf');
    expect(pileName(golf, golf.byRole.hole[0] as number)).toBe('Waste');
    const black = game('black-hole');
    expect(pileName(black, black.byRole.hole[0] as number)).toBe('Hole');
    const eight = game('eliminator');
    expect(pileName(eight, eight.byRole.hole[2] as number)).toBe('Hole 3');
    expect(zoneName(eight, 'hole')).toBe('Holes');
  });
  test('golf counts strokes: lower is better', () => {
    const golf = game('golf');
    const state = position(golf, { tableau: '5C | 9C 8C | - | - | - | - | -', hole: 'QC', stock: '(…)' });
    const tally = startTally(golf);
    expect(scoreText(golf, state, tally)).toBe('3');
    expect(scoreSentence(golf, state, tally)).toBe('Score 3 if the deal ends now. Par is 4.');
    expect(endSentence(golf, state, startTally(golf))).toBe(
      'Ending the deal now makes 3 strokes: 3 cards left.',
    );
    const stuck = position(golf, { tableau: '5C | 9C 8C | - | - | - | - | -', hole: '… QC' });
    expect(statusSentence(golf, stuck)).toBe('Over: no move is left, and 3 cards are left.');
  });
  test('after a clear the next layout', () => {
    const on = game('tripeaks', { again: 'reshuffle' });
    const cleared = position(on, { hole: '…' });
    expect(statusSentence(on, cleared)).toBe('Cleared: the next layout can be dealt.');
    const again: Move = { kind: 'again' };
    const after = apply(on, { ...cleared, seed: dealt(on, '1').seed }, again);
    expect(moveSentence(on, cleared, again, after)).toBe('Shuffled all cards and dealt the next layout.');
  });
  test('powers', () => {
    const aloha = game('tripeaks', { reshuffle: 'once', restock: 'once' });
    const start = dealt(aloha, '1');
    expect(done(aloha, start, 'reshuffle').said).toBe('Reshuffled the layout: 28 cards changed places.');
    expect(done(aloha, start, 'reshuffle').undone).toBe('Took back the reshuffle; its use stays spent.');
    expect(refused(aloha, start, 'restock')).toBe('There are too few cards to shuffle.');
    const later = done(aloha, done(aloha, done(aloha, start, 'd').after, 'd').after, 'd').after;
    expect(done(aloha, later, 'restock').said).toBe('Put 1 card back and shuffled the stock.');
    expect(refused(aloha, done(aloha, later, 'restock').after, 'restock')).toBe(
      'Every restocking of this deal is used.',
    );
  });
});

test('suits that are not complete', () => {
  const curds = game('curds-and-whey');
  expect(statusSentence(curds, dealt(curds, '1'))).toBe('In play: 4 suits to go.');
  const one = position(curds, {
    tableau: `KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC | … | ${Array.from({ length: 11 }, () => '-').join(' | ')}`,
  });
  expect(statusSentence(curds, one)).toBe('In play: 3 suits to go.');
  expect(refused(curds, one, '1>3*2')).toBe('An empty column needs a king.');
});

test.each([
  ['klondike', true],
  ['yukon', true],
  ['canfield', true],
  ['moving-left', true],
  ['trigon', false],
  ['russian', false],
  ['tripeaks', false],
  ['aces-up', false],
])('whether colours matter in %s: %s', (id, matter) => expect(coloursMatter(game(id))).toBe(matter));
