// The tree of an attempt: nothing that was played is lost, wherever the player goes, and what is on the table is legal.

import {
  begin,
  legalMoves,
  makeRecord,
  parseMove,
  parseRecord,
  play,
  replay,
  stepAt,
  takeBack,
  undoRefusal,
  type Game,
  type State,
} from '@cairn/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordText } from '../src/play/record-text.ts';
import { keepAttempt, newAttempt, type Attempt } from '../src/play/attempt.ts';
import { goToNode, goToNodeRefusal } from '../src/play/go-to-node.ts';
import { keepVariation } from '../src/play/keep-variation.ts';
import { restoreAttempt } from '../src/play/restore-attempt.ts';
import { outlineOf } from '../src/play/outline.ts';
import { joinedMoves, playAsUndoGroup } from '../src/play/undo-groups.ts';
import {
  BOUNDS,
  findPath,
  graft,
  leavesOf,
  mark,
  merge,
  notationOf,
  NO_TREE,
  pathOf,
  pathTo,
  spread,
} from '../src/play/tree.ts';
import { dealOf, gameOf, sure } from './support/lines.ts';

const deal = dealOf('49621');
const fresh = (game: Game): Attempt => newAttempt(sure(begin(game, deal)), { id: 'a', began: 0 });

/** Positions are told apart by their cards: uses of powers only grow. */
const cardsOf = (state: State): string => JSON.stringify([state.piles, state.draws, state.pass, state.ended]);
const shownBy = ({ session }: Attempt): string => cardsOf(stepAt(session).state);

type NoticeButton = readonly ['play' | 'group' | 'undo' | 'redo' | 'go' | 'reload', number];
const deeds: fc.Arbitrary<readonly NoticeButton[]> = fc.array(
  fc.tuple(fc.constantFrom('play', 'play', 'group', 'undo', 'redo', 'go', 'reload'), fc.nat(99)),
  { maxLength: 40 },
);

/** What a player does at random; calls `look` after each deed. */
const live = (game: Game, list: readonly NoticeButton[], look: (now: Attempt) => void): Attempt => {
  let now = fresh(game);
  for (const [kind, n] of list) {
    const was = now;
    const { session } = now;
    const legal = legalMoves(game, stepAt(session).view);
    const move = legal[n % Math.max(1, legal.length)];
    const paths = spread(now.tree ?? NO_TREE).map((_, i, nodes) => pathTo(nodes, i));
    const path = paths[n % paths.length] ?? [];
    if (kind === 'play' && move !== undefined) now = { ...now, session: play(session, move, { at: 1 }) };
    if (kind === 'group' && move !== undefined)
      now = { ...now, session: playAsUndoGroup(session, [move], { joins: session.cursor > 0, at: 1 }) };
    if (kind === 'undo' && undoRefusal(now, 0) === null) now = takeBack(now, 1 + (n % 4));
    if (kind === 'redo')
      now = { ...now, session: { ...session, cursor: Math.min(session.moves.length, session.cursor + 1) } };
    if (kind === 'go' && goToNodeRefusal(now, path, 0) === null) now = goToNode(now, path, 2);
    now = keepVariation(was, now);
    if (kind === 'reload') now = sure(restoreAttempt(structuredClone(keepAttempt(now)), game.base));
    look(now);
  }
  return now;
};

const ALL: readonly Game[] = [
  gameOf('tripeaks'),
  gameOf('klondike'),
  gameOf('golf', { peek: 'three' }),
  gameOf('tripeaks', { peek: 'three', reshuffle: 'once' }),
  gameOf('golf', { restock: 'once' }),
];

describe.each(ALL.map((game) => [`${game.id} ${JSON.stringify(game.options)}`, game] as const))(
  '%s',
  (_, game) => {
    test('keeps every position ever reached within reach, and what is on the table legal', () => {
      fc.assert(
        fc.property(deeds, (list) => {
          const seen = new Map<string, readonly string[]>();
          const end = live(game, list, (now) => {
            const { session } = now;
            // Every move is refused or made by the rules: this throws on the first that is not allowed.
            stepAt(session, session.moves.length);
            seen.set(shownBy(now), pathOf(session, session.cursor));
          });
          for (const [cards, path] of seen) {
            const there = goToNode(end, path, 3);
            expect(shownBy(there)).toBe(cards);
            expect(pathOf(there.session, there.session.cursor).map(notationOf)).toEqual(path.map(notationOf));
          }
        }),
        { numRuns: 60 },
      );
    });

    test('never gives a use of a power back', () => {
      fc.assert(
        fc.property(deeds, (list) => {
          let most: Readonly<Record<string, number>> = {};
          live(game, list, ({ session }) => {
            const { used } = stepAt(session).state;
            for (const power of ['peek', 'reshuffle', 'restock'])
              expect(used[power] ?? 0).toBeGreaterThanOrEqual(most[power] ?? 0);
            most = used;
          });
        }),
        { numRuns: 60 },
      );
    });
  },
);

describe('a record of an attempt', () => {
  test.each(ALL.map((game) => [game.id, game] as const))(
    'of %s tells its tree, and every line of it can be played',
    (_, game) => {
      fc.assert(
        fc.property(deeds, (list) => {
          const end = live(game, list, () => undefined);
          const text = recordText(end);
          const record = sure(parseRecord(text));
          expect(replay(game, record).ok).toBe(true);
          expect(makeRecord(record)).toBe(text);
          const bare = recordText({ ...end, tree: NO_TREE });
          expect(sure(parseRecord(bare)).steps.map((step) => step.text)).toEqual(
            record.steps.map((step) => step.text),
          );
        }),
        { numRuns: 40 },
      );
    },
  );

  test('has branches as variations and bookmarks as comments', () => {
    const game = gameOf('tripeaks');
    const at = (...texts: string[]): Attempt => ({
      ...fresh(game),
      session: texts.reduce(
        (so, text) => play(so, sure(parseMove(game, stepAt(so).state, text))),
        fresh(game).session,
      ),
    });
    const tree = mark(
      mark(graft(graft(NO_TREE, ['d', 'd', 'd', 'd']), ['d', 'end']), ['d', 'd', 'd'], 'hope'),
      [],
      'start',
    );
    const body = (end: Attempt) =>
      recordText(end)
        .split('\n\n')[1]
        ?.replaceAll(/\/[^ )]*/g, '')
        .replaceAll('\n', ' ')
        .trim();
    expect(body({ ...at('d', 'd'), tree })).toBe('{start} d d (end) (d d {hope} d)');
    expect(body({ ...at('end'), tree })).toBe('{start} end (d d (end) d {hope} d)');
  });
});

describe('going to another line', () => {
  const game = gameOf('tripeaks');
  const draw = { kind: 'draw' } as const;
  const drawn = (times: number, from = fresh(game)): Attempt => ({
    ...from,
    session: Array.from({ length: times }).reduce<Attempt['session']>((so) => play(so, draw), from.session),
  });

  test('is one undo, and what is shown again was a look; along the own line forth it is free', () => {
    const three = drawn(3);
    const back = keepVariation(three, takeBack(three, 2));
    expect(goToNode(back, pathOf(three.session), 0)).toMatchObject({
      undos: 1,
      looks: 2,
      session: { cursor: 3 },
    });
    const other = keepVariation(back, {
      ...back,
      session: play(back.session, { kind: 'end', why: 'resigned' }),
    });
    expect(other.tree?.lines).toEqual([{ from: 0, moves: ['d', 'd', 'd'] }]);
    expect(goToNode(other, pathOf(three.session), 0)).toMatchObject({
      undos: 2,
      looks: 2,
      session: { cursor: 3 },
    });
  });

  test('keeps undo groups, each of which is one row', () => {
    const ends = playAsUndoGroup(drawn(1).session, [draw, draw, draw]);
    const back = takeBack({ ...drawn(0), session: ends }, 3);
    const other = keepVariation(back, {
      ...back,
      session: play(back.session, { kind: 'end', why: 'resigned' }),
    });
    const rows = outlineOf(goToNode(other, pathOf(ends), 0));
    expect(rows.map(({ text, path, here, instead }) => [text, path.length, here, instead])).toEqual([
      ['', 0, false, false],
      ['d', 1, false, false],
      ['d … d', 4, true, false],
      ['end', 2, false, true],
    ]);
    expect(joinedMoves(goToNode(other, pathOf(ends), 0).session)).toEqual({ joined: [2, 3] });
  });

  test('leaves what follows there to be made again', () => {
    const three = drawn(3);
    const back = takeBack(three, 2);
    const other = keepVariation(back, {
      ...back,
      session: play(back.session, { kind: 'end', why: 'resigned' }),
    });
    const two = goToNode(other, ['d', 'd'], 0);
    expect([two.session.cursor, two.session.moves.length]).toEqual([2, 3]);
    expect(findPath(two.tree ?? NO_TREE, ['d', 'end'])).toBeDefined();
  });

  test('costs as many undos as it takes back where they are counted, and is refused where there are too few', () => {
    const few = { ...game, def: { ...game.def, limits: { undo: 3 } } };
    const three = drawn(3, fresh(few));
    expect(goToNode(three, ['d'], 0)).toMatchObject({ undos: 2, session: { cursor: 1 } });
    expect(goToNodeRefusal(three, [], 0)).toBe(null);
    expect(goToNodeRefusal({ ...three, undos: 1 }, [], 0)).toBe('undos-spent');
    expect(goToNodeRefusal({ ...three, undos: 3 }, pathOf(three.session), 0)).toBe(null);
  });
});

describe('a tree', () => {
  test('has each line once, and marks with names', () => {
    const tree = graft(graft(graft(NO_TREE, ['a', 'b', 'c']), ['a', 'x']), ['a', 'b']);
    expect(tree.lines).toEqual([{ from: 0, moves: ['a', 'b', 'c'] }, { from: 1, moves: ['x'] }]); // prettier-ignore
    const marked = mark(mark(tree, ['a', 'x'], '  good  '), ['q'], '');
    expect(marked.marks).toEqual([{ at: 4, name: 'good' }, { at: 5, name: '' }]); // prettier-ignore
    expect(mark(marked, ['a', 'x'], null).marks).toEqual([{ at: 5, name: '' }]);
    expect(merge(tree, marked)).toEqual(marked);
    expect(merge(marked, tree)).toEqual(marked);
  });

  test('drops the oldest branches first, and marked ones last', () => {
    let tree = mark(NO_TREE, ['first', 'marked'], 'kept');
    for (let i = 0; i < BOUNDS.branches + 20; i++) tree = graft(tree, ['root', `${i}`, 'then']);
    const nodes = spread(tree);
    expect(leavesOf(nodes)).toHaveLength(BOUNDS.branches);
    expect(tree.marks).toEqual([{ at: 2, name: 'kept' }]);
    expect(findPath(tree, ['root', '20', 'then'])).toBe(undefined);
    expect(findPath(tree, ['root', `${BOUNDS.branches + 19}`, 'then'])).toBe(nodes.length - 1);
    const long = Array.from({ length: BOUNDS.moves }, (_, i) => `${i}`);
    expect(spread(graft(tree, long)).length - 1).toBeLessThanOrEqual(BOUNDS.moves);
  });
});
