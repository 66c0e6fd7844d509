/** German sentences on which cards may be played, in what units, what an empty pile takes, and wild cards. */
import type { ZoneFact } from '../facts/deal-facts.ts';
import { germanJoined } from './builds.ts';
import type { GermanCardWords } from './cards.ts';
import { germanCapital, germanCards as someCards, germanListed } from './parts.ts';
import { germanAllOf, germanEmptyOne, lying, NAMES, germanOneOf, onto, outOf } from './roles.ts';
import type { EmptyFact, SourceFact, UnitFact } from '../facts/rule-facts.ts';

/** Sentences for games in which all cards go to one place. */
const AVAILABLE: Readonly<Record<Exclude<SourceFact['which'], 'suit'>, (place: ZoneFact) => string>> = {
  free: () => 'Eine Karte der Auslage kann gespielt werden, wenn keine andere auf ihr liegt.',
  last: (place) =>
    place.role === 'tableau'
      ? 'Nur die letzte Karte jeder Spalte kann gespielt werden.'
      : `Die letzte Karte ${lying(place, germanOneOf)} kann gespielt werden.`,
  every: (place) => `Jede offene Karte ${lying(place)} kann gespielt werden, wo sie auch liegt.`,
  lone: (place) =>
    `Die letzte Karte ${lying(place, germanOneOf)} kann gespielt werden, wenn sie allein oder auf einer verdeckten Karte liegt.`,
  only: (place) =>
    `Eine Karte ${lying(place, germanOneOf)} kann gespielt werden, wenn sie dort allein liegt.`,
};

export const germanAvailable = (c: GermanCardWords, source: SourceFact): string => {
  const { place, which } = source;
  if (which !== 'suit') return AVAILABLE[which](place);
  return `${germanCapital(wholeSuit(c, source))} ${source.suit?.must === true ? 'geht von selbst weg' : 'darf weg'}.`;
};

/** "eine ganze Farbe am Ende einer Spalte, vom König bis zum Ass," */
const wholeSuit = (c: GermanCardWords, { place, suit }: SourceFact): string => {
  const ranks = suit === null ? '' : `, von ${c.figure(suit.last)} bis ${c.figure(suit.first)},`;
  return `eine ganze Farbe am Ende ${place.role === 'tableau' ? 'einer Spalte' : outOf(place, germanOneOf)}${ranks}`;
};

/** Removes the comma at the end of a clause before another comma or a full stop. */
const tidy = (text: string): string => text.replaceAll(/,([,.])/g, '$1');

/** "die letzte Karte einer Spalte oder von der Ablage", "jede Karte aus der Reserve". */
const sources = (from: readonly SourceFact[]): string => {
  const of = (which: SourceFact['which'], say = germanOneOf): string[] =>
    from
      .filter((source) => source.which === which)
      .map(({ place }) => outOf(place, say))
      .filter((text, i, texts) => texts.indexOf(text) === i);
  const last = of('last');
  const every = of('every', germanAllOf);
  const lone = from.filter(({ which }) => which === 'lone').map(({ place }) => place);
  const only = of('only');
  return germanListed(
    [
      ...(of('free').length === 0 ? [] : ['eine Karte der Auslage, auf der keine andere liegt,']),
      ...(last.length === 0 ? [] : [`die letzte Karte ${germanListed(last, 'oder')}`]),
      ...(every.length === 0 ? [] : [`jede Karte ${germanListed(every, 'oder')}`]),
      ...lone.map(
        (place) =>
          `die letzte Karte ${outOf(place, germanOneOf)}, wenn sie dort allein oder auf einer verdeckten Karte liegt,`,
      ),
      ...(only.length === 0 ? [] : [`die einzige Karte ${germanListed(only, 'oder')}`]),
    ],
    'oder',
  );
};

/** Where a card goes: a cell must be free. */
const target = (to: ZoneFact): string =>
  to.role !== 'cell'
    ? onto(to, germanOneOf)
    : to.piles === 1
      ? 'in die Zelle, wenn sie frei ist'
      : 'in eine freie Zelle';

export const germanRoute = (c: GermanCardWords, to: ZoneFact, from: readonly SourceFact[]): string[] => {
  const whole = from.filter(({ which }) => which === 'suit');
  const back = from.filter((source) => source.place.role === 'foundation' && !whole.includes(source));
  const others = from.filter((source) => !back.includes(source) && !whole.includes(source));
  return [
    ...whole.map(
      (source) =>
        `${germanCapital(wholeSuit(c, source))} ${source.suit?.must === true ? `geht von selbst ${onto(to, germanOneOf)}` : `darf in einem Zug ${onto(to, germanOneOf)}`}.`,
    ),
    ...(others.length === 0 ? [] : [`${germanCapital(sources(others))} darf ${target(to)}.`]),
    ...(back.length === 0 ? [] : [`${germanCapital(sources(back))} darf zurück ${onto(to, germanOneOf)}.`]),
  ];
};

export const germanUnits = (c: GermanCardWords, { unit, builds, equal, runs, cells }: UnitFact): string => {
  switch (unit) {
    case 'top':
      if (cells)
        return 'Karten ziehen einzeln. Eine Folge kann auf einmal ziehen, wenn du sie über freie Zellen und leere Spalten Karte für Karte umlegen könntest.';
      return 'Von Spalte zu Spalte ziehen Karten einzeln, die letzte zuerst.';
    case 'any':
      return 'Von Spalte zu Spalte ziehen Karten einzeln: jede offene Karte, wo auch immer sie liegt.';
    case 'run':
      if (runs !== null)
        return `Karten am Ende einer Spalte können zusammen in eine andere ziehen, wenn ${germanJoined(c, runs)}.`;
      if (equal)
        return 'Karten eines Ranges am Ende einer Spalte können zusammen in eine andere ziehen, alle oder einige davon.';
      return builds === 1
        ? 'Eine so gebaute Folge am Ende einer Spalte kann in eine andere ziehen, ganz oder teilweise.'
        : 'Karten am Ende einer Spalte können zusammen in eine andere ziehen, wenn ein und dieselbe dieser Regeln sie alle verbindet.';
    case 'topOrAll':
      if (runs !== null)
        return `Von Spalte zu Spalte zieht die letzte Karte allein oder eine ganze Spalte auf einmal, wenn ${germanJoined(c, runs)}.`;
      return 'Von Spalte zu Spalte zieht die letzte Karte allein oder eine ganze Spalte auf einmal, wenn sie ganz in Folge liegt.';
    case 'stack':
      return 'Jede offene Karte einer Spalte kann in eine andere ziehen, zusammen mit allen Karten, die auf ihr liegen, in Folge oder nicht: nur die vorderste muss passen.';
    case 'suit':
      return 'Von Spalte zu Spalte ziehen nur ganze Farben.';
    case 'lone':
      return 'Nur eine letzte Karte, die in ihrer Spalte allein oder auf einer verdeckten Karte liegt, darf in eine andere Spalte.';
    case 'all':
      return 'Von Spalte zu Spalte zieht nur eine ganze Spalte, und nur, wenn sie ganz in Folge liegt.';
  }
};

/** The object of "nimmt": "jede Karte", "nur einen König", "jede Karte außer einer Dame". */
const wanted = (c: GermanCardWords, { takes, but, several, loose }: EmptyFact): string => {
  const lead = several ? ', allein oder mit den Karten, die mitziehen' : '';
  if (takes === 'anything') return `jede Karte${several && !loose ? ' oder Folge, die ziehen darf' : lead}`;
  if (takes === 'base') return `nur eine Karte vom Rang der Grundkarten${lead}`;
  if (takes === 'last') return `nur eine Karte vom Rang unter dem der Grundkarten${lead}`;
  if (but.length > 0)
    return `jede Karte außer ${germanListed(
      but.map((rank) => c.aRank(rank, 'dative')),
      'oder',
    )}${lead}`;
  const ranks = takes === 'nothing' ? [] : takes;
  return `nur ${germanListed(
    ranks.map((rank) => c.aRank(rank, 'accusative')),
    'oder',
  )}${lead}`;
};

const theSource = (place: ZoneFact | undefined): string =>
  place === undefined ? '' : germanAllOf(place, 'nominative');

/** "der letzten Karte der Ablage", "der nächsten Karte des Talons": after "mit". */
const filler = (place: ZoneFact | undefined): string => {
  if (place === undefined) return '';
  return place.role === 'stock'
    ? 'der nächsten Karte des Talons'
    : `der letzten Karte der ${NAMES[place.role].one}`;
};

const refills = (c: GermanCardWords, fact: EmptyFact): string[] => {
  const column = germanCapital(germanEmptyOne(fact.place, 'nominative'));
  const from = fact.from.length === 0 ? '' : `, und nur ${sources(fact.from)}`;
  if (fact.refill !== null && fact.refill !== 'next') {
    const [first, second] = fact.refill;
    const empty = germanEmptyOne(fact.place, 'nominative');
    const takes = fact.from.length === 0 ? wanted(c, fact) : sources(fact.from);
    const then = fact.takes === 'nothing' ? `bleibt ${empty} leer` : `nimmt ${empty} ${takes}`;
    return [
      `${column} wird sofort mit ${filler(first)} gefüllt${second === undefined ? '' : ` oder, ist ${theSource(first)} leer, mit ${filler(second)}`}.`,
      second === undefined ? `Ist ${theSource(first)} leer, ${then}.` : `Sind beide leer, ${then}.`,
    ];
  }
  return [
    `${column} wird sofort mit allen offenen Karten der Spalte rechts von ihr gefüllt, die dadurch ihrerseits leer werden kann.`,
    `Nur eine, die rechts von sich keine Karten hat, bleibt offen: sie nimmt ${wanted(c, fact)}${from}.`,
  ];
};

export const germanEmpty = (c: GermanCardWords, fact: EmptyFact): string[] => emptyTexts(c, fact).map(tidy);

/** What an empty column takes if only the other columns may fill it. */
const ownCards = ({ several, loose }: EmptyFact): string => {
  if (loose) return 'jede Karte, mit allen Karten, die auf ihr liegen, aus einer';
  return several ? 'jede Karte oder Folge, die ziehen darf, aus einer' : 'die letzte Karte einer';
};

const emptyTexts = (c: GermanCardWords, fact: EmptyFact): string[] => {
  const { place, takes, from, keeps, refill } = fact;
  const pile = germanCapital(germanEmptyOne(place, 'nominative'));
  if (place.role === 'cell') return [cell(c, fact)];
  if (refill !== null) return refills(c, fact);
  if (place.role === 'waste' || place.role === 'hole') return [openHole(c, fact)];
  if (takes === 'nothing') return [nothing(fact)];
  const kept =
    keeps === 0
      ? ''
      : `, solange dort, woher sie kommt, ${someCards(keeps)} ${keeps === 1 ? 'bleibt' : 'bleiben'}`;
  if (fact.inOrder && from.length > 1) return [inOrder(c, fact)];
  if (from.length > 0 && takes === 'anything') {
    const own = from.every((source) => source.place.role === place.role);
    const taken = own ? `${ownCards(fact)} anderen ${NAMES[place.role].one}` : sources(from);
    return [`${pile} nimmt ${taken}${kept}.`];
  }
  const only =
    from.length === 0
      ? ''
      : `, ${germanListed(
          from.map((source) => outOf(source.place)),
          'oder',
        )}`;
  const one = NAMES[place.role].gender === 'feminine' ? 'eine' : 'einer';
  return [
    `${pile} nimmt ${wanted(c, fact)}${only}${kept}.`,
    ...(fact.once ? [`Mit jeder Farbe beginnt nur ${one} davon.`] : []),
  ];
};

/** "Eine leere Spalte nimmt die letzte Karte der Reserve; ist die Reserve leer, die letzte Karte von der Ablage." */
const inOrder = (c: GermanCardWords, fact: EmptyFact): string => {
  const all = fact.takes === 'anything';
  const parts = fact.from.map((source, i) => {
    const before = fact.from[i - 1];
    const are = before?.place.role === 'tableau' ? 'sind' : 'ist';
    const once = before === undefined ? '' : `${are} ${germanAllOf(before.place, 'nominative')} leer, `;
    return once + (all ? sources([source]) : outOf(source.place));
  });
  const what = all ? '' : `${wanted(c, fact)}, `;
  return `${germanCapital(germanEmptyOne(fact.place, 'nominative'))} nimmt ${what}${parts.join('; ')}.`;
};

/** "Eine Zelle fasst eine Karte.", "Eine Zelle fasst eine Karte und nimmt nur einen König." */
const cell = (c: GermanCardWords, fact: EmptyFact): string => {
  const only = fact.takes === 'anything' ? '' : ` und nimmt ${wanted(c, { ...fact, several: false })}`;
  return `${germanCapital(germanOneOf(fact.place, 'nominative'))} fasst eine Karte${only}.`;
};

const nothing = ({ place, stock }: EmptyFact): string => {
  const pile = germanCapital(germanEmptyOne(place, 'nominative'));
  if (stock) return `${pile} wartet auf die nächsten Karten des Talons.`;
  return place.role === 'tableau' ? `${pile} bleibt leer.` : `${pile} nimmt nichts an.`;
};

/** A hole that is empty at the start. */
const openHole = (c: GermanCardWords, fact: EmptyFact): string => {
  const { place, takes, from, stock } = fact;
  const hole = germanEmptyOne(place, 'accusative');
  if (from.length > 0) {
    const places = germanListed(
      from.map((source) => outOf(source.place)),
      'oder',
    );
    return `Eine Karte ${places} muss ${hole} eröffnen.`;
  }
  if (takes === 'nothing') return `Nur der Talon eröffnet ${hole}.`;
  if (takes !== 'anything')
    return `${germanCapital(germanEmptyOne(place, 'nominative'))} nimmt ${wanted(c, { ...fact, several: false })}.`;
  const others = stock ? ', und andere dürfen folgen, bevor die erste Karte des Talons genommen wird' : '';
  return `Jede Karte, die gespielt werden kann, darf ${hole} eröffnen${others}.`;
};

export const germanStays = (place: ZoneFact): string =>
  place.piles === 1 ? `Eine Karte ${lying(place)} bleibt dort.` : `Karten ${lying(place)} bleiben dort.`;

export const germanTurnedUp = (when: 'exposed' | 'together'): string =>
  when === 'exposed'
    ? 'Eine verdeckte Karte, auf der keine mehr liegt, wird sofort aufgedeckt.'
    : 'Die verdeckten Karten bleiben verborgen, bis auf keiner von ihnen mehr eine offene Karte liegt; dann werden alle zusammen aufgedeckt.';

export const germanJokers = (
  count: number,
  place: 'stock' | 'anywhere' | 'hand',
  streaks: boolean,
): string[] => {
  const one = count === 1;
  const germanWild = 'Ein Joker passt auf jede Karte, und jede Karte passt auf einen Joker.';
  if (place === 'stock') return [germanWild, `${one ? 'Er ist' : 'Sie sind'} irgendwo im Talon.`];
  if (place === 'anywhere')
    return [germanWild, `${one ? 'Er liegt' : 'Sie liegen'} irgendwo unter den Karten.`];
  const free = streaks ? '; das beendet keine Serie und zählt nicht in ihr' : '';
  return [
    germanWild,
    `${one ? 'Deiner' : 'Jeder von deinen'} kann einmal gespielt werden, jederzeit${free}.`,
  ];
};

export const germanWild = (place: ZoneFact, streaks: boolean): string =>
  place.role === 'hand'
    ? `Eine Karte auf deiner Hand kann jederzeit gespielt werden und passt auf jede Karte${streaks ? '; weder das noch das Aufnehmen beendet eine Serie oder zählt in ihr' : ''}.`
    : `Eine Karte ${outOf(place)} kann jederzeit gespielt werden und passt auf jede Karte.`;
