/**
 * Why a move is not allowed, in one sentence that is short enough to show on the table: "Needs a 6 or an 8; this is a
 * jack."
 */
import {
  faceOf, isDown, lastOf, rankOf, UNIT_FACTS, type Card, type Game, type PileRule, type Position, type Refusal, type Role,
} from '@cairn/engine'; // prettier-ignore
import { knownCard, pileFact, type PileFact } from '../facts/pile-facts.ts';
import { currentSentences } from '../current/sentences.ts';
import type { RefusalFact, Speech } from '../words/words.ts';

/** The sentence for a refusal of the engine, in the position in which the move was refused. */
export const refusalSentence = (
  game: Game,
  position: Position,
  refusal: Refusal,
  speech: Speech = currentSentences.now(),
): string => speech(game.def.pack).refusal(refusalFact(game, position, refusal));

type Of<Kind extends Refusal['kind']> = Refusal & { readonly kind: Kind };

const refusalFact = (game: Game, position: Position, refusal: Refusal): RefusalFact => {
  const top = (pile: number): Card | null => {
    const seat = lastOf(position.piles[pile] ?? []);
    return seat === undefined || isDown(seat) ? null : knownCard(seat);
  };
  switch (refusal.kind) {
    case 'no-card':
    case 'face-down':
    case 'column-empty':
      return { kind: refusal.kind, pile: pileFact(game, refusal.pile) };
    case 'one-at-a-time':
      return { kind: refusal.kind, pile: pileFact(game, refusal.to) };
    case 'not-a-suit': {
      const { ranks } = game.composition;
      const [first = 1] = ranks;
      return { kind: 'not-a-suit', pile: pileFact(game, refusal.to), first, last: ranks.at(-1) ?? first };
    }
    case 'full': {
      const def = game.piles[refusal.to]?.zone.def;
      const most = def?.role === 'tableau' || def?.role === 'foundation' ? (def.holds ?? null) : null;
      return { kind: 'full', pile: pileFact(game, refusal.to), most };
    }
    case 'begin-first':
      return { kind: 'begin-first', from: refusal.from.flatMap((role) => anyOf(game, role)) };
    case 'in-order':
      return {
        kind: 'in-order',
        pile: pileFact(game, refusal.to),
        from: pileFact(game, game.byRole[refusal.role][0] ?? refusal.to),
      };
    case 'suit-begun':
      return { kind: 'suit-begun', pile: pileFact(game, refusal.to), card: refusal.card };
    case 'covered':
    case 'locked':
      return { kind: refusal.kind, card: top(refusal.pile), by: refusal.by.map(top) };
    case 'choose-first':
      return { kind: 'choose-first', card: top(refusal.pile) };
    case 'no-route':
      return routeFact(game, position, refusal);
    case 'does-not-fit':
      return fitFact(game, position, refusal);
    case 'too-far':
      return { kind: 'too-far', steps: refusal.steps };
    case 'does-not-match':
      return {
        kind: refusal.kind,
        card: refusal.card,
        on: refusal.on,
        alike: alikeIn(game, position, refusal.on),
      };
    case 'empty-pile':
      return { kind: 'empty-pile', pile: pileFact(game, refusal.to), wanted: refusal.wanted };
    case 'no-gap':
      return { kind: 'no-gap', card: refusal.card };
    case 'not-next':
      return { kind: 'not-next', wanted: wantedBeside(game, refusal.wanted) };
    case 'must-keep':
      return { kind: 'must-keep', pile: pileFact(game, refusal.from), cards: refusal.cards };
    case 'not-a-unit':
      return unitFact(game, position, refusal);
    case 'not-a-sequence':
      return { kind: 'not-a-unit', count: refusal.count, rule: 'order' };
    case 'not-a-group':
      return { kind: 'not-a-group', cards: refusal.cards, remove: game.def.remove ?? null };
    case 'over':
    case 'no-such-pile':
    case 'no-stock':
    case 'stock-empty':
    case 'stock-not-empty':
    case 'cards-can-be-played':
    case 'stock-fills':
    case 'waste-not-empty':
    case 'nothing-to-show':
    case 'nothing-to-shuffle':
    case 'lies-so':
    case 'nothing-to-choose':
    case 'not-cleared':
      return { kind: refusal.kind };
    case 'no-room':
    case 'fits-nowhere':
    case 'no-more-passes':
    case 'no-such-power':
    case 'power-spent':
      return refusal;
  }
};

/** Cards that a gap takes; those of a rank in all suits are one entry. */
const wantedBeside = (
  { cards }: Game,
  wanted: readonly Card[],
): (RefusalFact & { readonly kind: 'not-next' })['wanted'] => {
  const facesOf = (list: readonly Card[], rank: number): number =>
    new Set(list.filter((card) => rankOf(card) === rank).map(faceOf)).size;
  const ranks = [...new Set(wanted.map(rankOf))].filter(
    (rank) => facesOf(wanted, rank) > 1 && facesOf(wanted, rank) === facesOf(cards, rank),
  );
  return [
    ...ranks.map((rank) => ({ rank })),
    ...wanted.filter((card) => !ranks.includes(rankOf(card))).map((card) => ({ card })),
  ];
};

/** A pile of a role, for its name. */
const anyOf = (game: Game, role: Role): readonly PileFact[] =>
  game.byRole[role].slice(0, 1).map((pile) => pileFact(game, pile));

/** An empty pile may take cards from fewer places than the same pile with cards. */
const routeFact = (game: Game, position: Position, { from, to }: Of<'no-route'>): RefusalFact => {
  const source = game.piles[from]?.zone;
  const target = game.piles[to]?.zone;
  const only = target?.empty.from;
  const gives = from !== to && source?.give.some((give) => give.to === target?.role) === true;
  if (only === undefined || !gives || (position.piles[to] ?? []).length > 0)
    return { kind: 'no-route', from: pileFact(game, from), to: pileFact(game, to) };
  return {
    kind: 'not-from',
    pile: pileFact(game, to),
    from: only.flatMap((role) => anyOf(game, role)),
  };
};

/** Either the rank is right and suit or colour is not, or the rank is wrong. */
const fitFact = (game: Game, position: Position, { card, on, wanted }: Of<'does-not-fit'>): RefusalFact => {
  if (!wanted.includes(rankOf(card))) return { kind: 'wrong-rank', card, on, wanted };
  const def = pileWith(game, position, on)?.zone.def ?? null;
  const builds = def !== null && 'build' in def ? def.build : [];
  const rules = builds.flatMap((build) =>
    build.kind === 'step' && build.suit !== 'any' ? [build.suit] : [],
  );
  return { kind: 'wrong-suit', card, on, rule: rules.find((rule) => rule !== 'same') ?? 'same' };
};

/** Whether cards of a row match by their suit or by their rank; empty where another rule decides. */
const alikeIn = (game: Game, position: Position, on: Card): readonly ('suit' | 'rank')[] => {
  const def = pileWith(game, position, on)?.zone.def ?? null;
  const builds = def !== null && 'build' in def ? def.build : [];
  const found = builds.map((build) => {
    if (build.kind !== 'step') return null;
    if (build.rank === 'any' && build.suit === 'same') return 'suit';
    return build.rank === 'equal' && build.suit === 'any' && build.ring === undefined ? 'rank' : null;
  });
  return found.every((each) => each !== null) ? found : [];
};

/** The pile whose last card is this one. The copies of two packs are different cards. */
const pileWith = (game: Game, position: Position, card: Card): PileRule | undefined =>
  game.piles.find(({ index }) => {
    const seat = lastOf(position.piles[index] ?? []);
    return seat !== undefined && knownCard(seat) === card;
  });

/** Cards that lie as they are built may still not move together, because of their suits. */
const unitFact = (game: Game, position: Position, { from, count }: Of<'not-a-unit'>): RefusalFact => {
  const pile = game.piles[from];
  const rule = unitRule(pile, count);
  const [run] = pile?.zone.def?.role === 'tableau' ? (pile.zone.def.runs ?? []) : [];
  const suits = run?.kind === 'step' && run.suit !== 'any' ? run.suit : null;
  const cards = (position.piles[from] ?? []).slice(-count);
  const built = cards.every((card, i) => i === 0 || fitsOn(pile, cards[i - 1] ?? 0, card));
  return rule === 'order' && suits !== null && count > 1 && built
    ? { kind: 'not-a-run', count, suits }
    : { kind: 'not-a-unit', count, rule };
};

const fitsOn = (pile: PileRule | undefined, on: number, card: number): boolean =>
  pile?.zone.fits?.[(on & 127) * 128 + (card & 127)] === 1;

const unitRule = (
  from: PileRule | undefined,
  count: number,
): 'last' | 'lone' | 'whole' | 'all' | 'pile' | 'order' => {
  if (from?.zone.role === 'row') return 'pile';
  const units = (from?.zone.give ?? []).map(({ unit }) => UNIT_FACTS[unit]);
  if (units.some(({ card }) => card === 'only')) return 'all';
  if (units.some(({ whole }) => whole)) return 'whole';
  if (count === 1 && units.some(({ card }) => card === 'lone')) return 'lone';
  return units.some(({ joined }) => joined === 'build') ? 'order' : 'last';
};
