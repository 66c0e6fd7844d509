/**
 * Hazards for any layout game (5.6, 5.7): cards that wait for others (sand and water), cards that take two plays, and
 * irons, low cards that may be kept to go on anything. Where they lie is counted off the two lowest rows of the
 * picture, so that every layout has some within reach; no lock waits for the last card of the picture, and all of them
 * wait only for cards of the lowest row, so none waits for itself.
 */
import type { GameDef, OptionDef } from '@cairn/engine';

/** Places of a picture, from 1, by row. */
const placesOf = (rows: readonly string[]): readonly (readonly number[])[] => {
  let next = 1;
  return rows.map((row) => Array.from(row.replaceAll('.', ''), () => next++));
};

const middle = (places: readonly number[]): number[] =>
  places.slice(places.length >> 1, (places.length >> 1) + 1);

const IRONS = { role: 'hand', piles: 2, empty: { takes: [2, 3, 4, 5, 6, 7, 8, 9] }, give: { hole: 'top' } };

/** The options of a layout of these rows in the zone of this name. */
export const hazards = (zone: string, rows: readonly string[]): GameDef['options'] => {
  const places = placesOf(rows);
  const [above = [], lowest = []] = places.slice(-2);
  const key = lowest.slice(-1);
  // One card holds the first of each of the two rows; a second and a second last hold the middle of the upper row.
  const sand = { places: [...above.slice(0, 1), ...lowest.slice(0, -1).slice(0, 1)], until: key };
  const ends = [...lowest.slice(1, 2), ...lowest.slice(-2, -1)];
  const water = { places: middle(above), until: [...new Set(ends.length > 0 ? ends : key)] };
  const rough = [...middle(lowest), ...(places[0] ?? []).slice(0, 1)];
  const irons = [...above, ...lowest].filter((_, i) => i % 3 === 1);
  const locks = (title: string, of: readonly (typeof sand)[]): OptionDef['values'][string] => ({
    title,
    set: { [`zones.${zone}.locks`]: of },
  });
  return {
    locks: {
      title: 'Locked cards',
      standard: 'none',
      values: {
        none: { title: 'none', set: {} },
        sand: locks('sand: a few wait for one other card', [sand]),
        water: locks('water: one waits for the cards that hold it', [water]),
        both: locks('sand and water', [sand, water]),
      },
    },
    rough: {
      title: 'Rough',
      standard: 'none',
      values: {
        none: { title: 'none', set: {} },
        two: { title: 'two cards take two plays each', set: { [`zones.${zone}.rough`]: rough } },
      },
    },
    irons: {
      title: 'Irons',
      standard: 'none',
      values: {
        none: { title: 'none', set: {} },
        bag: {
          title: 'marked cards from 2 to 9 may be kept in hand, to go on anything later',
          set: { [`zones.${zone}.irons`]: irons, [`zones.${zone}.give.hand`]: 'top', 'zones.bag': IRONS },
        },
      },
    },
  };
};
