/** German sentences on scorings. words/score-sentences.ts decides which are told, and in what order. */
import type { ScoreDef } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';
import type { ScoreWords } from '../words/rule-words.ts';
import {
  scoreWords,
  type BonusSentences,
  type BriefSentences,
  type CountSentences,
  type ExampleSentences,
  type LeftSentences,
  type LimitSentences,
  type PlaySentences,
  type StreakSentences,
} from '../words/score-sentences.ts';
import type { GermanCardWords } from './cards.ts';
import {
  germanAmount,
  germanCapital,
  germanGrouped,
  germanListed,
  germanOrdinal,
  germanSigned,
  germanSpelled,
  germanWorth,
} from './parts.ts';
import { germanOneOf, lying, onto, outOf } from './roles.ts';

type Unit = ScoreDef['unit'];

/** "bringt", "kostet": the verb stands apart from its object where a subject comes between them. */
const verb = (points: number): string => (points < 0 ? 'kostet' : 'bringt');

/** "bringt 5 Punkte", "kostet 5 $". */
const gives = (points: number, unit: Unit): string => `${verb(points)} ${germanWorth(points, unit)}`;

const places = (all: readonly ZoneFact[]): string =>
  germanListed(
    all.map((place) => lying(place)),
    'oder',
  );

const streak: StreakSentences = {
  ends: (stock, reserve) => {
    const cards = [
      ...(stock ? ['eine Karte des Talons'] : []),
      ...(reserve ? ['eine Karte der Reserve'] : []),
    ];
    return `${germanCapital(germanListed(cards, 'oder'))} beendet die Serie.`;
  },
  count: (unit) =>
    `Die erste Karte einer Serie bringt ${germanWorth(1, unit)}, die zweite ${germanAmount(2, unit)}, die dritte ${germanAmount(3, unit)} und so fort.`,
  pays: ({ pays, apex, from }, unit) => [
    `Jede Karte der Auslage bringt ${germanWorth(pays, unit)}, eine, die keine andere bedeckt, ${germanWorth(apex, unit)}.`,
    `In einer Serie von mehr als ${germanSpelled(from)} Karten bringt jede weitere ein Zehntel mehr: das 1,1-Fache, das 1,2-Fache und so fort, gerundet, Halbe nach oben.`,
  ],
  doubles: (doubles, unit) =>
    doubles === 1
      ? `Die erste Karte einer Serie bringt ${germanWorth(1, unit)}, jede weitere doppelt so viel wie die vorige: 2, 4, 8 und so fort.`
      : `Die ersten ${germanSpelled(doubles)} Karten einer Serie bringen je ${germanWorth(1, unit)}, die nächsten ${germanSpelled(doubles)} je 2, dann 4, 8 und so fort.`,
  factors: (factors) => {
    const each = factors.map(({ factor, gone }) => `mal ${factor} von der ${germanOrdinal(gone)}n an`);
    return `Die Gipfelkarten vervielfachen das, wenn sie gehen, sie selbst eingeschlossen: ${germanListed(each)}.`;
  },
  driveEarns: ({ cards, points }, unit) =>
    `Eine Serie, die ${germanSpelled(cards)} Karten erreicht, ist ein langer Schlag und ${gives(points, unit)} mehr.`,
  driveCosts: ({ cards, points }, unit) =>
    `Eine Serie, die ${germanSpelled(cards)} Karten erreicht, ist ein langer Schlag und nimmt ${germanWorth(points, unit)} weg.`,
};

const bonus: BonusSentences = {
  onlyTop: (points, unit) => `Die oberste Karte der Auslage ${gives(points, unit)} mehr.`,
  tops: ({ peaks, tops, apart, score: { unit } }, clears) => {
    const nth = (n: number): string => (n === tops ? 'letzte' : germanOrdinal(n));
    const parts = peaks.map(({ n, points }, i) => {
      if (i > 0) return `die ${nth(n)} ${germanAmount(points, unit)}`;
      return apart
        ? `Die ${nth(n)} Gipfelkarte ${gives(points, unit)} mehr`
        : `Von den ${germanSpelled(tops)} Karten, die auf keiner anderen liegen, ${verb(points)} die ${nth(n)} ${germanWorth(points, unit)} mehr`;
    });
    return `${germanListed(parts)}${clears ? ', mit der abgeräumt ist' : ''}.`;
  },
  win: (points, unit) => `Ein Sieg ${gives(points, unit)} mehr.`,
  winByPass: ([first = 0, ...others], unit) => {
    const rest = others.map((points, i) => `${germanAmount(points, unit)} im ${germanOrdinal(i + 2)}n`);
    return `Ein Sieg ${germanListed([`${gives(first, unit)} im ersten Durchgang des Talons`, ...rest])}.`;
  },
  second: (points, unit) => `Jede Sekunde, die bei einem Sieg auf der Uhr bleibt, ${gives(points, unit)}.`,
};

const play = (c: GermanCardWords): PlaySentences => ({
  draw: (points, unit, starts) =>
    `Jede Karte aus dem Talon ${gives(points, unit)}; die erste${starts ? ', die die Ablage eröffnet,' : ''} ist frei.`,
  reserve: (points, unit) => `Jede Karte, die aus der Reserve gespielt wird, ${gives(points, unit)}.`,
  pass: ({ free, each }, unit) =>
    `Jeder Durchgang des Talons nach dem ${germanOrdinal(free)}n ${gives(each, unit)}.`,
  moves: (moves, unit) => {
    const each = moves.map(
      ({ from, to, points, suit }) =>
        `${suit ? 'eine ganze Farbe ' : ''}${outOf(from, germanOneOf)} ${onto(to, germanOneOf)} ${germanSigned(points, unit)}`,
    );
    return `Züge zählen: ${each.join('; ')}.`;
  },
  turn: (points, unit) => `Eine verdeckte Karte einer Spalte aufzudecken ${gives(points, unit)}.`,
  ranks: (hole, groups, unit) => {
    const each = groups.map(
      ({ points, ranks }) => `${germanWorth(points, unit)} für ${germanListed(ranks.map(c.ranks))}`,
    );
    return `Eine Karte, die ${onto(hole, germanOneOf)} gespielt wird, zählt nach ihrem Rang: ${each.join('; ')}.`;
  },
  strokes: 'Schläge von Ereigniskarten kommen hinzu.',
  stroke: (points, unit) => `Jeder Schlag einer Ereigniskarte zählt ${germanSigned(points, unit)}.`,
});

const counts: CountSentences = {
  cards: (place) =>
    `Das Ergebnis ist die Zahl der Karten, die ${place.role === 'discard' ? 'entfernt sind' : `${lying(place)} liegen`}.`,
  eachCard: (place, each, unit) =>
    `Jede Karte, die ${place.role === 'discard' ? 'entfernt ist' : `${lying(place)} liegt`}, ist ${germanWorth(each, unit)} wert.`,
  groups: 'Das Ergebnis ist die Zahl der Gruppen.',
  eachGroup: (points, unit) => `Jede entfernte Gruppe ${gives(points, unit)}.`,
};

const left: LeftSentences = {
  lost: ({ each, places: all }, unit) =>
    `In einem Blatt, das nicht gewonnen ist, ${verb(each)} jede Karte ${places(all)} ${germanWorth(each, unit)}.`,
  lostLow: ({ each, places: all }, unit) =>
    `Das Ergebnis eines Spiels, das nicht abgeräumt ist, ist die Zahl der Karten ${places(all)}${each === 1 ? '' : `, je ${germanWorth(each, unit)}`}.`,
  endedEarly: (each, unit) =>
    `Ein Blatt zu beenden, solange der Talon noch Karten hat, ${gives(each, unit)} je übriger Karte; ist der Talon leer, kostet es nichts.`,
  spare: (all, each, unit) =>
    `Ist das Blatt gewonnen, ${verb(each)} jede Karte, die ${places(all)} übrig ist, ${germanWorth(each, unit)}.`,
  spareLow: (all, each, unit) =>
    `Ist abgeräumt, nimmt jede Karte, die ${places(all)} übrig ist, ${germanWorth(each, unit)} weg: das Ergebnis fällt unter null.`,
};

const limits: LimitSentences = {
  start: (points, unit) => `Ein Blatt beginnt bei ${germanAmount(points, unit)}.`,
  belowZero: 'Das Ergebnis kann unter null fallen.',
  floor: (points) => `Das Ergebnis fällt nie unter ${points}.`,
  least: (points) => `Am Ende zählt ein Blatt mindestens ${points}.`,
  low: 'Weniger ist besser.',
  par: (par) => `Par, was gute Spieler aus einem Blatt machen, ist ${par}.`,
  bankroll: 'Gewinn und Verlust gehen von Blatt zu Blatt weiter.',
};

const examples: ExampleSentences = {
  streak: (steps, sum, unit) =>
    `Eine Serie von ${steps.length} ist ${steps.join(' + ')} = ${germanAmount(sum, unit)} wert.`,
  ends: (total, price, cards, unit) =>
    `Wenn du mit ${cards} übrigen Karten aufhörst, kostet das ${germanWorth(price, unit)}: Aus ${germanAmount(total, unit)} wird ${germanAmount(total + price, unit).replace('-', '−')}.`,
  most: (points, unit) =>
    `Mehr als ${germanGrouped(points)}${unit === 'dollars' ? ' $' : ''} kann ein Blatt nicht bringen.`,
};

const brief: BriefSentences = {
  count: '1, 2, 3, … für die Karten einer Serie',
  pays: (points, unit) => `${germanSigned(points, unit)} je Karte, in langen Serien mehr`,
  doubles: 'Serien, die sich verdoppeln',
  peaks: (points, unit) =>
    `${points.map((each) => germanSigned(each, unit)).join(', ')} für die Gipfelkarten`,
  ranks: 'Punkte für jede Karte nach ihrem Rang',
  cards: (place, each, unit) =>
    each === 1
      ? `eins für jede Karte, die ${place.role === 'discard' ? 'entfernt ist' : `${lying(place)} liegt`}`
      : `${germanSigned(each, unit)} für jede Karte ${lying(place)}`,
  groups: 'eins für jede Gruppe',
  moves: 'Punkte für jeden nützlichen Zug',
  clear: (points, upTo, unit) => `${upTo ? 'bis zu ' : ''}${germanSigned(points, unit)} fürs Abräumen`,
  draw: (points, unit) => `${germanSigned(points, unit)} für eine Karte des Talons`,
  left: ({ each, when }, low, unit) =>
    low
      ? 'eins für jede übrige Karte'
      : `${germanSigned(each, unit)} für jede übrige Karte, wenn ${when === 'stock' ? 'du vorzeitig endest' : 'das Blatt verloren ist'}`,
  low: 'weniger ist besser',
};

export const germanScore = (c: GermanCardWords): ScoreWords =>
  scoreWords({
    headings: {
      none: 'Punkte werden nicht gezählt: Ein Blatt ist gewonnen oder verloren.',
      title: (title) => `${title}:`,
      more: (sentences) => `Wie oben. ${sentences.join(' ')}`,
      others: 'Andere Zählungen dieses Spiels:',
    },
    streak,
    bonus,
    play: play(c),
    counts,
    left,
    limits,
    examples,
    brief,
  });
