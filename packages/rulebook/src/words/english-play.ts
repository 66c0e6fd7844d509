/** English for how a game is played and how it ends. */
import type { Build, Rank, Role, StepBuild, Unit } from '@cairn/engine';
import { aRank, capital, counted, listed, spelled } from './parts.ts';
import type { PlayWords, TargetFact } from './rule-words.ts';

const SOURCE: Readonly<Record<Role, string>> = {
  layout: 'the layout',
  tableau: 'the columns',
  hole: 'the waste',
  foundation: 'the foundations',
  waste: 'the waste',
  reserve: 'the reserve',
  hand: 'your hand',
  stock: 'the stock',
};

/** One pile of the role as a target: "the waste", "a column". */
const onto = (role: Role, piles: number): string => {
  if (role === 'tableau') return 'a column';
  if (role === 'foundation') return piles === 1 ? 'the foundation' : 'a foundation';
  return piles === 1 ? SOURCE[role] : `one of ${SOURCE[role]}s`;
};

const EACH: Partial<Record<Role, string>> = { tableau: 'each column', reserve: 'each pile of the reserve' };
const A_PILE: Partial<Record<Role, string>> = { tableau: 'a column', reserve: 'a pile of the reserve' };

/** Which cards of a pile can be played; {each} and {a} stand for the pile. */
const AVAILABLE: Readonly<Record<Unit, string>> = {
  top: 'only the last card of {each} can be played.',
  run: 'the last card of {a} can be played, or any part of a face-up sequence at its end as one.',
  topOrAll: 'the last card of {a} can be played, or all its cards as one.',
  stack: 'any face-up card of {a} can be played together with all the cards on it, whatever they are.',
  any: 'every face-up card of {each} can be played, wherever it lies.',
  lone: 'the last card of {a} can be played when it lies alone or on a face-down card.',
};

const STEP: Readonly<Record<StepBuild['rank'], string>> = {
  up: 'one rank higher than',
  down: 'one rank lower than',
  either: 'one rank higher or one rank lower than',
  equal: 'of the same rank as',
  any: 'on',
};
const SUIT: Readonly<Record<StepBuild['suit'], string>> = {
  any: ', whatever the suits',
  same: ' and of its suit',
  alternating: ' and of the other colour',
};

const buildWords = (build: Build): string => {
  if (build.kind === 'pair') {
    const cards = build.cards === undefined ? 'any card' : listed(build.cards.map(aRank), 'or');
    return `it is ${cards} and the top card is ${build.on === undefined ? 'any card' : listed(build.on.map(aRank), 'or')}`;
  }
  if (build.rank === 'any') return `its suit allows it${SUIT[build.suit]}`;
  return `it is ${STEP[build.rank]} the top card${SUIT[build.suit]}`;
};

const target = ({ role, piles, builds }: TargetFact): string =>
  builds.length === 0
    ? `Nothing can be added to ${onto(role, piles)}.`
    : `A card goes on ${onto(role, piles)} when ${builds.map(buildWords).join(', or ')}.`;

/** "a queen or an ace", "nothing". */
const choice = (ranks: readonly Rank[]): string =>
  ranks.length === 0 ? 'nothing' : listed(ranks.map(aRank), 'or');

const MEET = {
  circular: 'Ranks go round in a circle',
  linear: 'Ranks do not go round',
  kingStop: 'Ranks do not go round, and the highest takes nothing',
} as const;

const DRAW_TO = {
  hole: (draw: number) =>
    `turn the next ${draw === 1 ? 'card' : `${draw} cards`} of the stock up onto the waste`,
  waste: (draw: number) =>
    `turn ${draw === 1 ? 'one card' : `${draw} cards`} from the stock up onto the waste`,
  tableau: () => 'deal one stock card to each column',
} as const;

export const play: PlayWords = {
  available: (role, unit, to) => {
    const text =
      role === 'layout'
        ? 'a card of the layout can be played when no other card lies on it.'
        : AVAILABLE[unit]
            .replace('{each}', EACH[role] ?? SOURCE[role])
            .replace('{a}', A_PILE[role] ?? SOURCE[role]);
    return capital(
      to.length === 0
        ? text
        : `to ${listed(
            to.map((each) => SOURCE[each]),
            'or',
          )}: ${text}`,
    );
  },
  routes: (from, to) =>
    `Cards of ${SOURCE[from]} go to ${listed(
      to.map((role) => SOURCE[role]),
      'or',
    )}.`,
  target,
  ends: ({ ends, last, onLast, first, onFirst }) =>
    `${MEET[ends]}: on ${aRank(last)} goes ${choice(onLast)}, on ${aRank(first)} ${choice(onFirst)}.`,
  empty: (role, piles, { takes, keeps }) => {
    const pile = role === 'tableau' ? 'An empty column' : `While it is empty, ${onto(role, piles)}`;
    const rest = keeps === undefined ? '' : `, if the pile it comes from keeps ${counted(keeps, 'card')}`;
    if (takes === 'nothing') return `${pile} takes nothing.`;
    if (takes === 'anything') return `${pile} takes any card${rest}.`;
    if (takes === 'base') return `${pile} takes a card of the rank that started the first one${rest}.`;
    return `${pile} takes only ${choice(takes)}${rest}.`;
  },
  headstart: (stock) =>
    'The waste starts empty: any card that can be played may open it, and others may follow' +
    (stock ? ', before the first stock card is turned.' : '.'),
  stays: 'A card on the waste stays there.',
  turnedUp: 'A face-down card that no card lies on any more is turned up at once.',
  jokers: (jokers, place, streaks) => {
    const wild = 'A joker goes on any card, and any card goes on a joker.';
    if (place === 'stock') return `${wild} ${jokers === 1 ? 'It is' : 'They are'} somewhere in the stock.`;
    if (place === 'anywhere')
      return `${wild} ${jokers === 1 ? 'It lies' : 'They lie'} anywhere among the cards.`;
    return (
      `${wild} ${jokers === 1 ? 'Yours' : 'Each of yours'} can be played once, at any time` +
      (streaks ? '; that neither ends a streak nor counts in it.' : '.')
    );
  },
  wildReserve: 'A card of the reserve goes on any card.',
  draw: ({ to, draw, when }) =>
    when === 'any'
      ? `At any time you may ${DRAW_TO[to](draw)}.`
      : `Only when no card can be played may you ${DRAW_TO[to](draw)}.`,
  passes: (passes, to) => {
    if (passes === 1) return 'The stock is gone through once.';
    const again = to === 'waste' ? ', each time turning the waste over to be the stock again' : '';
    return `The stock may be gone through ${passes === 'unlimited' ? 'as often as you like' : `${spelled(passes)} times`}${again}.`;
  },
  show: (what, during) =>
    `${what === 'rank' ? 'The rank of the next stock card' : 'The next stock card'} is shown ` +
    (during === 'first' ? 'until the first one is turned.' : 'all the time.'),
  peek: (uses) =>
    `You may look at the next stock card before you turn it${uses === 'unlimited' ? '' : `, ${uses === 1 ? 'once' : `${spelled(uses)} times`} in a deal`}. ` +
    'Taking the move back does not give the use back.',
  won: ({ kind, cards, all, role }) =>
    kind === 'clear'
      ? `You win when all ${cards} cards of ${SOURCE[role]} have gone.`
      : `You win when ${all ? 'all ' : ''}${cards} cards lie on ${SOURCE[role]}.`,
  lost: (stock) =>
    stock
      ? 'You lose when no card can be played and the stock can give no more.'
      : 'You lose when no card can be played.',
  resign: (price) =>
    `You may end a deal at any time; ${price === 'free' ? 'that costs nothing' : 'the price is told first'}.`,
};
