/** Whether a game is open: every card lies face up from the start, so that skill alone decides. */
import type { GameDef } from '@cairn/engine';

/** By the default rules. Cards in a hand of the player are seen. */
export const isOpenGame = (def: GameDef): boolean =>
  Object.values(def.zones).every((zone) => zone.role === 'hand' || !('face' in zone) || zone.face === 'open');
