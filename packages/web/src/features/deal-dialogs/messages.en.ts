/** Messages of the feature deal-dialogs, in English. */

export const en = {
  dealTitle: 'Deal by number',
  dealHelp:
    'A number like 49621, ms:617 or pysol:32000 as other programs count, or cards: and the whole pack.',
  dealIt: 'Deal',
  optionsTitle: 'Rules of this deal',
  optionsHelp: 'A change deals the same number again under the new rule. Undo brings this game back.',
  dealIsProved: 'The deal on the table can be won: that was proved before it was dealt.',
} as const;
