/** German sentences on cards that leave the table in groups. */
import type { Rank, Remove } from '@cairn/engine';
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

const pair = (c: GermanCardWords, rule: Of<'pair'>, { ranks, from, stock, layout }: RemoveFact): string[] => {
  const sources = [
    ...from.map(({ place, which }) =>
      which === 'free'
        ? 'Karten der Auslage, auf denen keine andere liegt'
        : `die letzte Karte ${outOf(place, germanOneOf)}`,
    ),
    ...(stock ? ['die nächste Karte des Talons'] : []),
  ];
  const cover = rule.coverer
    ? 'Eine Karte darf auch mit der einzigen ein Paar bilden, die sie noch bedeckt.'
    : 'Eine Karte darf kein Paar mit einer bilden, die sie noch bedeckt.';
  const alone = rule.alone.map((rank) => c.aRank(rank, 'nominative'));
  return [
    `Entferne zwei verfügbare Karten, deren Ränge zusammen ${rule.sum} ergeben${values(c, ranks)}.`,
    `So gehören zusammen: ${partners(c, rule, ranks)}.`,
    ...(alone.length === 0 ? [] : [`${germanCapital(germanListed(alone, 'oder'))} geht allein.`]),
    sources.length === 1 && !layout
      ? `Verfügbar ist nur ${germanListed(sources)}.`
      : `Verfügbar sind ${germanListed(sources)}.`,
    ...(layout ? [cover] : []),
  ];
};

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
  }
};
