/** Messages of the feature games, in English. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');

export const en = {
  formats: 'Rounds and trails',
  rules: 'Rules',
  gamesText: 'Each plays with deals that are numbered for ever.',
  goOn: 'Go on with',
  goOnWith: (title: string, deal: string, moves: number) =>
    `${title}, deal ${deal}, ${count(moves, 'move', 'moves')}`,
  filters: 'Filters',
  anyValue: 'any',
  facets: {
    family: 'Family',
    tag: 'Category',
    packs: 'Packs',
    difficulty: 'Difficulty',
    length: 'Length',
    cards: 'Cards at first',
    jokers: 'Jokers',
  },
  cardsAtFirst: { open: 'all face up', closed: 'some face down' },
  yesNo: { yes: 'yes', no: 'no' },
  noFilters: 'Clear the filters',
  variations: (n: number) => `${n} variations`,
} as const;
