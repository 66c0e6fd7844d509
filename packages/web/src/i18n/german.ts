/** German messages of the table and the bars around it, with the German names of cards and sentences about moves. */
import {
  currentFigures,
  germanFigures,
  germanNames,
  germanSpeech,
  currentNames,
  currentSentences,
} from '@cairn/rulebook';
import { formatsOf } from './formats.ts';
import { sayTable, type Words } from './words.ts';

const { amount, count } = formatsOf('de');
const cards = (n: number): string => count(n, 'Karte', 'Karten');

const RANK_NAMES: Readonly<Record<number, string>> = {
  0: 'ein Joker',
  1: 'ein Ass',
  11: 'ein Bube',
  12: 'eine Dame',
  13: 'ein König',
};

const words: Words = {
  language: 'de',
  appName: 'Cairn',
  label: ({ de }) => de,
  time: (seconds) => {
    const rest = `${seconds % 60}`.padStart(2, '0');
    const minutes = Math.floor(seconds / 60);
    return minutes < 60
      ? `${minutes}:${rest}`
      : `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}:${rest}`;
  },
  withKey: (label, key) => (key === '' ? label : `${label} (${key})`),

  toolbar: 'Spiel',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  shortUndo: 'Zurück',
  shortRedo: 'Vor',
  newDeal: 'Neu geben',
  shortNew: 'Neu',
  peek: (left) => (left === null ? 'Nachsehen' : `Nachsehen (${left})`),
  reshuffle: (left) => (left === null ? 'Mischen' : `Mischen (${left})`),
  restock: (left) => (left === null ? 'Karten zurück' : `Karten zurück (${left})`),
  regather: (left) => (left === null ? 'Neu geben' : `Neu geben (${left})`),
  pay: () => 'Schlag zahlen',
  chance: () => 'Zufall wagen',
  again: 'Weiter auslegen',

  status: 'Stand',
  deal: (title) => `Blatt ${title}`,
  clock: 'Zeit',
  timeLeft: 'Restzeit',
  bankroll: (points) => `Kasse ${amount(points, 'dollars')}`,
  ownCards: (n) => cards(n),
  sharedGame: 'Züge aus einem Link: zählt nicht',
  shownGame: 'Lösung gezeigt: ein Sieg zählt nicht',
  againGame: 'Schon gespielt: zählt nicht',
  canBeWon: 'Zu gewinnen',

  backAt: (deal) => `Wieder bei Blatt ${deal}.`,
  dealtAnew: (game, deal) => `${game}, Blatt ${deal}.`,
  backTo: (move) => (move === 0 ? 'Zurück zum Anfang.' : `Zurück zu Zug ${move}.`),
  forthTo: (move) => `Weiter zu Zug ${move}.`,
  restarted: 'Von vorn begonnen.',
  noUndos: 'Kein Rückgängig mehr in diesem Blatt.',
  noRestart: 'Kein Neubeginn: Rückgängig ist in diesem Blatt begrenzt.',
  undoBrings: '„Rückgängig“ bringt das vorige Blatt wieder.',
  copied: 'Kopiert.',

  faceDown: (n, place) => `${count(n, 'verdeckte Karte', 'verdeckte Karten')}, ${place}`,
  removeCards: (n) => `${cards(n)} entfernen`,
  nextCard: (rank, card) => `Nächste: ${card === '' ? (RANK_NAMES[rank] ?? `eine ${rank}`) : card}`,
  failedToLoad: 'Dieser Teil ließ sich nicht laden. Bist du offline?',
  tryAgain: 'Noch einmal',
  bug: 'Da ist etwas schiefgegangen. Dein Spiel ist sicher.',
  reload: 'Neu laden',
};

/** Switches the app to German. */
export const speak = (): void => {
  sayTable(words);
  currentFigures.use(germanFigures);
  currentNames.use(germanNames);
  currentSentences.use(germanSpeech);
};
