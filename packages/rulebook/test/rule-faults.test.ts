// Faults of rules: whatever a player can get wrong in a definition is told in German; English is as the engine wrote it.
import { compileGame, setPath, type Fault, type GameDef, type Json, type RuleFaultFact } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { expect, test } from 'vitest';
import { faultSentence, germanFaults } from '../src/index.ts';

type Edits = Readonly<Record<string, Json>>;

const faults = (id: string, edits: Edits): readonly Fault[] => {
  const found = findGame(id);
  if (found === null) throw new Error(`No game "${id}"`);
  const def: GameDef = structuredClone({ ...found.def, options: {} });
  for (const [path, value] of Object.entries(edits))
    if (!setPath(def, path.split('.'), value)) throw new Error(`"${path}" leads nowhere`);
  const game = compileGame(def);
  return game.ok ? [] : game.error;
};

const deep = (levels: number): Json => (levels === 0 ? [] : [deep(levels - 1)]);

const EVENTS = { 'powers.chance': { uses: 1 } };
const OPTION = {
  title: 'O',
  standard: 'a',
  values: { a: { title: 'a', set: {} }, b: { title: 'b', set: { 'zones.moon.deal.up': 1 } } },
};

type GateFact = Exclude<RuleFaultFact['kind'], 'link-rules'>;

/** A game, the edits that spoil it, and what is said of it in German. */
const WRONG: Readonly<Record<GateFact, readonly [game: string, edits: Edits, told: string]>> = {
  'not-json': [
    'golf',
    { 'pack.packs': NaN },
    'Das ist kein JSON: verlangt ist null, true, false, eine Zahl, ein Text, eine Liste oder ein Objekt',
  ],
  'no-name': ['golf', { 'pack.names': JSON.parse('{"__proto__":{}}') as Json }, '„__proto__“ ist kein Name'],
  'too-deep': ['golf', { 'pack.names': deep(20) }, 'Das liegt mehr als 16 tief ineinander'],
  'too-many': [
    'golf',
    { tags: Array<string>(20_001).fill('x') },
    'Das sind mehr als 20.000 Einträge im Ganzen',
  ],
  'taking-piles': [
    'klondike',
    {
      'zones.tableau.piles': 24,
      'zones.tableau.deal': 1,
      'zones.more': { role: 'hand', piles: 2, empty: { takes: 'anything' }, give: {} },
      'zones.foundation.piles': 16,
    },
    'Karten lassen sich auf 42 Stapel legen: erlaubt sind höchstens 40',
  ],
  'run-columns': [
    'all-in-a-row',
    { 'pack.packs': 2, 'zones.tableau.piles': 24, 'zones.tableau.deal': 4, stock: null },
    'Folgen werden in 24 Spalten gesucht: erlaubt sind höchstens 20, sonst sind es zu viele',
  ],
  'pack-size': ['golf', { 'pack.packs': 8 }, 'Das Spiel hat 416 Karten: erlaubt sind höchstens 312'],
  'draw-role': [
    'duchess',
    { 'stock.zone': 'reserve' },
    'Der Bereich „reserve“ ist von der Art Reserve: verlangt ist Ablage',
  ],
  'filled-columns': [
    'golf',
    { 'stock.when': 'filled' },
    'Nur Spalten können vor dem Geben gefüllt sein: verlangt ist stock.to „tableau“',
  ],
  'placed-waste': [
    'golf',
    { 'stock.when': 'placed' },
    'Nur eine Ablage kann vor dem Ziehen leer sein: verlangt ist stock.to „waste“',
  ],
  'never-fills': [
    'golf',
    { 'stock.when': 'never' },
    'Ein Talon, aus dem nie gezogen wird, muss Stapel füllen: verlangt ist empty.refill mit „stock“',
  ],
  'no-match': [
    'fourteen-out',
    { remove: { kind: 'match', from: ['tableau'], sets: [{}] } },
    'Hier steht nicht, welche Karten zusammengehören: verlangt ist sum, same oder bis zu vier Ränge',
  ],
  lonely: [
    'fourteen-out',
    { remove: { kind: 'match', from: ['tableau'], sets: [{ sum: 13 }] } },
    'Zu Karten vom Rang K passt keine andere',
  ],
  'leave-suit': [
    'klondike',
    { 'zones.tableau.leave': 'must' },
    'Farben, die von selbst gehen, brauchen give.foundation „suit“',
  ],
  'regather-columns': [
    'klondike',
    { 'powers.regather': { uses: 1, zone: 'tableau', order: 'shuffled', deal: 8 } },
    '„tableau“ wird nicht eingesammelt: verlangt ist ein Gitter, oder Spalten mit face „open“',
  ],
  'order-grid': [
    'klondike',
    { goal: { kind: 'order', zone: 'tableau' } },
    '„tableau“ hat keine Reihen, die sich ordnen lassen: verlangt ist ein Gitter',
  ],
  'uneven-rows': [
    'montana',
    {
      'zones.grid.rows': ['#############', '#############', '#############', '############.', '#'.repeat(12)],
    },
    'Reihe 5 hat 12 Plätze und die erste 13: verlangt sind gleich lange Reihen',
  ],
  'first-places': [
    'montana',
    { 'zones.grid.gaps.to': 'first' },
    '4 Karten kommen auf die ersten Plätze von 4 Reihen: verlangt ist eine für jede Reihe, und diese Plätze sind frei',
  ],
  'regather-room': [
    'fan-patience',
    { 'powers.regather': { uses: 1, zone: 'tableau', order: 'shuffled', deal: 2 } },
    'In den Spalten ist Platz für 36 Karten, und neu gegeben werden bis zu 52',
  ],
  'row-steps': [
    'accordion',
    { 'zones.row.steps': [1, 24], 'zones.row.piles': 20, 'zones.discard': { role: 'discard', rest: true } },
    'Kein Stapel kann 24 Plätze nach links: die Reihe hat 20',
  ],
  'few-piles': [
    'accordion',
    { 'goal.most': 52 },
    '„row“ hat von Anfang an 52 Stapel: verlangt ist ein Ziel mit weniger',
  ],
  'never-fewer': [
    'golf',
    { goal: { kind: 'piles', zone: 'tableau', most: 3 }, 'zones.tableau.give': {} },
    'In „tableau“ werden die Stapel nie weniger: die Karten können nirgendwohin',
  ],
  'sink-open': [
    'klondike',
    { 'zones.tableau.sink': [13] },
    'Karten, die nach unten kommen, liegen offen: verlangt ist face „open“',
  ],
  misfit: ['klondike', { 'zones.tableau.empty.takes': 5 }, '5 ist hier nicht erlaubt'],
  twice: ['golf', { 'pack.suits': [1, 1] }, '[1,1] nennt etwas zweimal'],
  type: ['golf', { 'pack.packs': 'two' }, '"two" ist hier nicht erlaubt: verlangt ist eine ganze Zahl'],
  'no-word': [
    'golf',
    { 'zones.hole.build.0.ends': 'round' },
    '"round" ist hier kein Wort: möglich sind "linear", "circular", "kingStop" oder "base"',
  ],
  'too-small': ['golf', { 'pack.packs': 0 }, '0 ist zu wenig: verlangt ist mindestens 1'],
  'too-large': ['golf', { 'pack.packs': 9 }, '9 ist zu viel: verlangt ist höchstens 8'],
  missing: ['golf', { 'stock.draw': null }, '„draw“ fehlt'],
  'too-few-entries': ['golf', { 'pack.ranks': [] }, '0 Einträge: verlangt ist mindestens 1'],
  'too-many-entries': [
    'golf',
    { families: Array<string>(5).fill('golf') },
    '5 Einträge: verlangt sind höchstens 4',
  ],
  path: ['golf', { 'options.o': OPTION }, '„zones.moon.deal.up“ führt in der Definition nirgendwohin'],
  taken: [
    'golf',
    { 'zones.stock': { role: 'discard' } },
    '„stock“ hat schon eine Bedeutung: verlangt ist ein anderer Name',
  ],
  'no-zone': [
    'golf',
    { 'goal.zone': 'moon' },
    'Einen Bereich „moon“ gibt es nicht: möglich sind tableau oder hole',
  ],
  'no-scoring': [
    'golf',
    { scoring: 'moon' },
    'Eine Zählung „moon“ gibt es nicht: möglich sind golf, streak, cards oder none',
  ],
  'rank-twice': [
    'barbershop-quintet',
    { 'pack.extras': [13, 13].map((rank) => ({ rank, count: 1 })) },
    'Rang K steht zweimal da: verlangt ist ein einziger Eintrag',
  ],
  'no-role': [
    'golf',
    { 'zones.tableau.give.foundation': 'top' },
    'Hier fehlt ein Bereich der Art Zielstapel',
  ],
  'waste-twice': [
    'klondike',
    { 'zones.other': { role: 'waste', give: { foundation: 'top' } } },
    'Eine Ablage gibt es schon: mehr als eine ist nicht möglich',
  ],
  'base-pull': [
    'canfield',
    { 'zones.foundation.pull': 'base' },
    'Karten vom Rang der ersten werden herausgenommen: andere dürfen es dann nicht, und diese Stapel bekommen keine',
  ],
  'no-opening': [
    'canfield',
    { 'zones.foundation.first': ['reserve'] },
    'Die erste Karte wird gewählt: dazu braucht es leere Zielstapel und Bereiche, deren Karten dorthin dürfen',
  ],
  'chance-events': ['tripeaks', EVENTS, 'Der Zufall braucht eine Liste von Ereignissen'],
  'events-pay': [
    'tripeaks',
    { 'zones.peaks.events': [1] },
    'Ereigniskarten verlangen, dass man beliebig oft zahlen kann (powers.pay „unlimited“)',
  ],
  'no-picture': [
    'tripeaks',
    { 'zones.peaks.rows': ['...'] },
    'Das Bild hat keine Karte: verlangt ist mindestens ein „#“',
  ],
  need: [
    'golf',
    { 'powers.reshuffle': { uses: 1 } },
    'Um die Auslage neu zu mischen, fehlt ein Bereich der Art Auslage',
  ],
  'no-place': ['tripeaks', { 'zones.peaks.rough': [29] }, 'Einen Platz 29 gibt es nicht: die Auslage hat 28'],
  'locked-out': [
    'tripeaks',
    { 'zones.peaks.locks': [{ places: [27, 28], until: [28] }] },
    'Die Plätze 3, 8, 9, 17, 18, 27 und 28 warten aufeinander und werden nie frei',
  ],
  'side-by-side': [
    'tripeaks',
    { 'zones.peaks.rows.0': '...##....#.....#...' },
    'In Reihe 1 liegen Karten übereinander: eine Karte ist zwei Spalten breit',
  ],
  'no-card': [
    'black-hole',
    { 'zones.hole.pull': ['AE'] },
    'Eine Karte „AE“ gibt es dafür in diesem Spiel nicht',
  ],
  'pile-list': ['klondike', { 'zones.tableau.deal': [1, 2] }, 'Die Liste nennt 2 Stapel, und es sind 7'],
  pulled: ['black-hole', { 'zones.hole.pull': ['AS', 'AH'] }, 'Zwei Karten für 1 Stapel'],
  overdealt: ['golf', { 'zones.tableau.deal': 8 }, 'Gegeben werden 57 Karten, und das Spiel hat 52'],
  'left-over': ['golf', { stock: null }, '16 Karten bleiben übrig, und einen Talon gibt es nicht'],
  'empty-stock': [
    'golf',
    { 'zones.tableau.deal': 3, 'zones.tableau.piles': 17 },
    'Für den Talon bleibt keine Karte',
  ],
  'clear-already': [
    'golf',
    { 'zones.tableau.deal': 0 },
    '„tableau“ ist von Anfang an leer: dorthin wird keine Karte gegeben',
  ],
  'never-clear': ['golf', { 'goal.zone': 'hole' }, '„hole“ wird nie leer: die Karten können nirgendwohin'],
  'never-fed': [
    'klondike',
    { 'zones.tableau.give': {}, 'zones.waste.give': {} },
    'Nach „foundation“ kann nie eine Karte kommen',
  ],
  'no-goal': [
    'golf',
    { goal: { kind: 'gather', zone: 'hole', cards: 60 } },
    '60 Karten sind kein Ziel: verlangt sind mehr als die 1, die nach „hole“ gegeben werden, und höchstens 52',
  ],
  'goal-room': [
    'klondike',
    { 'zones.foundation.piles': 3 },
    '„foundation“ hat Platz für 39 Karten, und das Ziel verlangt 52',
  ],
  parity: [
    'black-hole',
    { 'zones.hole.build.0.ends': 'linear' },
    'Gehen die Ränge nicht im Kreis, so wechseln Ränge an ungerader und an gerader Stelle einander auf dem Loch ab; hier sind es 28 und 24',
  ],
  'no-partner': [
    'pyramid',
    { goal: { kind: 'gather', zone: 'discard', cards: 'all' }, 'remove.alone': [1] },
    'Karten vom Rang K haben keinen Partner, mit dem sie 13 ergeben',
  ],
};

test.each(Object.entries(WRONG))('%s', (kind, [game, edits, told]) => {
  const found = faults(game, edits).find(({ facts }) => facts?.kind === kind);
  if (found === undefined) throw new Error(JSON.stringify(faults(game, edits)));
  expect(faultSentence(found, germanFaults)).toBe(told);
  expect(faultSentence(found)).toBe(found.message);
});

test('every fault of the gate has facts, so that none is told in English on a German page', () => {
  for (const [game, edits] of Object.values(WRONG))
    for (const fault of faults(game, edits)) expect(fault.facts, fault.message).toBeDefined();
});
