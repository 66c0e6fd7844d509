/**
 * Pairs that can never be made: in a layout a card that lies, however deep, under another one cannot leave before it, so
 * the two are no pair. When the cards of a rank that must go cannot all be given partners, the deal is lost.
 *
 * PROOF. Every card of the layout must leave (the goal), and one that does not go alone leaves with a card of the other
 * rank of the sum. Two cards leave together only if neither covers the other, through other cards or (unless a card
 * may go with its last coverer) directly. So the pairs of a line to the goal are a matching in the graph of cards that
 * may be partners, and it covers every layout card of both ranks. A card that is not in the layout may be any card's
 * partner; f of them serve f cards. So a matching inside the layout must leave at most f cards without one.
 *
 * SIDE CONDITIONS. Layout cards leave in groups only; all the layout must go; no jokers; the layout is not shuffled.
 */
import type { Game, Remove, Vocabulary } from '@cairn/engine';
import {
  AGAIN,
  ANY_WASTE,
  CLEAR,
  GATHER,
  PACK,
  ONLY_PEEK,
  REMOVE_PAIR,
  STOCK_ANY,
  ZONES_BUT_WASTE,
} from '../../contract/words.ts';
import { isCoveredBy } from '../../packed/vocabulary.ts';
import { hasPowersInPlay } from '../common/general-only.ts';
import type { PackedBoard } from '../../packed/board.ts';
import { KIND } from '../../packed/moves.ts';
import type { LossRule } from './loss-rule.ts';

export class PartnerMatching implements LossRule {
  readonly after = KIND.remove;
  readonly #game: Game;
  readonly #remove: Remove & { kind: 'pair' };
  /** By two layout places: whether one lies over the other and the two are no pair. */
  readonly #apart: ReadonlyMap<number, ReadonlySet<number>>;

  constructor(game: Game, remove: Remove & { kind: 'pair' }) {
    this.#game = game;
    this.#remove = remove;
    const { piles } = game;
    const apart = new Map<number, Set<number>>(game.byRole.layout.map((pile) => [pile, new Set()]));
    for (const pile of game.byRole.layout) {
      const under = new Set<number>();
      const gather = (at: number): void => {
        for (const next of piles[at].covers)
          if (!under.has(next)) {
            under.add(next);
            gather(next);
          }
      };
      gather(pile);
      for (const other of under)
        if (!remove.coverer || !piles[pile].covers.includes(other)) {
          apart.get(pile)?.add(other);
          apart.get(other)?.add(pile);
        }
    }
    this.#apart = apart;
  }

  /** Whether some card left in the layout can find no partner. */
  isLost(board: PackedBoard): boolean {
    const { heights, seats, rules } = board;
    const free = new Int32Array(16);
    const places: number[][] = Array.from({ length: 16 }, () => []);
    for (let pile = 0; pile < rules.piles; pile++) {
      const base = pile * rules.cards;
      const isLayout = this.#apart.has(pile);
      if (pile === this.#game.discard) continue;
      for (let i = base; i < base + heights[pile]; i++)
        if (isLayout) places[seats[i] & 15].push(pile);
        else free[seats[i] & 15] += 1;
    }
    const { sum, alone } = this.#remove;
    for (let rank = 1; rank < 16; rank++) {
      const other = sum - rank;
      if (places[rank].length === 0 || alone.includes(rank) || other === rank) continue;
      const mates = other > 0 && other < 16 ? places[other] : [];
      const spare = other > 0 && other < 16 ? free[other] : 0;
      if (places[rank].length > spare && places[rank].length - this.#matched(places[rank], mates) > spare)
        return true;
    }
    return false;
  }

  /** The most pairs that can be made of two ranks within the layout (augmenting paths). */
  #matched(cards: readonly number[], mates: readonly number[]): number {
    const taken = new Map<number, number>();
    const place = (card: number, tried: Set<number>): boolean => {
      for (const mate of mates) {
        if (tried.has(mate) || this.#apart.get(card)?.has(mate) === true) continue;
        tried.add(mate);
        const before = taken.get(mate);
        if (before !== undefined && !place(before, tried)) continue;
        taken.set(mate, card);
        return true;
      }
      return false;
    };
    return cards.filter((card) => place(card, new Set())).length;
  }
}

/** The rules that the proof goes through: whatever happens outside the layout. */
const WORDS: Vocabulary = {
  pack: PACK,
  zones: [...ZONES_BUT_WASTE, ANY_WASTE],
  stock: STOCK_ANY,
  remove: [REMOVE_PAIR],
  powers: ONLY_PEEK,
  goal: [CLEAR, GATHER],
  again: AGAIN,
};

/** The rule for a game, or null where a side condition does not hold. */
export const partnerMatching = (game: Game): PartnerMatching | null => {
  const { remove, goal, pack } = game.def;
  if (!isCoveredBy(game, WORDS)) return null;
  const layouts = game.zones.filter(({ role }) => role === 'layout');
  if (remove?.kind !== 'pair' || layouts.length !== 1) return null;
  if ((pack.jokers ?? 0) > 0 || hasPowersInPlay(game)) return null;
  if (layouts.some(({ give }) => give.length > 0)) return null;
  const cleared = goal.kind === 'clear' && goal.zone === layouts[0].id;
  const all = goal.kind === 'gather' && (goal.cards === 'all' || goal.cards === game.cards.length);
  const discarded = all && game.zones.some(({ id, role }) => id === goal.zone && role === 'discard');
  return cleared || discarded ? new PartnerMatching(game, remove) : null;
};
