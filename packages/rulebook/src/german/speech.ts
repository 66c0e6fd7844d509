/** The German catalogue of sentences during play: moves, refusals, how a deal stands, and its score. */
import { germanCardWords } from './cards.ts';
import { germanMoves } from './moves.ts';
import { germanCounted, germanWorth } from './parts.ts';
import { germanRefusal } from './refusals.ts';
import type { EndFact, ScoreFact, Speech, StatusFact } from '../words/words.ts';

const left = (fact: { readonly left: number; readonly of: StatusFact['of'] }): string =>
  fact.of === 'piles'
    ? `${fact.left} Stapel zu viel`
    : germanCounted(fact.left, fact.of === 'cards' ? 'Karte' : 'Farbe');

/** "mit 11 Stapeln zu viel", "als noch 11 Karten fehlten". */
const lacking = (fact: StatusFact): string =>
  fact.of === 'piles'
    ? `mit ${fact.left} ${fact.left === 1 ? 'Stapel' : 'Stapeln'} zu viel`
    : `als noch ${left(fact)} fehlten`;

const status = (fact: StatusFact): string => {
  const still = left(fact);
  const are = fact.left === 1 ? 'ist' : 'sind';
  if (fact.cleared && fact.status === 'playing') return 'Abgeräumt: es kann neu ausgelegt werden.';
  switch (fact.status) {
    case 'playing':
      return `Im Spiel: noch ${still}.`;
    case 'won':
      return 'Gewonnen.';
    case 'stuck':
      if (fact.of === 'piles')
        return `Verloren: kein Zug ist mehr möglich, und ${fact.left} Stapel ${are} zu viel.`;
      return fact.counted
        ? `Zu Ende: kein Zug ist mehr möglich, ${still} ${are} übrig.`
        : `Verloren: kein Zug ist mehr möglich, und es fehlen noch ${still}.`;
    case 'resigned':
      return `Beendet, ${lacking(fact)}.`;
    case 'time':
      return `Die Zeit war um, ${lacking(fact)}.`;
  }
};

const scoreSpoken = (fact: ScoreFact): string => {
  const { total, penalty, unit, low, par, streak } = fact;
  const now = low ? total + penalty : total;
  const sum = unit === 'dollars' ? `${Math.abs(now)} $` : `${Math.abs(now)}`;
  return [
    `Stand ${now < 0 ? 'minus ' : ''}${sum}${low && penalty !== 0 ? ', wenn das Blatt jetzt endet' : ''}.`,
    ...(low && par !== null ? [`Par ist ${par}.`] : []),
    ...(low || penalty === 0 ? [] : [`Jetzt zu enden kostet ${germanWorth(penalty, unit)}.`]),
    ...(streak === null || streak.cards === 0
      ? []
      : [
          `Eine Serie von ${germanCounted(streak.cards, 'Karte')}, ${germanWorth(streak.points, unit)} wert.`,
        ]),
    ...(streak === null ? [] : [`Die nächste Karte bringt ${germanWorth(streak.next, unit)}.`]),
  ].join(' ');
};

const endPrice = ({ points, unit, low, ...rest }: EndFact): string => {
  const over = left(rest);
  if (points === 0)
    return `Jetzt zu enden kostet nichts; ${rest.of === 'piles' ? `es wären ${over}` : `übrig wären ${over}`}.`;
  return low
    ? `Jetzt zu enden macht ${germanWorth(points, unit)}: ${over} übrig.`
    : `Jetzt zu enden kostet ${germanWorth(points, unit)}: ${over} übrig.`;
};

export const germanSpeech: Speech = (pack) => {
  const c = germanCardWords(pack);
  return { ...germanMoves(c), refusal: (fact) => germanRefusal(c, fact), status, scoreSpoken, endPrice };
};
