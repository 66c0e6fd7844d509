/** Messages of the feature notices, in English. */

export const en = {
  notCopied: 'This browser won’t let Cairn copy. Here it is:',
  notKept:
    'This browser won’t let Cairn save. Your game and statistics will be lost when you close this tab.',
  full: 'Storage is full. New results won’t be saved until you free some space.',
  elsewhereTitle: 'Cairn is open in another tab',
  elsewhere: 'Keep playing there, or continue here.',
  playHere: 'Play here',
  newVersion: 'A new version of Cairn is ready.',
  reload: 'Reload',
  later: 'Later',
  understood: 'OK',
} as const;
