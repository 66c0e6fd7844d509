/** Messages of the feature history, in English. */

export const en = {
  noHistory: 'Nothing here yet. Deals you finish are listed here.',
  /** @param at milliseconds since 1970. */
  date: (at: number) =>
    new Date(at).toLocaleDateString('en', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
  more: 'More',
  whichGame: 'Game',
  allGames: 'All games',
  whichOutcome: 'Result',
  allOutcomes: 'All results',
  noneFits: 'No matching deals.',
  open: 'Open',
  copyGameOf: (game: string, deal: string) => `Copy the link to ${game}, deal ${deal}`,
  importAny: 'Open a game or a link',
  anyText: 'Record or link',
} as const;
