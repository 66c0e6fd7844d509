/**
 * German sentences for faults of a number, a link, a record or a typed move. Faults of rules are in rule-faults.ts.
 */
import type { FaultFact } from '@cairn/engine';
import type { FaultWords } from '../words/fault-words.ts';
import { germanCounted, germanGrouped, germanListed } from './parts.ts';
import { isRuleFault, ruleFault } from './rule-faults.ts';

const DEALS =
  'verlangt ist eine Nummer wie 49621, ms:617 oder pysol:12345 oder eine Liste von Karten wie cards:JD2D9H';

const unread = (what: string, text: string, wanted: string): string =>
  `${what} „${text}“ ist nicht lesbar: verlangt ist ${wanted}`;

const long = (what: string, length: number, most: number): string =>
  `${what} ist ${germanGrouped(length)} Zeichen lang: gelesen werden höchstens ${germanGrouped(most)}`;

const sentence = (fact: FaultFact): string => {
  if (isRuleFault(fact)) return ruleFault(fact);
  switch (fact.kind) {
    case 'deal':
      return `Blatt „${fact.text}“ ist nicht lesbar: ${DEALS}`;
    case 'deal-family':
      return `Blatt „${fact.text}“ ist nicht lesbar: Nummern der Art „${fact.family}“ gibt es nicht; ${DEALS}`;
    case 'deal-number':
      return unread('Blatt', fact.text, `eine ganze Zahl von 1 bis ${fact.last}`);
    case 'deal-cards':
      return 'Nach „cards:“ fehlen die Karten: verlangt ist eine Liste wie JD2D9H, die zuerst gegebene zuerst';
    case 'deal-pack':
      return (
        `Blatt „${fact.text}“ lässt sich hier nicht geben: Nummern der Art „${fact.family}“ gelten für ganze Kartenspiele ` +
        `von 52 Karten, und dieses hat ${germanCounted(fact.cards, 'Karte')} eigener Art; verlangt ist eine einfache Nummer wie 49621`
      );
    case 'deal-id':
      return unread('Blatt', fact.text, 'eine Kennung aus 1 bis 64 Buchstaben, Ziffern, „-“ und „_“');
    case 'deal-sealed':
      return `Blatt „${fact.text}“ lässt sich hier nicht geben: die Karten liegen auf dem Server, der es gegeben hat`;
    case 'foreign-card':
      return `„${fact.card}“ lässt sich hier nicht geben: diese Karte gibt es in diesem Spiel nicht`;
    case 'duplicate-card':
      return `„${fact.card}“ lässt sich nicht ${fact.got}-mal geben: diese Karte gibt es in diesem Spiel ${fact.wanted}-mal`;
    case 'missing-card':
      return (
        `${germanCounted(fact.got, 'Karte')} ${fact.got === 1 ? 'ist' : 'sind'} kein ganzes Kartenspiel von ${fact.size}: ` +
        `es ${fact.missing.length === 1 ? 'fehlt' : 'fehlen'} ${fact.missing.join(' ')}`
      );
    case 'card':
      return `Karte „${fact.text}“ ist nicht lesbar: verlangt sind ein Rang A 2…9 T J Q K und eine Farbe C D H S, wie „7S“, oder „*“ für einen Joker`;
    case 'no-game':
      return `Ein Spiel „${fact.name}“ gibt es hier nicht`;
    case 'option':
      return `${fact.game} hat keine Option „${fact.name}“: es gibt ${germanListed(fact.known)}`;
    case 'option-value':
      return `Die Option „${fact.name}“ kennt den Wert „${fact.value}“ nicht: es gibt ${germanListed(fact.known)}`;
    case 'link-size':
      return long('Der Link', fact.length, fact.most);
    case 'link':
      return unread('Der Link', fact.text, '#/Spiel/Nummer?Option=Wert');
    case 'link-pair':
      return `„${fact.text}“ im Link ist nicht lesbar: verlangt ist Name=Wert`;
    case 'link-twice':
      return `„${fact.name}“ steht zweimal im Link: verlangt ist ein einziger Wert`;
    case 'move':
      return unread(
        'Der Zug',
        fact.text,
        'eine Karte wie 7S, Stapel wie 5>9 oder 5>9*3, d (geben), rd (die Ablage umdrehen), peek, reshuffle, restock oder end',
      );
    case 'group-unseen':
      return `„${fact.text}“ lässt sich nicht entfernen: nicht alles davon ist zu sehen`;
    case 'lacking':
      return `Dafür hat Cairn noch kein Wort: ${fact.text}`;
    case 'unseen':
      return `„${fact.text}“ lässt sich nicht spielen: ${fact.name} ist nirgends zu sehen`;
    case 'ambiguous':
      return `„${fact.text}“ kann ${germanListed(fact.ways, 'oder')} heißen: eines davon ist zu wählen`;
    case 'not-allowed':
      return `„${fact.text}“ ist dort nicht erlaubt`;
    case 'move-at':
      return `Zug ${fact.number}: ${sentence(fact.fact)}`;
    case 'record-size':
      return long('Die Aufzeichnung', fact.length, fact.most);
    case 'header-missing':
      return `Die Kopfzeile [${fact.name} "…"] fehlt`;
    case 'header':
      return unread('Die Kopfzeile', fact.text, '[Name "Wert"]');
    case 'header-twice':
      return `Die Kopfzeile „${fact.name}“ steht zweimal da`;
    case 'header-option':
      return unread('Die Option', fact.text, 'Name=Wert');
    case 'header-option-twice':
      return `Die Option „${fact.name}“ steht zweimal da`;
    case 'score':
      return unread('Der Stand', fact.text, 'eine ganze Zahl');
    case 'step':
      return unread('Der Zug', fact.text, 'ein Zug wie 7S, d/5H oder 5>9@12.5');
    case 'variation-unclosed':
      return 'Eine Variante ist nicht geschlossen: verlangt ist „)“';
    case 'variation-unopened':
      return 'Hier steht eine „)“ ohne ihre „(“';
    case 'variation-first':
      return 'Vor einer Variante steht kein Zug, den sie ersetzen könnte';
    case 'variation-deep':
      return `Varianten liegen mehr als ${fact.most} tief ineinander`;
    case 'brace-unopened':
      return 'Hier steht eine „}“ ohne ihre „{“';
    case 'comment-unclosed':
      return 'Eine Anmerkung ist nicht geschlossen: verlangt ist „}“';
    case 'comment-first':
      return 'Eine Anmerkung in einer Variante muss auf einen Zug folgen';
  }
};

const PLACES: Readonly<Record<string, string>> = { line: 'Zeile', card: 'Karte', move: 'Zug' };

export const germanFaults: FaultWords = {
  sentence: ({ facts }) => sentence(facts),
  place: (path) => path.replace(/^(line|card|move)(?= \d+$)/, (word) => PLACES[word] ?? word),
};
