/**
 * Irons brought into a deal: cards without a suit, of a rank from 2 to 9, that are not part of the pack. They are in
 * the hand from the start and go on the hole at any time. Courses carry the irons that are left, frontier stages sell
 * them. A deal has three at most, because each is an option of its own.
 */
import type { GameDef, OptionDef } from '@cairn/engine';

const RANKS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The options that add an iron each, in the order in which they are filled. */
const BAG_OPTIONS = ['bag1', 'bag2', 'bag3'] as const;

const TITLES = {
  bag1: 'First iron brought along',
  bag2: 'Second iron brought along',
  bag3: 'Third iron brought along',
} as const;

const ironOption = (name: (typeof BAG_OPTIONS)[number]): OptionDef => ({
  title: TITLES[name],
  standard: 'none',
  values: {
    none: { title: 'none', set: {} },
    ...Object.fromEntries(
      RANKS.map((rank) => [
        `${rank}`,
        {
          title: `${rank === 8 ? 'an' : 'a'} ${rank}`,
          set: {
            [`zones.${name}`]: {
              role: 'hand',
              piles: 1,
              holds: [rank],
              empty: { takes: 'nothing' },
              give: { hole: 'top' },
            },
          },
        },
      ]),
    ),
  },
});

export const ironsBrought: GameDef['options'] = Object.fromEntries(
  BAG_OPTIONS.map((name) => [name, ironOption(name)]),
);
