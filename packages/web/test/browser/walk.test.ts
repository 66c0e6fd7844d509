// Random legal moves in every game, made by the table's own handlers: taps, drags and keys in turn. After
// each, what the table shows and reads out is compared with the engine's view of the same moves. In the gate the games take
// turns, a seventh of them every day, with one of each family; `npm run nightly` has all of them.

import { applyLegal, legalMoves, start, view, type Game, type Move, type State } from '@cairn/engine';
import { games } from '@cairn/games';
import { familyOf, firstSeed, ofToday, sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { markOf, playLeg, type Gesture, type GestureStep, type Leg } from '../support/in-page.ts';
import { dealOf, gameOf, sure } from '../support/lines.ts';
import { openTable } from '../support/player.ts';
import { linesOf } from '../support/seen.ts';

/** Of each game; in the gate fewer. */
const MOVES = sized(50, 200);

const gestureOf = (game: Game, state: State, legal: readonly Move[], move: Move, at: number): Gesture => {
  if (move.kind === 'play') {
    const size = state.piles[move.from]?.length ?? 0;
    const index = size - (move.skip ?? 0) - move.count;
    // A pile of a row is one target, however many cards it has.
    const isWhole = index === size - 1 || game.piles[move.from]?.zone.role === 'row';
    const from = isWhole ? `p${move.from}` : `p${move.from}.${index}`;
    const others = legal.filter(
      (other) =>
        (other.kind === 'play' &&
          other.from === move.from &&
          size - (other.skip ?? 0) - other.count === index) ||
        (other.kind === 'remove' && other.piles.includes(move.from)),
    );
    const how = others.length === 1 && at % 3 === 0 ? 'tap' : at % 3 === 1 ? 'keys' : 'drag';
    return { how, targets: [from, `p${move.to}`] };
  }
  if (move.kind === 'remove') {
    const how = game.def.remove?.kind === 'run' ? 'group' : 'tap';
    return { how, targets: move.piles.map((pile) => `p${pile}`) };
  }
  return { how: 'tap', targets: [`p${game.stock}`] };
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
  const roll = dice(firstSeed(1) + 6);
  const legs: Leg[] = [];
  for (let made = 0, deal = 1; made < MOVES && deal < 60; deal++) {
    let state = sure(start(game, dealOf(`${deal}`)));
    const begin = markOf(linesOf(game, view(game, state)));
    const steps: GestureStep[] = [];
    for (; made < MOVES; made++) {
      // Powers have buttons beside the table.
      const legal = legalMoves(game, state).filter(({ kind }) => kind !== 'power');
      const move = legal[roll(legal.length)];
      if (move === undefined) break;
      const gesture = gestureOf(game, state, legal, move, made);
      state = applyLegal(game, state, move);
      const mark = markOf(linesOf(game, view(game, state)));
      steps.push({ gesture, text: `${JSON.stringify(move)} by ${gesture.how}`, mark });
    }
    legs.push({ deal: `${deal}`, begin, steps });
  }
  return legs;
};

/** Several games share a page, as they do for a player. */
const PAGES = sized(2, 6);
const walked = ofToday(games, 7, familyOf);
const rounds = Array.from({ length: PAGES }, (_, i) => walked.filter((_game, at) => at % PAGES === i));

test.each(rounds.map((round) => [round.map(({ id }) => id)]))(
  'what is shown is what the engine says: %s',
  async (ids) => {
    const page = await openTable('/#/table');
    for (const id of ids) {
      const game = gameOf(id);
      const legs = walkOf(game);
      expect(legs.reduce((sum, { steps }) => sum + steps.length, 0)).toBe(MOVES);
      for (const leg of legs) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `#/${id}/${leg.deal}`);
        expect(await playLeg(page, game.def.title, leg)).toBe(null);
      }
    }
  },
);
