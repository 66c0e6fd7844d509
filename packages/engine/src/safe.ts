/**
 * Safe moves: cards that can go to their foundation without ever losing a win, found from what the player knows.
 *
 * CLAIM. Let c be the last card of its pile and fit on a foundation. Call low: c; what may lie on a low card in a
 * column (where nothing comes back from the foundations, only what is not there yet); and, where cards may come back,
 * what lies below a low card on its foundation. If for every low card that is not on a foundation as many foundations
 * are ready for its face as copies of it are left, then a win from here can be played with c on its foundation first.
 *
 * PROOF. Follow the win, with these changes: where it plays a low card to a column, play it to its foundation, unless
 * it is there; where it moves a low card that is on a foundation here, or brings one back, do nothing; of cards that
 * move together, those that are not where the win has them stay out, and low ones at the end go to their foundations
 * first. By induction the piles are those of the win without some low cards, which lie on foundations instead, and on
 * which only low cards lay: such a card's followers are the end of their pile. So every other card lies on the card it
 * lies on in the win, or higher up; a place that is empty there is empty here; no foundation is behind, and none
 * covers what the win brings back, for what lies below a low card is low. Equal cards find foundations of their own,
 * by their number: no two compete for one place. A low card that is last can go at once, since its foundation is
 * ready and stays so. The goal is reached with no more moves than the win's. (With alternating colours: the
 * cards of the other colour up to two ranks lower are home, and those of its own up to three.)
 *
 * SIDE CONDITIONS, each for a step of the proof. All cards go to one zone of foundations on which each face has one
 * place. Whatever gives cards to columns or cells gives them to foundations, too. Cards move as single ones or runs; where any
 * cards on top of a low one would come along ('stack'), nothing but c may be low and not home. No wild cards, no
 * groups, no powers, no card that moves only when alone (but whole columns may), no column that keeps or turns its cards together, and none
 * that is filled from the next one. Where the reserve fills a column, c leaves it neither the reserve nor an empty
 * column. The stock may be drawn from at any time and goes to the waste; a card of the waste leaves the packets of
 * later draws alone: single cards, no further pass, or the last card of all.
 */
import { settledRules } from './base.ts';
import { faceOf } from './card.ts';
import type { Game, ZoneRule } from './game.ts';
import type { Move } from './move.ts';
import { pileAt, plays } from './plays.ts';
import { cardOf, type View } from './state.ts';
import { unknownWord, type Vocabulary } from './vocabulary.ts';
import { UNIT_FACTS } from './word-facts.ts';

const FACES = 128;

/** What this question needs of the rules, computed once per game; null if a side condition does not hold. */
interface Order {
  readonly foundation: ZoneRule;
  /** By face: the face below it on its foundation; null for a face that an empty foundation takes. */
  readonly below: ReadonlyMap<number, number | null>;
  /** By face: the faces that may lie on it in a column. */
  readonly guests: ReadonlyMap<number, readonly number[]>;
  readonly copies: ReadonlyMap<number, number>;
}

/** Plays to foundations after which every win is still possible, in no particular order. Each is safe on its own. */
export const safeMoves = (given: Game, view: View): readonly Move[] => {
  const game = settledRules(given, view);
  const [first] = game.byRole.foundation;
  if (first === undefined || view.ended !== 'no') return [];
  const moves = plays(game, view).filter(
    (move) => move.kind === 'play' && game.byRole.foundation.includes(move.to),
  );
  const order = moves.length === 0 ? null : orderOf(game, view);
  if (order === null) return [];
  const seen = new Set<string>();
  return moves.filter((move) => {
    if (move.kind !== 'play' || seen.has(`${move.from} ${move.skip ?? 0}`)) return false;
    // Foundations that take the same card are interchangeable.
    seen.add(`${move.from} ${move.skip ?? 0}`);
    return leavesInOrder(game, view, move) && isSafe(game, view, order, faceAt(view, move));
  });
};

type Play = Move & { readonly kind: 'play' };

const faceAt = (view: View, { from, skip = 0 }: Play): number =>
  faceOf(cardOf(pileAt(view, from).at(-1 - skip) ?? 0));

/** Whether the pile that a card leaves behaves as before: its refill, and the draws on it. */
const leavesInOrder = (game: Game, view: View, { from, skip = 0 }: Play): boolean => {
  const pile = pileAt(view, from);
  const rule = game.piles[from];
  if (rule === undefined || rule.zone.role === 'foundation') return false;
  const fills = game.zones.some(({ empty }) => empty.refill === 'reserve');
  const reserve = game.byRole.reserve.some((each) => pileAt(view, each).length > 0);
  if (fills && reserve && (rule.zone.role === 'reserve' || pile.length === 1)) return false;
  const { stock, stockDef } = game;
  if (rule.zone.role !== 'waste' || stock === null || stockDef === null || stockDef.draw === 1) return true;
  const further = stockDef.passes === 'unlimited' || view.pass < stockDef.passes;
  return !further || (skip === 0 && pileAt(view, stock).length === 0);
};

/** Whether every low card can go to its foundation whenever it is the last of its pile. */
const isSafe = (game: Game, view: View, order: Order, lead: number): boolean => {
  const { foundation, below, guests, copies } = order;
  const laid = new Map<number, number>();
  const ready = new Map<number | null, number>();
  const add = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const index of foundation.piles) {
    const faces = pileAt(view, index).map((pileCard) => faceOf(cardOf(pileCard)));
    for (const face of faces) add(laid, face);
    add(ready, faces.at(-1) ?? null);
  }
  const isHome = (face: number): boolean => laid.get(face) === copies.get(face);
  const canGo = (face: number): boolean =>
    (laid.get(face) ?? 0) + (ready.get(below.get(face) ?? null) ?? 0) >= (copies.get(face) ?? 0);
  const returns = foundation.give.length > 0;
  const stacks = game.zones.some(({ give }) =>
    give.some(({ unit }) => UNIT_FACTS[unit].joined === 'nothing'),
  );
  const low = new Set([lead]);
  for (const face of low) {
    if (!isHome(face) && !canGo(face)) return false;
    if (isHome(face) && !returns) continue;
    for (const guest of guests.get(face) ?? []) {
      if (stacks && !isHome(guest)) return false;
      low.add(guest);
    }
    const under = below.get(face) ?? null;
    if (returns && under !== null) low.add(under);
  }
  return true;
};

const BUILDS = [
  {
    kind: ['step'],
    rank: ['up', 'down', 'either', 'equal', 'any'],
    suit: ['any', 'same', 'alternating', 'colour', 'other'],
    ends: ['linear', 'circular', 'kingStop'],
    ring: true,
  },
  { kind: ['pair'], cards: true, on: true },
] as const;
const GIVES = ['top', 'run', 'topOrAll', 'stack', 'any'] as const;
/** A whole column less its low cards is a whole column; but a low card that only leaves alone could not go at once. */
const GIVE = [{ tableau: [...GIVES, 'all'], cell: GIVES, foundation: GIVES }] as const;
const SOURCES = ['tableau', 'cell', 'foundation', 'waste', 'reserve'] as const;

/** The rules that the proof goes through. */
const VOCABULARY: Vocabulary = {
  pack: [
    { packs: true, jokers: true, jokerPlace: true, suits: true, ranks: true, extras: true, names: true },
  ],
  zones: [
    {
      role: ['tableau'],
      piles: true,
      deal: true,
      face: true,
      lastRows: true,
      pull: true,
      sink: true,
      turn: ['exposed'],
      build: BUILDS,
      holds: true,
      empty: [{ takes: ['nothing', 'anything', 'base'], from: SOURCES, keeps: true, refill: ['reserve'] }],
      give: GIVE,
    },
    {
      role: ['cell'],
      piles: true,
      deal: true,
      empty: [{ takes: ['nothing', 'anything', 'base'], from: SOURCES }],
      give: GIVE,
    },
    {
      role: ['foundation'],
      piles: true,
      deal: true,
      pull: true,
      build: BUILDS,
      empty: [{ takes: ['base'] }],
      give: [{ tableau: ['top'] }],
    },
    { role: ['waste'], rest: true, give: GIVE },
    { role: ['reserve'], piles: true, deal: true, face: true, give: GIVE, wild: true },
  ],
  stock: [{ to: ['waste'], draw: true, passes: true, when: ['any'], show: true }],
  goal: [{ kind: ['gather'], zone: true, cards: true }],
};
const ordered = new WeakMap<Game, boolean>();

/** Whether the proof goes through all rules of the game; looked up once. */
const isCovered = (game: Game): boolean => {
  const known = ordered.get(game);
  if (known !== undefined) return known;
  const covered = unknownWord(game.def, VOCABULARY) === null;
  ordered.set(game, covered);
  return covered;
};

/** The order of the game's foundations; null if a side condition does not hold. */
const orderOf = (game: Game, view: View): Order | null => {
  const { def, zones } = game;
  const { goal } = def;
  if (!isCovered(game)) return null;
  const [foundation, ...others] = zones.filter(({ role }) => role === 'foundation');
  if (foundation === undefined || others.length > 0 || goal.zone !== foundation.id) return null;
  if (goal.kind !== 'gather' || (goal.cards !== 'all' && goal.cards !== game.cards.length)) return null;
  if ((def.pack.jokers ?? 0) > 0) return null;
  return zones.every(isPlain) ? chained(game, view, foundation) : null;
};

const isPlain = ({ role, wild, give, empty }: ZoneRule): boolean => {
  const feeds = give.some(({ to }) => to === 'tableau' || to === 'cell') && role !== 'foundation';
  return !wild && (!feeds || give.some(({ to }) => to === 'foundation')) && (empty.keeps ?? 0) === 0;
};

/**
 * Follows the foundations up from the faces that an empty one takes. Null if a face has two places or none, or if
 * cards compete for a place.
 */
const chained = (game: Game, view: View, foundation: ZoneRule): Order | null => {
  const { fits, empty, piles } = foundation;
  const first = piles.map((pile) => pileAt(view, pile)[0]).find((pileCard) => pileCard !== undefined);
  const base = first === undefined ? [] : [cardOf(first) & 15];
  const takes = empty.takes === 'base' ? base : typeof empty.takes === 'string' ? [] : empty.takes;
  const copies = new Map<number, number>();
  for (const card of game.cards) copies.set(faceOf(card), (copies.get(faceOf(card)) ?? 0) + 1);
  const faces = [...copies.keys()];
  const follow = (table: ZoneRule['fits'], on: number): readonly number[] =>
    table === null ? [] : faces.filter((face) => table[on * FACES + face] === 1);
  const below = new Map<number, number | null>();
  const bases = faces.filter((face) => takes.includes(face & 15));
  for (const face of bases) below.set(face, null);
  // The list grows during the loop.
  const climbed = [...bases];
  for (const face of climbed) {
    const next = follow(fits, face).filter((each) => !bases.includes(each));
    if (next.length > 1 || next.some((each) => below.has(each))) return null;
    for (const each of next) {
      below.set(each, face);
      climbed.push(each);
    }
  }
  const starts = bases.reduce((sum, face) => sum + (copies.get(face) ?? 0), 0);
  if (below.size < faces.length || piles.length !== starts) return null;
  const columns = game.zones.filter(({ role }) => role !== 'foundation');
  const guests = new Map(faces.map((face) => [face, columns.flatMap(({ fits: on }) => follow(on, face))]));
  return { foundation, below, guests, copies };
};
