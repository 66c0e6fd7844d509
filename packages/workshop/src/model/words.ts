/**
 * Words of controls and of their choices. The app has a label for each word in each language, and the compiler checks
 * that none is missing. A word has the same meaning everywhere; the control's role or zone says of what.
 */
import { ROLES } from '@cairn/engine';

/** Names of controls. */
const NAMES = [
  // structure
  'packs',
  'jokers',
  'joker-place',
  'suits',
  'ranks',
  'stock',
  /** Whether there is a zone of the control's role. */
  'present',
  'piles',
  'picture',
  /** Whether the cards of a zone go on anything. */
  'wild',
  // deal
  /** Cards dealt to a pile; or to each pile, as a list; or how many piles get one. */
  'dealt',
  /** Whether each pile has a number of its own. */
  'dealt-each',
  'face',
  /** How many cards at the end are face up, in all piles or by pile; or how many rows at the bottom. */
  'face-up',
  /** Which cards of each pile, from the bottom, are face down. */
  'face-down',
  /** How many cards at the end of every column are dealt last, row by row. */
  'last-rows',
  /** Cards taken out of the pack for a zone before the deal. */
  'taken-out',
  /** Whether the cards of the base rank are taken out. */
  'base-out',
  /** Whether no column gets two cards of a rank. */
  'distinct',
  /** Ranks of the cards that go to the bottom of their columns after the deal. */
  'sinking',
  /** How many rows a grid has, and how many places each. */
  'rows',
  'row-places',
  /** Ranks of the cards that leave gaps after the deal, and where they go. */
  'gap-ranks',
  'gaps-to',
  /** Whether the card to the right of a gap counts. */
  'before-right',
  /** Whether the end of a row is the neighbour of the next beginning. */
  'joined',
  /** The ranks that rows begin with. */
  'row-begins',
  /** When face-down cards are turned up. */
  'turning',
  /** Ranks of the extra cards in a hand. */
  'holds',
  // builds
  /** How many rules say what may lie on what; each is enough. */
  'rules',
  'rule-kind',
  'step',
  'suit',
  'ends',
  /** The ranks of a sequence. */
  'ring',
  'cards',
  'on',
  /** What joins cards that move together. */
  'moving',
  'empty-takes',
  'empty-ranks',
  'empty-from',
  /** Whether the places that fill an empty pile do so one after another. */
  'in-order',
  /** Where the first card of the foundations is chosen from. */
  'first-from',
  'keeps',
  'refill',
  /** Whether a suit may begin only one pile of the zone. */
  'once',
  /** The most cards of a pile. */
  'most-cards',
  /** How cards go from the zone to piles of the control's role. */
  'gives',
  /** Whether whole suits leave by themselves. */
  'leaving',
  // stock and waste
  'to',
  /** The zone that gets drawn cards, or several together. */
  'drawn-zone',
  'draw',
  'passes',
  'when',
  'shown',
  'playable',
  'rest',
  // goal and removal
  'goal',
  'goal-zone',
  'goal-cards',
  /** The most piles that may be left. */
  'goal-piles',
  /** How many places to its left a pile of a row may go. */
  'steps',
  /** Whether the cards left after dealing take no part. */
  'set-aside',
  'remove',
  'sum',
  /** How many sets of cards match. */
  'sets',
  /** What the cards of a set have in common. */
  'same',
  /** The ranks of a set. */
  'match-ranks',
  'alone',
  'remove-from',
  'coverer',
  'least-run',
  'ace-high',
  // score
  'scoring',
  'unit',
  'low',
  'start',
  'chain',
  'doubles-after',
  'chain-peaks',
  'pays',
  'pays-apex',
  'pays-more-after',
  'drive-cards',
  'drive-points',
  'penalty',
  'peaks',
  'peaks-each',
  'clear',
  'draw-points',
  'reserve-points',
  /** Points for a card played to the hole, by rank. */
  'rank-points',
  'left-points',
  'left-when',
  'left-roles',
  'spare-points',
  'cards-role',
  'cards-points',
  'move-points',
  'turn-points',
  'pass-points',
  'free-passes',
  'group-points',
  'second-points',
  'par',
  'floor',
  'least',
  'bankroll',
  // aids
  'peek',
  'reshuffle',
  'restock',
  'regather',
  /** In which order cards that were gathered are dealt again, and how many to a column. */
  'regather-order',
  'regather-cards',
  /** The same of a grid, and where its gaps are then. */
  'grid-regather',
  'regather-gaps',
  'pay',
  'chance',
  'seconds',
  'undo',
  'again',
  /** The number of locks. Each has locked places, and places that must be empty first. */
  'locks',
  'lock-places',
  'lock-until',
  'rough',
  'irons',
  'events',
] as const;

/** Words of choices, and words that may replace a number. */
const CHOICES = [
  'none',
  'all',
  'unlimited',
  'every-zone',
  'thirds',
  'in-stock',
  'anywhere',
  'in-hand',
  'clubs',
  'diamonds',
  'hearts',
  'spades',
  'fifth-suit',
  // faces
  'open',
  'closed',
  'last-open',
  'some-open',
  'some-closed',
  'rows-open',
  'exposed',
  'together',
  // builds
  'by-step',
  'by-rank',
  'up',
  'down',
  'either',
  'equal',
  'any-rank',
  'any-suit',
  'same-suit',
  'alternating',
  'as-built',
  'own-rules',
  'same-colour',
  'other-suit',
  'linear',
  'circular',
  'king-stop',
  'round-to-base',
  'nothing',
  'anything',
  'base',
  'below-base',
  'these-ranks',
  'from-reserve',
  'from-right',
  'in-any-order',
  'from-top',
  'from-bottom',
  'from-waste',
  'from-stock',
  'from-waste-or-stock',
  'off-table',
  'row-starts',
  'after-order',
  'row-ends',
  // units
  'last-card',
  'run',
  'last-or-all',
  'stack',
  'any-card',
  'lone-card',
  'whole-suit',
  'whole-pile',
  // stock
  'any-time',
  'when-stuck',
  'when-filled',
  'when-placed',
  'when-never',
  'rank-first',
  'rank-always',
  'card-first',
  'card-always',
  // goal and removal
  'clear-zone',
  'gather-cards',
  'suits-in-order',
  'rows-in-order',
  'few-piles',
  'pairs',
  'runs',
  'lower-of-suit',
  'matches',
  'of-rank',
  'of-suit',
  // score
  'points',
  'dollars',
  'strokes',
  'groups',
  'cards-left',
  'counting',
  'doubling',
  'paying',
  'stock-left',
  'lost',
] as const;

export const CONTROL_WORDS = [...NAMES, ...CHOICES, ...ROLES] as const;
export type ControlWord = (typeof CONTROL_WORDS)[number];
