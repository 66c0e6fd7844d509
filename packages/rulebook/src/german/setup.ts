/** German sentences for the header, the cards and the aim of a rules page. */
import type { PackFact } from '../facts/deal-facts.ts';
import type { GermanCardWords } from './cards.ts';
import { germanCapital, germanListed, germanSpelled } from './parts.ts';
import { germanOrderGoal } from './grid.ts';
import { onto, outOf } from './roles.ts';
import type { GoalFact, MatterFact } from '../facts/rule-facts.ts';
import type { HeaderWords } from '../words/rule-words.ts';

const DIFFICULTY = ['Leicht', 'Ziemlich leicht', 'Mittel', 'Schwer', 'Sehr schwer'] as const;
const LENGTH = {
  short: 'Kurz (unter 5 Minuten)',
  medium: 'Mittel (5 bis 15 Minuten)',
  long: 'Lang (über 15 Minuten)',
} as const;
const FAMILY = {
  golf: 'Golf',
  pyramid: 'Pyramide',
  blackhole: 'Black Hole',
  klondike: 'Klondike',
  canfield: 'Canfield',
  freecell: 'FreeCell',
  castle: 'Burgen',
  fan: 'Fächer',
  forty: 'Forty Thieves',
  yukon: 'Yukon',
  discard: 'Abwerfspiele',
  spider: 'Spider',
  gaps: 'Lücken',
  row: 'Reihen',
} as const;

export const germanHeader: HeaderWords = {
  labels: { players: 'Spieler', difficulty: 'Schwierigkeit', length: 'Dauer', cards: 'Karten' },
  players: (count) => `${count}`,
  difficulty: (level) => DIFFICULTY[level - 1] ?? `${level}`,
  length: (length) => LENGTH[length],
  cards: ({ plain, jokers }) => `${plain}${jokers === 0 ? '' : ` und ${jokers} Joker`}`,
  family: (family) => FAMILY[family],
};

const usualPacks = ({ packs, plain }: PackFact): string =>
  packs === 1
    ? 'Ein gewöhnliches Kartenspiel von 52 Karten'
    : `${germanCapital(germanSpelled(packs))} gewöhnliche Spiele von 52 Karten, zusammen ${plain}`;

/** Ranks as a list: consecutive numbers are joined, the others are named. */
const rankList = (c: GermanCardWords, { ranks }: PackFact): string => {
  const numbers = ranks.filter((rank) => /^\d+$/.test(c.figure(rank)));
  const named = ranks.filter((rank) => !numbers.includes(rank)).map((rank) => c.aRank(rank, 'nominative'));
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined || numbers.length !== last - first + 1)
    return germanListed(ranks.map(c.figure));
  return germanListed([`${c.figure(first)} bis ${c.figure(last)}`, ...named]);
};

/** "von Ass bis König" for the usual ranks, else "mit 1 bis 10, ein Kunde und ein Barbier". */
const ranksOf = (c: GermanCardWords, pack: PackFact): string =>
  pack.ranks.length === USUAL_RANKS && pack.ranks.every((rank, i) => rank === i + 1)
    ? `von ${c.figure(1)} bis ${c.figure(USUAL_RANKS)}`
    : `mit ${rankList(c, pack)}`;

const USUAL_RANKS = 13;

/** A pack that the game defines: suits, ranks, cards without a suit. */
const oddPack = (c: GermanCardWords, pack: PackFact): string[] => {
  const { packs, plain, suits, extras } = pack;
  const size =
    packs === 1
      ? `Ein eigenes Kartenspiel von ${plain} Karten`
      : `${germanCapital(germanSpelled(packs))} gleiche Spiele, zusammen ${plain} Karten`;
  const loose = extras.map(({ rank, count }) =>
    count === 1 ? c.aRank(rank, 'nominative') : `${germanSpelled(count)} ${c.ranks(rank)}`,
  );
  return [
    `${size}: ${suits.length === 1 ? 'eine Farbe' : `${germanSpelled(suits.length)} Farben`} (${germanListed(suits.map(c.suit))}), ${suits.length === 1 ? '' : 'jede '}${ranksOf(c, pack)}` +
      (loose.length === 0 ? '.' : `; dazu ohne Farbe ${germanListed(loose)}.`),
  ];
};

export const germanPack = (c: GermanCardWords, fact: PackFact): string[] => {
  if (!fact.usual) return [...oddPack(c, fact), ...(fact.jokers === 0 ? [] : [`Dazu ${fact.jokers} Joker.`])];
  const jokers = fact.jokers === 0 ? '' : ` und ${fact.jokers} Joker: ${fact.plain + fact.jokers} Karten`;
  return [`${usualPacks(fact)}${jokers}.`];
};

export const germanMatter = ({ suits, colours }: MatterFact): string => {
  if (!suits && !colours) return 'Es kommt nur auf den Rang an, nicht auf die Farbe.';
  if (!colours) return 'Es kommt auf Rang und Farbe an; ob rot oder schwarz, ist gleich.';
  const black = 'Kreuz und Pik sind schwarz, Karo und Herz rot';
  return suits
    ? `Es kommt auf Rang und Farbe an, und auch darauf, ob eine Karte rot oder schwarz ist: ${black}.`
    : `Es kommt auf den Rang an und darauf, ob eine Karte rot oder schwarz ist: ${black}.`;
};

export const germanGoal = (c: GermanCardWords, fact: GoalFact): string => {
  switch (fact.kind) {
    case 'order':
      return germanOrderGoal(c, fact);
    case 'suits':
      return `Sammle jede der ${germanSpelled(fact.suits)} Farben in einer eigenen Spalte, von ${c.figure(fact.last)} hinab bis ${c.figure(fact.first)}.`;
    case 'piles':
      return fact.most === 1
        ? 'Bring alle Karten in einen einzigen Stapel.'
        : `Lass höchstens ${germanSpelled(fact.most)} Stapel übrig.`;
    case 'clear': {
      const cards = `alle ${fact.cards} Karten ${germanListed(fact.places.map((place) => outOf(place)))}`;
      return fact.to.length === 0
        ? `Entferne ${cards}.`
        : `Bring ${cards} ${germanListed(
            fact.to.map((place) => onto(place)),
            'oder',
          )}.`;
    }
    case 'gather': {
      const removed = fact.places.every(({ role }) => role === 'discard');
      const to = removed ? '' : ` ${germanListed(fact.places.map((place) => onto(place)))}`;
      const verb = removed ? 'Entferne' : 'Bring';
      if (fact.cards === fact.of) return `${verb} alle ${fact.cards} Karten${to}.`;
      return fact.spared.length === 0
        ? `${verb} ${fact.cards} der ${fact.of} Karten${to}.`
        : `${verb} alle Karten bis auf die ${germanListed(fact.spared.map(c.ranks))}${to}: ${fact.cards} von ${fact.of}.`;
    }
  }
};
