/** German messages: games that come in links, and playing against them. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('de');
const moves = (n: number): string => count(n, 'Zug', 'Zügen');
const cards = (n: number): string => count(n, 'Karte', 'Karten');

export const messages: Catalogue<typeof en> = {
  challengeTitle: 'Ein Spiel aus einem Link',
  challengeOf: (game, deal, score) => `${game}, Spiel ${deal}. Erreicht: ${score}.`,
  playAgainst: 'Dagegen spielen',
  playAgainstHelp: 'Dasselbe Spiel von Anfang an, Zug für Zug mit dem anderen Stand daneben. Es zählt.',
  playAgainstAgain: 'Dasselbe Spiel von Anfang an. Schon gespielt oder gesehen: es zählt nicht.',
  watchIt: 'Ansehen',
  watchItHelp: 'Zug für Zug. Danach zählt dieses Spiel nicht mehr.',
  goOnThere: 'Von der letzten Stellung weiterspielen',
  goOnThereHelp: 'Es zählt nicht.',
  rivalAt: (you, they, n) => `Selbst ${you}, Gegner ${they} nach ${moves(n)}`,
  rivalOver: (you, they, n) => `Selbst ${you}, Gegner ${they}: Ende nach ${moves(n)}`,
  rivalLeft: (n, you, they) => `Noch ${cards(n)}: selbst nach ${moves(you)}, Gegner nach ${moves(they)}`,
  rivalShort: (n, you) => `Noch ${cards(n)} nach ${moves(you)}: so weit kam der Gegner nie`,
  duel: (you, they) => `Selbst ${you}, Gegner ${they}.`,
  duelAhead: 'Besser als der Gegner.',
  duelBehind: 'Der Gegner liegt vorn.',
  duelEven: 'Unentschieden.',
  watchRival: 'Spiel des Gegners ansehen',
};
