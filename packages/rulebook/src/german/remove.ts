/** German sentences on cards that leave the table in groups. */
import { isPairSet, type MatchSet, type Rank, type Remove } from '@cairn/engine';
import type { GermanCardWords } from './cards.ts';
import { germanCapital, germanListed, germanSpelled } from './parts.ts';
import { outOf, germanOneOf } from './roles.ts';
import type { RemoveFact } from '../facts/rule-facts.ts';

type Of<Kind extends Remove['kind']> = Remove & { readonly kind: Kind };

/** "ein Ass zählt 1, ein Bube 11": ranks whose name does not give their number. */
const values = (c: GermanCardWords, ranks: readonly Rank[]): string => {
  const [first, ...others] = ranks.filter((rank) => c.figure(rank) !== `${rank}`);
  if (first === undefined) return '';
  const rest = others.map((rank) => `${c.aRank(rank, 'nominative')} ${rank}`);
  return ` (${germanListed([`${c.aRank(first, 'nominative')} zählt ${first}`, ...rest])})`;
};

/** "eine Dame mit einem Ass, ein Bube mit einer 2, …" */
const partners = (c: GermanCardWords, { sum }: Of<'pair'>, ranks: readonly Rank[]): string => {
  const high = ranks.filter((rank) => rank > sum - rank && ranks.includes(sum - rank)).toReversed();
  const twins = ranks.includes(sum / 2) ? [`zwei ${c.ranks(sum / 2)}`] : [];
  return germanListed(
    [...high.map((rank) => `${c.aRank(rank, 'nominative')} mit ${c.aRank(sum - rank, 'dative')}`), ...twins],
    'oder',
  );
};

/** Which cards may leave. */
const available = ({ from, stock, layout }: RemoveFact): string => {
  const sources = [
    ...from.map(({ place, which }) =>
      which === 'free'
        ? 'Karten der Auslage, auf denen keine andere liegt'
        : `die letzte Karte ${outOf(place, germanOneOf)}`,
    ),
    ...(stock ? ['die nächste Karte des Talons'] : []),
  ];
  return sources.length === 1 && !layout
    ? `Verfügbar ist nur ${germanListed(sources)}.`
    : `Verfügbar sind ${germanListed(sources)}.`;
};

const NOT_COVERED = 'Eine Karte darf kein Paar mit einer bilden, die sie noch bedeckt.';

const pair = (c: GermanCardWords, rule: Of<'pair'>, fact: RemoveFact): string[] => {
  const { ranks, layout } = fact;
  const cover = rule.coverer
    ? 'Eine Karte darf auch mit der einzigen ein Paar bilden, die sie noch bedeckt.'
    : NOT_COVERED;
  const alone = rule.alone.map((rank) => c.aRank(rank, 'nominative'));
  return [
    `Entferne zwei verfügbare Karten, deren Ränge zusammen ${rule.sum} ergeben${values(c, ranks)}.`,
    `So gehören zusammen: ${partners(c, rule, ranks)}.`,
    ...(alone.length === 0 ? [] : [`${germanCapital(germanListed(alone, 'oder'))} geht allein.`]),
    available(fact),
    ...(layout ? [cover] : []),
  ];
};

/** "zwei verfügbare Karten vom selben Rang", "einen Buben, eine Dame und einen König", "einen König allein". */
const matched = (c: GermanCardWords, set: MatchSet, ranks: readonly Rank[]): string => {
  const suit = set.same === 'suit' ? ' derselben Farbe' : '';
  const own = (set.ranks ?? []).map((rank) => c.aRank(rank, 'accusative'));
  if (!isPairSet(set)) return own.length === 1 ? `${own.join('')} allein` : germanListed(own) + suit;
  const rank = set.same === 'rank' ? ' vom selben Rang' : '';
  const sum = set.sum === undefined ? '' : `, deren Ränge zusammen ${set.sum} ergeben${values(c, ranks)}`;
  const only = own.length === 0 ? '' : ` (nur ${germanListed((set.ranks ?? []).map(c.ranks))})`;
  return `zwei verfügbare Karten${suit}${rank}${sum}${only}`;
};

const match = (c: GermanCardWords, rule: Of<'match'>, fact: RemoveFact): string[] => [
  `Entferne zusammen ${germanListed(
    rule.sets.map((set) => matched(c, set, fact.ranks)),
    'oder',
  )}.`,
  available(fact),
  ...(fact.layout ? [NOT_COVERED] : []),
];

const run = (c: GermanCardWords, { min, ends }: Of<'run'>, ranks: readonly Rank[]): string[] => {
  const [first = 1] = ranks;
  const last = ranks.at(-1) ?? first;
  const both = `${c.aRank(last, 'nominative')} und ${c.aRank(first, 'nominative')}`;
  return [
    `Entferne ${germanSpelled(min)} oder mehr Karten mit aufeinander folgenden Rängen als eine Gruppe, gleich welcher Farbe.`,
    'Jede muss die letzte Karte ihrer Spalte sein, bevor die erste genommen wird.',
    `Kein Rang kommt in einer Gruppe zweimal vor, sie hat also höchstens ${ranks.length} Karten.`,
    ends === 'circular'
      ? `Die Ränge gehen im Kreis: ${both} sind Nachbarn.`
      : `Die Ränge gehen nicht im Kreis: ${both} sind keine Nachbarn.`,
  ];
};

const lower = (c: GermanCardWords, { order }: Of<'lower'>, ranks: readonly Rank[]): string[] => {
  const low = order[0] ?? 1;
  const high = order.at(-1) ?? low;
  const usual = order.every((rank, i) => rank === ranks[i]);
  return [
    'Entferne die letzte Karte einer Spalte, wenn eine höhere Karte ihrer Farbe die letzte einer anderen ist.',
    ...(usual
      ? []
      : [
          `Die höchste Karte ist ${c.aRank(high, 'nominative')}, die niedrigste ${c.aRank(low, 'nominative')}.`,
        ]),
  ];
};

export const germanRemove = (c: GermanCardWords, fact: RemoveFact): string[] => {
  const { remove: rule, ranks } = fact;
  switch (rule.kind) {
    case 'pair':
      return pair(c, rule, fact);
    case 'run':
      return run(c, rule, ranks);
    case 'lower':
      return lower(c, rule, ranks);
    case 'match':
      return match(c, rule, fact);
  }
};
