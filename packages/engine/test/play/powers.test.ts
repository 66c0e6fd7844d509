// Power-ups that any layout game may have: reshuffle, restock, locks, rough, irons, and a deal that goes on.
import { describe, expect, it } from 'vitest';
import { chance, dealt, take } from '@cairn/testkit';
import {
  apply,
  cardOf,
  isDown,
  legalMoves,
  makePosition,
  parsePosition,
  refusal,
  startTally,
  status,
  tallyMove,
  view,
  type Game,
  type Move,
  type State,
} from '../../src/index.ts';
import { changed, compiled, hill } from '../support/defs.ts';

const LAYOUT = Object.keys(hill.zones).find((id) => hill.zones[id]?.role === 'layout') ?? '';
const withLayout = (edits: Readonly<Record<string, unknown>>): Game =>
  compiled(
    changed(
      hill,
      Object.fromEntries(Object.entries(edits).map(([key, value]) => [`zones.${LAYOUT}.${key}`, value])),
    ),
  );

it('a peek shows nothing where the rules show the whole card, and something where they show its rank', () => {
  const shown = (what: string): Game =>
    compiled(changed(hill, { 'powers.peek': { uses: 9 }, 'stock.show': { what, while: 'always' } }));
  for (const what of ['card', 'rank']) {
    const game = shown(what);
    const state = dealt(game, '1');
    const seen = view(game, state);
    const peeks = legalMoves(game, state).some((move) => move.kind === 'power' && move.power === 'peek');
    expect(peeks).toBe(what === 'rank');
    expect(legalMoves(game, seen)).toEqual(legalMoves(game, state));
  }
});

const played = (game: Game, state: State, seed: number, most: number): State => {
  const { pick } = chance(seed);
  for (let i = 0; i < most; i++) {
    const moves = legalMoves(game, state).filter(({ kind }) => kind === 'play' || kind === 'draw');
    if (moves.length === 0) return state;
    state = apply(game, state, pick(moves));
  }
  return state;
};

/** Every card on the table, in order. */
const allCards = (state: State): readonly number[] =>
  state.piles
    .flat()
    .map(cardOf)
    .toSorted((a, b) => a - b);

const layoutCards = (game: Game, state: State): readonly number[] =>
  game.byRole.layout.flatMap((i) => (state.piles[i] ?? []).map(cardOf)).sort((a, b) => a - b);

const use = (power: 'reshuffle' | 'restock'): Move => ({ kind: 'power', power });

describe('reshuffle', () => {
  const game = compiled({ ...hill, powers: { reshuffle: { uses: 2 } } });
  const before = played(game, dealt(game, '7'), 3, 4);
  const after = apply(game, before, use('reshuffle'));

  it('changes the places of the cards left and nothing else', () => {
    expect(layoutCards(game, after)).toEqual(layoutCards(game, before));
    expect(after.piles.map((pile) => pile.map(isDown))).toEqual(before.piles.map((pile) => pile.map(isDown)));
    for (const { index, zone } of game.piles)
      if (zone.role !== 'layout') expect(after.piles[index]).toEqual(before.piles[index]);
  });

  it('is the same for the same deal and use, and another for the next use', () => {
    expect(apply(game, before, use('reshuffle'))).toEqual(after);
    const spent = apply(game, before, { kind: 'spent', power: 'reshuffle' });
    expect(apply(game, spent, use('reshuffle')).piles).not.toEqual(after.piles);
    const twice = apply(game, after, use('reshuffle'));
    expect(refusal(game, twice, use('reshuffle'))).toEqual({ kind: 'power-spent', power: 'reshuffle' });
  });

  it('costs nothing and keeps the streak', () => {
    const tally = { ...startTally(game), total: 6, streak: 3, streakPoints: 6 };
    expect(tallyMove(game, tally, before, use('reshuffle'), after)).toEqual({ ...tally, events: [] });
  });

  it('tells the player nothing of where chance comes from, and a state is read back with it', () => {
    expect(view(game, after).seed).toBeNull();
    expect(after.seed).not.toBeNull();
    expect(take(parsePosition(game, makePosition(game, after)))).toEqual(after);
  });
});

describe('restock', () => {
  const game = compiled({ ...hill, powers: { restock: { uses: 1 } } });
  const [hole = 0] = game.byRole.hole;
  const stock = game.stock ?? 0;

  it('returns half of the cards under the top of the hole, face down', () => {
    const before = played(game, dealt(game, '11'), 5, 9);
    const height = before.piles[hole]?.length ?? 0;
    expect(height).toBeGreaterThan(3);
    const after = apply(game, before, use('restock'));
    const back = Math.floor((height - 1) / 2);
    expect(after.piles[hole]).toHaveLength(height - back);
    expect(after.piles[hole]?.at(-1)).toBe(before.piles[hole]?.at(-1));
    expect(after.piles[stock]).toHaveLength((before.piles[stock]?.length ?? 0) + back);
    expect(after.piles[stock]?.every(isDown)).toBe(true);
    expect(allCards(after)).toEqual(allCards(before));
    expect(view(game, after).piles[stock]).toEqual(
      view(game, after).piles[stock]?.map(() => (1 << 10) | 1023),
    );
  });

  it('needs cards to return', () => {
    expect(refusal(game, dealt(game, '11'), use('restock'))).toEqual({ kind: 'nothing-to-shuffle' });
  });
});

describe('locks', () => {
  const free = compiled(hill).piles.filter(
    (pile) => pile.zone.role === 'layout' && pile.coveredBy.length === 0,
  );
  const [held, key] = free.map(({ place }) => place + 1);

  it('hold a place until all the others named are empty, and say which', () => {
    const game = withLayout({ locks: [{ places: [held], until: [key] }] });
    const state = dealt(game, '1');
    const [hole = 0] = game.byRole.hole;
    const pile = game.byRole.layout[(held ?? 1) - 1] ?? 0;
    const by = [game.byRole.layout[(key ?? 1) - 1]];
    expect(refusal(game, state, { kind: 'play', from: pile, to: hole, count: 1 })).toEqual({
      kind: 'locked',
      pile,
      by,
    });
    expect(legalMoves(game, state).some((move) => move.kind === 'play' && move.from === pile)).toBe(false);
  });

  it('that wait for one another are refused', () => {
    const locks = [{ places: [held], until: [key] }, { places: [key], until: [held] }]; // prettier-ignore
    expect(() => withLayout({ locks })).toThrow(/wait for one another/);
  });
});

describe('rough', () => {
  const places = compiled(hill).byRole.layout.map((_, i) => i + 1);
  const game = withLayout({ rough: places });

  it('takes a play of its own, which scores nothing and moves no card', () => {
    for (let n = 1; n <= 30; n++) {
      const state = dealt(game, `${n}`);
      const move = legalMoves(game, state).find(({ kind }) => kind === 'play');
      if (move?.kind !== 'play') continue;
      const cleared = apply(game, state, move);
      expect(cleared.piles[move.from]?.map(cardOf)).toEqual(state.piles[move.from]?.map(cardOf));
      expect(cleared.piles[move.to]).toEqual(state.piles[move.to]);
      expect(tallyMove(game, startTally(game), state, move, cleared)).toEqual(startTally(game));
      const gone = apply(game, cleared, move);
      expect(gone.piles[move.from]).toEqual([]);
      expect(tallyMove(game, startTally(game), cleared, move, gone).streak).toBe(1);
      expect(take(parsePosition(game, makePosition(game, cleared)))).toEqual(cleared);
      return;
    }
    throw new Error('No deal with a play');
  });
});

describe('irons', () => {
  const places = compiled(hill).byRole.layout.map((_, i) => i + 1);
  const { layout: _, ...rest } = { layout: null, ...hill.zones };
  const bag = { role: 'hand', piles: 1, empty: { takes: [2, 3, 4] }, give: { hole: 'top' } };
  const def = changed(hill, {
    zones: { ...rest, bag },
    [`zones.${LAYOUT}.irons`]: places,
    [`zones.${LAYOUT}.give`]: { hole: 'top', hand: 'top' },
  });
  const game = compiled(def);

  it('go into the hand when their rank allows it, and from there on anything', () => {
    const [hand = 0] = game.byRole.hand;
    const [hole = 0] = game.byRole.hole;
    for (let n = 1; n <= 60; n++) {
      const state = dealt(game, `${n}`);
      const move = legalMoves(game, state).find((each) => each.kind === 'play' && each.to === hand);
      if (move?.kind !== 'play') continue;
      const bagged = apply(game, state, move);
      expect(tallyMove(game, startTally(game), state, move, bagged)).toEqual(startTally(game));
      const laid: Move = { kind: 'play', from: hand, to: hole, count: 1 };
      expect(refusal(game, bagged, laid)).toBeNull();
      expect(status(game, apply(game, bagged, laid))).not.toBe('won');
      return;
    }
    throw new Error('No deal with an iron');
  });
});

describe('again', () => {
  const game = compiled(changed(hill, { again: 'reshuffle' }));

  it('deals all cards anew after a clear, and the score goes on', () => {
    for (let n = 1; n <= 3000; n++) {
      const state = played(game, dealt(game, `${n}`), n, 60);
      if (!legalMoves(game, state).some(({ kind }) => kind === 'again')) continue;
      expect(status(game, state)).toBe('playing');
      const next = apply(game, state, { kind: 'again' });
      expect(allCards(next)).toEqual(allCards(state));
      expect(layoutCards(game, next)).toHaveLength(game.byRole.layout.length);
      const tally = { ...startTally(game), total: 99, streak: 4, streakPoints: 10, best: 4, peaks: 1 };
      expect(tallyMove(game, tally, state, { kind: 'again' }, next)).toMatchObject({
        total: 99,
        streak: 0,
        peaks: 0,
        best: 4,
      });
      expect(apply(game, state, { kind: 'again' })).toEqual(next);
      expect(take(parsePosition(game, makePosition(game, next)))).toEqual(next);
      return;
    }
    throw new Error('No deal was cleared');
  });
});
