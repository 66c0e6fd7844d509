// The parts a child process cannot show: colours, other kinds of zones, the words on a line, names nearly right.
import {
  compileGame,
  faceOf,
  parseCard,
  parseDeal,
  start,
  view,
  type FoundationZone,
  type Game,
  type GameDef,
  type TableauZone,
} from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../src/board/draw.ts';
import { cardText } from '../src/board/card-text.ts';
import { nearestName } from '../src/games/nearest-name.ts';
import { parseCommands } from '../src/play/play-commands.ts';
import { plainLetters } from '../src/terminal/terminal.ts';

const compiled = (def: GameDef): Game => {
  const game = compileGame(def);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

const board = (game: Game, colour: boolean): string => {
  const deal = parseDeal('ms:1');
  const state = deal.ok ? start(game, deal.value) : deal;
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return drawBoard(game, view(game, state.value), { colour, columns: 80 });
};

describe('the board', () => {
  const tripeaks = compiled(findGame('tripeaks')?.def as GameDef);
  test('has colours only when asked', () => {
    expect(board(tripeaks, false)).not.toContain('\u001b');
    expect(board(tripeaks, true)).toContain('\u001b[31mQ♥');
    // eslint-disable-next-line no-control-regex -- colour codes begin with it
    expect(board(tripeaks, true).replaceAll(/\u001b\[[\d;]*m/g, '')).toBe(board(tripeaks, false));
  });

  test('marks the cards that can be played now, and no others', () => {
    expect(board(tripeaks, false).match(/\[\S+\]/g)).toEqual(['[3♣]', '[5♣]']);
  });

  test('fits a terminal of 80 columns', () => {
    for (const line of board(tripeaks, false).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('draws columns, foundations and a waste by their roles', () => {
    const klondike = findGame('klondike')?.def as GameDef;
    const ladder: GameDef = {
      ...klondike,
      zones: {
        ...klondike.zones,
        tableau: { ...(klondike.zones['tableau'] as TableauZone), piles: 3, deal: [1, 2, 3] },
        foundation: { ...(klondike.zones['foundation'] as FoundationZone), piles: 2 },
      },
      goal: { kind: 'gather', zone: 'foundation', cards: 26 },
      options: {},
    };
    expect(board(compiled(ladder), false)).toMatchInlineSnapshot(`
      "1    2    3
      J♣   ▒▒▒  ▒▒▒
           5♦   ▒▒▒
                7♥

      Foundations  f1 -  f2 -
      Waste -   Stock 46"
    `);
  });
});

test('every card is printed so that it can be typed', () => {
  for (const def of games)
    for (const card of compiled(def).cards) {
      const read = parseCard(cardText(card));
      expect([cardText(card), read.ok && faceOf(read.value)]).toEqual([cardText(card), faceOf(card)]);
    }
});

describe('a line', () => {
  test.each([
    ['', []],
    ['# nothing', []],
    ['7S 8d', [{ kind: 'move', text: '7S' }, { kind: 'move', text: '8d' }]],
    ['undo 3 d', [{ kind: 'undo', times: 3 }, { kind: 'move', text: 'd' }]],
    ['undo d', [{ kind: 'undo', times: 1 }, { kind: 'move', text: 'd' }]],
    ['u r q', [{ kind: 'undo', times: 1 }, { kind: 'redo', times: 1 }, { kind: 'quit' }]],
    ['where Q MOVES', [{ kind: 'where', what: 'Q' }, { kind: 'moves' }]],
    ['d/5H@12.5 {said} 5>9*3 # more', [{ kind: 'move', text: 'd' }, { kind: 'move', text: '5>9*3' }]],
    ['d save my game #1.cairn', [{ kind: 'move', text: 'd' }, { kind: 'save', file: 'my game #1.cairn' }]],
  ])('%j', (line, requests) => expect(parseCommands(line)).toEqual({ ok: true, value: requests })); // prettier-ignore
});

test.each([
  ['tripeeks', 'tripeaks'],
  ['tirpeaks', 'tripeaks'],
  ['tri', 'tripeaks'],
  ['bridge', null],
  ['x', null],
])('%j is nearest to %j', (typed, name) =>
  expect(nearestName(typed, ['golf', 'tripeaks', 'Black Hole'])).toBe(name),
);

test.each([
  ['7♠ ▒▒▒ −5 “so”…', '7S ### -5 "so"...'],
  ['é☃', '??'],
  ['plain', 'plain'],
])('%j in plain letters', (text, plain) => expect(plainLetters(text)).toBe(plain));
