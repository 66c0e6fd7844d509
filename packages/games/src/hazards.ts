/**
 * Hazards for any layout game: cards that are locked until others have gone (sand and water), cards that need two plays,
 * irons (low cards that may be kept and go on anything), and event cards, which ask for a choice. By default they are in
 * the two lowest rows of the picture, so that every layout has some within reach. No lock depends on the last card of the
 * picture, and all of them depend only on cards of the lowest row, so none depends on itself. A `Ground` has other places
 * (grounds.ts).
 */
import type { GameDef, Json, OptionDef } from '@cairn/engine';
import { EVENTS } from './events.ts';

/** Places of a picture, from 1, by row. */
const placesOf = (rows: readonly string[]): readonly (readonly number[])[] => {
  let next = 1;
  return rows.map((row) => Array.from(row.replaceAll('.', ''), () => next++));
};

/** Where hazards lie, by place of the picture from 1. */
export interface Hazards {
  /** Those places wait until these are empty. */
  readonly locks?: readonly { readonly places: readonly number[]; readonly until: readonly number[] }[];
  readonly rough?: readonly number[];
  readonly irons?: readonly number[];
  readonly events?: readonly number[];
}

/** Hazards as they are written down: cards as "row.number", both from 1; in a lock, "what waits < for what". */
export interface Ground {
  readonly sand?: string;
  readonly water?: string;
  readonly rough?: string;
  readonly irons?: string;
  readonly events?: string;
}

/** The places that a text of a ground names, in a layout of these rows; throws for a card that is not there. */
const placesIn = (rows: readonly string[], text = ''): number[] => {
  const places = placesOf(rows);
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [row = 0, number = 0] = word.split('.').map(Number);
      const place = places[row - 1]?.[number - 1];
      if (place === undefined) throw new Error(`There is no card ${word} in this layout`);
      return place;
    });
};

/** Reads a ground for a layout of these rows. */
export const hazardsOf = (rows: readonly string[], ground: Ground): Hazards => {
  const locks = [ground.sand, ground.water].flatMap((text) => {
    const [places = [], until = []] = (text ?? '').split('<').map((part) => placesIn(rows, part));
    return places.length === 0 ? [] : [{ places, until }];
  });
  const list = (name: 'rough' | 'irons' | 'events'): Hazards => {
    const places = placesIn(rows, ground[name]);
    return places.length === 0 ? {} : { [name]: places };
  };
  return { ...(locks.length === 0 ? {} : { locks }), ...list('rough'), ...list('irons'), ...list('events') };
};

const BAG = { role: 'hand', piles: 2, empty: { takes: [2, 3, 4, 5, 6, 7, 8, 9] }, give: { hole: 'top' } };

/** The edits that bring hazards into the zone of this name. */
export const hazardEdits = (
  zone: string,
  { locks, rough, irons, events }: Hazards,
): Record<string, Json> => ({
  ...(locks === undefined ? {} : { [`zones.${zone}.locks`]: locks }),
  ...(rough === undefined ? {} : { [`zones.${zone}.rough`]: rough }),
  ...(irons === undefined
    ? {}
    : { [`zones.${zone}.irons`]: irons, [`zones.${zone}.give.hand`]: 'top', 'zones.bag': BAG }),
  ...(events === undefined
    ? {}
    : {
        [`zones.${zone}.events`]: events,
        events: EVENTS,
        'powers.pay': { uses: 'unlimited' },
        'powers.chance': { uses: events.length },
      }),
});

const middle = (places: readonly number[]): number[] =>
  places.slice(places.length >> 1, (places.length >> 1) + 1);

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
  const events = [...above.slice(-1), ...middle(places.at(-3) ?? above)];
  const value = (title: string, of: Hazards): OptionDef['values'][string] => ({
    title,
    set: hazardEdits(zone, of),
  });
  return {
    locks: {
      title: 'Locked cards',
      standard: 'none',
      values: {
        none: { title: 'none', set: {} },
        sand: value('sand: a few wait for one other card', { locks: [sand] }),
        water: value('water: one waits for the cards that hold it', { locks: [water] }),
        both: value('sand and water', { locks: [sand, water] }),
      },
    },
    rough: {
      title: 'Rough',
      standard: 'none',
      values: {
        none: { title: 'none', set: {} },
        two: value('two cards take two plays each', { rough }),
      },
    },
    irons: {
      title: 'Irons',
      standard: 'none',
      values: {
        none: { title: 'none', set: {} },
        bag: value('marked cards from 2 to 9 may be kept in hand, to go on anything later', { irons }),
      },
    },
    events: {
      title: 'Event cards',
      standard: 'none',
      values: {
        none: { title: 'none', set: {} },
        two: value('two cards ask for a choice: pay a stroke, or chance', { events }),
      },
    },
  };
};
