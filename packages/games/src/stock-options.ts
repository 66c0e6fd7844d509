/** Options about the stock: how often it may be gone through, and how many cards are drawn at once. */
import type { OptionDef } from '@cairn/engine';

type Passes = 1 | 2 | 3 | 'unlimited';
const TIMES = { 1: 'one', 2: 'two', 3: 'three', unlimited: 'unlimited' } as const;

/** Passes through the stock; `standard` is what the definition says. */
export const passesOption = (
  standard: Passes,
  offered: readonly Passes[] = [1, 2, 3, 'unlimited'],
): OptionDef => ({
  title: 'Passes through the stock',
  standard: `${standard}`,
  values: Object.fromEntries(
    offered.map((passes) => [
      `${passes}`,
      { title: TIMES[passes], set: passes === standard ? {} : { 'stock.passes': passes } },
    ]),
  ),
});

/** Cards per draw: one or three. */
export const drawOption = (standard: 1 | 3): OptionDef => ({
  title: 'Cards per draw',
  standard: `${standard}`,
  values: {
    1: { title: 'one', set: standard === 1 ? {} : { 'stock.draw': 1 } },
    3: { title: 'three', set: standard === 3 ? {} : { 'stock.draw': 3 } },
  },
});
