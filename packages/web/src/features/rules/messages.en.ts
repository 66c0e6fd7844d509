/** Messages of the feature rules, in English. */
import type { NoteLanguage } from '@cairn/games';

export const en = {
  change: 'Change the rules…',
  /** The notes on a game, which are written in English. */
  notes: Object.assign(((notes) => notes) as NoteLanguage, { unmarked: true }) as NoteLanguage,
  rulesTitle: 'Rules',
  rulesOf: (title: string) => `${title}: rules`,
  noSuchRules: 'There’s no game by that name.',
  howToPlay: 'How to play',
  contents: 'On this page',
  picture: (down: boolean) =>
    down ? 'The opening layout. Blue cards are face down.' : 'The opening layout. All cards are face up.',
  /** Names of cards and piles begin with a small letter within a sentence. */
  lowersNames: true as boolean,
  exampleOn: (card: string, on: string) => `Example: the ${card} goes on the ${on}.`,
  exampleTo: (card: string, pile: string) => `Example: the ${card} goes to ${pile}.`,
  exampleRemove: (cards: readonly string[]) => `Example: remove the ${cards.join(' and the ')}.`,
  examplePhase: { before: 'Before', after: 'After' },
  showExample: 'Show it',
  allRules: 'All the rules',
  canBeWon: (rate: string, deals: string) => `${rate} of deals can be won (of ${deals} we solved).`,
  advisedWins: (rate: string) => `Following every hint wins ${rate}.`,
  carelessWins: (rate: string) => `A careless player wins ${rate}.`,
  inAtlas: 'More in the Atlas',
} as const;
