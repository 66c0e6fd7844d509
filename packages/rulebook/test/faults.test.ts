// Faults: whatever a player can get wrong is told in German, and its place too; English is as the engine wrote it.
import {
  compileTrusted,
  failWith,
  parseCard,
  parseDeal,
  parseLink,
  parseMove,
  parseRecord,
  start,
  type FaultFact,
  type Result,
  type RuleFaultFact,
  type State,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { expect, test } from 'vitest';
import { faultLine, faultSentence, germanFaults } from '../src/index.ts';
import { compiled, peaks } from './games.ts';

const game = (id: string) => {
  const found = findGame(id);
  if (found === null) throw new Error(`No game "${id}"`);
  return compiled(found.def);
};
const dealt = (id: string, name: string): Result<State> => {
  const deal = parseDeal(name);
  return deal.ok ? start(game(id), deal.value) : deal;
};
const move = (id: string, name: string, text: string): Result<unknown> => {
  const state = dealt(id, name);
  return state.ok ? parseMove(game(id), state.value, text) : state;
};
const record = (body: string, headers = '[Game "golf"]\n[Deal "7"]'): Result<unknown> =>
  parseRecord(`${headers}\n\n${body}\n`);
const tripeaks = peaks().base;
const FACES = 'CDHS'.split('').flatMap((suit) => 'A23456789TJQK'.split('').map((rank) => rank + suit));

/** What is given, and what is said of it in German. */
const WRONG: Readonly<
  Record<Exclude<FaultFact['kind'], RuleFaultFact['kind']>, readonly [given: Result<unknown>, told: string]>
> = {
  deal: [
    parseDeal('banana'),
    'Blatt „banana“ ist nicht lesbar: verlangt ist eine Nummer wie 49621, ms:617 oder pysol:12345 oder eine Liste von Karten wie cards:JD2D9H',
  ],
  'deal-family': [
    parseDeal('moon:7'),
    'Blatt „moon:7“ ist nicht lesbar: Nummern der Art „moon“ gibt es nicht; verlangt ist eine Nummer wie 49621, ms:617 oder pysol:12345 oder eine Liste von Karten wie cards:JD2D9H',
  ],
  'deal-number': [
    parseDeal('ms:0'),
    'Blatt „ms:0“ ist nicht lesbar: verlangt ist eine ganze Zahl von 1 bis 8589934591',
  ],
  'deal-cards': [
    parseDeal('cards:'),
    'Nach „cards:“ fehlen die Karten: verlangt ist eine Liste wie JD2D9H, die zuerst gegebene zuerst',
  ],
  'deal-id': [
    parseDeal('sealed:!'),
    'Blatt „sealed:!“ ist nicht lesbar: verlangt ist eine Kennung aus 1 bis 64 Buchstaben, Ziffern, „-“ und „_“',
  ],
  'deal-sealed': [
    dealt('golf', 'sealed:k3Xw-9_'),
    'Blatt „sealed:k3Xw-9_“ lässt sich hier nicht geben: die Karten liegen auf dem Server, der es gegeben hat',
  ],
  'deal-pack': [
    dealt('barbershop-quintet', 'ms:1'),
    'Blatt „ms:1“ lässt sich hier nicht geben: Nummern der Art „ms“ gelten für ganze Kartenspiele von 52 Karten, und dieses hat 62 Karten eigener Art; verlangt ist eine einfache Nummer wie 49621',
  ],
  'foreign-card': [
    dealt('golf', 'cards:*'),
    '„*“ lässt sich hier nicht geben: diese Karte gibt es in diesem Spiel nicht',
  ],
  'duplicate-card': [
    dealt('golf', 'cards:7S7S'),
    '„7S“ lässt sich nicht 2-mal geben: diese Karte gibt es in diesem Spiel 1-mal',
  ],
  'missing-card': [
    dealt('golf', `cards:${FACES.filter((face) => face !== 'KH' && face !== 'KS').join('')}`),
    '50 Karten sind kein ganzes Kartenspiel von 52: es fehlen KH KS',
  ],
  card: [
    parseCard('ZZ'),
    'Karte „ZZ“ ist nicht lesbar: verlangt sind ein Rang A 2…9 T J Q K und eine Farbe C D H S, wie „7S“, oder „*“ für einen Joker',
  ],
  'no-game': [
    failWith('game', '', 'There is no game "nothing" here', { kind: 'no-game', name: 'nothing' }),
    'Ein Spiel „nothing“ gibt es hier nicht',
  ],
  option: [
    compileTrusted(game('trigon').base, { speed: '1' }),
    'speed: Trigon hat keine Option „speed“: es gibt draw, passes, waste, structure, foundationReturn und scoring',
  ],
  'option-value': [
    compileTrusted(tripeaks, { wrap: 'sideways' }),
    'wrap: Die Option „wrap“ kennt den Wert „sideways“ nicht: es gibt wrap, linear und kingStop',
  ],
  'link-size': [
    parseLink(`#/golf/${'7'.repeat(20_000)}`),
    'Der Link ist 20.007 Zeichen lang: gelesen werden höchstens 16.000',
  ],
  link: [parseLink('#/%zz'), 'Der Link „#/%zz“ ist nicht lesbar: verlangt ist #/Spiel/Nummer?Option=Wert'],
  'link-pair': [parseLink('#/golf/7?wrap'), '„wrap“ im Link ist nicht lesbar: verlangt ist Name=Wert'],
  'link-twice': [parseLink('#/golf/7?a=1&a=2'), '„a“ steht zweimal im Link: verlangt ist ein einziger Wert'],
  move: [
    move('golf', '7', '>>'),
    'Der Zug „>>“ ist nicht lesbar: verlangt ist eine Karte wie 7S, Stapel wie 5>9 oder 5>9*3, d (geben), rd (die Ablage umdrehen), peek, reshuffle, restock oder end',
  ],
  'group-unseen': [
    move('pyramid', '7', 'xZZ'),
    '„xZZ“ lässt sich nicht entfernen: nicht alles davon ist zu sehen',
  ],
  lacking: [
    failWith('lacking', 'accordion', 'Cairn has no word for this yet', {
      kind: 'lacking',
      text: 'accordion',
    }),
    'accordion: Dafür hat Cairn noch kein Wort: accordion',
  ],
  unseen: [move('golf', '7', '*'), '„*“ lässt sich nicht spielen: * ist nirgends zu sehen'],
  ambiguous: [move('klondike', '3', '1'), '„1“ kann 1>3 oder 1>f1 heißen: eines davon ist zu wählen'],
  'not-allowed': [
    failWith('move', '', '"7S" is not allowed there', { kind: 'not-allowed', text: '7S' }),
    '„7S“ ist dort nicht erlaubt',
  ],
  'move-at': [
    failWith('move', '', 'Move 2: "7S" is not allowed there', {
      kind: 'move-at',
      number: 2,
      fact: { kind: 'not-allowed', text: '7S' },
    }),
    'Zug 2: „7S“ ist dort nicht erlaubt',
  ],
  'record-size': [
    record('d '.repeat(200_000)),
    'Die Aufzeichnung ist 400.027 Zeichen lang: gelesen werden höchstens 400.000',
  ],
  'header-missing': [record('d', '[Deal "7"]'), 'Game: Die Kopfzeile [Game "…"] fehlt'],
  header: [
    record('d', '[Game golf]\n[Deal "7"]'),
    'Zeile 1: Die Kopfzeile „[Game golf]“ ist nicht lesbar: verlangt ist [Name "Wert"]',
  ],
  'header-twice': [
    record('d', '[Game "golf"]\n[Deal "7"]\n[Deal "8"]'),
    'Zeile 3: Die Kopfzeile „Deal“ steht zweimal da',
  ],
  'header-option': [
    record('d', '[Game "golf"]\n[Deal "7"]\n[Options "wrap"]'),
    'Options: Die Option „wrap“ ist nicht lesbar: verlangt ist Name=Wert',
  ],
  'header-option-twice': [
    record('d', '[Game "golf"]\n[Deal "7"]\n[Options "a=1 a=2"]'),
    'Options: Die Option „a“ steht zweimal da',
  ],
  score: [
    record('d', '[Game "golf"]\n[Deal "7"]\n[Score "many"]'),
    'Score: Der Stand „many“ ist nicht lesbar: verlangt ist eine ganze Zahl',
  ],
  step: [
    record('d@@'),
    'Zeile 4: Der Zug „d@@“ ist nicht lesbar: verlangt ist ein Zug wie 7S, d/5H oder 5>9@12.5',
  ],
  'variation-unclosed': [record('d (7S'), 'Zeile 4: Eine Variante ist nicht geschlossen: verlangt ist „)“'],
  'variation-unopened': [record('d )'), 'Zeile 4: Hier steht eine „)“ ohne ihre „(“'],
  'variation-first': [record('(d) d'), 'Zeile 4: Vor einer Variante steht kein Zug, den sie ersetzen könnte'],
  'variation-deep': [
    record(`${'d ('.repeat(33)}d${')'.repeat(33)}`),
    'Zeile 4: Varianten liegen mehr als 32 tief ineinander',
  ],
  'brace-unopened': [record('d }'), 'Zeile 4: Hier steht eine „}“ ohne ihre „{“'],
  'comment-unclosed': [record('d {why'), 'Zeile 4: Eine Anmerkung ist nicht geschlossen: verlangt ist „}“'],
  'comment-first': [
    record('d ({why} d)'),
    'Zeile 4: Eine Anmerkung in einer Variante muss auf einen Zug folgen',
  ],
};

test.each(Object.entries(WRONG))('%s', (kind, [given, told]) => {
  const faults = given.ok ? [] : given.error;
  const fault = faults.find(({ facts }) => facts?.kind === kind);
  if (fault === undefined) throw new Error(JSON.stringify(faults));
  expect(faultLine(fault, germanFaults)).toBe(told);
  expect(faultSentence(fault)).toBe(fault.message);
});

test('a card of a list is told with its place', () => {
  const given = parseDeal('cards:7SZZ');
  expect(given.ok ? '' : given.error.map((fault) => faultLine(fault, germanFaults)).join()).toMatch(
    /^Karte 2: Karte „ZZ“ ist nicht lesbar: /,
  );
});

test('a fault of a definition is told as it was written', () => {
  const given = failWith('sum', 'zones', 'The zones take 53 cards and the pack has 52');
  expect(given.ok ? '' : given.error.map((fault) => faultLine(fault, germanFaults)).join()).toBe(
    'zones: The zones take 53 cards and the pack has 52',
  );
});
