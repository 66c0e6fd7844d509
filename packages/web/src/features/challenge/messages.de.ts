/** German messages: games that come in links, and playing against them. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('de');
const moves = (n: number): string => count(n, 'Zug', 'Zügen');
const cards = (n: number): string => count(n, 'Karte', 'Karten');

export const messages: Catalogue<typeof en> = {
  challengeFriend: 'Freunde herausfordern',
  sendAnswer: 'Antwort senden',
  linkCopied: 'Link kopiert. Jetzt senden!',
  challengeTitle: 'Kannst du das schlagen?',
  comparedTitle: 'Wer war besser?',
  challengeOf: (game, deal, score) => `${game}, Blatt ${deal}. Vorgelegt: ${score}.`,
  yourScore: (score) => `Dein Ergebnis: ${score}.`,
  youWon: (n) => `Du hast dieses Blatt in ${moves(n)} gewonnen.`,
  youLost: 'Du hast dieses Blatt nicht gewonnen.',
  playAgainst: 'Dagegen spielen',
  playAgainstHelp: 'Dasselbe Blatt von Anfang an, der andere Stand immer daneben. Es zählt.',
  playAgainstAgain: 'Dasselbe Blatt von Anfang an. Du kennst es schon, deshalb zählt es nicht.',
  watchIt: 'Ansehen',
  watchItHelp: 'Zug für Zug. Danach zählt dieses Blatt für dich nicht mehr.',
  goOnThere: 'Von der letzten Stellung weiterspielen',
  goOnThereHelp: 'Es zählt nicht.',
  rivalAt: (you, they, n) => `Du ${you}, Gegner ${they} nach ${moves(n)}`,
  rivalOver: (you, they, n) => `Du ${you}, Gegner ${they}: Ende nach ${moves(n)}`,
  rivalLeft: (n, you, they) => `Noch ${cards(n)}: du nach ${moves(you)}, Gegner nach ${moves(they)}`,
  rivalShort: (n, you) => `Noch ${cards(n)} nach ${moves(you)}: so weit kam der Gegner nie`,
  duel: (you, they) => `Du ${you}, Gegner ${they}.`,
  duelAhead: 'Du liegst vorn.',
  duelBehind: 'Der Gegner liegt vorn.',
  duelEven: 'Unentschieden.',
  watchRival: 'Spiel des Gegners ansehen',
};
