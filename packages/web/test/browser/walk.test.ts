// Two hundred random legal moves in every game, made by the table's own handlers: taps, drags and keys in turn. After
// each, what the table shows and reads out is compared with the engine's view of the same moves.

import { applyLegal, legalMoves, start, view, type Game, type Move, type State } from '@cairn/engine';
import { games } from '@cairn/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealOf, gameOf, sure } from '../support/lines.ts';
import { openTable } from '../support/player.ts';
import { linesOf } from '../support/seen.ts';

const MOVES = 200;

/** What a hand does to make a move: spots in order, and how they are used. */
interface NoticeButton {
  readonly how: 'tap' | 'drag' | 'keys' | 'group';
  readonly spots: readonly string[];
}
interface Stop {
  readonly deed: NoticeButton;
  readonly text: string;
  /** Fingerprint of everything shown after it. */
  readonly mark: number;
}
interface Leg {
  readonly deal: string;
  readonly begin: number;
  readonly stops: readonly Stop[];
}

/** Same as in the page (`playLeg`). */
const markOf = (lines: readonly string[]): number => {
  let hash = 2166136261;
  for (const letter of lines.join('\n')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

const deedOf = (game: Game, state: State, legal: readonly Move[], move: Move, at: number): NoticeButton => {
  if (move.kind === 'play') {
    const size = state.piles[move.from]?.length ?? 0;
    const index = size - (move.skip ?? 0) - move.count;
    const from = index === size - 1 ? `p${move.from}` : `p${move.from}.${index}`;
    const others = legal.filter(
      (other) =>
        (other.kind === 'play' &&
          other.from === move.from &&
          size - (other.skip ?? 0) - other.count === index) ||
        (other.kind === 'remove' && other.piles.includes(move.from)),
    );
    const how = others.length === 1 && at % 3 === 0 ? 'tap' : at % 3 === 1 ? 'keys' : 'drag';
    return { how, spots: [from, `p${move.to}`] };
  }
  if (move.kind === 'remove') {
    const how = game.def.remove?.kind === 'run' ? 'group' : 'tap';
    return { how, spots: move.piles.map((pile) => `p${pile}`) };
  }
  return { how: 'tap', spots: [`p${game.stock}`] };
};

/** A small generator, so that a failure can be played again. */
const dice = (seed: number): ((sides: number) => number) => {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * sides);
  };
};

/** Deals are walked until they end, and another begun, until there are enough moves. */
const walkOf = (game: Game): readonly Leg[] => {
  const roll = dice(7);
  const legs: Leg[] = [];
  for (let made = 0, deal = 1; made < MOVES && deal < 60; deal++) {
    let state = sure(start(game, dealOf(`${deal}`)));
    const begin = markOf(linesOf(game, view(game, state)));
    const stops: Stop[] = [];
    for (; made < MOVES; made++) {
      const legal = legalMoves(game, state);
      const move = legal[roll(legal.length)];
      if (move === undefined) break;
      const deed = deedOf(game, state, legal, move, made);
      state = applyLegal(game, state, move);
      const mark = markOf(linesOf(game, view(game, state)));
      stops.push({ deed, text: `${JSON.stringify(move)} by ${deed.how}`, mark });
    }
    legs.push({ deal: `${deal}`, begin, stops });
  }
  return legs;
};

/** Deals and makes the moves in the page; the first thing that goes wrong, or null. */
const playLeg = (page: Page, title: string, leg: Leg): Promise<string | null> =>
  page.evaluate(
    async ({ title: wanted, leg: { deal, begin, stops } }) => {
      const spots = (): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>('.board [data-spot]')].filter((spot) => !spot.hidden);
      const lines = (): string[] =>
        spots()
          .map((spot) => `${spot.dataset['spot']} ${spot.ariaLabel}`)
          .toSorted();
      const mark = (): number => {
        let hash = 2166136261;
        for (const letter of lines().join('\n'))
          hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
        return hash >>> 0;
      };
      /** Buttons follow the picture; the next input, whatever it is, finds them brought up to date. */
      const upToDate = (): void => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      const spotOf = (key: string): HTMLElement => {
        upToDate();
        const spot = document.querySelector<HTMLElement>(`.board [data-spot="${key}"]`);
        if (spot === null || spot.hidden) throw new Error(`No spot ${key}`);
        return spot;
      };
      const point = (type: string, spot: HTMLElement, x: number, y: number): void => {
        const init = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0 };
        const held = type === 'pointerup' ? 0 : 1;
        spot.dispatchEvent(
          new PointerEvent(type, { ...init, pointerType: 'mouse', buttons: held, clientX: x, clientY: y }),
        );
      };
      const isOpen = (): boolean => document.querySelector('.table-panel:not([hidden])') !== null;
      const tap = (key: string): void => {
        upToDate();
        const [before, lies] = [isOpen(), mark()];
        const spot = spotOf(key);
        point('pointerdown', spot, 5, 5);
        point('pointerup', spot, 5, 5);
        // A press closes another column that lies open, and opens one whose strips are too thin to choose from.
        upToDate();
        if (before !== isOpen() && lies === mark()) tap(key);
      };
      const enter = (key: string): void => {
        const spot = spotOf(key);
        spot.focus();
        spotOf(key).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        );
      };
      const drag = (from: string, to: string): void => {
        const spot = spotOf(from);
        const a = spot.getBoundingClientRect();
        point('pointerdown', spot, a.x + 2, a.y + 2);
        point('pointermove', spot, a.x + 20, a.y + 20);
        const b = spotOf(to).getBoundingClientRect();
        point('pointermove', spot, b.x + 2, b.y + 2);
        point('pointerup', spot, b.x + 2, b.y + 2);
      };
      const board = document.querySelector('.board');
      const ready = (): boolean => board?.ariaLabel === wanted && mark() === begin;
      for (let tries = 0; tries < 6000 && !ready(); tries++) await new Promise((go) => setTimeout(go, 20));
      if (!ready()) return `deal ${deal} of ${wanted} does not lie there:\n${lines().join('\n')}`;
      for (const [i, { deed, text, mark: expected }] of stops.entries()) {
        const [first = '', second = ''] = deed.spots;
        try {
          if (deed.how === 'drag') drag(first, second);
          else if (deed.how === 'keys') deed.spots.forEach(enter);
          else if (deed.how === 'group') {
            deed.spots.forEach(tap);
            document.querySelector<HTMLElement>('[data-test="confirm"]')?.click();
          } else if (text.includes('"play"')) tap(first);
          else deed.spots.forEach(tap);
        } catch (error) {
          return `deal ${deal}, move ${i + 1} ${text}: ${String(error)}`;
        }
        upToDate();
        if (mark() !== expected) return `deal ${deal}, move ${i + 1} ${text}:\n${lines().join('\n')}`;
      }
      return null;
    },
    { title, leg },
  );

/** Several games share a page, as they do for a player. */
const PAGES = 6;
const rounds = Array.from({ length: PAGES }, (_, i) => games.filter((_game, at) => at % PAGES === i));

test.each(rounds.map((round) => [round.map(({ id }) => id)]))(
  'what is shown is what the engine says: %s',
  async (ids) => {
    const page = await openTable('/');
    for (const id of ids) {
      const game = gameOf(id);
      const legs = walkOf(game);
      expect(legs.reduce((sum, { stops }) => sum + stops.length, 0)).toBe(MOVES);
      for (const leg of legs) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `#/${id}/${leg.deal}`);
        expect(await playLeg(page, game.def.title, leg)).toBe(null);
      }
    }
  },
);
