// Positions of the games with cells, of the castles and the fans, in which each game's own rule decides.
import { compileGame, faceOf, legalMoves, makeCard, makeMove, parsePosition, type Game } from '@cairn/engine';
import { take } from '@cairn/testkit';
import { describe, expect, it } from 'vitest';
import { findGame } from '../src/index.ts';

const compiled = (name: string): Game => take(compileGame(findGame(name)?.def));

type Zones = Readonly<Record<string, string>>;

/** A position as text. Piles that are not named are empty; `…` stands for all cards that are named nowhere. */
const positionOf = (game: Game, zones: Zones): string => {
  const named = Object.values(zones).flatMap((line) => line.match(/[A-Z2-9][CDHS]/g) ?? []);
  const rest = game.cards
    .map((card) => makeCard(faceOf(card) as typeof card))
    .filter((card) => !named.includes(card));
  const lines = game.zones.map(({ id, piles }) => {
    const cards = (zones[id] ?? '-').replace('…', rest.join(' ')).split(' | ');
    return `${id}: ${piles.map((_, i) => cards[i] ?? '-').join(' | ')}`;
  });
  return lines.join('\n');
};

type Row = readonly [what: string, game: string, zones: Zones, moves: string];

/** Each row: the legal moves of a position. */
const table = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (_, name, zones, moves) => {
    const game = compiled(name);
    const state = take(parsePosition(game, positionOf(game, zones)));
    expect(
      legalMoves(game, state)
        .map((move) => makeMove(game, state, move))
        .join(' '),
    ).toBe(moves);
  });
};

describe('cells', () => {
  table([
    ['each holds one card, which goes to columns and foundations and to no other cell', 'freecell',
      { cells: '5H | AS | 9C', tableau: '6S | … KC | KD | KH | KS | 2C | 2D | 2H' },
      '1>d 2>d 3>d 4>d 5>d 6>d 7>d 8>d a>1 b>f1 b>f2 b>f3 b>f4 b>7 b>8'],
    ['full cells take nothing', 'freecell',
      { cells: '5H | 8S | 9C | 7C', tableau: '6S | … KC | KD | KH | KS | 2C | 2D | 2H' }, 'a>1'],
    ['a card of the cell of Worm Hole goes to the hole alone', 'worm-hole',
      { hole: 'AS', cells: 'KD', tableau: '… 2C | 5D | 6D' }, '1>h KD'],
    ['and it holds one', 'worm-hole', { hole: 'AS', tableau: '… 2C | 5D' }, '1>h 1>a 2>a'],
  ]); // prettier-ignore
});

describe('columns', () => {
  table([
    ['Baker’s Game builds in suit', 'bakers-game',
      { cells: '9C | 9D | 9H | 9S', tableau: '6S | 5H | 5S | … KC | KD | KH | KS | 2C' }, '3>1'],
    ['a space of Eight Off waits for a king', 'eight-off',
      { cells: '9C | 9D | 9H | KS | 7C | 7D | 7H | 7S', tableau: '- | 5H | 3S | 5C | KD | … KH | 2S | 2C' },
      '5>1 6>1 7>3 d>1'],
    ['on an ace of Tuxedo goes the king of its suit', 'tuxedo',
      { cells: '9C | 9D | 9H | 9S | 7C | 7D | 7H', tableau: 'KS | AS | QD | … KH | 2C | 4C | 5H', foundation: '- | - | AH | -' },
      '1>2 2>f1 2>f2 2>f4'],
    ['nothing goes on the rank of the beak of Penguin, and spaces take the rank below it', 'penguin',
      { cells: '9C | 9D | 9H | 9S | 7C | 7D | 7H', foundation: '5C | 5D | 5H | -', tableau: '- | 5S | 4S 3S | 4H | … KH | AC | KC' },
      '2>f4 3>1*2 4>1 7>6'],
    ['a fan of Shamrocks takes neighbours whatever the suit, but no fourth card', 'shamrocks',
      { tableau: '4H 5D | 6S | KC KD 6H | - | AS | … KH' }, '1>2 2>1 3>1 5>f1 5>f2 5>f3 5>f4'],
    ['a fan of Bear River takes neighbours in suit round the corner; only the short ones are filled again', 'bear-river',
      { foundation: '7C', tableau: 'KH | AH | QH 2S | - | … JD', hats: '- | 5S 4D | 8C' }, '1>2 1>16 2>1 2>16 3>16 5>16 17>16 18>16 18>f1'],
    ['Baker’s Dozen builds whatever the suit, and leaves a space empty', 'bakers-dozen',
      { tableau: '- | 9H 5D | 6S | KC 4H | … 2S | KD | KS | KH QD | 8C', foundation: 'AC' }, '2>3 4>2 8>6 8>7'],
    ['on ten columns of Good Measure two suits have begun', 'good-measure',
      { tableau: '- | 2C | 2H | 3S | … 9D | KD | KS | KH', foundation: 'AC | AD' }, '2>f1 2>4 3>4'],
    ['a fan of La Belle Lucie takes the next lower card of its suit; the others are dealt again', 'la-belle-lucie',
      { tableau: '5H | 9C 4H | 4S | … KC | - | AD', foundation: 'AC' }, '2>1 6>f2 6>f3 6>f4 regather'],
    ['Trefoil is dealt again as long as two cards are left', 'trefoil',
      { tableau: 'KH | … KC', foundation: 'AC | AD | AH | AS' }, 'regather'],
    ['Cruel moves a single card, and may be dealt again when that changes a thing', 'cruel',
      { tableau: '7H | 9C 6H 5H | … 2S | 6S', foundation: 'AC | AD | AH | AS' }, '3>f4 regather'],
    ['a sequence of Perseverance moves as one', 'perseverance',
      { tableau: '7H | 9C 6H 5H | … 2S | 6S', foundation: 'AC | AD | AH | AS' }, '2>1*2 3>f4 regather'],
    ['Penelope’s Web takes only kings into spaces', 'penelopes-web',
      { tableau: '- | QC | … KS | 5D | 7H | 9H | JH | 2S' }, '2>3 3>1 7>2'],
    ['Fortress builds up and down in suit, and ends at the king', 'fortress-patience',
      { tableau: '5H | 6H | 6S | … KC | 2C | KD | AD | QS | 9S | 3H', foundation: 'AC | - | - | -' },
      '1>2 2>1 5>f1 7>f2 7>f3 7>f4'],
    ['the first card of Chessboard says how foundations begin, and kings and aces meet', 'chessboard',
      { tableau: '5H | 8H | 6S | … KC | 2S | KD | AD | TS | 8D | 3H', foundation: '5C | - | - | -' },
      '1>f2 1>f3 1>f4 6>7 7>6'],
  ]); // prettier-ignore
});

describe('reserves and fans', () => {
  table([
    ['a card of King Albert’s reserve goes to a column and a space, and none goes back', 'king-albert',
      { reserve: '5H | - | KD', tableau: '- | 6S | … KC | QC | KH | JD | 9S | 9C | 9D' },
      '2>1 3>1 4>1 4>5 5>1 6>1 6>4 7>1 8>1 9>1 r1>1 r1>2 r3>1'],
    ['a space of Northwest Territory waits for a king, alone or with its sequence', 'northwest-territory',
      { reserve: '5H | KD', tableau: '- | … 2S KC QH | 3S | JC | 9S | 9C | 9H | 3C' },
      '2>1*2 4>2 r2>1'],
    ['on an ace of Thirty goes the seven, and in the columns an ace goes on a seven', 'thirty',
      { foundation: 'AC', reserve: '7C', tableau: 'AH | 7S | … KC | KD | KS' },
      '1>f2 1>f3 1>f4 1>2 r1>f1'],
    ['the last card of a foundation of Fan comes back', 'fan-patience',
      { foundation: 'AC 2C', tableau: '3C | … 5C | 5D | 9S' }, 'f1>1 1>f1'],
    ['foundations of Scotch Patience change colour, and its spaces stay empty', 'scotch-patience',
      { foundation: 'AC', tableau: '- | 2H | 2S | … KC | 3D' },
      '2>f1 2>5 3>5'],
    ['a card of Bisley goes up or down, and to either foundation of its suit', 'bisley',
      { foundation: 'AC 2C 3C 4C 5C | AD | AH | AS', kings: 'KC QC JC TC 9C 8C 7C', tableau: '6C | 9H | TH | 8H | … KD | - | 2S' },
      '1>f1 1>f5 2>3 2>4 3>2 4>2 5>f6 5>f7 5>f8 7>f4'],
  ]); // prettier-ignore
});
