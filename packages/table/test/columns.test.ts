// Geometry of games of columns: properties over screens, every game of the catalogue and the longest columns, and the
// card sizes asked for on the common screens.

import {
  applyLegal,
  cardOf,
  legalMoves,
  start,
  view,
  type Game,
  type Position,
  type State,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { indexHeight, RANK_HEIGHT, faceStyleFor } from '../src/cards/face-style.ts';
import { LEAST_STEP } from '../src/geometry/fan.ts';
import { cardRect, type Box, type TablePlan } from '../src/geometry/plan.ts';
import { planTable, withFans } from './plans.ts';
import { MIN_TARGET, overlap, type Rect } from '../src/geometry/rect.ts';
import { growAreas } from '../src/model/hit-growth.ts';
import { listTargets, hitAreas } from '../src/model/hit-targets.ts';
import { dealOf, familyOf, gameOf, ofToday, take } from '@cairn/testkit';

const phone = { width: 390, height: 576 };
const small = { width: 360, height: 580 };
const landscape = { width: 844, height: 296 };
const desk = { width: 1366, height: 577 };
const designed = { phone, small, landscape, desk };
const screens: readonly Box[] = [
  ...Object.values(designed),
  { width: 320, height: 480 },
  { width: 600, height: 900 },
  { width: 768, height: 940 },
  { width: 1024, height: 660 },
  { width: 1920, height: 990 },
  { width: 2560, height: 1300 },
];
const hands = ['left', 'right'] as const;

const begun = (game: Game): State => take(start(game, dealOf('7')));

/** The position after many moves, each the one that makes the longest column. */
const grown = (game: Game): State => {
  let state = begun(game);
  const longest = ({ piles }: Position): number =>
    Math.max(0, ...game.byRole.tableau.map((pile) => piles[pile]?.length ?? 0));
  for (let i = 0; i < 40; i++) {
    const next = legalMoves(game, state)
      .filter(({ kind }) => kind === 'play' || kind === 'draw')
      .slice(0, 60)
      .map((move) => applyLegal(game, state, move));
    const [best] = next.toSorted((a, b) => longest(b) - longest(a));
    if (best === undefined) break;
    state = best;
  }
  return state;
};

/** A column of 12 face-down and 22 face-up cards where columns can grow: longer than any met in play. */
const worst = (game: Game, state: State): Pick<State, 'piles'> => {
  const [first] = game.byRole.tableau;
  const cards = game.cards.slice(0, 34);
  const pile = cards.map((card, i) => (i < 12 ? card | (1 << 10) : card));
  return { piles: state.piles.map((seats, i) => (i === first ? pile : seats)) };
};

const inside = ({ x, y, w, h }: Rect, { width, height }: Box): boolean =>
  x >= -0.5 && y >= -0.5 && x + w <= width + 0.5 && y + h <= height + 0.5;

const laidIn = (game: Game, position: Pick<Position, 'piles'>, box: Box, hand: 'left' | 'right'): TablePlan =>
  withFans(game, planTable(game, box, hand), position);

const targetsOf = (game: Game, plan: TablePlan, position: Position) =>
  hitAreas(plan, listTargets(game, view(game, position as State)), growAreas);

/** Every game, and options that put other piles on the table. */
const tables: readonly (readonly [string, Game])[] = [
  ...ofToday(games, 7, familyOf).map(({ id }) => [id, gameOf(id)] as const),
  ...['klondike', 'trigon', 'quadruple-trigon'].flatMap((id) => [
    [`${id} without stock`, gameOf(id, { structure: 'none' })] as const,
    [`${id}, any card of the waste`, gameOf(id, { waste: 'all' })] as const,
  ]),
  ['golf, jokers in hand', gameOf('golf', { jokers: '2', jokerPlace: 'hand' })],
  ['eliminator, four holes', gameOf('eliminator', { holes: '4' })],
];

describe.each(tables)('%s', (_, game) => {
  const positions = [begun(game), grown(game)];

  test('every card is on every screen', () => {
    const faults = screens.flatMap((box) =>
      hands.flatMap((hand) =>
        positions.flatMap((position) => {
          const plan = laidIn(game, position, box, hand);
          return position.piles.flatMap((seats, pile) =>
            (seats.length === 0 ? [0] : [...seats.keys()]).flatMap((index) => {
              const rect = cardRect(plan, pile, index, Math.max(1, seats.length));
              return inside(rect, box) && rect.w > 0 ? [] : [{ box, hand, pile, index, rect }];
            }),
          );
        }),
      ),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test('no two targets overlap, and piles keep apart', () => {
    const faults = screens.flatMap((box) =>
      positions.flatMap((position) => {
        const targets = targetsOf(game, laidIn(game, position, box, 'right'), position).filter(
          ({ free }) => free,
        );
        return targets.flatMap((a, i) =>
          targets
            .slice(i + 1)
            .flatMap((b) => (overlap(a.rect, b.rect) > 0.6 ? [{ box, a: a.key, b: b.key }] : [])),
        );
      }),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test('piles stay where they are whatever lies on them', () => {
    for (const box of Object.values(designed)) {
      const places = positions.map((position) =>
        laidIn(game, position, box, 'right').piles.map(({ x, y, w, h }) => [x, y, w, h]),
      );
      expect(places[1]).toEqual(places[0]);
    }
  });

  test('ranks are at least 15 px high on the designed screens', () => {
    for (const box of [phone, landscape, desk]) {
      const plan = planTable(game, box, 'right');
      for (const pile of game.byRole.tableau) {
        const { w, h } = cardRect(plan, pile, 0, 1);
        expect(Math.round(w * RANK_HEIGHT[faceStyleFor(w, h / w)])).toBeGreaterThanOrEqual(15);
      }
    }
  });

  test('every target but a strip is at least 24 px by 24, and a strip as wide, on the designed screens', () => {
    const faults = Object.values(designed).flatMap((box) =>
      hands.flatMap((hand) =>
        positions.flatMap((position) =>
          targetsOf(game, laidIn(game, position, box, hand), position).flatMap(({ rect, key, free, strip }) =>
            !free || Math.min(rect.w, strip ? Infinity : rect.h) >= MIN_TARGET - 0.01
              ? []
              : [{ box, hand, key, rect }],
          ),
        ),
      ),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test('the cards dealt face up show their indices on phone and desk', () => {
    for (const box of [phone, desk]) {
      const plan = laidIn(game, begun(game), box, 'right');
      const targets = targetsOf(game, plan, begun(game));
      for (const { rect, pile, down, strip, empty } of targets) {
        if (down || empty || !strip || !game.byRole.tableau.includes(pile)) continue;
        const { w, h } = cardRect(plan, pile, 0, 1);
        expect(rect.h).toBeGreaterThanOrEqual(Math.min(15, indexHeight(w, h / w)) - 0.5);
      }
    }
  });
});

const growing = [
  'triple-russian',
  'double-russian',
  'yukon',
  'quadruple-trigon',
  'klondike',
  'forty-thieves',
];
test.each(growing)(
  '%s: a column of 34 cards shows a strip of each, and its last three whole indices',
  (id) => {
    const game = gameOf(id);
    const position = worst(game, begun(game));
    const [pile = 0] = game.byRole.tableau;
    for (const box of [phone, landscape, desk]) {
      const plan = laidIn(game, position, box, 'right');
      const rects = (position.piles[pile] ?? []).map((_, i, { length }) => cardRect(plan, pile, i, length));
      const steps = rects.slice(1).map(({ y }, i) => y - (rects[i]?.y ?? 0));
      expect(inside(rects.at(-1) ?? { x: -9, y: 0, w: 0, h: 0 }, box)).toBe(true);
      for (const [i, step] of steps.entries()) expect(step).toBeGreaterThan(i < 12 ? 1 : 3);
    }
    expect(cardOf(position.piles[pile]?.[0] ?? 0)).toBe(game.cards[0]);
    expect(LEAST_STEP.down).toBeGreaterThan(0);
  },
);

describe('the sizes asked for', () => {
  const game = gameOf('triple-russian');
  const sizeIn = (box: Box) => {
    const position = begun(game);
    const plan = laidIn(game, position, box, 'right');
    const pile = game.byRole.tableau[6] ?? 0;
    const count = position.piles[pile]?.length ?? 0;
    const [a, b] = [cardRect(plan, pile, count - 2, count), cardRect(plan, pile, count - 1, count)];
    return { w: a.w, h: a.h, fan: b.y - a.y, rail: plan.rail };
  };

  test('390 wide: 28 px cards with a fan of 18 or more', () => {
    const { w, fan } = sizeIn(phone);
    expect(w).toBeGreaterThanOrEqual(28);
    expect(fan).toBeGreaterThanOrEqual(18);
  });
  test('360 wide: 26 px cards with a fan of 16 or more', () => {
    const { w, fan } = sizeIn(small);
    expect(w).toBeGreaterThanOrEqual(26);
    expect(fan).toBeGreaterThanOrEqual(16);
  });
  test('sixteen columns stand in two lines on a phone, in cards of 34 px or more', () => {
    const crowd = gameOf('quadruple-trigon');
    for (const box of [phone, small]) {
      const plan = planTable(crowd, box, 'right');
      const tops = new Set(crowd.byRole.tableau.map((pile) => plan.piles[pile]?.y));
      expect(tops.size).toBe(2);
      for (const { w, h } of plan.piles) expect(Math.min(w, h)).toBeGreaterThanOrEqual(34);
    }
  });
  test('a reserve of sixteen cards stands in two rows of cards of 40 px or more on a phone', () => {
    const garden = gameOf('flower-garden');
    const plan = planTable(garden, phone, 'right');
    const beside = garden.byRole.reserve.flatMap((pile) => plan.piles[pile] ?? []);
    expect(beside).toHaveLength(16);
    expect(new Set(beside.map(({ y }) => y)).size).toBe(2);
    for (const { w, h } of beside) {
      expect(w).toBeGreaterThanOrEqual(40);
      expect(h).toBeGreaterThan(w);
    }
  });
  test('narrow cards are taller where a suit keeps its indices', () => {
    const plan = planTable(gameOf('ali-baba'), phone, 'right');
    const { w, h, fan } = plan.piles[gameOf('ali-baba').byRole.tableau[0] ?? 0] ?? { w: 1, h: 1 };
    expect(h / w).toBeGreaterThanOrEqual(1.6);
    expect(fan?.kind === 'column' && fan.room >= 12 * fan.up).toBe(true);
  });
  test('landscape: slim cards, foundations at the side', () => {
    const { w, h, fan, rail } = sizeIn(landscape);
    expect(w).toBeGreaterThanOrEqual(56);
    expect(h).toBeLessThanOrEqual(42);
    expect(fan).toBeGreaterThanOrEqual(15);
    expect(rail).toBe('beside');
  });
  // A block that is no higher than wide is read in rows, a higher one in columns; a single column from the top.
  test.each([
    ['calculation', landscape],
    ['klondike', landscape],
    ['bisley', { width: 1024, height: 700 }],
    ['eliminator', landscape],
  ] as const)(
    'at a side the foundations or holes of %s are read in their order, in either hand',
    (id, box) => {
      for (const hand of ['left', 'right'] as const) {
        const played = gameOf(id);
        const plan = planTable(played, box, hand);
        expect(plan.rail).toBe('beside');
        const home = [...played.byRole.foundation, ...played.byRole.hole];
        const at = home.map((pile) => plan.piles[pile] ?? { x: NaN, y: NaN });
        const [columns, rows] = [new Set(at.map(({ x }) => x)).size, new Set(at.map(({ y }) => y)).size];
        const read = at.toSorted((a, b) =>
          rows <= columns ? a.y - b.y || a.x - b.x : a.x - b.x || a.y - b.y,
        );
        expect(columns).toBeGreaterThan(1);
        expect(at).toEqual(read);
      }
    },
  );
  test('desk: 102 px cards with a fan of 32 or more', () => {
    const { w, fan } = sizeIn(desk);
    expect(w).toBeGreaterThanOrEqual(102);
    expect(fan).toBeGreaterThanOrEqual(32);
  });
});
