import { compileTrusted, legalMoves, makePosition, perft, type Game } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { makeSolvitaire, makeTextBoard, readBoard } from '../src/index.ts';
import { dealt } from './reduced.ts';

const game = (name: string, options: Readonly<Record<string, string>> = {}): Game => {
  const found = findGame(name);
  const compiled = found === null ? null : compileTrusted(found.def, { ...found.options, ...options });
  if (compiled?.ok !== true) throw new Error(`There is no game ${name}`);
  return compiled.value;
};

const read = (name: string, text: string): string => {
  const state = readBoard(game(name), text);
  return state.ok
    ? makePosition(game(name), state.value)
    : state.error.map((f) => `${f.path}: ${f.message}`).join('\n');
};

// Board 2 of Golf in PySolFC's numbering, as black-hole-solver prints it.
const GOLF = `Talon: 3S TS 9H 2H 3H AD 7H 3D 5H 8D KH 7D AS 5S TH JH
Foundations: 2S
QD 5C 2D 4S 6S
QC 4D 9C 5D 4H
KC JD TD QH AC
3C JS JC 7S 8H
4C 6H 8C 9D AH
2C QS 6C KS 9S
KD 6D 8S 7C TC
`;

describe('text boards', () => {
  test('a golf board: the first card of the talon is drawn first', () => {
    expect(read('golf', GOLF)).toBe(
      'tableau: QD 5C 2D 4S 6S | QC 4D 9C 5D 4H | KC JD TD QH AC | 3C JS JC 7S 8H | 4C 6H 8C 9D AH | 2C QS 6C KS 9S | KD 6D 8S 7C TC\n' +
        'hole: 2S\n' +
        'stock: (JH) (TH) (5S) (AS) (7D) (KH) (8D) (5H) (3D) (7H) (AD) (3H) (2H) (9H) (TS) (3S)\n',
    );
  });

  test('cards that are not named lie under the top of the hole', () => {
    const text = GOLF.replace(' 6S\n', '\n').replace('Foundations: 2S', 'Foundations: 6S');
    expect(read('golf', text)).toContain('hole: 2S 6S\n');
  });

  test('an empty hole, and columns with a colon', () => {
    const quasar = game('quasar');
    const text = makePosition(quasar, dealt(quasar, 1));
    const columns = (/tableau: (.*)/.exec(text)?.[1] ?? '').split(' | ').map((column) => `: ${column}`);
    const state = readBoard(quasar, `Foundations: -\n${columns.join('\n')}\n`);
    expect(state.ok && makePosition(quasar, state.value)).toBe(text);
  });

  test.each([
    ['small letters', GOLF.toLowerCase()],
    ['tens in figures', GOLF.replaceAll(/T(?=[CDHS])/g, '10')],
    ['blank lines', `\n${GOLF.replaceAll('\n', ' \r\n\r\n')}`],
    ['colons', GOLF.replaceAll(/^(?=\S\S )/gm, ': ')],
    ['tabs', GOLF.replaceAll(' ', '\t')],
    ['a comment and empty cells', `# PySolFC 2\nFreecells: - -\n${GOLF}# the end\n`],
    ['short words', GOLF.replace('Foundations', 'Founds')],
  ])('%s make no difference', (_, text) => expect(read('golf', text)).toBe(read('golf', GOLF)));

  test('foundations by suit', () => {
    const castle = game('beleaguered-castle');
    const text = makePosition(castle, dealt(castle, 3));
    const columns = (/tableau: (.*)/.exec(text)?.[1] ?? '').split(' | ');
    const state = readBoard(castle, `Foundations: H-A C-A D-A S-A\n${columns.join('\n')}\n`);
    expect(state.ok && legalMoves(castle, state.value).length).toBe(
      legalMoves(castle, dealt(castle, 3)).length,
    );
  });

  test.each([
    ['a word that is no card', GOLF.replace('QD', 'QX'), 'line 3: Cannot read card "QX"'],
    ['a card too many', GOLF.replace('QD', '2S'), '2S lies there too often'],
    ['a column too few', GOLF.replace(/KD.*\n/, ''), 'tableau: The board has 6 tableau piles: Golf has 7'],
    ['a column too many', `${GOLF}AS\n`, 'tableau: The board has 8 tableau piles: Golf has 7'],
    ['no talon', GOLF.replace(/Talon.*\n/, ''), 'Talon: Wanted a line Talon with the stock'],
    ['a second talon', `${GOLF}Talon: 3S\n`, 'line 10: There is a line Talon already'],
    [
      'two cards on the hole',
      GOLF.replace(': 2S', ': 2S 3D'),
      'line 2: Wanted one card, the last on the hole',
    ],
    ['a joker', GOLF.replace('QD', '*'), '* is not in the pack'],
    ['cards in cells', `FC: 2S - 3D\n${GOLF}`, 'line 1: Golf has no free cells: "2S - 3D"'],
    ['nothing', '', 'The board has 0 tableau piles'],
  ])('%s is refused', (_, text, said) => {
    expect(read('golf', text)).toContain(said);
  });
});

describe("Solvitaire's deals", () => {
  /** The first position of Klondike's deal 1, as such a deal. */
  const klondike = game('klondike');
  const state = dealt(klondike, 1);
  const words = (piles: readonly number[]) =>
    piles.map((i) =>
      (state.piles[i] ?? []).map((seat) => {
        const rank = ['', 'A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'][seat & 15];
        const suit = 'CDHS'[(seat >> 4) & 7] ?? '';
        return `${rank}${(seat & 1024) === 0 ? suit : suit.toLowerCase()}`;
      }),
    );
  const json = {
    'tableau piles': words(klondike.byRole.tableau),
    stock: words(klondike.byRole.stock)[0]?.map((word) => word.toUpperCase()),
    waste: [],
  };

  test('hidden cards, tens, the stock from the bottom up', () => {
    const found = readBoard(klondike, JSON.stringify(json));
    expect(found.ok && makePosition(klondike, found.value)).toBe(makePosition(klondike, state));
    expect(found.ok && perft(klondike, found.value, 3)).toBe(perft(klondike, state, 3));
  });

  test.each([
    ['a strange entry', { ...json, talon: [] }, 'talon: Unknown entry "talon"'],
    ['a word that is no card', { ...json, waste: ['1x', 7] }, 'waste.1: Cannot read card 7'],
    ['a pile that is none', { ...json, stock: 'AS' }, 'stock: Wanted a list of cards'],
  ])('%s is refused', (_, deal, said) => {
    expect(read('klondike', JSON.stringify(deal))).toContain(said);
  });

  test('what is no JSON is refused', () => {
    expect(read('klondike', '{"tableau piles": [')).toContain('Cannot read the board');
    expect(read('klondike', '{\n"tableau piles": [["KC"\n}')).toContain('line 3: Cannot read the board');
  });
});

test("Cairn's own positions are read as well", () => {
  const trigon = game('trigon');
  const text = makePosition(trigon, dealt(trigon, 5));
  expect(read('trigon', text)).toBe(text);
});

test.each(['golf', 'black-hole', 'quasar', 'six-six'])(
  'a text board of %s is read as it is written',
  (name) => {
    const state = dealt(game(name), 11);
    expect(read(name, makeTextBoard(game(name), state))).toBe(makePosition(game(name), state));
  },
);

test.each(['klondike', 'trigon', 'canfield', 'yukon', 'ali-baba', 'black-hole', 'golf'])(
  'a deal of %s for Solvitaire is read as it is written',
  (name) => {
    const state = dealt(game(name), 11);
    expect(read(name, makeSolvitaire(game(name), state))).toBe(makePosition(game(name), state));
  },
);

test('the row of Accordion for Solvitaire, which it reads at the deal only', () => {
  const accordion = game('accordion');
  const { accordion: row } = JSON.parse(makeSolvitaire(accordion, dealt(accordion, 1))) as {
    accordion: string[];
  };
  const cards = makePosition(accordion, dealt(accordion, 1)).match(/[A2-9TJQK][CDHS]/g);
  expect(row.map((word) => word.replace('10', 'T'))).toEqual(cards);
});

test('the rows of Montana for Solvitaire: a gap is an empty text, and the aces before the rows order them', () => {
  const rows = (options: Record<string, string>): string[][] => {
    const montana = game('montana', { redeals: 'none', ...options });
    return (JSON.parse(makeSolvitaire(montana, dealt(montana, 1))) as { sequences: string[][] }).sequences;
  };
  const words = rows({}).map((row) => row.map((word) => word.padStart(3)).join(''));
  expect(words).toMatchInlineSnapshot(`
    [
      " 5D 2H KH JD 8D 8H 6S 3H JC 8C 5S 4D 7D",
      " 7H 4H QS 5C 7C 9C KC QC KS 4S 9D   10H",
      " 3C 2C 2D 6C10C 9S JS 9H 3S 8S 2S 4C 6D",
      " QH JH       3D 6H10S    5H 7S KD10D QD",
    ]
  `);
  const first = rows({ aces: 'first' });
  expect(first.map((row) => row.length)).toEqual([13, 13, 13, 13]);
  const montana = game('montana', { aces: 'first', redeals: 'none' });
  const line = /grid: (.*)/.exec(makePosition(montana, dealt(montana, 1)))?.[1]?.split(' | ') ?? [];
  const start = line.indexOf('AS') + 1;
  const spades = line.slice(start, start + 13).map((card) => (card === '-' ? '' : card.replace('T', '10')));
  expect(first[2]).toEqual(spades);
});
