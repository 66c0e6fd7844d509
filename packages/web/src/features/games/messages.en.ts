/** Messages of the feature games, in English. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');

export const en = {
  formats: 'Challenges',
  rules: 'Rules',
  goOn: 'Continue',
  goOnWith: (title: string, deal: string, moves: number) =>
    `${title}, deal ${deal}, ${count(moves, 'move', 'moves')}`,
  searchAll: (games: number) => `Search ${games} games…`,
  absent: (title: string) => `Cairn doesn’t have ${title} yet. Close to it:`,
  chips: {
    popular: 'Popular',
    easy: 'Easy',
    hard: 'Hard',
    short: 'Under 5 minutes',
    open: 'All cards visible',
    packs: 'Two packs',
    new: 'Not played yet',
  },
  family: 'Family',
  allFamilies: 'All families',
  sort: 'Sort:',
  sorts: {
    family: 'Family',
    popular: 'Popular',
    easiest: 'Easiest',
    shortest: 'Shortest',
    record: 'Your record',
    title: 'A–Z',
  },
  minutes: { short: '< 5 min', medium: '5–15 min', long: '15+ min' },
  notPlayed: 'Not played yet',
  record: (won: number, played: number) => `${won} of ${played} won`,
  /** The answer to the question that a game asks on its tile. */
  asked: (option: string, value: string) =>
    option === 'draw' ? `Draw ${value}` : option === 'suits' ? count(Number(value), 'suit', 'suits') : value,
  inFamily: (family: string, n: number) => `${family} (${n})`,
  gamesIn: (n: number) => count(n, 'game', 'games'),
  variations: (n: number) => count(n, 'variation', 'variations'),
} as const;
