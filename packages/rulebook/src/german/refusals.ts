/** German refusals: one sentence each, short enough to show on the table. */
import { makeCardOf, rankOf, suitOf, type Card, type Remove, type Role } from '@cairn/engine';
import type { GermanCardWords } from './cards.ts';
import { germanNotNext } from './grid.ts';
import { germanCapital, germanCards as someCards, germanListed, germanTimes } from './parts.ts';
import { germanAnEmptyPile, germanCardList, ofAny, ofZone, germanThePile, toPile } from './piles.ts';
import { germanToLeft } from './row.ts';
import type { RefusalFact } from '../words/words.ts';

const choice = (c: GermanCardWords, ranks: readonly number[]): string =>
  germanListed(
    ranks.map((rank) => c.aRank(rank, 'accusative')),
    'oder',
  );

/** "Kreuz Neun"; an unknown card is "Diese Karte". */
const named = (c: GermanCardWords, card: Card | null): string =>
  card === null ? 'Diese Karte' : germanCapital(c.card(card));

const pair = (c: GermanCardWords, remove: Remove & { kind: 'pair' }, cards: readonly Card[]): string => {
  const sum = cards.reduce((total, card) => total + rankOf(card), 0);
  const [first] = cards;
  if (cards.length === 1 && first !== undefined)
    return `${named(c, first)} geht nicht allein: gebraucht wird ${c.aRank(remove.sum - rankOf(first), 'nominative')}.`;
  if (cards.length > 2) return 'Karten gehen paarweise.';
  if (cards.length === 2 && sum !== remove.sum)
    return `${germanCapital(germanCardList(c, cards))} ergeben ${sum}; verlangt ist ${remove.sum}.`;
  return cards.length === 2
    ? 'Diese beiden Karten bilden kein erlaubtes Paar.'
    : 'Nicht alle diese Karten liegen offen.';
};

const run = (c: GermanCardWords, remove: Remove & { kind: 'run' }, cards: readonly Card[]): string => {
  if (cards.length < remove.min) return `Eine Gruppe braucht mindestens ${someCards(remove.min)}.`;
  return new Set(cards.map(rankOf)).size < cards.length
    ? 'In einer Gruppe kommt kein Rang zweimal vor.'
    : `Die Ränge müssen lückenlos aufeinander folgen: ${germanListed(cards.map((card) => c.figure(rankOf(card))))} tun es nicht.`;
};

const group = (c: GermanCardWords, remove: Remove | null, cards: readonly Card[]): string => {
  const [first] = cards;
  if (remove === null) return 'In diesem Spiel werden keine Karten entfernt.';
  if (first === undefined) return 'Wähle die Karten, die entfernt werden sollen.';
  if (remove.kind === 'pair') return pair(c, remove, cards);
  if (remove.kind === 'run') return run(c, remove, cards);
  if (remove.kind === 'match')
    return cards.length === 1
      ? `${named(c, first)} geht nicht allein.`
      : `${germanCapital(germanCardList(c, cards))} gehören nicht zusammen.`;
  return cards.length > 1
    ? 'Karten werden einzeln entfernt.'
    : `${named(c, first)} bleibt: keine höhere Karte ihrer Farbe liegt am Ende einer anderen Spalte.`;
};

const UNIT = {
  last: 'Karten ziehen einzeln, die letzte zuerst.',
  lone: 'Eine Karte, die auf einer anderen offenen liegt, zieht nicht dorthin.',
  whole: 'Entweder zieht die letzte Karte allein oder die ganze Spalte.',
  pile: 'Ein Stapel zieht nur als Ganzes.',
  all: 'Nur eine ganze Spalte zieht, und nur, wenn sie ganz in Folge liegt.',
} as const;

const NOT_RUN = {
  same: 'sind aber nicht alle von derselben Farbe',
  alternating: 'aber Rot und Schwarz wechseln sich nicht ab',
  colour: 'sind aber nicht alle rot oder alle schwarz',
  other: 'aber zwei benachbarte sind von derselben Farbe',
} as const;

/** Roles without numbered piles, in the dative after "von". */
const PLACE: Partial<Record<Role, string>> = {
  layout: 'einem Platz der Auslage',
  reserve: 'einem Stapel der Reserve',
  hand: 'einem Platz der Hand',
};

const POWERS: Readonly<Record<string, readonly [none: string, spent: string]>> = {
  peek: ['keinen Blick', 'Alle Blicke sind'],
  reshuffle: ['kein Mischen', 'Alles Mischen ist'],
  restock: ['kein Zurücklegen', 'Alles Zurücklegen ist'],
  pay: ['kein Zahlen', 'Alles Zahlen ist'],
  chance: ['keinen Zufall', 'Aller Zufall ist'],
  regather: ['kein Neugeben', 'Alles Neugeben ist'],
};

/** Cards of a row that don't match, and what would. */
const noMatch = (
  c: GermanCardWords,
  { card, on, alike }: Extract<RefusalFact, { kind: 'does-not-match' }>,
): string => {
  if (alike.length === 0) return `${named(c, card)} passt nicht auf ${c.theCard(on, 'accusative')}.`;
  const wanted = {
    suit: `dieselbe Farbe (${c.suit(suitOf(on))})`,
    rank: `denselben Rang (${c.figure(rankOf(on))})`,
  };
  const ways = germanListed(
    alike.map((each) => wanted[each]),
    'oder',
  );
  return `Es braucht ${ways}; dies ist ${c.theCard(card, 'nominative')}.`;
};

export const germanRefusal = (c: GermanCardWords, fact: RefusalFact): string => {
  switch (fact.kind) {
    case 'over':
      return 'Das Blatt ist zu Ende.';
    case 'no-such-pile':
      return 'Diesen Stapel gibt es nicht.';
    case 'no-card':
      return fact.pile.row === null || fact.pile.role === 'grid'
        ? `Keine Karte liegt in ${germanThePile(fact.pile, 'dative')}.`
        : 'Diese Karte ist schon fort.';
    case 'covered':
      return `${named(c, fact.card)} ist noch bedeckt von ${germanCardList(c, fact.by, 'dative')}.`;
    case 'locked':
      return `${named(c, fact.card)} ist gesperrt, bis ${fact.by.length === 1 ? 'noch eine Karte fort ist' : `noch ${fact.by.length} Karten fort sind`}.`;
    case 'face-down':
      return 'Diese Karte liegt verdeckt.';
    case 'no-route':
      return fact.from.role === fact.to.role
        ? `Karten ziehen nicht von ${PLACE[fact.from.role] ?? ofAny(fact.from)} zur nächsten Stelle dieser Art.`
        : `Karten ziehen nicht von ${ofZone(fact.from)} zu ${ofZone(fact.to)}.`;
    case 'not-from':
      return `${germanCapital(germanAnEmptyPile(fact.pile))} nimmt eine Karte nur aus ${germanListed(fact.from.map(ofAny), 'oder')}.`;
    case 'not-a-unit':
      if (fact.rule !== 'order') return UNIT[fact.rule];
      return fact.count === 1
        ? 'Diese Karte zieht nicht allein.'
        : `Diese ${fact.count} Karten bilden keine Folge.`;
    case 'not-a-run':
      return `Diese ${fact.count} Karten bilden eine Folge, ${NOT_RUN[fact.suits]}.`;
    case 'no-room':
      return `Der Platz reicht nur für ${fact.room === 1 ? 'eine Karte' : `${fact.room} Karten`} auf einmal, und das sind ${fact.count}.`;
    case 'fits-nowhere':
      return `Diese ${fact.count} Karten passen auf keine andere Spalte.`;
    case 'one-at-a-time':
      return `Nur eine Karte auf einmal geht ${toPile(fact.pile)}.`;
    case 'too-far':
      return `Ein Stapel darf nur auf ${germanToLeft(fact.steps)}.`;
    case 'does-not-match':
      return noMatch(c, fact);
    case 'wrong-rank':
      return fact.wanted.length === 0
        ? `Auf ${c.theCard(fact.on, 'accusative')} passt nichts.`
        : `Gebraucht wird ${germanListed(
            fact.wanted.map((rank) => c.aRank(rank, 'nominative')),
            'oder',
          )}; dies ist ${c.aRank(rankOf(fact.card), 'nominative')}.`;
    case 'wrong-suit': {
      const rank = rankOf(fact.card);
      const wanted = {
        same: () => c.theCard(makeCardOf(rank, suitOf(fact.on)), 'accusative'),
        alternating: () =>
          `${c.otherColour(fact.on, rank)} ${c.aRank(rank, 'accusative').replace(/^\S+ /, '')}`,
        colour: () => c.aColoured(makeCardOf(rank, suitOf(fact.on)), 'accusative'),
        other: () => `${c.aRank(rank, 'accusative')} von einer anderen Farbe`,
      } satisfies Readonly<Record<typeof fact.rule, () => string>>;
      return `Es braucht ${wanted[fact.rule]()}; dies ist ${c.theCard(fact.card, 'nominative')}.`;
    }
    case 'empty-pile':
      return fact.wanted.length === 0
        ? `${germanCapital(germanThePile(fact.pile, 'nominative'))} nimmt leer nichts an.`
        : `${germanCapital(germanAnEmptyPile(fact.pile))} braucht ${choice(c, fact.wanted)}.`;
    case 'no-gap':
      return `${germanCapital(c.theCard(fact.card, 'nominative'))} passt jetzt in keine Lücke.`;
    case 'not-next':
      return germanNotNext(c, fact);
    case 'must-keep':
      return `${germanCapital(germanThePile(fact.pile, 'nominative'))} muss ${someCards(fact.cards)} behalten.`;
    case 'full':
      if (fact.most !== null)
        return `${germanCapital(germanThePile(fact.pile, 'nominative'))} fasst höchstens ${someCards(fact.most)}.`;
      return `${germanCapital(germanThePile(fact.pile, 'nominative'))} ${fact.pile.role === 'cell' || fact.pile.role === 'grid' ? 'hat schon eine Karte' : 'ist vollständig'}.`;
    case 'not-a-suit':
      return `Nur eine ganze Farbe geht zu ${ofZone(fact.pile)}, von ${c.figure(fact.last)} bis ${c.figure(fact.first)}.`;
    case 'column-empty':
      return `Fülle zuerst ${germanThePile(fact.pile, 'accusative')}: aus dem Talon wird nur gegeben, wenn keine Spalte leer ist.`;
    case 'waste-not-empty':
      return 'Spiele zuerst die Karte auf der Ablage: erst dann kommt die nächste aus dem Talon.';
    case 'begin-first':
      return `Wähle zuerst die Grundkarte: Leg eine Karte aus ${germanListed(fact.from.map(ofZone), 'oder')} auf einen Zielstapel.`;
    case 'in-order':
      return `${germanCapital(germanAnEmptyPile(fact.pile))} nimmt nur Karten aus ${ofZone(fact.from)}, solange dort welche liegen.`;
    case 'suit-begun':
      return fact.pile.role === 'foundation'
        ? `${germanCapital(c.suit(suitOf(fact.card)))} hat schon einen Zielstapel.`
        : `Mit ${c.suit(suitOf(fact.card))} beginnt schon ein anderer Stapel.`;
    case 'no-stock':
      return 'Dieses Spiel hat keinen Talon.';
    case 'stock-empty':
      return 'Der Talon ist leer.';
    case 'stock-not-empty':
      return 'Der Talon ist noch nicht leer.';
    case 'no-more-passes':
      return `Es gibt keinen weiteren Durchgang: der Talon wird ${germanTimes(fact.passes)} durchgespielt.`;
    case 'cards-can-be-played':
      return 'Der Talon darf nur dann genommen werden, wenn keine Karte gespielt werden kann.';
    case 'stock-fills':
      return 'Aus dem Talon darfst du nichts nehmen: seine Karten füllen nur leere Stapel.';
    case 'no-such-power':
      return `Dieses Spiel kennt ${POWERS[fact.power]?.[0] ?? fact.power}.`;
    case 'power-spent':
      return `${POWERS[fact.power]?.[1] ?? `${fact.power} ist`} verbraucht.`;
    case 'nothing-to-show':
      return 'Es gibt keine verdeckte Karte im Talon, die man ansehen könnte.';
    case 'nothing-to-shuffle':
      return 'Zum Mischen sind es zu wenige Karten.';
    case 'lies-so':
      return 'Neu gegeben lägen die Karten wie jetzt.';
    case 'choose-first':
      return `${named(c, fact.card)} verlangt zuerst eine Wahl: einen Schlag zahlen oder es dem Zufall überlassen.`;
    case 'nothing-to-choose':
      return 'Keine Karte verlangt eine Wahl.';
    case 'not-a-group':
      return group(c, fact.remove, fact.cards);
    case 'not-cleared':
      return 'Neu ausgelegt wird erst, wenn diese Auslage abgeräumt ist.';
  }
};
