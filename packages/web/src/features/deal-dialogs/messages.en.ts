/** Messages of the feature deal-dialogs, in English. */

export const en = {
  dealTitle: 'Deal number',
  dealHelp:
    'Enter a number such as 49621. Numbers from other programs work too, like ms:617 or pysol:32000. You can also type cards: and list the whole pack.',
  dealIt: 'Deal',
  copy: 'Copy number',
  optionsTitle: 'Game options',
  optionsHelp:
    'Changing an option deals the same number again with the new rule. Undo brings your game back.',
  dealIsProved: 'This deal can be won: a solver found a win before you got it.',
} as const;
