// The parts of the workshop that need no page: a draft and its faults, the sheet a layout is drawn on, lines of JSON.
import type { GameDef } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { applyControl } from '@cairn/workshop';
import { describe, expect, test } from 'vitest';
import { carry, sheetOf, toggle } from '../canvas.ts';
import { beginDraft, canStep, change, defOf, faultsIn, step } from '../draft.ts';
import { brokenLine, lineOf } from '../json-lines.ts';

const found = findGame('trigon');
if (found === null) throw new Error('No such game');
const trigon: GameDef = { ...found.def, options: {} };

describe('a draft', () => {
  const wide = change(
    beginDraft(trigon),
    applyControl(trigon, 'zones.tableau.piles', 8),
    'zones.tableau.piles',
  );

  test('goes back and forth, and gives up what was taken back once something else is changed', () => {
    expect(canStep(beginDraft(trigon), -1)).toBe(false);
    expect(defOf(step(wide, -1))).toBe(trigon);
    expect(defOf(step(step(wide, -1), 1))).toBe(defOf(wide));
    const other = change(step(wide, -1), applyControl(trigon, 'stock.draw', 3), 'stock.draw');
    expect(canStep(other, 1)).toBe(false);
    expect(other.steps.length).toBe(2);
  });

  test('has no step for a change that changes nothing', () => {
    expect(change(wide, { ...defOf(wide) }, 'stock.draw')).toBe(wide);
  });

  test('tells a fault at the control that made it, however many changes follow', () => {
    expect(faultsIn(wide)).toEqual([]);
    const full = change(wide, applyControl(defOf(wide), 'zones.tableau.piles', 24), 'zones.tableau.piles');
    const later = change(full, applyControl(defOf(full), 'stock.draw', 3), 'stock.draw');
    for (const draft of [full, later]) {
      const [first] = faultsIn(draft);
      expect(first?.fault.code).toBe('sum');
      expect(first?.control).toBe('zones.tableau.piles');
      expect(first?.tab).toBe('structure');
    }
    expect(faultsIn(step(later, -2))).toEqual([]);
  });
});

describe('a sheet', () => {
  const peak = ['.#.', '#.#'];

  test('has room on every side', () => {
    const { rows, width, height } = sheetOf(peak);
    expect(rows).toEqual(['..........', '....#.....', '...#.#....', '..........']);
    expect([width, height]).toEqual([10, 4]);
  });

  test('gives a card and takes it, and follows the edges that move', () => {
    const put = toggle(sheetOf(peak), { x: 2, row: 3 });
    expect(put).toEqual({ picture: ['..#.', '.#.#', '#...'], at: { x: 3, row: 3 }, did: 'put' });
    const back = toggle(sheetOf(put.picture), put.at);
    expect(back.picture).toEqual(peak);
    expect(back.did).toBe('taken');
  });

  test('takes a card at its right half, and puts one on the left where the right has no room', () => {
    expect(toggle(sheetOf(peak), { x: 5, row: 1 }).picture).toEqual(['#.#']);
    expect(toggle(sheetOf(['#']), { x: 2, row: 1 }).picture).toEqual(['#.#']);
  });

  test('carries a card where there is room, and else leaves it', () => {
    expect(carry(sheetOf(peak), { x: 4, row: 1 }, { x: 1, row: 0 }).picture).toEqual(['..#', '#.#']);
    expect(carry(sheetOf(peak), { x: 3, row: 2 }, { x: 1, row: 0 })).toMatchObject({
      picture: peak,
      did: 'nothing',
    });
  });
});

describe('lines of JSON', () => {
  const text = '{\n  "a": [1,\n    {"b": "x{", "c": 2}],\n  "d": {\n    "e": null }\n}';

  test.each([
    ['', 1],
    ['a', 2],
    ['a.0', 2],
    ['a.1', 3],
    ['a.1.c', 3],
    ['d', 4],
    ['d.e', 5],
    ['d.nothing', 4],
    ['nothing', 1],
  ])('%s is on line %i', (path, line) => {
    expect(lineOf(text, path)).toBe(line);
  });

  test('a parser that gave up tells where', () => {
    expect(brokenLine('{\n "a" 1}', 'Expected ":" in JSON at position 7')).toBe(2);
    expect(brokenLine('', 'JSON.parse: unexpected end of data at line 3 column 1')).toBe(3);
    expect(brokenLine('', 'Unexpected end of JSON input')).toBe(null);
  });
});
