// Every game under every option: random deals played by chance keep the laws of the engine.
import {
  apply,
  cardOf,
  DOWN,
  isDown,
  isTableZone,
  isWon,
  legalMoves,
  refusal,
  MARK_BITS,
  SEEN,
  status,
  POWERS,
  UNKNOWN,
  view,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import {
  chance,
  changedCases,
  dealt,
  firstSeed,
  keepsLaws,
  sized,
  sorted,
  standardCases,
  type Stop,
  walk,
} from '@cairn/testkit';

const WALKS = sized(1, 3);
const LONGEST = 120;

const walks = (game: Game): readonly (readonly Stop[])[] =>
  Array.from({ length: WALKS }, (_, i) =>
    walk(game, dealt(game, `${firstSeed(WALKS) + i}`), firstSeed(WALKS) + i, LONGEST),
  );

/** Some stops of a walk, spread evenly: for what is too slow to look at everywhere. */
const some = (stops: readonly Stop[], count = 4): readonly Stop[] =>
  stops.filter((_, i) => i % Math.ceil(stops.length / count) === 0);

/** Every move that can be thought of: all piles, one too many cards, piles that are not there. */
const candidates = (game: Game, state: State): Move[] => {
  const piles = [-1, ...game.piles.map((pile) => pile.index), game.piles.length];
  const most = Math.max(
    ...game.piles.map(({ index, zone }) => (isTableZone(zone) ? (state.piles[index]?.length ?? 0) : 1)),
  );
  const moves: Move[] = [{ kind: 'draw' }, { kind: 'redeal' }, { kind: 'again' }];
  for (const power of POWERS) moves.push({ kind: 'power', power });
  for (const one of piles)
    for (const other of piles) moves.push({ kind: 'remove', piles: one === other ? [one] : [one, other] });
  for (const move of legalMoves(game, state))
    if (move.kind === 'remove' && move.piles.length > 2) moves.push(move);
  for (const from of piles)
    for (const to of piles)
      for (let count = 0; count <= most + 1; count++) {
        moves.push({ kind: 'play', from, to, count });
        const spread = game.piles[from]?.zone.give.some(({ unit }) => unit === 'any') ?? false;
        for (let skip = 1; skip <= (spread ? (state.piles[from]?.length ?? 0) : 1); skip++)
          moves.push({ kind: 'play', from, to, count, skip });
      }
  return moves;
};

const ORDER = ['again', 'play', 'draw', 'redeal', 'remove', 'power'];
const place = (move: Move): number[] =>
  move.kind === 'play'
    ? [ORDER.indexOf(move.kind), move.from, move.to, move.skip ?? 0, move.count]
    : [ORDER.indexOf(move.kind), ...(move.kind === 'power' ? [POWERS.indexOf(move.power)] : [])];
const before = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((n, i) => n !== other[i]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

const key = (move: Move): string =>
  move.kind === 'remove' ? '+' + move.piles.join('+') : place(move).join(' ');

/** The same position with its hidden cards changed about; a card the rules show stays where it is. */
const permuted = (game: Game, state: State, seed: number): State => {
  const shown = view(game, state).next === null ? null : game.stock;
  const hidden = state.piles.flatMap((pile, index) =>
    pile.flatMap((seat, height) =>
      (seat & (DOWN | SEEN)) !== DOWN || (index === shown && height === pile.length - 1)
        ? []
        : [{ index, height, card: cardOf(seat) }],
    ),
  );
  const cards = chance(seed).shuffled(hidden.map(({ card }) => card));
  const piles = state.piles.map((pile) => [...pile]);
  for (const [i, { index, height }] of hidden.entries()) {
    const pile = piles[index];
    if (pile !== undefined) pile[height] = (cards[i] ?? 0) | DOWN;
  }
  return { ...state, piles };
};

describe.each(changedCases().map(({ name, game }) => [name, game] as const))('%s', (_, game) => {
  it('keeps the laws on a walk', () => keepsLaws(game, 5, LONGEST));
});

describe.each(standardCases().map(({ name, game }) => [name, game] as const))('%s', (_, game) => {
  const all = walks(game);
  const stops = all.flat();

  it('deals each card once and plays none away', () => {
    const pack = sorted(game.cards);
    expect(new Set(pack).size).toBe(pack.length);
    for (const { state } of stops) expect(sorted(state.piles.flat().map(cardOf))).toEqual(pack);
  });

  it('deals the same cards for the same number, and others for another', () => {
    expect(dealt(game, '49621')).toEqual(dealt(game, '49621'));
    expect(dealt(game, '49621')).not.toEqual(dealt(game, '49622'));
  });

  it('shows the right faces', () => {
    for (const { state } of stops) {
      const wrong = game.piles.filter(({ index, zone, coveredBy }) => {
        const pile = state.piles[index] ?? [];
        const free = coveredBy.every((i) => state.piles[i]?.length === 0);
        const late = zone.def?.role === 'tableau' && zone.def.turn === 'together';
        if (isTableZone(zone)) return free && !late && isDown(pile.at(-1) ?? 0);
        return pile.some((seat) => isDown(seat) !== (zone.role === 'stock'));
      });
      expect(wrong.map(({ name }) => name)).toEqual([]);
    }
  });

  it('turns no card face down but by a redeal', () => {
    for (const path of all)
      for (const [i, { state, move }] of path.entries()) {
        const after = path[i + 1]?.state;
        if (after === undefined || move?.kind === 'redeal' || move?.kind === 'power') continue;
        const down = new Set(state.piles.flat().filter(isDown).map(cardOf));
        const turned = after.piles.flat().filter((seat) => isDown(seat) && !down.has(cardOf(seat)));
        expect(turned).toEqual([]);
      }
  });

  it('lists moves in order, each once', () => {
    for (const { legal } of stops)
      for (const [i, move] of legal.slice(1).entries())
        if (move.kind !== 'remove')
          expect(before(place(legal[i] as Move), place(move)), JSON.stringify(legal)).toBe(true);
  });

  it('refuses exactly the moves it does not list, and the view agrees', () => {
    for (const { state, legal } of all.slice(0, 2).flatMap((path) => some(path))) {
      const seen = view(game, state);
      const listed = new Set(legal.map(key));
      for (const move of candidates(game, state)) {
        const reason = refusal(game, state, move);
        if ((reason === null) !== listed.has(key(move)))
          throw new Error(`${key(move)} is refused with ${JSON.stringify(reason)}`);
        if (reason?.kind !== refusal(game, seen, move)?.kind)
          throw new Error(`The view refuses ${key(move)} otherwise`);
      }
    }
  });

  it('lists the same moves and status for the view', () => {
    for (const { state, legal } of stops) {
      expect(legalMoves(game, view(game, state))).toEqual(legal);
      expect(status(game, view(game, state))).toBe(status(game, state));
    }
  });

  it('hides exactly the face-down cards that were not seen', () => {
    for (const { state } of stops) {
      const { piles, next, seed, ...rest } = view(game, state);
      const { piles: own, seed: __, ...others } = state;
      expect(rest).toEqual(others);
      expect(seed).toBeNull();
      const wanted = own.map((pile) =>
        pile.map((seat) => ((seat & (DOWN | SEEN)) === DOWN ? UNKNOWN | (seat & MARK_BITS) : seat)),
      );
      const last = game.stock === null ? undefined : own[game.stock]?.at(-1);
      if (game.stock !== null && next?.card !== undefined && next.card !== null && last !== undefined)
        wanted[game.stock]?.splice(-1, 1, last | SEEN);
      expect(piles).toEqual(wanted);
      if (game.stock === null || own[game.stock]?.length === 0) expect(next).toBeNull();
    }
  });

  it('shows nothing of hidden cards: the view is the same however they lie', () => {
    for (const { state } of some(stops, 40))
      for (const seed of [1, 2, 3])
        expect(view(game, permuted(game, state, seed))).toEqual(view(game, state));
  });

  it('ends: every walk is over, and what is over has no moves', () => {
    for (const path of all) {
      const last = path.at(-1);
      if (last === undefined) throw new Error('An empty walk');
      const over = status(game, last.state);
      if (last.legal.length === 0) expect(['won', 'stuck']).toContain(over);
      expect(over === 'won').toBe(isWon(game, last.state));
      for (const { state, legal } of path) expect(status(game, state) === 'playing').toBe(legal.length > 0);
    }
  });

  it('throws on an illegal move, and never changes what it was given', () => {
    const [first] = stops;
    if (first === undefined) throw new Error('An empty walk');
    const copy = structuredClone(first.state);
    expect(() => apply(game, first.state, { kind: 'play', from: 0, to: 0, count: 1 })).toThrow(
      /Illegal move/,
    );
    for (const move of first.legal) apply(game, first.state, move);
    expect(first.state).toEqual(copy);
  });
});
