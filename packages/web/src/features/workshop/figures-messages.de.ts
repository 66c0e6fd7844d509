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
  random: 'Zufallsspieler',
  greedy: 'Sorgloser Spieler',
  'long-chains': 'Spieler, der lange Serien sucht',
  'peak-by-peak': 'Spieler, der Gipfel für Gipfel abräumt',
  'turn-up': 'Spieler, der Karten aufdeckt',
  sampling: 'Spieler, der jeden Zug abwägt',
  coach: 'Spieler, der unserem Rat folgt',
};
const how: Readonly<Record<Exclude<PolicyName, 'sampling'>, string>> = {
  random: 'Spielt irgendeinen erlaubten Zug.',
  greedy: 'Sieht, was du siehst, und spielt die erste Karte, die passt.',
  'long-chains': 'Sieht, was du siehst, und sucht die längste Serie.',
  'peak-by-peak': 'Sieht, was du siehst, und räumt einen Gipfel nach dem anderen ab.',
  'turn-up': 'Sieht, was du siehst, und deckt auf, wo es geht.',
  coach: 'Sieht, was du siehst, und macht den Zug, den ein Tipp zeigen würde.',
};

export const figureWords: Catalogue<typeof english> = {
  title: 'Gemessen',
  lead: 'Während du änderst, lösen und spielen wir im Hintergrund die Blätter 1, 2, 3 …',
  waiting: 'Sobald die Regeln spielbar sind, messen wir.',
  measuring: 'Wird gemessen …',
  soFar: (low, high) => `Wird gemessen … bisher zwischen ${bare(low, 0)} und ${percent(high, 0)}`,
  ofAtlas: (deals) => `aus dem Atlas, ${grouped(deals)} Blätter`,
  yours: 'Deins',
  failed: 'Das Spiel ließ sich hier nicht messen.',
  canBeWon: 'Zu gewinnen',
  seesAll: 'Von einem Löser, der alle Karten sieht.',
  player: (policy) => players[policy],
  how: ({ policy, worlds = 0 }) =>
    policy === 'sampling'
      ? `Sieht, was du siehst, und probiert jeden Zug in ${grouped(worlds)} Blättern, die so aussehen wie dieses.`
      : how[policy],
  share: percent,
  interval: (low, high, digits) => `${bare(low, digits)} bis ${percent(high, digits)}`,
  bar: (low, high) => `Zwischen ${percent(low, 0)} und ${percent(high, 0)} aller Blätter`,
  deals: (won, deals) => `${grouped(won)} der Blätter 1 bis ${grouped(deals)}`,
  limit: (nodes) => `jeweils höchstens ${count(nodes, 'Stellung', 'Stellungen')}`,
  undecided: (unknown, share) => `${grouped(unknown)} offen (${percent(share, 1)})`,
  median: (moves) => `Die Hälfte der gefundenen Lösungen braucht höchstens ${count(moves, 'Zug', 'Züge')}.`,
  difficulty: 'Schwierigkeit',
  grade: (from, to) => (from === to ? `${from} von 5` : `${from} bis ${to} von 5`),
  gradeHow: 'Danach, wie oft ein sorgloser Spieler gewinnt und wie oft es möglich ist.',
  again: 'Selbst nachmessen',
  againHow: 'Dieser Befehl ergibt dieselbe Zahl. Die Datei ist die, die „Herunterladen“ speichert.',
  copy: 'Befehl kopieren',
  more: 'Alle Zahlen',
  first: (low, high) =>
    `Erste Zahl: ${percent(low, 0)} bis ${percent(high, 0)} der Blätter sind zu gewinnen.`,
  good: (low, high) =>
    `Auf 3 Punkte genau: ${percent(low, 0)} bis ${percent(high, 0)} der Blätter sind zu gewinnen.`,
  over: (low, high) => `Gemessen: ${percent(low, 1)} bis ${percent(high, 1)} der Blätter sind zu gewinnen.`,
};
