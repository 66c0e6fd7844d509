/**
 * Sound: the tones of cues, synthesized; there are no files. A browser allows sound only after a gesture, so
 * the audio context is made at the first press or key after sound was switched on.
 */
import type { Settings } from '../../play/settings.ts';
import type { Shell } from '../../shell/shell.ts';
import { listen, type PlayOnScreen } from './cues.ts';
import { tonesOf, type Tone } from './tones.ts';

const VOLUME: Readonly<Record<Settings['volume'], number>> = { quiet: 0.12, normal: 0.3, loud: 0.7 };
/** Seconds until a tone reaches its volume. A faster rise is heard as a click. */
const RISE = 0.006;

const sing = (
  context: AudioContext,
  { pitch, to = pitch, at, length, wave, loud }: Tone,
  volume: number,
): void => {
  const start = context.currentTime + at;
  const end = start + length;
  const source = new OscillatorNode(context, { type: wave, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * volume, start + RISE);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(end);
};

export const startSound = (shell: Shell, { heard }: PlayOnScreen): (() => void) => {
  let context: AudioContext | null = null;
  const gesture = new AbortController();
  const wake = (): void => {
    context ??= new AudioContext();
    // System sleep or a phone call may have suspended it.
    if (context.state === 'suspended') void context.resume();
  };
  for (const name of ['pointerdown', 'keydown'] as const)
    window.addEventListener(name, wake, { capture: true, signal: gesture.signal });
  const deafen = listen(shell, heard, (cue) => {
    if (context === null) return;
    for (const tone of tonesOf(cue)) sing(context, tone, VOLUME[shell.settings.peek().volume]);
  });
  return () => {
    gesture.abort();
    deafen();
    void context?.close();
  };
};
