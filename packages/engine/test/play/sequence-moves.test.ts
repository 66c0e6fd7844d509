// Sequences that move card by card: what there is room for, and the single moves that do it.
import { dealt, gameOf, sized, firstSeed, walk } from '@cairn/testkit';
import { describe, expect, it, test } from 'vitest';
import {
  apply,
  makeCard,
  makeMove,
  legalMoves,
  movesCardByCard,
  parseMove,
  refusal,
  sequenceMoves,
  sequenceRefusal,
  type Game,
  type State,
} from '../../src/index.ts';
import { placed } from '../support/placed.ts';

const freecell = gameOf('freecell');
/** A position with these columns and cells; the cards not named lie at the bottom of the last column. */
const position = (game: Game, columns: readonly string[], cells = '- | - | - | -'): State => {
  const named = new Set([...columns, cells].flatMap((line) => line.match(/[A-Z2-9][CDHS]/g) ?? []));
  const spare = game.cards.map(makeCard).filter((card) => !named.has(card));
  const last = `${spare.join(' ')} ${columns.at(-1)}`;
  const zones = { tableau: [...columns.slice(0, -1), last].join(' | ') };
  return placed(game, game.byRole.cell.length === 0 ? zones : { ...zones, cells });
};

/** The sequences of a position, as "from>to*count". */
const sequences = (game: Game, state: State): string =>
  sequenceMoves(game, state)
    .map((move) => makeMove(game, state, move))
    .join(' ');

describe('room', () => {
  const tall = 'TS 9H 8S 7H 6S 5H 4S 3H 2S';
  const rows: readonly (readonly [string, cells: string, columns: readonly string[], expected: string])[] = [
    ['no cell, no space', 'KS | KH | KD | KC', ['QS', 'QH', 'QD', '3D', 'JS', 'JH', 'JC'], ''],
    ['a cell', '- | KH | KD | KC', ['QS', 'QH', 'QD', '4C', '5D', 'JH', 'JC'], '1>5*2'],
    ['four cells', '- | - | - | -', ['QS', 'QH', 'QD', '7D', '8C', 'JH', 'JC'], '1>5*5'],
    ['a space', 'KS | KH | KD | KC', ['QS', 'QH', 'QD', '4C', '5D', '-', 'JC'], '1>5*2'],
    ['a cell and a space, which as a target is no room', '- | KH | KD | KC', ['QS', 'QH', 'QD', '6C', '7D', '-', 'JC'], '1>5*4 1>7*2'],
    ['a cell and two spaces', '- | KH | KD | KC', ['QS', 'QH', 'QD', 'TC', '-', '-', 'JC'], '1>5*8 1>6*2 1>6*3 1>6*4 1>7*2 1>7*3 1>7*4'],
  ]; // prettier-ignore
  it.each(rows)('%s', (_, cells, columns, expected) => {
    expect(sequences(freecell, position(freecell, [tall, ...columns], cells))).toBe(expected);
  });

  it('moves a whole column to an empty one, as a single card may', () => {
    const columns = ['5H 4S', '-', '9C', '9S', '9D', '9H', '8C', '8S'];
    expect(sequences(freecell, position(freecell, columns))).toBe('1>2*2');
  });

  it('is made by empty columns alone where there are no cells', () => {
    const bare = gameOf('freecell', { cells: '0' });
    const columns = ['5C 4H 3S', '5S', '-', '9S', '9D', '9H', '8C', '8S'];
    expect(sequences(bare, position(bare, columns))).toBe('1>2*2');
  });

  it('does not matter where sequences move by the rules', () => {
    const relaxed = gameOf('freecell', { units: 'run' });
    expect(sequences(relaxed, position(relaxed, [tall, 'QS', 'QH', 'QD', '7D', '8C', 'JH', 'JC']))).toBe('');
  });
});

test('the single moves are legal, and move the sequence and nothing else', () => {
  let tried = 0;
  const first = firstSeed(sized(60, 600));
  for (let seed = first; seed < first + sized(60, 600); seed++)
    for (const { state } of walk(freecell, dealt(freecell, `${seed}`), seed, 80))
      for (const move of sequenceMoves(freecell, state)) {
        tried++;
        const after = move.steps.reduce((now, step) => apply(freecell, now, step), state);
        const { from, to, count } = move;
        const cards = state.piles[from] ?? [];
        const expected = state.piles
          .with(from, cards.slice(0, -count))
          .with(to, [...(state.piles[to] ?? []), ...cards.slice(-count)]);
        expect(after.piles).toEqual(expected);
      }
  expect(tried).toBeGreaterThan(20);
});

describe('why a sequence stays', () => {
  const tall = 'TS 9H 8S 7H 6S 5H 4S 3H 2S';
  /** The columns end with QS, QH, QD, 9D, 8C and JC; one cell is free, and column 7 is empty. */
  const state = position(freecell, [tall, 'QS', 'QH', 'QD', '9D', '8C', '-', 'JC'], '- | KH | KD | KC');
  const rows: readonly (readonly [string, move: string, expected: object | null])[] = [
    ['there is room', '1>7*2', null],
    ['the rules refuse a single card', '1>5', { kind: 'does-not-fit' }],
    ['too many for the room', '1>6*6', { kind: 'no-room', room: 4, count: 6 }],
    ['too many for the room without the target', '1>7*3', { kind: 'no-room', room: 2, count: 3 }],
    ['the first card does not fit', '1>5*4', { kind: 'does-not-fit' }],
    ['no sequence', '8>7*2', { kind: 'not-a-sequence', count: 2 }],
    ['to a foundation', '1>f1*6', { kind: 'one-at-a-time' }],
    ['to any column, and too many for the one that they fit on', '1>1*6', { kind: 'no-room', room: 4, count: 6 }],
    ['no sequence to any column', '8>8*2', { kind: 'not-a-sequence', count: 2 }],
    ['to its own column, though it goes to another', '1>1*2', { kind: 'no-route' }],
    ['to a cell', '1>a*2', { kind: 'one-at-a-time' }],
  ]; // prettier-ignore
  it.each(rows)('%s', (_, text, expected) => {
    const move = parseMove(freecell, state, text);
    if (!move.ok) throw new Error(text);
    const reason = sequenceRefusal(freecell, state, move.value);
    if (expected === null) expect(reason).toBeNull();
    else expect(reason).toMatchObject(expected);
  });

  it('is that they fit on no column', () => {
    const full = position(freecell, [tall, 'QS', 'QH', 'QD', '9D', '8C', 'JH', 'JC']);
    const from = full.piles.findIndex((pile) => pile.length === 9);
    const move = { kind: 'play', from, to: from, count: 3 } as const;
    expect(sequenceRefusal(freecell, full, move)).toEqual({ kind: 'fits-nowhere', count: 3 });
  });
});

test('a sequence is no move of the rules', () => {
  const columns = ['5H 4S', '5D', '6C', '9S', '9D', '9H', '8C', '8S'];
  const state = position(freecell, columns);
  const [move] = sequenceMoves(freecell, state);
  expect(move?.count).toBe(2);
  if (move === undefined) return;
  expect(refusal(freecell, state, move)).toMatchObject({ kind: 'not-a-unit' });
  expect(legalMoves(freecell, state).every((each) => each.kind !== 'play' || each.count === 1)).toBe(true);
});

test('only games of single cards between columns have them', () => {
  expect(movesCardByCard(freecell)).toBe(true);
  expect(movesCardByCard(gameOf('freecell', { units: 'run' }))).toBe(false);
  expect(movesCardByCard(gameOf('klondike'))).toBe(false);
});
