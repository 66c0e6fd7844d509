/** German sentences on moves and undo. Each is complete and ends with a full stop. */
import type { Card, Power } from '@cairn/engine';
import type { SeatFact } from '../facts/pile-facts.ts';
import { the, type GermanCardWords, type Gender } from './cards.ts';
import { germanBrought } from './events.ts';
import { germanCapital, germanCounted } from './parts.ts';
import { germanCardList, germanPileWord, germanThePile, toPile } from './piles.ts';
import type { AfterFact, FillFact, MoveFact, Sentences, SuitFact } from '../words/words.ts';

/** "Pik Sieben", "3 Karten ab Pik Sieben". */
const led = (c: GermanCardWords, cards: readonly (Card | null)[]): string => {
  const [lead] = cards;
  const name = lead === null || lead === undefined ? 'verdeckte Karte' : c.card(lead);
  return cards.length > 1 ? `${cards.length} Karten ab ${name}` : name;
};

/** "Pik Sieben", or only the number of cards. */
const dealt = (c: GermanCardWords, cards: readonly (Card | null)[]): string =>
  cards.length === 1 ? led(c, cards) : germanCounted(cards.length, 'Karte');

/** " Aufgedeckt: Karo Bube, Reihe 3 Karte 4."; only the number if there are many. */
const turnedUp = (c: GermanCardWords, seats: readonly SeatFact[]): string => {
  const known = seats.filter(({ card }) => card !== null);
  if (known.length > 3) return ` ${known.length} Karten aufgedeckt.`;
  const each = known.map(({ card, pile, place, count }) => {
    const where = pile.row === null ? `${place} von ${count}, ${germanPileWord(pile)}` : germanPileWord(pile);
    return `${germanCardList(c, [card])}, ${where}`;
  });
  return each.length === 0 ? '' : ` Aufgedeckt: ${each.join('; und ')}.`;
};

/** " Spalte 3 wurde aus der Reserve gefüllt: Kreuz Fünf." */
const filled = (c: GermanCardWords, { cards, from, to }: FillFact): string =>
  ` ${germanCapital(germanThePile(to, 'nominative'))} wurde aus ${germanThePile(from, 'dative')} gefüllt: ${led(c, cards)}.`;

/** " Alle 13 Karten ab Pik König gingen zu Zielstapel 2." */
const left = (c: GermanCardWords, { cards, to }: SuitFact): string =>
  ` Alle ${led(c, cards)} gingen ${toPile(to)}.`;

const after = (c: GermanCardWords, fact: AfterFact): string =>
  fact.suits.map((each) => left(c, each)).join('') +
  fact.filled.map((each) => filled(c, each)).join('') +
  turnedUp(c, fact.turned);

const POWERS: Readonly<Record<Power, readonly [name: string, gender: Gender]>> = {
  peek: ['Blick', 'masculine'],
  reshuffle: ['Mischen', 'neuter'],
  restock: ['Zurücklegen', 'neuter'],
  pay: ['Zahlen', 'neuter'],
  chance: ['Zufall', 'masculine'],
  regather: ['Neugeben', 'neuter'],
};
const thePower = (power: Power): string => {
  const [name, gender] = POWERS[power];
  return `${germanCapital(the(gender, 'nominative'))} ${name}`;
};

const move = (c: GermanCardWords, fact: MoveFact): string => {
  switch (fact.kind) {
    case 'play':
      if (fact.rough) return `Rough um ${led(c, fact.cards)} gemäht.`;
      return `${germanCapital(led(c, fact.cards))} ${toPile(fact.to)} gelegt.${after(c, fact.after)}`;
    case 'draw':
      return `${germanCapital(dealt(c, fact.cards))} ${fact.to.of > 1 ? 'ausgeteilt' : `${toPile(fact.to)} gegeben`}.${after(c, fact.after)}`;
    case 'remove':
      return `${germanCapital(germanCardList(c, fact.cards))} entfernt.${after(c, fact.after)}`;
    case 'redeal':
      return `Die Ablage ist umgedreht und wieder Talon: Durchgang ${fact.pass}.`;
    case 'again':
      return 'Alle Karten gemischt und neu ausgelegt.';
    case 'peek':
      return fact.shown === null
        ? 'Nachgesehen.'
        : `Nachgesehen: die nächste Karte des Talons ist ${c.theCard(fact.shown, 'nominative')}.`;
    case 'reshuffle':
      return `Auslage gemischt: ${germanCounted(fact.cards, 'Karte')} ${fact.cards === 1 ? 'hat' : 'haben'} den Platz getauscht.`;
    case 'restock':
      return `${germanCounted(fact.cards, 'Karte')} zurückgelegt und den Talon gemischt.`;
    case 'regather':
      return fact.shuffled
        ? `${germanCounted(fact.cards, 'Karte')} gemischt und neu gegeben.`
        : `${germanCounted(fact.cards, 'Karte')} eingesammelt und neu gegeben.`;
    case 'pay':
      return `Einen Schlag gezahlt.${after(c, fact.after)}`;
    case 'chance':
      return germanBrought(c, fact) + after(c, fact.after);
    case 'spent':
      return `${thePower(fact.power)} bleibt verbraucht.`;
    case 'end':
      return fact.why === 'time' ? 'Die Zeit ist um.' : 'Blatt beendet.';
  }
};

const undone = (c: GermanCardWords, fact: MoveFact): string => {
  switch (fact.kind) {
    case 'play':
      if (fact.rough) return `Das Rough um ${led(c, fact.cards)} ist wieder da.`;
      return `${germanCapital(led(c, fact.cards))} zurück ${toPile(fact.from)}.`;
    case 'draw':
      return `${germanCapital(dealt(c, fact.cards))} zurück zum Talon.`;
    case 'remove':
      return `${germanCapital(germanCardList(c, fact.cards))} zurückgelegt.`;
    case 'redeal':
      return 'Das Umdrehen der Ablage ist rückgängig gemacht.';
    case 'again':
      return 'Die nächste Auslage ist rückgängig gemacht.';
    case 'peek':
    case 'reshuffle':
    case 'restock':
    case 'pay':
    case 'chance':
      return `${thePower(fact.kind)} ist rückgängig gemacht, bleibt aber verbraucht.`;
    case 'regather':
      return fact.shuffled
        ? `${thePower(fact.kind)} ist rückgängig gemacht, bleibt aber verbraucht.`
        : `${thePower(fact.kind)} ist rückgängig gemacht.`;
    case 'spent':
      return `${thePower(fact.power)} bleibt verbraucht.`;
    case 'end':
      return 'Das Spiel geht weiter.';
  }
};

export const germanMoves = (c: GermanCardWords): Pick<Sentences, 'move' | 'undone'> => ({
  move: (fact) => move(c, fact),
  undone: (fact) => undone(c, fact),
});
