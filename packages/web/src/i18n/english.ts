/**
 * English messages of the table and the bars around it, which the first paint needs. Dialogs, results and pages have
 * a catalogue of their own (english-pages.ts). Sentences about cards and moves are in the rulebook.
 */
import { formatsOf } from './formats.ts';
import type { LabelTexts } from './label.ts';

const LANGUAGE = 'en';
const { amount, count } = formatsOf(LANGUAGE);

const RANK_NAMES: Readonly<Record<number, string>> = {
  0: 'a joker',
  1: 'an ace',
  8: 'an 8',
  11: 'a jack',
  12: 'a queen',
  13: 'a king',
};
const rankWord = (rank: number): string => RANK_NAMES[rank] ?? `a ${rank}`;

export const english = {
  language: LANGUAGE,
  appName: 'Cairn',
  /** The text of a label in this language. */
  label: ({ en }: LabelTexts) => en,
  time: (seconds: number) => {
    const rest = `${seconds % 60}`.padStart(2, '0');
    const minutes = Math.floor(seconds / 60);
    return minutes < 60
      ? `${minutes}:${rest}`
      : `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}:${rest}`;
  },
  /** "Undo (Z)" */
  withKey: (label: string, key: string) => (key === '' ? label : `${label} (${key})`),

  // The toolbar and the menu
  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  /** Labels of undo and redo where the room is small. */
  shortUndo: 'Undo',
  shortRedo: 'Redo',
  newDeal: 'New deal',
  shortNew: 'New',
  peek: (left: number | null) => (left === null ? 'Peek' : `Peek (${left})`),
  reshuffle: (left: number | null) => (left === null ? 'Shuffle' : `Shuffle (${left})`),
  restock: (left: number | null) => (left === null ? 'Cards back' : `Cards back (${left})`),
  regather: (left: number | null) => (left === null ? 'Deal again' : `Deal again (${left})`),
  pay: () => 'Pay a stroke',
  chance: () => 'Take a chance',
  again: 'Deal on',

  // The status line
  status: 'Score',
  deal: (title: string) => `Deal ${title}`,
  clock: 'Time',
  timeLeft: 'Time left',
  bankroll: (points: number) => `Bankroll ${amount(points, 'dollars')}`,
  ownCards: (n: number) => `${n} cards`,
  sharedGame: 'Moves from a link: doesn’t count',
  shownGame: 'Solution shown: doesn’t count',
  againGame: 'Played before: doesn’t count',
  canBeWon: 'Can be won',

  // Announcements
  backAt: (deal: string) => `Back to deal ${deal}.`,
  dealtAnew: (game: string, deal: string) => `${game}, deal ${deal}.`,
  backTo: (move: number) => (move === 0 ? 'Back to the start.' : `Back to move ${move}.`),
  forthTo: (move: number) => `Moved to move ${move}.`,
  restarted: 'Restarted.',
  noUndos: 'No undos left in this deal.',
  noRestart: 'No restart: undos count in this deal.',
  undoBrings: 'Undo brings the last deal back.',
  copied: 'Copied.',

  faceDown: (cards: number, place: string) =>
    `${count(cards, 'face-down card', 'face-down cards')}, ${place}`,
  removeCards: (cards: number) => `Remove ${count(cards, 'card', 'cards')}`,
  nextCard: (rank: number, card: string) => `Next: ${card === '' ? rankWord(rank) : card.toLowerCase()}`,

  // Parts that could not be loaded
  failedToLoad: 'Couldn’t load this part. Are you offline?',
  tryAgain: 'Try again',
  bug: 'Something went wrong. Your game is safe.',
  reload: 'Reload',
} as const;
