// Acts: what comes after any number of reversible moves, compared with a plain search through the engine's moves.
import { applyLegal, legalMoves, type Game, type Move, type State } from '@cairn/engine';
import { dealt, gameOf, walk } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import { actOf, actsOf, hasFreeStock, solve } from '@cairn/solver';

const afterAll = (game: Game, state: State, moves: readonly Move[]): State =>
  moves.reduce((now, move) => applyLegal(game, now, move), state);

interface Instance {
  readonly name: string;
  readonly after: State;
}

/** Every act from every position that reversible moves reach, by the engine; null if there are too many positions. */
const instancesOf = (game: Game, state: State, most: number): readonly Instance[] | null => {
  const keyOf = ({ piles }: State): string =>
    JSON.stringify(piles.map((pile) => pile.map((seat) => seat & 1023)));
  const entered = new Set([keyOf(state)]);
  const queue = [state];
  const found: Instance[] = [];
  for (const now of queue) {
    if (queue.length > most) return null;
    for (const move of legalMoves(game, now)) {
      if (move.kind === 'end') continue;
      const name = actOf(game, now, move);
      const after = applyLegal(game, now, move);
      if (name !== null) found.push({ name, after });
      else if (!entered.has(keyOf(after))) {
        entered.add(keyOf(after));
        queue.push(after);
      }
    }
  }
  return found;
};

/** Positions of a solved deal, where the acts are few enough to be listed by the engine too. */
const positions = (game: Game, deals: readonly string[]): readonly State[] =>
  deals.flatMap((deal) => {
    const begin = dealt(game, deal);
    const line = solve(game, begin, 'win', { nodes: 50_000 }).moves ?? [];
    return [0.3, 0.6].map((part) => afterAll(game, begin, line.slice(0, Math.floor(part * line.length))));
  });

const cases = [
  { name: 'klondike', options: {}, deals: ['1'] },
  { name: 'klondike', options: { draw: '1' }, deals: ['2'] },
  { name: 'saratoga', options: {}, deals: ['1'] },
  { name: 'yukon', options: {}, deals: ['1'] },
];

describe.each(cases)('$name $options', ({ name, options, deals }) => {
  const game = gameOf(name, options);
  const seen = positions(game, deals).flatMap((state) => {
    const instances = instancesOf(game, state, 1000);
    return instances === null ? [] : [{ state, instances, acts: actsOf(game, state, 2000) }];
  });

  test('the acts are those that the engine finds, and each way is a line of reversible moves and the act', () => {
    expect(seen).not.toHaveLength(0);
    for (const { state, instances, acts } of seen) {
      expect(acts.isComplete).toBe(true);
      expect(acts.list.map((act) => act.name).toSorted()).toEqual(
        [...new Set(instances.map((each) => each.name))].toSorted(),
      );
      for (const act of acts.list)
        for (const { before, move } of act.ways) {
          let now = state;
          for (const each of before) {
            expect(actOf(game, now, each)).toBeNull();
            now = applyLegal(game, now, each);
          }
          expect(actOf(game, now, move)).toBe(act.name);
        }
    }
  });

  test('where all ways of an act win, or all lose, so does every way that the engine finds', () => {
    const verdict = (state: State): string =>
      solve(game, state, 'win', { nodes: 20_000 }, { moves: false, replay: false }).verdict;
    let compared = 0;
    for (const { state, instances, acts } of seen.slice(0, 1))
      for (const act of acts.list) {
        const verdicts = new Set(
          act.ways.map(({ before, move }) => verdict(afterAll(game, state, [...before, move]))),
        );
        const others = instances.filter((each) => each.name === act.name);
        if (verdicts.size > 1 || verdicts.has('unknown')) continue;
        // Some of them: the first, the last, and those between at even distances.
        for (let i = 0; i < others.length; i += Math.max(1, others.length >> 2)) {
          compared += 1;
          const found = others[i] === undefined ? '' : verdict(others[i].after);
          expect([act.name, found === 'unknown' ? [...verdicts][0] : found]).toEqual([
            act.name,
            [...verdicts][0],
          ]);
        }
      }
    expect(compared).toBeGreaterThan(3);
  });
});

test('in a game where nothing can be taken back every move is an act', () => {
  const game = gameOf('golf');
  expect(hasFreeStock(game)).toBe(false);
  for (const { state, legal } of walk(game, dealt(game, '7'), 1, 30))
    expect(
      actsOf(game, state, 100)
        .list.map(({ name }) => name)
        .toSorted(),
    ).toEqual(
      legal.flatMap((move) => (move.kind === 'end' ? [] : [actOf(game, state, move) ?? ''])).toSorted(),
    );
});
