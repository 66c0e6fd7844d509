/** German messages: the atlas. */
import type { en } from './messages.en.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { grouped } = formatsOf('de');
const places = (value: number): string =>
  value.toLocaleString('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−');
const decimal = (value: number): string => value.toLocaleString('de', { maximumFractionDigits: 4 });

const judgements = {
  agrees: 'stimmt',
  contradicted: 'widerlegt',
  possible: 'möglich: nicht mehr, als zu gewinnen ist',
  impossible: 'unmöglich: mehr, als zu gewinnen ist',
  unmeasured: 'nicht gemessen',
} as const;
const who = { solver: 'Löser', policy: 'Programm', player: 'Menschen' } as const;
const information = { open: 'kennt alle Karten', closed: 'sieht, was ein Spieler sieht' } as const;

export const messages: Catalogue<typeof en> = {
  title: 'Der Atlas',
  lead: [
    'Wie oft jedes Spiel zu gewinnen ist, von Cairn gemessen an nummerierten Spielen, damit jeder nachmessen kann. Ein Löser kennt alle Karten; ein Spieler mit Namen sieht, was du siehst. Quoten von Menschen sind das nicht.',
    'Das Intervall gilt zu 95 %: am unteren Ende zählt jedes offene Spiel als verloren, am oberen als gewonnen.',
  ],
  rates: 'Wie oft es zu gewinnen ist',
  values: 'Punkte und übrige Karten',
  claims: 'Was die Quellen der Regeln sagen',
  published: 'Veröffentlichte Zahlen',
  publishedText:
    'Ein Anteil stimmt, wenn sein Intervall und unseres etwas gemeinsam haben. Zahlen von „Cairn“ sind von einem anderen, früheren Programm.',
  findings: 'Befunde',
  head: {
    game: 'Spiel',
    who: 'Wer',
    won: 'Gewonnen',
    interval: '95 %',
    deals: 'Spiele',
    unknown: 'Offen',
    nodes: 'Stellungen je Spiel',
    what: 'Was',
    mean: 'Mittel',
    range: 'Spanne',
    proved: 'Bewiesen',
    says: 'Was gesagt wird',
    by: 'Von',
    ours: 'Bei uns',
    verdict: 'Urteil',
  },
  none: '–',
  standard: 'übliche Regeln',
  numbers: { cairn: '', ms: 'Spiele von Microsoft', pysol: 'Spiele von PySolFC' },
  rule: (option, value) => `${option}: ${value}`,
  player: ({ policy }) =>
    policy === null ? `Löser, ${information.open}` : `„${policy}“, ${information.closed}`,
  share: ({ winnable, deals }) => `${places((winnable / deals) * 100)}\u00A0%`,
  interval: ({ low, high }) => `${places(low * 100)} bis ${places(high * 100)}\u00A0%`,
  deals: ({ deals, wanted }) =>
    wanted !== null && deals < wanted ? `${grouped(deals)} von ${grouped(wanted)}` : grouped(deals),
  goals: { win: '', shortest: 'wenigste Züge', score: 'beste Punktzahl', left: 'wenigste übrige Karten' },
  score: 'Punkte',
  mean: ({ mean }) => places(mean),
  range: ({ least, most }) => `${grouped(least)} bis ${grouped(most)}`,
  figure: ({ percent, margin, sample }) =>
    percent === null
      ? ''
      : `: ${decimal(percent)} %${margin === null ? '' : ` ± ${decimal(margin)}`}${sample === null ? '' : ` von ${grouped(sample)} Spielen`}`,
  claimant: (claim) => `${who[claim.who]}, ${information[claim.information]}`,
  said: ({ german }) => german,
  judgement: (found) => {
    if (found.kind === 'other') return found.why.german;
    if (found.kind !== 'differs') return judgements[found.kind];
    const { points } = found;
    return `anders: unsere liegt ${places(Math.abs(points))} Punkte ${points < 0 ? 'tiefer' : 'höher'}`;
  },
};
