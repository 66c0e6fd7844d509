/**
 * German sentences for faults of rules that a player has changed. Zones and words keep the names of the definition.
 */
import { rankLetter, type FaultFact, type RuleFaultFact } from '@cairn/engine';
import { germanCapital, germanCards, germanCounted, germanGrouped, germanListed } from './parts.ts';
import { NAMES } from './roles.ts';

/** Names of JSON types, as expected values. */
const TYPES: Readonly<Record<string, string>> = {
  object: 'eine Gruppe von Einträgen {…}',
  array: 'eine Liste […]',
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: 'true oder false',
};

const NEEDS: Readonly<Record<Extract<RuleFaultFact, { kind: 'need' }>['part'], string>> = {
  remove: 'Um Karten zu entfernen',
  reshuffle: 'Um die Auslage neu zu mischen',
  restock: 'Um den Talon aufzufüllen',
  refill: 'Um von dort nachzufüllen',
  gaps: 'Um Karten vom Tisch zu nehmen',
};

const entries = (count: number): string => (count === 1 ? '1 Eintrag' : `${germanGrouped(count)} Einträge`);
const piles = (count: number): string => (count === 1 ? '1 Stapel' : `${germanGrouped(count)} Stapel`);
const are = (count: number): string => (count === 1 ? 'ist' : 'sind');

/** The fact of a kind; also if several kinds share a shape. */
type Of<Kind, Fact = RuleFaultFact> = Fact extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Fact
    : never
  : never;

/** A sentence for each fact, by its kind. */
const SENTENCES: { readonly [Kind in RuleFaultFact['kind']]: (fact: Of<Kind>) => string } = {
  'not-json': () =>
    'Das ist kein JSON: verlangt ist null, true, false, eine Zahl, ein Text, eine Liste oder ein Objekt',
  'no-name': () => '„__proto__“ ist kein Name',
  'link-rules': () => 'Die Regeln im Link sind nicht zu lesen: er ist unvollständig oder verändert',
  'too-deep': (fact) => `Das liegt mehr als ${fact.most} tief ineinander`,
  'too-many': (fact) => `Das sind mehr als ${germanGrouped(fact.most)} Einträge im Ganzen`,
  misfit: (fact) => `${fact.text} ist hier nicht erlaubt`,
  twice: (fact) => `${fact.text} nennt etwas zweimal`,
  type: (fact) => `${fact.text} ist hier nicht erlaubt: verlangt ist ${TYPES[fact.type] ?? fact.type}`,
  'no-word': (fact) =>
    `${fact.text} ist hier kein Wort: möglich ${are(fact.known.length)} ${germanListed(fact.known, 'oder')}`,
  'too-small': (fact) => `${fact.text} ist zu wenig: verlangt ist mindestens ${germanGrouped(fact.least)}`,
  'too-large': (fact) => `${fact.text} ist zu viel: verlangt ist höchstens ${germanGrouped(fact.most)}`,
  missing: (fact) => `„${fact.name}“ fehlt`,
  'too-few-entries': (fact) =>
    `${entries(fact.count)}: verlangt ${are(fact.least)} mindestens ${germanGrouped(fact.least)}`,
  'too-many-entries': (fact) =>
    `${entries(fact.count)}: verlangt ${are(fact.most)} höchstens ${germanGrouped(fact.most)}`,
  path: (fact) => `„${fact.path}“ führt in der Definition nirgendwohin`,
  taken: (fact) => `„${fact.name}“ hat schon eine Bedeutung: verlangt ist ein anderer Name`,
  'no-zone': (fact) =>
    `Einen Bereich „${fact.name}“ gibt es nicht: möglich ${are(fact.known.length)} ${germanListed(fact.known, 'oder')}`,
  'no-scoring': (fact) =>
    `Eine Zählung „${fact.name}“ gibt es nicht: möglich ${are(fact.known.length)} ${germanListed(fact.known, 'oder')}`,
  'rank-twice': (fact) => `Rang ${rankLetter(fact.rank)} steht zweimal da: verlangt ist ein einziger Eintrag`,
  'no-role': (fact) => `Hier fehlt ein Bereich der Art ${NAMES[fact.role].one}`,
  'base-pull': () =>
    'Karten vom Rang der ersten werden herausgenommen: andere dürfen es dann nicht, und diese Stapel bekommen keine',
  'no-opening': () =>
    'Die erste Karte wird gewählt: dazu braucht es leere Zielstapel und Bereiche, deren Karten dorthin dürfen',
  'waste-twice': () => 'Eine Ablage gibt es schon: mehr als eine ist nicht möglich',
  'chance-events': () => 'Der Zufall braucht eine Liste von Ereignissen',
  'events-pay': () => 'Ereigniskarten verlangen, dass man beliebig oft zahlen kann (powers.pay „unlimited“)',
  'draw-role': (fact) =>
    `Der Bereich „${fact.zone}“ ist von der Art ${NAMES[fact.role].one}: verlangt ist ${NAMES[fact.wanted].one}`,
  'filled-columns': () => 'Nur Spalten können vor dem Geben gefüllt sein: verlangt ist stock.to „tableau“',
  'placed-waste': () => 'Nur eine Ablage kann vor dem Ziehen leer sein: verlangt ist stock.to „waste“',
  'never-fills': () =>
    'Ein Talon, aus dem nie gezogen wird, muss Stapel füllen: verlangt ist empty.refill mit „stock“',
  'no-match': () =>
    'Hier steht nicht, welche Karten zusammengehören: verlangt ist sum, same oder bis zu vier Ränge',
  'leave-suit': () => 'Farben, die von selbst gehen, brauchen give.foundation „suit“',
  'row-steps': (fact) => `Kein Stapel kann ${fact.step} Plätze nach links: die Reihe hat ${fact.piles}`,
  'few-piles': (fact) =>
    `„${fact.zone}“ hat von Anfang an ${piles(fact.piles)}: verlangt ist ein Ziel mit weniger`,
  'never-fewer': (fact) => `In „${fact.zone}“ werden die Stapel nie weniger: die Karten können nirgendwohin`,
  'regather-columns': (fact) =>
    `„${fact.zone}“ wird nicht eingesammelt: verlangt ist ein Gitter, oder Spalten mit face „open“`,
  'regather-room': (fact) =>
    `In den Spalten ist Platz für ${germanCounted(fact.room, 'Karte')}, und neu gegeben werden bis zu ${germanGrouped(fact.cards)}`,
  'order-grid': (fact) => `„${fact.zone}“ hat keine Reihen, die sich ordnen lassen: verlangt ist ein Gitter`,
  'uneven-rows': (fact) =>
    `Reihe ${fact.row} hat ${fact.places} Plätze und die erste ${fact.first}: verlangt sind gleich lange Reihen`,
  'first-places': (fact) =>
    `${germanCounted(fact.cards, 'Karte')} ${fact.cards === 1 ? 'kommt' : 'kommen'} auf die ersten Plätze von ${fact.rows} Reihen: verlangt ist eine für jede Reihe, und diese Plätze sind frei`,
  'sink-open': () => 'Karten, die nach unten kommen, liegen offen: verlangt ist face „open“',
  'pack-size': (fact) =>
    `Das Spiel hat ${germanCounted(fact.cards, 'Karte')}: erlaubt sind höchstens ${germanGrouped(fact.most)}`,
  'no-picture': () => 'Das Bild hat keine Karte: verlangt ist mindestens ein „#“',
  need: (fact) => `${NEEDS[fact.part]}, fehlt ein Bereich der Art ${NAMES[fact.role].one}`,
  'no-place': (fact) => `Einen Platz ${fact.place} gibt es nicht: die Auslage hat ${fact.most}`,
  'locked-out': (fact) =>
    fact.places.length === 1
      ? `Platz ${fact.places.join()} wartet auf sich selbst und wird nie frei`
      : `Die Plätze ${germanListed(fact.places.map(String))} warten aufeinander und werden nie frei`,
  'taking-piles': (fact) =>
    `Karten lassen sich auf ${fact.piles} Stapel legen: erlaubt sind höchstens ${fact.most}`,
  'run-columns': (fact) =>
    `Folgen werden in ${fact.piles} Spalten gesucht: erlaubt sind höchstens ${fact.most}, sonst sind es zu viele`,
  'side-by-side': (fact) =>
    `In Reihe ${fact.row} liegen Karten übereinander: eine Karte ist zwei Spalten breit`,
  'no-card': (fact) => `Eine Karte „${fact.card}“ gibt es dafür in diesem Spiel nicht`,
  'pile-list': (fact) =>
    `Die Liste nennt ${piles(fact.got)}, und es ${are(fact.piles)} ${germanGrouped(fact.piles)}`,
  pulled: (fact) => `${germanCapital(germanCards(fact.cards))} für ${piles(fact.piles)}`,
  overdealt: (fact) =>
    `Gegeben werden ${germanCounted(fact.dealt, 'Karte')}, und das Spiel hat ${germanGrouped(fact.size)}`,
  'left-over': (fact) =>
    `${germanCapital(germanCards(fact.cards))} ${fact.cards === 1 ? 'bleibt' : 'bleiben'} übrig, und einen Talon gibt es nicht`,
  'empty-stock': () => 'Für den Talon bleibt keine Karte',
  'clear-already': (fact) => `„${fact.zone}“ ist von Anfang an leer: dorthin wird keine Karte gegeben`,
  'never-clear': (fact) => `„${fact.zone}“ wird nie leer: die Karten können nirgendwohin`,
  'never-fed': (fact) => `Nach „${fact.zone}“ kann nie eine Karte kommen`,
  'no-goal': (fact) =>
    `${germanCapital(germanCards(fact.cards))} ${are(fact.cards)} kein Ziel: verlangt sind mehr als die ${germanGrouped(fact.dealt)}, ` +
    `die nach „${fact.zone}“ gegeben werden, und höchstens ${germanGrouped(fact.size)}`,
  'goal-room': (fact) =>
    `„${fact.zone}“ hat Platz für ${germanCounted(fact.room, 'Karte')}, und das Ziel verlangt ${germanGrouped(fact.cards)}`,
  parity: (fact) =>
    'Gehen die Ränge nicht im Kreis, so wechseln Ränge an ungerader und an gerader Stelle einander auf dem Loch ab; ' +
    `hier sind es ${germanGrouped(fact.odd)} und ${germanGrouped(fact.even)}`,
  lonely: (fact) => `Zu Karten vom Rang ${germanListed(fact.ranks.map(rankLetter))} passt keine andere`,
  'no-partner': (fact) =>
    `Karten vom Rang ${germanListed(fact.ranks.map(rankLetter))} haben keinen Partner, mit dem sie ${fact.sum} ergeben`,
};

export const isRuleFault = (fact: FaultFact): fact is RuleFaultFact => Object.hasOwn(SENTENCES, fact.kind);

export const ruleFault = (fact: RuleFaultFact): string =>
  (SENTENCES[fact.kind] as (fact: RuleFaultFact) => string)(fact);
