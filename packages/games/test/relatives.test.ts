// Positions of the relatives of Klondike, Yukon, Forty Thieves, Canfield and Aces Up, in which each game's own rule decides.
import {
  apply,
  compileGame,
  faceOf,
  legalMoves,
  makeCard,
  makeMove,
  makePosition,
  parseMove,
  parsePosition,
  type Game,
  type State,
} from '@cairn/engine';
import { take } from '@cairn/testkit';
import { expect, it } from 'vitest';
import { findGame } from '../src/index.ts';

type Zones = Readonly<Record<string, string>>;

const compiled = (name: string): Game => take(compileGame(findGame(name)?.def));

/** A position; piles that are not named are empty. `…` stands, face down, for all cards that are named nowhere. */
const positionOf = (game: Game, zones: Zones): State => {
  const rest = game.cards.map((card) => makeCard(faceOf(card) as typeof card));
  for (const card of Object.values(zones).flatMap((line) => line.match(/[A-Z2-9][CDHS]/g) ?? []))
    rest.splice(rest.indexOf(card), 1);
  const hidden = rest.map((card) => `(${card})`).join(' ');
  const lines = game.zones.map(({ id, piles }) => {
    const cards = (zones[id] ?? '-').replace('…', hidden).split(' | ');
    return `${id}: ${piles.map((_, i) => cards[i] ?? '-').join(' | ')}`;
  });
  return take(parsePosition(game, lines.join('\n')));
};

const movesOf = (game: Game, state: State): string =>
  legalMoves(game, state)
    .map((move) => makeMove(game, state, move))
    .join(' ');

type Row = readonly [what: string, game: string, zones: Zones, moves: string];

const ROWS: readonly Row[] = [
  ['a gap of Montana takes what follows on its left, nothing behind a king, and a two begins a row', 'montana',
    { grid: '2H | 3H | - | 5H | - | KC | - | 4H | 9C', discard: '…' }, 'g1>g14 g1>g27 g1>g40 g8>g3 regather'],
  ['rows of Maze are a ring, both neighbours count, and any ace goes behind a queen', 'maze',
    { grid: '- | 5H | - | QC | - | - | - | - | - | 5C | - | 4H | - | 6H | - | JC | - | AS | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | 4C', discard: '…' }, 'g2>g13 g4>g17 g10>g1 g12>g1 g14>g3 g16>g3 g18>g5 g54>g9'],
  ['Alaska builds up as well as down, in suit', 'alaska',
    { tableau: '6H | 7H 2C | 8H | … KD | KS | KC | KH' }, '2>1*2 2>3*2'],
  ['a free cell of Ten Across takes the last card and no group', 'ten-across',
    { tableau: '6H 2C | 7H | … KD', cells: 'KS' }, '1>2*2 1>b 2>b 3>4 3>5 3>6 3>7 3>8 3>9 3>10 3>b a>4 a>5 a>6 a>7 a>8 a>9 a>10'],
  ['a hole of the carpet takes the card of the waste alone', 'carpet',
    { foundation: 'AS', tableau: '- | 2S | 9D', waste: '… KC' }, '2>f1 w>1 w>4 w>5 w>6 w>7 w>8 w>9 w>10 w>11 w>12 w>13 w>14 w>15 w>16 w>17 w>18 w>19 w>20'],
  ['a card of the clock goes on the foundation of its hour alone', 'grandfathers-clock',
    { foundation: '2H 3H 4H 5H | 3S | 4D | 5C | 6H 7H', tableau: '8H | 4S | … KD' }, '1>f5 1>4 1>5 1>6 1>7 1>8 2>f2 2>4 2>5 2>6 2>7 2>8 3>4 3>5 3>6 3>7 3>8'],
  ['foundations of Four Seasons begin with the rank of the first', 'four-seasons',
    { foundation: '7H', tableau: '7C | KD | AS | 9C | 9H', waste: '8H', stock: '…' }, '1>f2 1>f3 1>f4 2>3 w>f1 w>4 w>5 d'],
  ['the foot of the backbone locks it', 'backbone',
    { backbone: '- | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | 8H | 5C | 9S', tableau: 'TS | 9H | 6C', stock: '…' }, 'l23>1 l23>4 l23>5 l23>6 l23>7 l23>8 1>4 1>5 1>6 1>7 1>8 2>4 2>5 2>6 2>7 2>8 3>4 3>5 3>6 3>7 3>8 d'],
  ['and when it has gone, both sides are free', 'backbone',
    { backbone: '- | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | 8H | 5C', tableau: '… 9S | 9H | 6C | KS | KS | KC | KC | KH' }, 'l21>2 l22>3'],
  ['a king of Deuces goes on an ace, an ace on no two', 'deuces',
    { foundation: '2C 3C | 2D | 2H', tableau: 'AS | KS | 2S AC | … QD | QH | QC | QC | QS | JH | 4C' }, '2>1 8>2 9>5 10>f1'],
  ['foundations of Red and Black change colour', 'red-and-black',
    { foundation: 'AC | AD', tableau: '2S | 2H | … 9C' }, '1>4 1>5 1>6 1>7 1>8 1>f2 2>4 2>5 2>6 2>7 2>8 2>f1 3>4 3>5 3>6 3>7 3>8'],
  ['a space of Congress waits for the waste', 'congress',
    { tableau: '- | 9C | TD | KS | KS | KH | KH | KD', waste: '… 4H' }, '2>3 w>1'],
  ['Fourteen Out pairs sevens, and kings with aces', 'fourteen-out',
    { tableau: '7C | 7D | KS | AH | QD | … 3C' }, '7C+7D KS+AH'],
  ['Auld Lang Syne builds whatever the suit', 'auld-lang-syne',
    { foundation: 'AC | AD 2S', tableau: '2H | 3D | KS | 2D', stock: '…' }, '1>f1 2>f2 4>f1 d'],
  ['cards of Giza pair from the columns as from the pyramid', 'giza',
    { pyramid: '- | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | - | QH | 5C', tableau: 'AS | 8D | KD | 2C', discard: '…' }, 'xKD QH+AS 5C+8D'],
  ['any face-up card of Scorpion moves with all that lies on it, and a space waits for a king', 'scorpion',
    { tableau: '7H | 9C 6H KD 2S | - | 3S | … AC', stock: 'QD QC QS' }, '2>1*3 2>3*2 2>4 2>6*2 2>7*2 d'],
  ['a sequence of two suits of Simple Simon does not move', 'simple-simon',
    { tableau: 'TS 9H 8H | TH | 9D | JC | … KD | KS | KC | KH | QS | QC' }, '1>2*2 1>3 2>4 3>2 4>9 4>10 9>5 9>6 9>7 9>8 10>5 10>6 10>7 10>8'],
  ['nor does a whole suit of Spider leave from under another card, and its stock waits for a space', 'spider',
    { tableau: '… KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS 4C | 5D | - | KH | KH | KD | KD | KC | KC | 9H', stock: '3C 3C 3D 3D 3H 3H 3S 5C 5C 5H' }, '1>2 1>3 2>3 4>3 5>3 6>3 7>3 8>3 9>3 10>3'],
  ['a column of Fortunes is cut anywhere, but does not move as a whole', 'fortunes',
    { tableau: '9C 4H 6S | - | KS | 3D', stock: '…' }, '1>2 1>2*2 d x6S'],
  ['a sequence of Alternation ends at a face-down card', 'alternation',
    { tableau: '9C | 8D | TH (9S) 8H 7C | … KS | KS | KH | JC', waste: '2C' }, '2>1 3>1*2 3>2'],
  ['a pile of a row goes one or three places to the left by suit or rank, and not two', 'late-binding',
    { row: 'AC | 3D | 5C | AH | 7S | 3S | - | - | - | - | - | - | - | - | - | - | - | -', aside: '…' }, 'p4>p1 p6>p5'],
  ['Thumb and Pouch builds in any suit but its own, and such a sequence moves', 'thumb-and-pouch',
    { tableau: '8S | 7C 6S 5H | 7D | 6C | … KD | KH | KC' }, '2>1*3 2>3*2 2>4 3>1 4>3'],
  ['Whitehead builds in one colour, but a sequence of two suits does not move', 'whitehead',
    { tableau: '8H | 7D 6H | 7H 6D 5D | 7C | … KD | KH', waste: '6C' }, '1>7 2>7 3>2 3>7 3>7*2 4>7 5>7 6>7 w>4 w>7'],
  ['Agnes Sorel builds in one colour as far as the base, and spaces wait for the stock', 'agnes-sorel',
    { foundation: '5C', tableau: '6D 5H | 4D | AH | KD QH | - | 6C | … 7H' }, '1>7*2 1>f2 1>f3 1>f4 4>3*2 6>f1'],
  ['a column of American Toad moves whole or gives its last card, and spaces wait for the waste', 'american-toad',
    { foundation: '5C', tableau: '9H 8H | TH | 9H | AS | KS | - | 4D | 5D', waste: '… 6C' }, '1>2*2 1>3 3>2 5>4 7>8 8>f2 8>f3 8>f4 8>f5 8>f6 8>f7 8>f8 w>f1 w>6 rd'],
  ['the base of Duchess comes from the reserve before any other move', 'duchess',
    { reserve: '5C 9H | 3D', tableau: '8S | 9C | TD', waste: '8C', stock: '…' }, 'r1>f1 r1>f2 r1>f3 r1>f4 r2>f1 r2>f2 r2>f3 r2>f4'],
  ['the reserve of Duchess fills the spaces as long as it has cards', 'duchess',
    { reserve: '5C 9H | 3D', foundation: '7H', tableau: '8S | 9C | TD', waste: '8D', stock: '…' }, 'r1>4 r2>4 2>3 w>2 d'],
  ['and then the waste does', 'duchess',
    { foundation: '7H', tableau: '8S | 9C | TD', waste: '8D', stock: '…' }, '2>3 w>2 w>4 d'],
  ['foundations of Royal Cotillion go up by twos, each suit once from the ace and once from the two', 'royal-cotillion',
    { aces: 'AC 3C 5C 7C 9C JC KC | AD', twos: '2D 4D | 2H', left: '… 5D | 2C | AD | 4H', right: '3D | 6D | 2D | 2C | AH', waste: '2H 4D', stock: 'KS' }, '2>f1 2>f7 2>f8 4>f6 5>f2 6>f5 8>f1 8>f7 8>f8 9>f3 9>f4 d'],
  ['each foundation of Calculation goes up by its own step, and the next card waits until this one is placed', 'calculation',
    { ones: 'AC 2D', twos: '2C 4C', threes: '3C', fours: '4H 8H', heaps: '3S | 6S | QH | KD', waste: '8C', stock: '…' }, '1>f1 2>f2 2>f3 3>f4 w>1 w>2 w>3 w>4'],
  ['a card of Sir Tommy goes on any heap, and from there to a foundation alone', 'sir-tommy',
    { foundation: 'AC 2H | AS', heaps: '2D | 3S | KC', waste: 'AD', stock: '…' }, '1>f2 2>f1 w>f3 w>f4 w>1 w>2 w>3 w>4'],
  ['any two of a rank of Simple Pairs go', 'simple-pairs',
    { tableau: 'QH | 9C | 9D | KD | QS | QC | 3H | 5S | KC', stock: '…', discard: '-' }, 'QH+QS QH+QC 9C+9D KD+KC QS+QC'],
  ['a card of Fortune’s Favor moves alone, in suit', 'fortunes-favor',
    { foundation: 'AC | AD | AH | AS', tableau: '9H 8H | 7H | TH | 9C | KS | QD | 2C | 8S | 7S | 4D | 6C | JS', waste: '7C', stock: '…' }, '2>1 7>f1 9>8 d'],
  ['Thirteens pairs any two, lets kings go and is never drawn from', 'thirteens',
    { tableau: 'QH | 9C | 8C | KD | AS | 4D | 3H | 3S | KC | 6H', stock: '…', discard: '-' }, 'xKD xKC QH+AS 9C+4D'],
]; // prettier-ignore

it.each(ROWS)('%s', (_, name, zones, moves) => {
  const game = compiled(name);
  expect(movesOf(game, positionOf(game, zones))).toBe(moves);
});

/** The zones of a position that have cards, after moves in notation. */
const playedOn = (name: string, zones: Zones, texts: string): string => {
  const game = compiled(name);
  const end = texts
    .split(' ')
    .reduce<State>((at, text) => apply(game, at, take(parseMove(game, at, text))), positionOf(game, zones));
  return makePosition(game, end)
    .split('\n')
    .filter((line) => /^[a-z]+: .*[CDHS]/.test(line) && !/^(stock|discard)/.test(line))
    .map((line) => line.replaceAll(' | -', ''))
    .join('; ');
};
it.each([
  ['a space of Fortune’s Favor takes the card of the waste, and then that of the stock', 'fortunes-favor',
    { foundation: 'AC', tableau: '2C | 3C | 9H | KS | QS | QH | 5D | 6S | 9S | TS | 3H | 3D', waste: '8D', stock: '… TD' }, '1>f1 2>f1',
    'foundation: AC 2C 3C; tableau: 8D | TD | 9H | KS | QS | QH | 5D | 6S | 9S | TS | 3H | 3D'],
  ['a draw gives each pile of Bristol’s reserve a card, empty or not', 'bristol',
    { foundation: 'AC', tableau: '9C', reserve: '9H | - | 4H', stock: '… QD QC QS' }, 'd',
    'tableau: 9C; reserve: 9H QS | QC | 4H QD; foundation: AC'],
  ['a pair of Nestor may lie in the reserve', 'nestor',
    { tableau: '9C 5S | 8H 5D', reserve: '5C | 9H | 5H | -', discard: '…' }, 'r1+r3 1+2', 'tableau: 9C | 8H; reserve: - | 9H'],
  ['both places of a pair of Thirteens are filled, in the order of the columns', 'thirteens',
    { tableau: 'QH | 9C | 8C | KD | AS | 9S | 9H | 9D | 8H | 8S', stock: '… 2D 3D 4D', discard: '-' }, '1+5 x4',
    'tableau: 4D | 9C | 8C | 2D | 3D | 9S | 9H | 9D | 8H | 8S'],
] as const)('%s', (_, name, zones, moves, wanted) => {
  expect(playedOn(name, zones, moves)).toBe(wanted);
}); // prettier-ignore

/** A zone after the only draw. */
const drawn = (name: string, zones: Zones, zone = 'tableau'): string => {
  const game = compiled(name);
  const state = positionOf(game, zones);
  const draw = legalMoves(game, state).find(({ kind }) => kind === 'draw');
  if (draw === undefined) throw new Error(`${name} has no draw here`);
  return (
    makePosition(game, apply(game, state, draw))
      .split('\n')
      .find((line) => line.startsWith(zone)) ?? ''
  );
};
it('the stock of Scorpion reaches the first three columns', () => {
  expect(drawn('scorpion', { tableau: '9C | 8C | - | 4H | … 5D', stock: 'QD QC QS' })).toContain(
    'tableau: 9C QS | 8C QC | QD | 4H | ',
  );
});
it('the last row of Spiderette has three cards', () => {
  const tableau = '9C | 8C | 2S | 4H | KC | KH | … 5D';
  expect(drawn('spiderette', { tableau, stock: 'QD QC QS' })).toContain(
    'tableau: 9C QS | 8C QC | 2S QD | 4H | ',
  );
});
it('rows from the stock of Gypsy fall on empty columns too', () => {
  expect(drawn('gypsy', { tableau: '9C | - | 4H | 5D | 6S | 7H | 8C | KD', stock: '…' })).toBe(
    'tableau: 9C KS | QS | 4H JS | 5D TS | 6S 9S | 7H 8S | 8C 7S | KD 6S',
  );
});
it('the last row of Agnes Bernauer reaches two piles of the reserve', () => {
  const reserve = '9H | - | 4H | - | - | - | -';
  expect(
    drawn('agnes-bernauer', { foundation: '5C', tableau: '… 8C', reserve, stock: 'QD QC' }, 'reserve'),
  ).toBe('reserve: 9H QC | QD | 4H | - | - | - | -');
});
