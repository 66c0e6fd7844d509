/** Messages of the feature history, in English. */

export const en = {
  noHistory: 'No game has ended yet.',
  look: 'Look',
  lookAt: (title: string, deal: string) => `Look at ${title}, deal ${deal}`,
  more: 'More',
  open: 'Open',
  copyGameOf: (game: string, deal: string) => `Copy the link to ${game}, deal ${deal}`,
  importAny: 'Look at a record or open a link',
  anyText: 'Record or link',
} as const;
