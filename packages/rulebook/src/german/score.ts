/** German for scorings: what earns, what costs, what the status line then reads. */
import type { ScoreDef } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';
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
import { lying, germanOneOf, onto, outOf } from './roles.ts';
import type { ScoringFact } from '../facts/rule-facts.ts';
import type { ScoreWords } from '../words/rule-words.ts';

type Unit = ScoreDef['unit'];

const SHOWN_STREAK = 4;
/** The example of the status line: 21 points with 19 cards left. */
const EXAMPLE = { total: 21, cards: 19 } as const;

/** "bringt 5 Punkte", "kostet 5 $". */
const gives = (points: number, unit: Unit): string =>
  `${points < 0 ? 'kostet' : 'bringt'} ${germanWorth(points, unit)}`;

const places = (all: readonly ZoneFact[]): string =>
  germanListed(
    all.map((place) => lying(place)),
    'oder',
  );

const chain = ({ score: { chain: how, unit }, stock, reserve }: ScoringFact): string[] => {
  if (how === undefined) return [];
  const ends = germanListed(
    [...(stock ? ['eine Karte des Talons'] : []), ...(reserve ? ['eine Karte der Reserve'] : [])],
    'oder',
  );
  const end = ends === '' ? [] : [`${germanCapital(ends)} beendet die Serie.`];
  if (how === 'count')
    return [
      `Die erste Karte einer Serie bringt ${germanWorth(1, unit)}, die zweite ${germanAmount(2, unit)}, die dritte ${germanAmount(3, unit)} und so fort.`,
      ...end,
    ];
  if ('pays' in how)
    return [
      `Jede Karte der Auslage bringt ${germanWorth(how.pays, unit)}, eine, die keine andere bedeckt, ${germanWorth(how.apex, unit)}.`,
      `In einer Serie von mehr als ${germanSpelled(how.from)} Karten bringt jede weitere ein Zehntel mehr: das 1,1-Fache, das 1,2-Fache und so fort, gerundet, Halbe nach oben.`,
      ...end,
    ];
  const { doubles, peaks = [] } = how;
  const factors = peaks.flatMap((factor, gone) =>
    factor === 1 ? [] : [`mal ${factor} von der ${germanOrdinal(gone)}n an`],
  );
  return [
    doubles === 1
      ? `Die erste Karte einer Serie bringt ${germanWorth(1, unit)}, jede weitere doppelt so viel wie die vorige: 2, 4, 8 und so fort.`
      : `Die ersten ${germanSpelled(doubles)} Karten einer Serie bringen je ${germanWorth(1, unit)}, die nächsten ${germanSpelled(doubles)} je 2, dann 4, 8 und so fort.`,
    ...end,
    ...(factors.length === 0
      ? []
      : [
          `Die Gipfelkarten vervielfachen das, wenn sie gehen, sie selbst eingeschlossen: ${germanListed(factors)}.`,
        ]),
  ];
};

/** "Die erste Gipfelkarte bringt 15 Punkte mehr, die zweite 15 und die letzte 30, mit der abgeräumt ist." */
const peaks = ({ peaks: bonuses, tops, apart, score: { unit } }: ScoringFact): string[] => {
  const [first, ...others] = bonuses;
  if (first === undefined) return [];
  if (tops === 1) return [`Die oberste Karte der Auslage ${gives(first.points, unit)} mehr.`];
  const nth = (n: number): string => (n === tops ? 'letzte' : germanOrdinal(n));
  const rest = others.map(({ n, points }) => `die ${nth(n)} ${germanAmount(points, unit)}`);
  const lead = apart
    ? `Die ${nth(first.n)} Gipfelkarte ${gives(first.points, unit)} mehr`
    : `Von den ${germanSpelled(tops)} Karten, die auf keiner anderen liegen, ${gives(first.points, unit).replace(' ', ` die ${nth(first.n)} `)} mehr`;
  const clears = bonuses.at(-1)?.n === tops ? ', mit der abgeräumt ist' : '';
  return [`${germanListed([lead, ...rest])}${clears}.`];
};

const clear = ({ score: { clear: bonus = 0, unit } }: ScoringFact): string[] => {
  if (typeof bonus === 'object') {
    const [first = 0, ...others] = bonus;
    const rest = others.map((points, i) => `${germanAmount(points, unit)} im ${germanOrdinal(i + 2)}n`);
    return [`Ein Sieg ${germanListed([`${gives(first, unit)} im ersten Durchgang des Talons`, ...rest])}.`];
  }
  return bonus === 0 ? [] : [`Ein Sieg ${gives(bonus, unit)} mehr.`];
};

const draws = ({
  score: { draw = 0, reserve = 0, unit },
  stock,
  reserve: has,
  starts,
}: ScoringFact): string[] => [
  ...(stock && draw !== 0
    ? [
        `Jede Karte aus dem Talon ${gives(draw, unit)}; die erste${starts ? ', die die Ablage eröffnet,' : ''} ist frei.`,
      ]
    : []),
  ...(has && reserve !== 0
    ? [`Jede Karte, die aus der Reserve gespielt wird, ${gives(reserve, unit)}.`]
    : []),
];

/** Ranks with the same worth share a part of the sentence, the highest worth first. */
const ranks = (c: GermanCardWords, { score: { ranks: values = {}, unit }, hole }: ScoringFact): string[] => {
  const worths = [...new Set(Object.values(values))].toSorted((a, b) => b - a);
  if (worths.length === 0) return [];
  const groups = worths.map((points) => {
    const of = Object.keys(values).filter((rank) => values[rank] === points);
    return `${germanWorth(points, unit)} für ${germanListed(of.map((rank) => c.ranks(Number(rank))))}`;
  });
  return [
    `Eine Karte, die ${onto(hole, germanOneOf)} gespielt wird, zählt nach ihrem Rang: ${groups.join('; ')}.`,
  ];
};

const left = ({ left: charge, score: { unit }, low, stock }: ScoringFact): string[] => {
  if (charge === null) return [];
  const where = places(charge.places);
  if (charge.when === 'lost')
    return low
      ? [
          `Das Ergebnis eines Spiels, das nicht abgeräumt ist, ist die Zahl der Karten ${where}${charge.each === 1 ? '' : `, je ${germanWorth(charge.each, unit)}`}.`,
        ]
      : [
          `In einem Spiel, das nicht gewonnen ist, ${gives(charge.each, unit).replace(' ', ` jede Karte ${where} `)}.`,
        ];
  return stock
    ? [
        `Ein Spiel zu beenden, solange der Talon noch Karten hat, ${gives(charge.each, unit)} je übriger Karte; ist der Talon leer, kostet es nichts.`,
      ]
    : [];
};

const examples = ({ score: { chain: how, unit }, left: charge, low, stock, most }: ScoringFact): string[] => {
  const steps = Array.from({ length: SHOWN_STREAK }, (_, i) => i + 1);
  const sum = steps.reduce((total, n) => total + n, 0);
  const now = germanAmount(EXAMPLE.total, unit);
  const price = charge === null ? '' : germanAmount(EXAMPLE.cards * charge.each, unit);
  const reads = `So heißt „${now}/${price}“: jetzt ${now}, und ${price} (für ${EXAMPLE.cards} Karten), wenn du hier endest.`;
  return [
    ...(how === 'count'
      ? [`Eine Serie von ${SHOWN_STREAK} ist ${steps.join(' + ')} = ${germanAmount(sum, unit)} wert.`]
      : []),
    ...(charge === null || low || how === undefined || (charge.when === 'stock' && !stock) ? [] : [reads]),
    ...(most === null
      ? []
      : [`Mehr als ${germanGrouped(most)}${unit === 'dollars' ? ' $' : ''} kann ein Spiel nicht bringen.`]),
  ];
};

/** Places with the same worth share a sentence. */
const spare = ({ spare: all, score: { unit }, low }: ScoringFact): string[] =>
  [...new Set(all.map(({ each }) => each))].map((each) => {
    const cards = `jede Karte, die ${places(all.filter((one) => one.each === each).map(({ place }) => place))} übrig ist,`;
    return low
      ? `Ist abgeräumt, nimmt ${cards} ${germanWorth(each, unit)} weg: das Ergebnis fällt unter null.`
      : `Ist das Spiel gewonnen, ${gives(each, unit).replace(' ', ` ${cards} `)}.`;
  });

const counts = ({ cards, score: { unit, groups = 0 } }: ScoringFact): string[] => [
  ...(cards === null
    ? []
    : [
        unit === 'cards' && cards.each === 1
          ? `Das Ergebnis ist die Zahl der Karten, die ${cards.place.role === 'discard' ? 'entfernt sind' : `${lying(cards.place)} liegen`}.`
          : `Jede Karte, die ${cards.place.role === 'discard' ? 'entfernt ist' : `${lying(cards.place)} liegt`}, ist ${germanWorth(cards.each, unit)} wert.`,
      ]),
  ...(groups === 0
    ? []
    : [
        unit === 'groups' && groups === 1
          ? 'Das Ergebnis ist die Zahl der Gruppen.'
          : `Jede entfernte Gruppe ${gives(groups, unit)}.`,
      ]),
];

const moves = ({ moves: all, turn, score: { unit, pass } }: ScoringFact): string[] => [
  ...(all.length === 0
    ? []
    : [
        `Züge zählen: ${all.map(({ from, to, points }) => `${outOf(from, germanOneOf)} ${onto(to, germanOneOf)} ${germanSigned(points, unit)}`).join('; ')}.`,
      ]),
  ...(turn === 0 ? [] : [`Eine verdeckte Karte einer Spalte aufzudecken ${gives(turn, unit)}.`]),
  ...(pass === undefined
    ? []
    : [`Jeder Durchgang des Talons nach dem ${germanOrdinal(pass.free)}n ${gives(pass.each, unit)}.`]),
];

const paced = ({ score: { drive, penalty = 0, unit } }: ScoringFact): string[] => [
  ...(drive === undefined
    ? []
    : [
        drive.points < 0
          ? `Eine Serie, die ${germanSpelled(drive.cards)} Karten erreicht, ist ein langer Schlag und nimmt ${germanWorth(drive.points, unit)} weg.`
          : `Eine Serie, die ${germanSpelled(drive.cards)} Karten erreicht, ist ein langer Schlag und ${gives(drive.points, unit)} mehr.`,
      ]),
  ...(penalty === 0
    ? []
    : unit === 'strokes' && penalty === 1
      ? ['Schläge von Ereigniskarten kommen hinzu.']
      : [`Jeder Schlag einer Ereigniskarte zählt ${germanSigned(penalty, unit)}.`]),
];

const limits = (fact: ScoringFact): string[] => {
  const { score, low, bankroll, second } = fact;
  const { unit, par, floor, least, start = 0, draw = 0 } = score;
  return [
    ...(second === 0 ? [] : [`Jede Sekunde, die bei einem Sieg auf der Uhr bleibt, ${gives(second, unit)}.`]),
    ...(floor === undefined
      ? draw < 0 || start < 0
        ? ['Das Ergebnis kann unter null fallen.']
        : []
      : [`Das Ergebnis fällt nie unter ${floor}.`]),
    ...(least === undefined ? [] : [`Am Ende zählt ein Spiel mindestens ${least}.`]),
    ...(low ? ['Weniger ist besser.'] : []),
    ...(par === undefined ? [] : [`Par, was gute Spieler aus einem Spiel machen, ist ${par}.`]),
    ...(bankroll ? ['Gewinn und Verlust gehen von Spiel zu Spiel weiter.'] : []),
  ];
};

const start = ({ score: { start: at = 0, unit } }: ScoringFact): string[] =>
  at === 0 ? [] : [`Ein Spiel beginnt bei ${germanAmount(at, unit)}.`];

const all = (c: GermanCardWords, fact: ScoringFact): string[] => [
  ...start(fact),
  ...chain(fact),
  ...peaks(fact),
  ...ranks(c, fact),
  ...counts(fact),
  ...moves(fact),
  ...clear(fact),
  ...draws(fact),
  ...left(fact),
  ...spare(fact),
  ...paced(fact),
  ...limits(fact),
];

const brief = (fact: ScoringFact): string[] => {
  const { score, peaks: bonuses, low, cards, left: charge, moves: plays } = fact;
  const { unit, chain: streaks, clear: bonus = 0, draw = 0, ranks: byRank, groups = 0 } = score;
  const first = typeof bonus === 'object' ? bonus[0] : bonus;
  return [
    ...(streaks === undefined
      ? []
      : [
          streaks === 'count'
            ? '1, 2, 3, … für die Karten einer Serie'
            : 'pays' in streaks
              ? `${germanSigned(streaks.pays, unit)} je Karte, in langen Serien mehr`
              : 'Serien, die sich verdoppeln',
        ]),
    ...(bonuses.length === 0
      ? []
      : [`${bonuses.map(({ points }) => germanSigned(points, unit)).join(', ')} für die Gipfelkarten`]),
    ...(byRank === undefined ? [] : ['Punkte für jede Karte nach ihrem Rang']),
    ...(cards === null
      ? []
      : [
          cards.each === 1
            ? `eins für jede Karte, die ${cards.place.role === 'discard' ? 'entfernt ist' : `${lying(cards.place)} liegt`}`
            : `${germanSigned(cards.each, unit)} für jede Karte ${lying(cards.place)}`,
        ]),
    ...(groups === 0 ? [] : ['eins für jede Gruppe']),
    ...(plays.length === 0 ? [] : ['Punkte für jeden nützlichen Zug']),
    ...(first === undefined || first === 0
      ? []
      : [`${typeof bonus === 'object' ? 'bis zu ' : ''}${germanSigned(first, unit)} fürs Abräumen`]),
    ...(draw === 0 ? [] : [`${germanSigned(draw, unit)} für eine Karte des Talons`]),
    ...(charge === null
      ? []
      : low
        ? ['eins für jede übrige Karte']
        : [
            `${germanSigned(charge.each, unit)} für jede übrige Karte, wenn ${charge.when === 'stock' ? 'du vorzeitig endest' : 'das Spiel verloren ist'}`,
          ]),
    ...(low ? ['weniger ist besser'] : []),
  ];
};

export const germanScore = (c: GermanCardWords): ScoreWords => ({
  none: 'Punkte werden nicht gezählt: ein Spiel ist gewonnen oder verloren.',
  all: (fact) => all(c, fact),
  examples,
  brief,
  title: (title) => `${title}:`,
  more: (sentences) => `Wie oben. ${sentences.join(' ')}`,
  others: 'Andere Zählungen dieses Spiels:',
});
