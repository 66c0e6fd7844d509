import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');
const dateIn =
  (options: Intl.DateTimeFormatOptions) =>
  (date: Date): string =>
    date.toLocaleDateString('en', options);

export const en = {
  title: 'Start',
  lead: (games: number) => `${games} solitaire games. No ads. Plays offline.`,
  search: 'Find a game',
  statistics: 'Statistics',
  settings: 'Settings',
  kinds: { welcome: 'Play now', continue: 'Continue', again: 'Play again' },
  buttons: { welcome: 'Play', continue: 'Continue', again: 'New deal' },
  newDeal: 'New deal',
  howTo: 'How to play',
  welcome: 'Build each suit up, from ace to king.',
  today: 'Today',
  todayAbout: 'The same three deals for everyone. Each can be won.',
  streak: (days: number) => `${count(days, 'day', 'days')} in a row`,
  earlier: 'Earlier days',
  states: { open: 'Can be won', won: 'Won', played: 'Played, not won yet' },
  wonWith: (score: string) => `Won · ${score}`,
  games: 'Games',
  allGames: (n: number) => `All ${n} games`,
  /** "Medium · 5–15 min" */
  grade: (difficulty: 1 | 2 | 3 | 4 | 5, length: 'short' | 'medium' | 'long') =>
    `${['Easy', 'Fairly easy', 'Medium', 'Hard', 'Very hard'][difficulty - 1]} · ${{ short: '< 5', medium: '5–15', long: '15+' }[length]} min`,
  notPlayed: 'Not played yet',
  record: (won: number, played: number) => `${won} of ${played} won`,
  ways: 'More ways to play',
  way: {
    formats: { title: 'Challenges', about: 'Nine holes of golf, a trail of 25 levels' },
    duplicate: { title: 'Play a friend', about: 'Same deals, then compare' },
    workshop: { title: 'Workshop', about: 'Change any rule of any game' },
    atlas: { title: 'Atlas', about: 'How hard is each game?' },
    club: { title: 'Club', about: 'The same boards for everyone, ranked' },
  },
  day: dateIn({ day: 'numeric', month: 'long' }),
  weekday: dateIn({ weekday: 'long', day: 'numeric', month: 'long' }),
  month: dateIn({ month: 'long', year: 'numeric' }),
  calendar: 'Deals of the day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  wonOn: (date: string, won: number) => `${date}: ${won} of 3 won`,
} as const;
