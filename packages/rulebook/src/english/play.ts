/** English sentences on which cards may be played, in what units, what an empty pile takes, and wild cards. */
import { englishJoined } from './builds.ts';
import type { EnglishCardWords } from './cards.ts';
import { englishCapital, englishListed, some } from './parts.ts';
import { englishAllOf, englishEmptyOne, NOUN, englishOneOf } from './roles.ts';
import type { ZoneFact } from '../facts/deal-facts.ts';
import type { EmptyFact, SourceFact, UnitFact } from '../facts/rule-facts.ts';

/** Sentences for games in which all cards go to one place: "only the last card of each column can be played". */
const AVAILABLE: Readonly<Record<Exclude<SourceFact['which'], 'suit'>, (place: ZoneFact) => string>> = {
  free: () => 'a card of the layout can be played when no other card lies on it.',
  last: (place) =>
    place.role === 'tableau'
      ? 'only the last card of each column can be played.'
      : `the last card of ${englishOneOf(place)} can be played.`,
  every: (place) => `every face-up card of ${englishAllOf(place)} can be played, wherever it lies.`,
  lone: (place) =>
    `the last card of ${englishOneOf(place)} can be played when it lies alone or on a face-down card.`,
  only: (place) => `a card of ${englishOneOf(place)} can be played when it lies alone there.`,
};

export const englishAvailable = (c: EnglishCardWords, source: SourceFact): string => {
  const { place, which } = source;
  if (which !== 'suit') return englishCapital(AVAILABLE[which](place));
  return `${englishCapital(wholeSuit(c, source))} ${source.suit?.must === true ? 'leaves by itself' : 'can leave'}.`;
};

/** "a whole suit at the end of a column, from king down to ace," */
const wholeSuit = (c: EnglishCardWords, { place, suit }: SourceFact): string => {
  const ranks = suit === null ? '' : `, from ${c.figure(suit.last)} down to ${c.figure(suit.first)},`;
  return `a whole suit at the end of ${englishOneOf(place)}${ranks}`;
};

/** "the last card of a column or of the waste", "any card of the reserve". */
const sources = (from: readonly SourceFact[]): string => {
  const of = (which: SourceFact['which'], say = englishOneOf): string[] =>
    from
      .filter((source) => source.which === which)
      .map(({ place }) => (place.role === 'cell' ? `in ${englishOneOf(place)}` : `of ${say(place)}`))
      .filter((text, i, texts) => texts.indexOf(text) === i);
  const last = of('last');
  const every = of('every', englishAllOf);
  const lone = from.filter(({ which }) => which === 'lone').map(({ place }) => place);
  const only = of('only');
  return englishListed(
    [
      ...(of('free').length === 0 ? [] : ['a card of the layout that no other lies on']),
      ...(last.length === 0 ? [] : [`the last card ${englishListed(last, 'or')}`]),
      ...(every.length === 0 ? [] : [`any card ${englishListed(every, 'or')}`]),
      ...lone.map(
        (place) => `the last card of ${englishOneOf(place)} if it is alone there or lies on a face-down card`,
      ),
      ...(only.length === 0 ? [] : [`the only card ${englishListed(only, 'or')}`]),
    ],
    'or',
  );
};

/** Where a card goes: a cell must be free. */
const target = (to: ZoneFact): string =>
  to.role !== 'cell' ? englishOneOf(to) : to.piles === 1 ? 'the cell if it is free' : 'a free cell';

export const englishRoute = (c: EnglishCardWords, to: ZoneFact, from: readonly SourceFact[]): string[] => {
  const whole = from.filter(({ which }) => which === 'suit');
  const back = from.filter((source) => source.place.role === 'foundation' && !whole.includes(source));
  const others = from.filter((source) => !back.includes(source) && !whole.includes(source));
  return [
    ...whole.map(
      (source) =>
        `${englishCapital(wholeSuit(c, source))} ${source.suit?.must === true ? `goes to ${englishOneOf(to)} by itself` : `may go to ${englishOneOf(to)} in one move`}.`,
    ),
    ...(others.length === 0 ? [] : [`${englishCapital(sources(others))} may go to ${target(to)}.`]),
    ...(back.length === 0 ? [] : [`${englishCapital(sources(back))} may come back to ${englishOneOf(to)}.`]),
  ];
};

export const englishUnits = (c: EnglishCardWords, { unit, builds, equal, runs, cells }: UnitFact): string => {
  switch (unit) {
    case 'top':
      if (cells)
        return 'Cards move one at a time. A sequence can move in one go if you could move it card by card through free cells and empty columns.';
      return 'From column to column cards move one at a time, the last one first.';
    case 'any':
      return 'From column to column cards move one at a time: any face-up card, wherever it lies.';
    case 'run':
      if (runs !== null)
        return `Cards at the end of a column can move to another column together when ${englishJoined(c, runs)}.`;
      if (equal)
        return 'Cards of one rank at the end of a column can move to another column together, all or some of them.';
      return builds === 1
        ? 'A sequence built this way at the end of a column can move to another column, whole or in part.'
        : 'Cards at the end of a column can move to another column together when one and the same of these rules joins them all.';
    case 'topOrAll':
      if (runs !== null)
        return `From column to column moves the last card alone, or a whole column at once if ${englishJoined(c, runs)}.`;
      return 'From column to column moves the last card alone, or a whole column at once if all of it is in sequence.';
    case 'stack':
      return 'Any face-up card of a column can move to another column, together with all the cards that lie on it, in order or not: only the card that leads must fit.';
    case 'lone':
      return 'Only a last card that is alone in its column or lies on a face-down card can move to another column.';
    case 'suit':
      return 'From column to column only whole suits move.';
    case 'all':
      return 'Only a whole column can move to another column, and only if all of it is in sequence.';
  }
};

/** "any card", "only a king", "any card but a queen". */
const wanted = (c: EnglishCardWords, { takes, but, several, loose }: EmptyFact): string => {
  const lead = several ? ', alone or with the cards that move with it' : '';
  if (takes === 'anything') return `any card${several && !loose ? ' or sequence that may be moved' : lead}`;
  if (takes === 'base') return `only a card of the base rank${lead}`;
  if (takes === 'last') return `only a card of the rank below the base rank${lead}`;
  if (but.length > 0) return `any card but ${englishListed(but.map(c.aRank), 'or')}${lead}`;
  return `only ${englishListed((takes === 'nothing' ? [] : takes).map(c.aRank), 'or')}${lead}`;
};

/** "the last card of the waste", "the next card of the stock". */
const filler = (place: ZoneFact | undefined): string =>
  place === undefined ? '' : `the ${place.role === 'stock' ? 'next' : 'last'} card of ${englishAllOf(place)}`;

const refills = (c: EnglishCardWords, fact: EmptyFact): string[] => {
  const column = englishCapital(englishEmptyOne(fact.place));
  const from = fact.from.length === 0 ? '' : `, and only ${sources(fact.from)}`;
  if (fact.refill !== null && fact.refill !== 'next') {
    const takes = fact.from.length === 0 ? wanted(c, fact) : sources(fact.from);
    const [first, second] = fact.refill.map(englishAllOf);
    return [
      `${column} is filled at once with ${filler(fact.refill[0])}${second === undefined ? '' : `, or with ${filler(fact.refill[1])} if ${first} is empty`}.`,
      second === undefined
        ? `When ${first} is out, ${englishEmptyOne(fact.place)} ${fact.takes === 'nothing' ? 'stays empty' : `takes ${takes}`}.`
        : `When both are out, ${englishEmptyOne(fact.place)} ${fact.takes === 'nothing' ? 'stays empty' : `takes ${takes}`}.`,
    ];
  }
  return [
    `${column} is filled at once with all face-up cards of the column to its right, which may empty that one in turn.`,
    `Only one that has no cards to its right stays open: it takes ${wanted(c, fact)}${from}.`,
  ];
};

/** What an empty column takes if only the other columns may fill it. */
const ownCards = ({ several, loose }: EmptyFact): string => {
  if (loose) return 'any card, with all the cards that lie on it, from';
  return several ? 'any card or sequence that may be moved from' : 'the last card of';
};

export const englishEmpty = (c: EnglishCardWords, fact: EmptyFact): string[] => {
  const { place, takes, from, keeps, refill } = fact;
  const pile = englishCapital(englishEmptyOne(place));
  if (place.role === 'cell') return [cell(c, fact)];
  if (refill !== null) return refills(c, fact);
  if (place.role === 'waste' || place.role === 'hole') return [openHole(c, fact)];
  if (takes === 'nothing') return [nothing(fact)];
  const kept =
    keeps === 0
      ? ''
      : `, as long as ${some(keeps, 'card')} ${keeps === 1 ? 'is' : 'are'} left where it came from`;
  if (fact.inOrder && from.length > 1) return [inOrder(c, fact)];
  if (from.length > 0 && takes === 'anything') {
    const own = from.every((source) => source.place.role === place.role);
    const taken = own ? `${ownCards(fact)} another ${NOUN[place.role]}` : sources(from);
    return [`${pile} takes ${taken}${kept}.`];
  }
  const only =
    from.length === 0
      ? ''
      : `, from ${englishListed(
          from.map((source) => englishAllOf(source.place)),
          'or',
        )}`;
  return [
    `${pile} takes ${wanted(c, fact)}${only}${kept}.`,
    ...(fact.once ? ['Each suit begins only one of them.'] : []),
  ];
};

/** "An empty column takes the last card of the reserve; once the reserve is empty, the last card of the waste." */
const inOrder = (c: EnglishCardWords, fact: EmptyFact): string => {
  const all = fact.takes === 'anything';
  const parts = fact.from.map((source, i) => {
    const before = fact.from[i - 1];
    const once =
      before === undefined
        ? ''
        : `once ${englishAllOf(before.place)} ${before.place.role === 'tableau' ? 'are' : 'is'} empty, `;
    return once + (all ? sources([source]) : `from ${englishAllOf(source.place)}`);
  });
  const what = all ? '' : `${wanted(c, fact)}, `;
  return `${englishCapital(englishEmptyOne(fact.place))} takes ${what}${parts.join('; ')}.`;
};

/** "A cell holds one card.", "A cell holds one card, and takes only a king." */
const cell = (c: EnglishCardWords, fact: EmptyFact): string => {
  const only = fact.takes === 'anything' ? '' : `, and takes ${wanted(c, { ...fact, several: false })}`;
  return `${englishCapital(englishOneOf(fact.place))} holds one card${only}.`;
};

const nothing = ({ place, stock }: EmptyFact): string => {
  const pile = englishCapital(englishEmptyOne(place));
  if (stock) return `${pile} waits for the next cards of the stock.`;
  return place.role === 'tableau' ? `${pile} stays empty.` : `${pile} takes nothing.`;
};

/** A hole that is empty at the start. */
const openHole = (c: EnglishCardWords, fact: EmptyFact): string => {
  const { place, takes, from, stock } = fact;
  const hole = englishEmptyOne(place);
  if (from.length > 0) {
    const places = englishListed(
      from.map((source) => englishAllOf(source.place)),
      'or',
    );
    return `A card of ${places} must open ${hole}.`;
  }
  if (takes === 'nothing') return `Nothing but the stock opens ${hole}.`;
  if (takes !== 'anything')
    return `${englishCapital(wanted(c, { ...fact, several: false }))} may open ${hole}.`;
  const others = stock ? ', and others may follow, before the first stock card is turned' : '';
  return `Any card that can be played may open ${hole}${others}.`;
};

export const englishStays = (place: ZoneFact): string =>
  place.piles === 1
    ? `A card on ${englishAllOf(place)} stays there.`
    : `Cards on ${englishAllOf(place)} stay there.`;

export const englishTurnedUp = (when: 'exposed' | 'together'): string =>
  when === 'exposed'
    ? 'A face-down card that no card lies on any more is turned up at once.'
    : 'The face-down cards stay hidden until no face-up card lies on any of them; then all are turned up together.';

export const englishJokers = (
  count: number,
  place: 'stock' | 'anywhere' | 'hand',
  streaks: boolean,
): string[] => {
  const one = count === 1;
  const englishWild = 'A joker goes on any card, and any card goes on a joker.';
  if (place === 'stock') return [englishWild, `${one ? 'It is' : 'They are'} somewhere in the stock.`];
  if (place === 'anywhere') return [englishWild, `${one ? 'It lies' : 'They lie'} anywhere among the cards.`];
  const free = streaks ? '; that neither ends a streak nor counts in it' : '';
  return [englishWild, `${one ? 'Yours' : 'Each of yours'} can be played once, at any time${free}.`];
};

export const englishWild = (place: ZoneFact, streaks: boolean): string =>
  place.role === 'hand'
    ? `A card in your hand can be played at any time, and goes on any card${streaks ? '; neither that nor keeping it ends a streak or counts in it' : ''}.`
    : `A card of ${englishAllOf(place)} can be played at any time, and goes on any card.`;
