/** Which tones a cue is made of. A pure table, so that it can be tested without sound. */
import type { Cue } from './cues.ts';

export interface Tone {
  /** Hertz, and the pitch that it glides to. */
  readonly pitch: number;
  readonly to?: number;
  /** Seconds after the cue, and seconds of duration. */
  readonly at: number;
  readonly length: number;
  readonly wave: 'sine' | 'triangle';
  /** Volume, 0 to 1. */
  readonly loud: number;
}

/** Semitones of the pentatonic scale above its first tone. */
const PENTATONIC = [0, 2, 4, 7, 9] as const;
const FIRST = 329.63;
/** The pitch rises no further than this card of a streak: more than three octaves up is unpleasant. */
const HIGHEST = 15;

/** The pitch of the n-th card of a streak, from 1. */
export const streakPitch = (n: number): number => {
  const step = Math.min(n, HIGHEST) - 1;
  const octave = Math.floor(step / PENTATONIC.length);
  return FIRST * 2 ** (octave + (PENTATONIC[step % PENTATONIC.length] ?? 0) / 12);
};

const tone = (pitch: number, length: number, loud: number, more: Partial<Tone> = {}): Tone => ({
  pitch,
  length,
  loud,
  at: 0,
  wave: 'sine',
  ...more,
});

export const tonesOf = (cue: Cue): readonly Tone[] => {
  switch (cue.kind) {
    case 'pick':
      return [tone(520, 0.05, 0.25, { to: 620, wave: 'triangle' })];
    case 'place':
      return [tone(240, 0.09, 0.6, { to: 150 })];
    case 'draw':
      return [tone(420, 0.07, 0.35, { to: 300, wave: 'triangle' })];
    case 'refuse':
      return [tone(130, 0.16, 0.5, { to: 95, wave: 'triangle' })];
    case 'chain':
      return [tone(streakPitch(cue.n), 0.28, 0.5), tone(2 * streakPitch(cue.n), 0.14, 0.12)];
    case 'win':
      return [1, 3, 4, 6, 8, 11].map((n, i) => tone(streakPitch(n), 0.45, 0.5, { at: i * 0.11 }));
  }
};
