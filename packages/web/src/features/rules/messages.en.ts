/** Messages of the feature rules, in English. */
import type { NoteLanguage } from '@cairn/games';

export const en = {
  change: 'Change the rules…',
  /** The notes on a game, which are written in English. */
  notes: Object.assign(((notes) => notes) as NoteLanguage, { unmarked: true }) as NoteLanguage,
  rulesTitle: 'Rules',
  rulesOf: (title: string) => `${title}: rules`,
  noSuchRules: 'There’s no game by that name.',
  allRules: 'All the rules',
  canBeWon: (rate: string, deals: string) => `${rate} of deals can be won (of ${deals} we solved).`,
  carelessWins: (rate: string) => `A careless player wins ${rate}.`,
  inAtlas: 'More in the Atlas',
} as const;
