/**
 * The events of event cards that are answered by chance. There are eight with the same probability: five good ones,
 * and three that cost more than paying, which is one stroke.
 */
import type { EventDef } from '@cairn/engine';

export const EVENTS: readonly EventDef[] = [
  { kind: 'gift', strokes: 1 },
  { kind: 'peek' },
  { kind: 'iron' },
  { kind: 'unlock' },
  { kind: 'mow' },
  { kind: 'strokes', strokes: 2 },
  { kind: 'rough' },
  { kind: 'lose', cards: 2 },
];
