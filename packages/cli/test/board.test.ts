// The board of every game, at the start and in the middle of a deal, on terminals of several widths.
import {
  cardOf,
  compileGame,
  isDown,
  isKnown,
  makeMove,
  parseMove,
  view,
  type Game,
  type State,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { dealt, take, walk } from '@cairn/testkit';
import { drawBoard } from '../src/board/draw.ts';
import { cardText } from '../src/board/card-text.ts';
import { helpFor } from '../src/play/help.ts';
import { parseCommands } from '../src/play/play-commands.ts';

const find = (id: string, options: Record<string, string> = {}): Game => {
  const def = games.find((game) => game.id === id);
  if (def === undefined) throw new Error(`No game ${id}`);
  return take(compileGame(def, options));
};

const board = (game: Game, state: State, columns = 80): string =>
  drawBoard(game, view(game, state), { colour: false, columns });

/** How often each face is seen in a text. */
const faces = (text: string): Map<string, number> => {
  const seen = new Map<string, number>();
  for (const word of text.match(/(?:10|[AJQK2-9])[♣♦♥♠+]|▒▒▒/g) ?? [])
    seen.set(word, (seen.get(word) ?? 0) + 1);
  return seen;
};

/** The zones of which every card is drawn. */
const OPEN = ['layout', 'tableau'];

describe.each(games.map((def) => [def.id, take(compileGame(def))] as const))('%s', (_, game) => {
  const stops = walk(game, dealt(game, '11'), 4, 40);
  const some = [stops[0], stops[Math.floor(stops.length / 2)], stops.at(-1)].flatMap((stop) => stop ?? []);

  test('shows every card of layouts and columns that can be known, and no other', () => {
    for (const { state } of some) {
      const [pictures = ''] = board(game, state).split(/\n\n(?=[A-Z][a-z]+ )/);
      const seen = faces(pictures);
      const piles = game.piles.filter(({ zone }) => OPEN.includes(zone.role));
      const lying = new Map<string, number>();
      for (const { index } of piles)
        for (const seat of view(game, state).piles[index] ?? []) {
          const text = isDown(seat) && !isKnown(seat) ? '▒▒▒' : cardText(cardOf(seat));
          if (/[♣♦♥♠+▒]/.test(text)) lying.set(text, (lying.get(text) ?? 0) + 1);
        }
      if (piles.some(({ index }) => (state.piles[index] ?? []).length > 0)) expect(seen).toEqual(lying);
    }
  });

  test.each([80, 100, 160])('keeps to %i columns', (columns) => {
    for (const { state } of some)
      for (const line of board(game, state, columns).split('\n'))
        expect(line.length).toBeLessThanOrEqual(columns);
  });

  test('colours add nothing but colour', () => {
    const { state } = stops[0] as (typeof stops)[number];
    const coloured = drawBoard(game, view(game, state), { colour: true, columns: 80 });
    // eslint-disable-next-line no-control-regex -- colour codes begin with it
    expect(coloured.replaceAll(/\u001b\[[\d;]*m/g, '')).toBe(board(game, state));
  });

  test('can be played from what is typed', () => {
    for (const { state, move } of stops) {
      if (move === null) continue;
      const typed = makeMove(game, view(game, state), move);
      const [request] = take(parseCommands(typed));
      expect(request).toEqual({ kind: 'move', text: typed });
      expect(take(parseMove(game, view(game, state), typed))).toEqual(move);
    }
  });

  test('help lists the moves it has', () => {
    const help = helpFor(game);
    expect(help.includes('  d  ')).toBe(game.stockDef !== null && game.stockDef.when !== 'never');
    expect(help.includes('together')).toBe(game.def.remove !== undefined && game.def.remove.kind !== 'lower');
    for (const { name } of game.piles.slice(0, 1)) expect(help).toContain(`  ${name} `);
    expect(help).not.toMatch(/undefined|> |>\*/);
  });
});

describe('exactly', () => {
  test('columns, foundations, a reserve, the last draw', () => {
    const canfield = find('canfield');
    const state = walk(canfield, dealt(canfield, '7'), 9, 6).at(-1)?.state as State;
    expect(board(canfield, state)).toMatchInlineSnapshot(`
      "1    2    3    4
      9♠   6♦   5♠   10♠
           5♣

      Foundations  f1 3♣  f2 -  f3 -  f4 -
      Reserve A♠ (12)   Waste K♠ 4♥ 2♦ (15)   Stock 19"
    `);
  });
  test('a waste any card of which may be played', () => {
    expect(board(find('trigon', { structure: 'none' }), dealt(find('trigon', { structure: 'none' }), '7')))
      .toMatchInlineSnapshot(`
      "1    2    3    4    5    6    7
      6♣   ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒
           4♦   ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒
                K♦   ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒
                     10♦  ▒▒▒  ▒▒▒  ▒▒▒
                          J♣   ▒▒▒  ▒▒▒
                               Q♣   ▒▒▒
                                    A♦

      Waste  w_23 4♠  w_22 2♣  w_21 K♠  w_20 4♥  w_19 2♦  w_18 7♥  w_17 Q♦  w_16 J♥
             w_15 5♥  w_14 10♣  w_13 J♠  w_12 2♥  w_11 K♣  w_10 8♦  w_9 9♥  w_8 7♦
             w_7 K♥  w_6 A♣  w_5 3♥  w_4 6♠  w_3 Q♠  w_2 3♠  w_1 7♣  w 6♥
      Foundations  f1 -  f2 -  f3 -  f4 -"
    `);
  });
  test('bands, where columns are too many', () => {
    const hole = find('black-hole');
    expect(board(hole, dealt(hole, '7'), 40)).toMatchInlineSnapshot(`
      "1   2   3   4   5   6   7   8   9   10
      7♠  Q♥  J♦  2♠  8♣  5♦  4♣  A♥  8♥  9♦
      3♦  8♠  9♣  6♣  4♦  K♦  10♦ J♣  Q♣  A♦
      J♥  5♥  10♣ J♠  2♥  K♣  8♦  9♥  7♦  K♥

      11  12  13  14  15  16  17
      10♥ 5♣  3♣  9♠  6♦  5♠  10♠
      4♠  2♣  K♠  4♥  2♦  7♥  Q♦
      A♣  3♥  6♠  Q♠  3♠  7♣  6♥

      Hole A♠"
    `);
  });
  test('suits have four colours where red and black mean nothing', () => {
    const colours = (id: string): readonly string[] => {
      const game = find(id);
      const text = drawBoard(game, view(game, dealt(game, '3')), { colour: true, columns: 80 });
      // eslint-disable-next-line no-control-regex -- colour codes begin with it
      const codes = text.matchAll(/\u001b\[(?:1;)?(3\d)m/g);
      return [...new Set(Array.from(codes, ([, code = '']) => code))].toSorted();
    };
    expect(colours('trigon')).toEqual(['31', '32', '36']);
    expect(colours('yukon')).toEqual(['31']);
  });
  test('help', () => {
    expect(helpFor(find('klondike')).split('\n').slice(1, 14)).toMatchInlineSnapshot(`
      [
        "  7S         play the seven of spades, if only one place takes it",
        "  5>2        move the last card of one pile to another",
        "  5>2*3      move the last three cards",
        "  d          draw from the stock",
        "  rd         turn the waste over to form the stock again",
        "  end        end the deal",
        "Piles:",
        "  1 … 7      columns",
        "  w          waste",
        "  f1 … f4    foundations",
        "  s          stock",
        "Words:",
        "  undo [N]   undo the last move, or N moves",
      ]
    `);
  });
});
