/**
 * Groups of cards that leave the table together, each the last of its pile: pairs that add up to a sum, runs of
 * consecutive ranks, or a card lower than another of its suit.
 */
import { makeCardOf, rankOf, suitOf, type Card, type Rank } from './card.ts';
import type { MatchRemoval, MatchSet, Remove } from './definition/index.ts';
import type { Role } from './terms.ts';
import type { Game, PileRule } from './game.ts';
import { cardOf, isDown, lastOf, SEEN, type Pile, type Position } from './state.ts';

/** A pile whose last card may be removed now. */
interface Top {
  readonly pile: number;
  readonly card: Card;
}

const pileOf = (position: Position, index: number): Pile => position.piles[index] ?? [];

const NO_CARD = makeCardOf(0, 0);

/** Every group that may be removed, as its piles in the order of the group. */
export const removableGroups = (game: Game, position: Position): (readonly number[])[] => {
  const { remove } = game.def;
  if (remove === undefined) return [];
  if (remove.kind === 'pair') return pairs(game, position, remove);
  if (remove.kind === 'match') {
    const open = topsOf(game, position, remove.from);
    const groups = matching(
      remove,
      open.map(({ card }) => card),
    );
    return groups.map((group) => group.map((i) => open[i]?.pile ?? 0));
  }
  const tops = topsOf(game, position, ['tableau']);
  return remove.kind === 'run' ? runs(game, remove, tops) : lower(remove, tops);
};

/** These piles, given in any order, as a group in its own order; null if they are no group. */
export const asRemovableGroup = (
  game: Game,
  position: Position,
  piles: readonly number[],
): readonly number[] | null => {
  const { remove } = game.def;
  if (remove?.kind === 'run') {
    // There may be very many runs, so this one is checked directly instead of being looked up among all.
    const tops = topsOf(game, position, ['tableau']).filter((top) => piles.includes(top.pile));
    if (tops.length !== piles.length) return null;
    return runs(game, remove, tops).find((group) => group.length === piles.length) ?? null;
  }
  const wanted = [...piles].sort((a, b) => a - b).join();
  return (
    removableGroups(game, position).find((group) => [...group].sort((a, b) => a - b).join() === wanted) ??
    null
  );
};

const topsOf = (game: Game, position: Position, roles: readonly Role[]): Top[] =>
  roles.flatMap((role) =>
    game.byRole[role].flatMap((pile) => {
      const last = lastOf(pileOf(position, pile));
      if (last === undefined || !isPlayable(game, position, game.piles[pile], last)) return [];
      return [{ pile, card: cardOf(last) }];
    }),
  );

/** The next stock card counts if the rules always show it, or if the player has seen it. */
const isPlayable = (game: Game, position: Position, rule: PileRule | undefined, last: number): boolean => {
  if (rule === undefined) return false;
  if (rule.zone.role === 'stock') {
    const { show } = game.stockDef ?? {};
    return (last & SEEN) !== 0 || (show?.what === 'card' && show.while === 'always');
  }
  return (
    !isDown(last) && [...rule.coveredBy, ...rule.lockedBy].every((i) => pileOf(position, i).length === 0)
  );
};

const pairs = (game: Game, position: Position, remove: Remove & { kind: 'pair' }): (readonly number[])[] => {
  const tops = topsOf(game, position, remove.from);
  const found: (readonly number[])[] = tops
    .filter(({ card }) => remove.alone.includes(rankOf(card)))
    .map(({ pile }) => [pile]);
  const sums = (a: Card, b: Card): boolean => rankOf(a) + rankOf(b) === remove.sum;
  for (const [i, a] of tops.entries())
    for (const b of tops.slice(i + 1)) if (sums(a.card, b.card)) found.push([a.pile, b.pile]);
  if (!remove.coverer) return found;
  for (const { pile, card } of tops)
    for (const under of game.piles[pile]?.covers ?? []) {
      const only = (game.piles[under]?.coveredBy ?? []).every(
        (i) => i === pile || pileOf(position, i).length === 0,
      );
      const last = lastOf(pileOf(position, under));
      if (only && last !== undefined && !isDown(last) && sums(card, cardOf(last))) found.push([under, pile]);
    }
  return found;
};

/** Whether a set is of two cards; else it is one card of each of its ranks. */
export const isPairSet = ({ sum, same, ranks }: MatchSet): boolean =>
  sum !== undefined || same === 'rank' || ranks === undefined;

const isPairOf = ({ sum, same, ranks }: MatchSet, a: Card, b: Card): boolean =>
  (sum === undefined || rankOf(a) + rankOf(b) === sum) &&
  (same !== 'rank' || rankOf(a) === rankOf(b)) &&
  (same !== 'suit' || suitOf(a) === suitOf(b)) &&
  (ranks === undefined || (ranks.includes(rankOf(a)) && ranks.includes(rankOf(b))));

/** Whether two cards may be in one group of a set. */
export const goTogether = ({ sets }: MatchRemoval, a: Card, b: Card): boolean =>
  sets.some((set) =>
    isPairSet(set)
      ? isPairOf(set, a, b)
      : rankOf(a) !== rankOf(b) &&
        set.ranks?.includes(rankOf(a)) === true &&
        set.ranks.includes(rankOf(b)) &&
        (set.same !== 'suit' || suitOf(a) === suitOf(b)),
  );

/** The groups that match among some cards, as numbers of the cards; each group once. */
export const matching = ({ sets }: MatchRemoval, cards: readonly Card[]): (readonly number[])[] => {
  const found = new Map<string, readonly number[]>();
  const add = (group: readonly number[]): void => {
    const name = [...group].sort((a, b) => a - b).join();
    if (!found.has(name)) found.set(name, group);
  };
  for (const set of sets)
    if (isPairSet(set)) {
      for (const [i, a] of cards.entries())
        for (let j = i + 1; j < cards.length; j++) if (isPairOf(set, a, cards[j] ?? a)) add([i, j]);
    } else for (const group of oneOfEach(set, cards)) add(group);
  return [...found.values()];
};

/** Every choice of one card of each rank of a set. */
const oneOfEach = ({ ranks = [], same }: MatchSet, cards: readonly Card[]): (readonly number[])[] => {
  const suitAt = (i: number): number => suitOf(cards[i] ?? NO_CARD);
  const fits = (group: readonly number[], i: number): boolean =>
    same !== 'suit' || group.every((other) => suitAt(other) === suitAt(i));
  let open: (readonly number[])[] = [[]];
  for (const rank of ranks) {
    const next = [...cards.keys()].filter((i) => rankOf(cards[i] ?? NO_CARD) === rank);
    open = open.flatMap((group) => next.filter((i) => fits(group, i)).map((i) => [...group, i]));
  }
  return open;
};

const lower = (remove: Remove & { kind: 'lower' }, tops: readonly Top[]): (readonly number[])[] => {
  const height = (card: Card): number => remove.order.indexOf(rankOf(card));
  return tops
    .filter((a) => tops.some((b) => suitOf(a.card) === suitOf(b.card) && height(a.card) < height(b.card)))
    .map((top) => [top.pile]);
};

/** Runs upwards from each rank, with every choice of piles. A run of all ranks is found once, from the first rank. */
const runs = (game: Game, remove: Remove & { kind: 'run' }, tops: readonly Top[]): (readonly number[])[] => {
  const { ranks } = game.composition;
  const byRank = ranks.map((rank) =>
    tops.filter(({ card }) => rankOf(card) === rank).map(({ pile }) => pile),
  );
  const found: (readonly number[])[] = [];
  for (let first = 0; first < ranks.length; first++) {
    let open: (readonly number[])[] = [[]];
    for (let length = 1; length <= ranks.length; length++) {
      const at = first + length - 1;
      if (at >= ranks.length && remove.ends === 'linear') break;
      const next = byRank[at % ranks.length] ?? [];
      open = open.flatMap((group) => next.map((pile) => [...group, pile]));
      if (open.length === 0) break;
      if (length >= remove.min && (length < ranks.length || first === 0)) found.push(...open);
    }
  }
  return found;
};

/** The ranks that extend a chosen group at either end, for a table to highlight. */
export const extending = (game: Game, chosen: readonly Card[]): readonly Rank[] => {
  const { remove } = game.def;
  const { ranks } = game.composition;
  if (remove?.kind !== 'run') return [];
  if (chosen.length === 0) return ranks;
  const held = new Set(chosen.map(rankOf));
  const step = (rank: Rank, by: number): Rank | undefined => {
    const at = ranks.indexOf(rank) + by;
    return remove.ends === 'circular' ? ranks[(at + ranks.length) % ranks.length] : ranks[at];
  };
  return ranks.filter((rank) => !held.has(rank) && [1, -1].some((by) => held.has(step(rank, by) ?? NO_CARD)));
};
