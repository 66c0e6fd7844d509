/** Messages of the feature viewer, in English. */

export const en = {
  noRecord: 'That game isn’t saved on this device.',
  viewerTitle: (title: string, deal: string) => `${title}, deal ${deal}`,
  scrubber: 'Move',
  moveOf: (at: number, of: number, text: string) => `Move ${at} of ${of}${text === '' ? '' : `: ${text}`}`,
  toStart: 'First',
  toEnd: 'Last',
  stepBack: 'Back',
  stepOn: 'Next',
  run: 'Play',
  halt: 'Stop',
  pace: 'Speed',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  playDeal: 'Play this deal',
  instead: (texts: string) => `Instead: ${texts}`,
} as const;
