/** German messages: figures of a changed game while they are measured. */
import type { PolicyName } from '@cairn/trials';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { figureWords as english } from './figures-messages.en.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('de');
const percent = (share: number, digits: number): string =>
  share.toLocaleString('de', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const bare = (share: number, digits: number): string => percent(share, digits).replace(/\s?%$/, '');

const players: Readonly<Record<PolicyName, string>> = {
  random: 'Von Zufallszügen gewonnen',
  greedy: 'Von einem Sorglosen gewonnen',
  'long-chains': 'Von einem Spieler gewonnen, der Serien plant',
  'peak-by-peak': 'Von einem Spieler gewonnen, der Gipfel für Gipfel abräumt',
  'turn-up': 'Von einem Spieler gewonnen, der gern aufdeckt',
  sampling: 'Von einem Spieler gewonnen, der jeden Zug abwägt',
};
const how: Readonly<Record<Exclude<PolicyName, 'sampling'>, string>> = {
  random: 'Irgendein erlaubter Zug.',
  greedy: 'Sieht, was man sieht, und nimmt das Erstbeste.',
  'long-chains': 'Sieht, was man sieht, und sucht die längste Serie.',
  'peak-by-peak': 'Sieht, was man sieht, und räumt einen Gipfel nach dem anderen ab.',
  'turn-up': 'Sieht, was man sieht, und deckt auf, wo es geht.',
};

export const figureWords: Catalogue<typeof english> = {
  title: 'Gemessen',
  lead: 'Während man die Regeln ändert, werden die Spiele 1, 2, 3 … im Hintergrund gelöst und gespielt.',
  waiting: 'Die Zahlen warten, bis nach diesen Regeln gespielt werden kann.',
  measuring: 'Wird gemessen …',
  failed: 'Die Zahlen ließen sich hier nicht ermitteln.',
  canBeWon: 'Zu gewinnen',
  seesAll: 'Von jemandem, der alle Karten kennt.',
  player: (policy) => players[policy],
  how: ({ policy, worlds = 0 }) =>
    policy === 'sampling'
      ? `Sieht, was man sieht, und probiert jeden Zug in ${grouped(worlds)} Spielen, die so aussehen wie dieses.`
      : how[policy],
  share: percent,
  interval: (low, high, digits) => `${bare(low, digits)} bis ${percent(high, digits)}`,
  bar: (low, high) => `Zwischen ${percent(low, 0)} und ${percent(high, 0)} aller Spiele`,
  deals: (won, deals) => `${grouped(won)} der Spiele 1 bis ${grouped(deals)}`,
  limit: (nodes) => `jeweils höchstens ${count(nodes, 'Stellung', 'Stellungen')}`,
  undecided: (unknown, share) => `${grouped(unknown)} unentschieden (${percent(share, 1)})`,
  median: (moves) => `Die Hälfte der gefundenen Lösungen hat nicht mehr als ${count(moves, 'Zug', 'Züge')}.`,
  difficulty: 'Schwierigkeit',
  grade: (from, to) => (from === to ? `${from} von 5` : `${from} bis ${to} von 5`),
  gradeHow: 'Zwischen dem, was ein Sorgloser gewinnt, und dem, was zu gewinnen ist.',
  again: 'Selbst nachmessen',
  againHow: 'Dieser Befehl ergibt dieselbe Zahl. Die Datei ist die, die „Herunterladen“ speichert.',
  copy: 'Befehl kopieren',
  more: 'Alle Zahlen',
  first: (low, high) => `Erste Zahl: ${percent(low, 0)} bis ${percent(high, 0)} der Spiele sind zu gewinnen.`,
  good: (low, high) =>
    `Auf 3 Punkte genau: ${percent(low, 0)} bis ${percent(high, 0)} der Spiele sind zu gewinnen.`,
  over: (low, high) => `Gemessen: ${percent(low, 1)} bis ${percent(high, 1)} der Spiele sind zu gewinnen.`,
};
