/**
 * A position as sets of cards, and the cluster of positions around it.
 *
 * Runs move in any part. So it does not matter which of two cards of equal rank and colour (a group) carries a card:
 * the card can be moved to the other one as soon as that one is bare. A position is therefore given by the cards on
 * the foundations, the depth of each column (deal.ts) and the cards left in the stock. All other cards lie somewhere
 * on the columns. Those that are not heads lie on a card of the group one rank higher and of the other colour. Kings
 * lie in spaces, or at the bottom of the columns they were dealt to. A group has as many bare cards as it has cards,
 * less the cards that lie on it, and any of its cards can be made bare when one is.
 *
 * Where cards return from the foundations, bare cards that are not heads go up and come down freely. Positions that
 * differ only by such steps are one cluster. It is searched as one, and named by the least foundations in it.
 */
import { lowestBit, popcount } from '../../memory/bits.ts';
import { enlarged } from '../../memory/grow.ts';
import { leavesNoGap } from '../../prune/dominance-stock.ts';
import { safeBelow } from './dominance-foundation.ts';
import { isClusterLost } from './delete-relaxation.ts';
import type { ClustersDeal } from './deal.ts';
import type { ClustersRules } from './rules.ts';
import { Stock } from '../common/stock.ts';
import { fieldCounts, CARDS_UP, TOPS_UP, NEXT_UP, nonEmptyFields } from './card-sets.ts';

/** Words of a member of a cluster, from its number times STRIDE on. */
export const MEMBER = {
  found: 0,
  /** The member it was reached from, and the card that went up or came down. */
  from: 1,
  card: 2,
  /** By colour: cards that could be laid on a column, heads that could go up, cards next on the foundations. */
  slots: 3,
  ups: 5,
  next: 7,
  spaces: 9,
} as const;
export const STRIDE = 10;
const FIRST = 256;

/** The last cards of the columns. */
interface ColumnEnds {
  /** By colour: the heads, and those of them that are the only card of their column. */
  readonly heads: Int32Array;
  readonly bottoms: Int32Array;
  /** By head: its column. */
  readonly columnOf: Uint8Array;
}

/** Stamps after which old ones are wiped out; a search gathers fewer clusters than that. */
const MOST_STAMPS = 2 ** 30;

/** Which foundations have been met in the cluster that is being gathered: the stamp of the last cluster that met them. */
export class Stamps {
  readonly words = new Int32Array(65536);
  last = 0;

  /** To be called before a search: it makes sure that stamps do not run out on the way. */
  renew(): void {
    if (this.last < MOST_STAMPS) return;
    this.words.fill(0);
    this.last = 0;
  }
}

export class PositionCluster {
  found = 0;
  depths = 0;
  mask = 0;
  turn = 0;
  readonly columns: ColumnEnds = {
    heads: new Int32Array(2),
    bottoms: new Int32Array(2),
    columnOf: new Uint8Array(64),
  };
  readonly stock: Stock;
  members: Int32Array = new Int32Array(FIRST * STRIDE);
  size = 0;
  /** Cards that were played without a choice, in order; null unless a line is written out. */
  trace: number[] | null = null;
  readonly #deal: ClustersDeal;
  readonly #rules: ClustersRules;
  readonly #full: number;
  /** Cards that are neither buried nor in the stock, by colour. */
  readonly #open = new Int32Array(2);
  readonly #inStock = new Int32Array(2);
  #occupied = 0;
  #buried = false;
  readonly #stamps: Stamps;

  /** `stamps` are used by one cluster at a time. */
  constructor(deal: ClustersDeal, rules: ClustersRules, stamps: Stamps = new Stamps()) {
    this.#stamps = stamps;
    this.#deal = deal;
    this.#rules = rules;
    this.stock = new Stock(deal.stock, rules);
    this.#full = deal.ranks * 0x1111;
  }

  /** The depths after the head of a column has left. */
  lower(column: number): number {
    const { under } = this.#deal;
    const depth = (this.depths >>> (4 * column)) & 15;
    return (this.depths & ~(15 << (4 * column))) | (under[16 * column + depth] << (4 * column));
  }

  /** Sets a position up, plays cards that are safe on the foundations, gathers its cluster. True when it is won. */
  enter(found: number, depths: number, mask: number, turn: number): boolean {
    this.found = found;
    this.depths = depths;
    this.mask = mask;
    this.turn = turn;
    for (;;) {
      this.#read();
      if (this.found === this.#full || (!this.#buried && (this.#rules.set || this.mask === 0))) return true;
      const forced = this.#gather();
      if (forced === 0) return false;
      this.#force(forced - 1);
    }
  }

  /** Plays a card to its foundation. */
  #force(card: number): void {
    const colour = card >> 5;
    this.found += 1 << (8 * colour + 4 * (card & 1));
    const bit = card & 31;
    if (((this.columns.heads[colour] >>> bit) & 1) === 1)
      this.depths = this.lower(this.columns.columnOf[card]);
    else if (((this.#inStock[colour] >>> bit) & 1) === 1) {
      const place = this.#deal.places[card];
      this.mask &= ~(1 << place);
      this.turn = this.stock.turns[place];
    }
    this.trace?.push(card);
  }

  #read(): void {
    const { columns, heads, buried, kings, all } = this.#deal;
    const depths = this.depths;
    let head0 = 0;
    let head1 = 0;
    let bottom0 = 0;
    let bottom1 = 0;
    let buried0 = 0;
    let buried1 = 0;
    let occupied = 0;
    for (let column = 0; column < columns; column++) {
      const depth = (depths >>> (4 * column)) & 15;
      if (depth === 0) continue;
      occupied += 1;
      const at = 16 * column + depth;
      const head = heads[at];
      this.columns.columnOf[head] = column;
      buried0 |= buried[0][at];
      buried1 |= buried[1][at];
      const bit = 1 << (head & 31);
      if (head < 32) {
        head0 |= bit;
        if (depth === 1) bottom0 |= bit;
      } else {
        head1 |= bit;
        if (depth === 1) bottom1 |= bit;
      }
    }
    this.columns.heads[0] = head0;
    this.columns.heads[1] = head1;
    this.columns.bottoms[0] = bottom0 & ~kings;
    this.columns.bottoms[1] = bottom1 & ~kings;
    this.stock.read(this.mask, this.turn, this.#inStock);
    this.#open[0] = all[0] & ~buried0 & ~this.#inStock[0];
    this.#open[1] = all[1] & ~buried1 & ~this.#inStock[1];
    this.#occupied = occupied;
    this.#buried = (buried0 | buried1) !== 0;
  }

  /** Gathers the cluster and returns 0; or stops at a card whose play is forced and returns its number plus 1. */
  #gather(): number {
    const { kings, all, columns } = this.#deal;
    const { returns } = this.#rules;
    const stamps = this.#stamps.words;
    const stamp = ++this.#stamps.last;
    const [open0, open1] = this.#open;
    const [head0, head1] = this.columns.heads;
    const spaces0 = columns - this.#occupied;
    const { black, red } = this.stock;
    let members: Int32Array = this.members;
    members[MEMBER.found] = this.found;
    members[MEMBER.from] = -1;
    stamps[this.found] = stamp;
    let size = 1;
    for (let i = 0; i < size; i++) {
      if ((size + 32) * STRIDE > members.length) members = this.#grow();
      const at = i * STRIDE;
      const found = members[at];
      const low = found & 255;
      const high = found >>> 8;
      const seen0 = open0 & ~CARDS_UP[low];
      const seen1 = open1 & ~CARDS_UP[high];
      const free0 = seen0 & ~head0;
      const free1 = seen1 & ~head1;
      const bare0 = fieldCounts(seen0) - (fieldCounts(free1 & ~kings) << 2);
      const bare1 = fieldCounts(seen1) - (fieldCounts(free0 & ~kings) << 2);
      const last0 = seen0 & nonEmptyFields(bare0);
      const last1 = seen1 & nonEmptyFields(bare1);
      const spaces = spaces0 - popcount((free0 & kings) | 0) - popcount((free1 & kings) | 0);
      const crown = spaces > 0 && this.#rules.kings ? kings : 0;
      const slots0 = (nonEmptyFields(bare1) >>> 2) | crown;
      const slots1 = (nonEmptyFields(bare0) >>> 2) | crown;
      const next0 = NEXT_UP[low];
      const next1 = NEXT_UP[high];
      const own0 = Math.min(low & 15, low >> 4);
      const own1 = Math.min(high & 15, high >> 4);
      const safe0 = (1 << (2 * Math.min(safeBelow(own0, own1, returns), 13))) - 1;
      const safe1 = (1 << (2 * Math.min(safeBelow(own1, own0, returns), 13))) - 1;
      const sure0 = next0 & safe0 & (last0 | black);
      const sure1 = next1 & safe1 & (last1 | red);
      let isWaiting = false;
      if ((sure0 | sure1) !== 0) {
        const card = this.#forced(sure0, sure1);
        if (card >= 0) {
          this.found = found;
          if (this.trace !== null) traceTo(this, i);
          return card + 1;
        }
        isWaiting = ((sure0 & free0 & last0) | (sure1 & free1 & last1)) !== 0;
      }
      const ups0 = next0 & last0;
      const ups1 = next1 & last1;
      if (isWaiting && returns) {
        // Another member has the safe card on its foundation: the moves are tried there.
        members.fill(0, at + MEMBER.slots, at + MEMBER.spaces + 1);
      } else {
        members[at + MEMBER.slots] = slots0;
        members[at + MEMBER.slots + 1] = slots1;
        members[at + MEMBER.ups] = returns ? ups0 & head0 : ups0;
        members[at + MEMBER.ups + 1] = returns ? ups1 & head1 : ups1;
        members[at + MEMBER.next] = next0;
        members[at + MEMBER.next + 1] = next1;
        members[at + MEMBER.spaces] = spaces;
      }
      if (!returns) continue;
      const down0 = TOPS_UP[low] & all[0] & slots0 & ~safe0;
      const down1 = TOPS_UP[high] & all[1] & slots1 & ~safe1;
      for (let colour = 0; colour < 2; colour++) {
        const up = colour === 0 ? ups0 & free0 : ups1 & free1;
        const down = colour === 0 ? down0 : down1;
        for (let rest = up | down; rest !== 0; rest &= rest - 1) {
          const bit = lowestBit(rest);
          const one = 1 << (8 * colour + 4 * (bit & 1));
          const rises = ((up >>> bit) & 1) === 1;
          const other = rises ? found + one : found - one;
          if (stamps[other] === stamp) continue;
          stamps[other] = stamp;
          const to = size++ * STRIDE;
          members[to] = other;
          members[to + MEMBER.from] = i;
          members[to + MEMBER.card] = 32 * colour + bit;
        }
      }
    }
    this.size = size;
    return 0;
  }

  /** The first of some safe cards whose play is forced; -1 when none is. */
  #forced(sure0: number, sure1: number): number {
    const { returns, set, draw, passes } = this.#rules;
    const { stock } = this;
    const { heads } = this.columns;
    for (let colour = 0; colour < 2; colour++)
      for (let rest = colour === 0 ? sure0 : sure1; rest !== 0; rest &= rest - 1) {
        const bit = lowestBit(rest);
        if (((heads[colour] >>> bit) & 1) === 1) return 32 * colour + bit;
        if (((this.#inStock[colour] >>> bit) & 1) === 0) {
          if (!returns) return 32 * colour + bit;
          continue;
        }
        if (set) return 32 * colour + bit;
        const at = stock.ranks[this.#deal.places[32 * colour + bit]];
        if (leavesNoGap(at, stock.count, stock.waste, draw, stock.further, passes === 'unlimited'))
          return 32 * colour + bit;
      }
    return -1;
  }

  /** Whether the position is lost even in the delete relaxation. */
  isLost(): boolean {
    const [open0, open1] = this.#open;
    const [stock0, stock1] = this.#inStock;
    const { columns, kings } = this.#deal;
    const crowned =
      popcount(open0 & kings & ~CARDS_UP[this.found & 255] & ~this.columns.heads[0]) +
      popcount(open1 & kings & ~CARDS_UP[this.found >>> 8] & ~this.columns.heads[1]);
    const space = this.#rules.kings ? columns - this.#occupied > crowned : null;
    return isClusterLost(this.#deal, this.found, this.depths, open0, open1, stock0, stock1, space);
  }

  #grow(): Int32Array {
    this.members = enlarged(this.members);
    return this.members;
  }
}

/** Adds the steps from the first member to another one to the trace. */
const traceTo = ({ members, trace }: PositionCluster, member: number): void => {
  const steps: number[] = [];
  for (let i = member; i > 0; i = members[i * STRIDE + MEMBER.from])
    steps.push(members[i * STRIDE + MEMBER.card]);
  trace?.push(...steps.reverse());
};

/** Adds the steps to the member with these foundations to the trace. */
export const traceToFound = (cluster: PositionCluster, found: number): void => {
  for (let i = 0; i < cluster.size; i++)
    if (cluster.members[i * STRIDE] === found) return traceTo(cluster, i);
};

/** The least foundations of its members. */
export const leastFound = ({ members, size }: PositionCluster): number => {
  let least = members[0];
  for (let i = 1; i < size; i++) least = Math.min(least, members[i * STRIDE]);
  return least;
};
