/** Messages of the feature notices, in English. */

export const en = {
  notCopied: 'This browser does not let Cairn copy. Here it is:',
  notKept: 'This browser lets Cairn keep nothing: the game and the statistics last as long as this tab.',
  full: 'The browser has no room left for Cairn: what happens from here on is kept only once there is room again.',
  elsewhereTitle: 'Cairn is open in another tab',
  elsewhere: 'The game goes on there, so that nothing is mixed up.',
  playHere: 'Play here',
  newVersion: 'A new version of Cairn is ready.',
  reload: 'Reload',
  later: 'Later',
  understood: 'All right',
} as const;
