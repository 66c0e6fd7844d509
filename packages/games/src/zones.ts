/** Zones that several games share. */
import type { Build, Ends, HoleZone, TableauZone } from '@cairn/engine';

/** Open columns on which nothing is built and which are not filled; their last cards go to a hole. */
export const openColumns = (piles: number, deal: number): TableauZone => ({
  role: 'tableau',
  piles,
  deal,
  face: 'open',
  build: [],
  empty: { takes: 'nothing' },
  give: { hole: 'top' },
});

/** A rank up or down, whatever the suit. */
export const upOrDown = (ends: Ends) =>
  ({ kind: 'step', rank: 'either', suit: 'any', ends }) as const satisfies Build;

/** One hole that takes a rank up or down. Without a card dealt to it, it takes what `empty` says first. */
export const oneHole = (
  ends: Ends,
  deal: 0 | 1,
  empty: HoleZone['empty'] = { takes: 'nothing' },
): HoleZone => ({
  role: 'hole',
  piles: 1,
  deal,
  build: [upOrDown(ends)],
  empty,
});
