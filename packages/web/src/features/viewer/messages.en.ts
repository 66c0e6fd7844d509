/** Messages of the feature viewer, in English. */

export const en = {
  noRecord: 'There is no record of that game here.',
  viewerTitle: (title: string, deal: string) => `${title}, deal ${deal}`,
  scrubber: 'Move',
  moveOf: (at: number, of: number, text: string) => `Move ${at} of ${of}${text === '' ? '' : `: ${text}`}`,
  toStart: 'To the start',
  toEnd: 'To the end',
  stepBack: 'One move back',
  stepOn: 'One move on',
  run: 'Play',
  halt: 'Stop',
  pace: 'Speed',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  playDeal: 'Play this deal',
  instead: (texts: string) => `Instead: ${texts}`,
} as const;
