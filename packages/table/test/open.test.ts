// Opened columns: on every screen, for every game and the longest columns, each card can be read and hit.

import { isDown, view, type Game, type State } from '@cairn/engine';
import { games } from '@cairn/games';
import { expect, test } from 'vitest';
import { cardRect, pileRect, type Box } from '../src/geometry/plan.ts';
import { planTable, withFans, withOpen } from './plans.ts';
import { isSqueezed } from '../src/geometry/open-column.ts';
import { MIN_TARGET, overlap, type Rect } from '../src/geometry/rect.ts';
import { growAreas } from '../src/model/hit-growth.ts';
import { listTargets, hitAreas } from '../src/model/hit-targets.ts';
import { familyOf, gameOf, ofToday } from '@cairn/testkit';
import { begun } from './games.ts';

const screens: readonly Box[] = [
  { width: 320, height: 480 },
  { width: 360, height: 580 },
  { width: 390, height: 576 },
  { width: 844, height: 296 },
  { width: 768, height: 940 },
  { width: 1366, height: 577 },
  { width: 2560, height: 1300 },
];

/** As dealt, and with 12 face-down and 22 face-up cards, or all there are, in one column. */
const longIn = (state: State, game: Game, pile: number): State => {
  const down = Math.min(12, Math.floor(game.cards.length / 4));
  const seats = game.cards.slice(0, 34).map((card, i) => (i < down ? card | (1 << 10) : card));
  return { ...state, piles: state.piles.map((old, i) => (i === pile ? seats : old)) };
};

const inside = ({ x, y, w, h }: Rect, { width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + w <= width && y + h <= height;

const faultsOf = (game: Game, state: State, pile: number, box: Box): readonly unknown[] => {
  const closed = withFans(game, planTable(game, box, 'right'), state);
  const plan = withOpen(closed, state, pile, box);
  if (plan.open === undefined) return [{ box, pile, fault: 'not opened' }];
  const { panel } = plan.open;
  const targets = listTargets(game, view(game, state));
  const all = hitAreas(plan, targets, growAreas).filter((target) => target.pile === pile);
  const bad = all.filter(
    ({ rect, over }, i) =>
      !over ||
      !inside(rect, box) ||
      rect.w < MIN_TARGET ||
      rect.h < MIN_TARGET ||
      overlap(rect, panel) < rect.w * rect.h - 0.5 ||
      all.slice(i + 1).some((other) => overlap(rect, other.rect) > 0.5),
  );
  const moved = closed.piles.some((place, i) => place !== plan.piles[i]);
  const others = game.piles.some(
    ({ index }) => index !== pile && cardRect(plan, index, 0, 1).y !== cardRect(closed, index, 0, 1).y,
  );
  return [
    ...bad.map(({ key, rect }) => ({ box, key, rect })),
    ...(moved || others ? [{ box, pile, fault: 'moved' }] : []),
    ...(inside(panel, box) ? [] : [{ box, panel }]),
  ];
};

const withColumns = ofToday(
  games.filter(({ zones }) => Object.values(zones).some(({ role }) => role === 'tableau')),
  7,
  familyOf,
).map(({ id }) => gameOf(id));

test.each(withColumns.map((game) => [game.id, game] as const))(
  '%s: every card of an opened column has a target of its own on the screen',
  (_, game) => {
    const dealt = begun(game, '7');
    const columns = game.byRole.tableau;
    const ends = [columns[0] ?? 0, columns[columns.length >> 1] ?? 0, columns.at(-1) ?? 0];
    const faults = screens.flatMap((box) =>
      ends.flatMap((pile) => {
        const long = faultsOf(game, longIn(dealt, game, pile), pile, box);
        const short = (dealt.piles[pile] ?? []).filter((seat) => !isDown(seat)).length < 2;
        return short ? long : [...long, ...faultsOf(game, dealt, pile, box)];
      }),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  },
);

test('a long column is squeezed where it lies, and opens; a short one is not', () => {
  const game = gameOf('triple-russian');
  const [pile = 0] = game.byRole.tableau;
  const box = { width: 844, height: 296 };
  const squeezed = (state: State): boolean => {
    const plan = withFans(game, planTable(game, box, 'right'), state);
    return isSqueezed(pileRect(plan, pile), state.piles[pile] ?? [], plan.fans?.[pile] ?? []);
  };
  expect(squeezed(begun(game, '7'))).toBe(false);
  expect(squeezed(longIn(begun(game, '7'), game, pile))).toBe(true);
});

test('cards too narrow to be read are enlarged, and an empty pile has nothing to open', () => {
  const game = gameOf('triple-russian');
  const [pile = 0] = game.byRole.tableau;
  const box = { width: 390, height: 576 };
  const state = longIn(begun(game, '7'), game, pile);
  const plan = withFans(game, planTable(game, box, 'right'), state);
  expect(pileRect(plan, pile).w).toBeLessThan(40);
  expect(withOpen(plan, state, pile, box).open?.w).toBe(40);
  const none = { ...state, piles: state.piles.map(() => []) };
  expect(withOpen(plan, none, pile, box)).toBe(plan);
});
