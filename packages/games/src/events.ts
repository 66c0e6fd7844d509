/**
 * What chance brings when an event card is left to it.
 * Eight events, each as likely as the others: five good ones and three that cost more than paying, which is one stroke.
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
