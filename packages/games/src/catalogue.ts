/** Every game and every named set of options, in the order a list shows them. */
import type { GameDef, Preset } from '@cairn/engine';
import { tripeaks, tripeaksPresets } from './tripeaks.ts';

export const games: readonly GameDef[] = [tripeaks];

export const presets: readonly Preset[] = [...tripeaksPresets];
