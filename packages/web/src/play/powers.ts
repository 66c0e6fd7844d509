/** Powers: actions beside the plain moves, each with a number of uses a deal. */
import type { Game, Move, Power, View } from '@cairn/engine';

export interface PowerNow {
  readonly power: Power;
  /** Uses left; null where they are without limit. */
  readonly left: number | null;
}

/** The powers that can be used now. */
export const powersNow = (game: Game, view: View, legal: readonly Move[]): readonly PowerNow[] =>
  legal.flatMap((move) => {
    if (move.kind !== 'power') return [];
    const uses = game.def.powers?.[move.power]?.uses ?? 'unlimited';
    return [{ power: move.power, left: uses === 'unlimited' ? null : uses - (view.used[move.power] ?? 0) }];
  });
