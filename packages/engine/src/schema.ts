/**
 * The vocabulary as JSON Schema: the published contract for definitions that come from outside (files, links,
 * the rule editor). The types in `def.ts` say the same to the compiler; a test keeps the two in step.
 */
import { ROLES } from './def.ts';
import { POWERS } from './move.ts';
import { int, list, named, object, text, word } from './schema-words.ts';
import type { Shape } from './shape.ts';
import { ENDS, FAMILIES, JOKER_PLACES, LENGTHS, SHOWN, UNITS } from './terms.ts';

const ref = (name: string): Shape => ({ $ref: `#/$defs/${name}` });

const rank = int(1, 13, 'a rank from 1 to 13');
/** It is drawn on a card, by its first letter where there is little room. */
const cardName: Shape = {
  type: 'string',
  pattern: "^(?:(?![\\u{10000}-\\u{10FFFF}])[\\p{L}\\p{N} .'-]){1,30}$",
  description: 'a name of letters and digits',
};
const id: Shape = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,39}$',
  description: 'a short name of small letters, digits and hyphens',
};
const builds = list(ref('build'), 0, 8);
const cards = list(
  {
    type: 'string',
    pattern: '^[A2-9TJQK?][CDHSE~]$',
    description: 'a card like "AS", or "?S" for any spade',
  },
  1,
  24,
);
const places = list(int(1, 208), 1, 208);
const roles = list(word(ROLES), 1, ROLES.length);
const points = int(-100000, 100000);

export const GAME_SCHEMA: Shape = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cairn game definition',
  ...object(
    {
      id,
      title: text(60),
      aka: list(text(60)),
      families: list(word(FAMILIES), 1, 4),
      tags: list(text(30)),
      info: object({ difficulty: int(1, 5), length: word(LENGTHS) }, ['difficulty', 'length']),
      pack: ref('pack'),
      pysol: object({ rows: word(['right']), first: id, last: cards }, []),
      zones: named(ref('zone'), 1, 16),
      stock: ref('stock'),
      remove: ref('remove'),
      powers: object(Object.fromEntries(POWERS.map((power) => [power, ref('power')])), []),
      events: list(ref('event'), 1, 24),
      limits: object({ seconds: int(5, 86400), undo: int(0, 999) }, []),
      goal: ref('goal'),
      again: word(['reshuffle']),
      scoring: id,
      scorings: named(ref('score'), 1, 16),
      options: named(ref('option'), 0, 40),
    },
    ['id', 'title', 'families', 'tags', 'info', 'pack', 'zones', 'goal', 'scoring', 'scorings', 'options'],
  ),
  $defs: {
    pack: object(
      {
        packs: int(1, 4),
        jokers: int(0, 4),
        jokerPlace: word(JOKER_PLACES),
        suits: { ...list(int(0, 4), 1, 5), uniqueItems: true },
        ranks: { ...list(rank, 1, 13), uniqueItems: true },
        extras: list(object({ rank, count: int(1, 8) }, ['rank', 'count']), 1, 4),
        names: object(
          { ranks: { type: 'object', additionalProperties: cardName }, suits: list(cardName, 1, 5) },
          [],
        ),
      },
      ['packs'],
    ),
    build: {
      oneOf: [
        object(
          {
            kind: { const: 'step' },
            rank: word(['up', 'down', 'either', 'equal', 'any']),
            suit: word(['any', 'same', 'alternating']),
            ends: word(ENDS),
            ring: { ...list(rank, 2, 13), uniqueItems: true },
          },
          ['kind', 'rank', 'suit', 'ends'],
        ),
        object({ kind: { const: 'pair' }, cards: list(rank, 1, 13), on: list(rank, 1, 13) }, ['kind']),
      ],
    },
    give: {
      type: 'object',
      properties: Object.fromEntries(ROLES.map((role) => [role, word(UNITS)])),
      additionalProperties: false,
    },
    empty: object(
      {
        takes: { anyOf: [word(['nothing', 'anything', 'base']), list(rank, 1, 13)] },
        from: roles,
        keeps: int(1, 13),
        refill: word(['reserve', 'next']),
      },
      ['takes'],
    ),
    power: object({ uses: ref('uses') }, ['uses']),
    event: {
      oneOf: [
        ...['strokes', 'gift'].map((kind) =>
          object({ kind: { const: kind }, strokes: int(1, 9) }, ['kind', 'strokes']),
        ),
        ...['peek', 'unlock', 'mow', 'iron', 'rough'].map((kind) =>
          object({ kind: { const: kind } }, ['kind']),
        ),
        object({ kind: { const: 'lose' }, cards: int(1, 9) }, ['kind', 'cards']),
      ],
    },
    remove: {
      oneOf: [
        object(
          {
            kind: { const: 'pair' },
            sum: int(2, 26),
            alone: list(rank, 0, 13),
            from: roles,
            coverer: { type: 'boolean' },
          },
          ['kind', 'sum', 'alone', 'from', 'coverer'],
        ),
        object({ kind: { const: 'run' }, min: int(2, 13), ends: word(['linear', 'circular']) }, [
          'kind',
          'min',
          'ends',
        ]),
        object({ kind: { const: 'lower' }, order: { ...list(rank, 2, 13), uniqueItems: true } }, [
          'kind',
          'order',
        ]),
      ],
    },
    uses: { anyOf: [int(1, 99), { const: 'unlimited' }], description: 'a number of uses or "unlimited"' },
    zone: {
      oneOf: [
        object(
          {
            role: { const: 'layout' },
            rows: list(
              { type: 'string', pattern: '^[#.]{1,60}$', description: 'a row of "#" and "."' },
              1,
              20,
            ),
            face: {
              anyOf: [word(['open', 'closed']), object({ openRows: int(1, 20) }, ['openRows'])],
            },
            give: ref('give'),
            locks: list(object({ places, until: places }, ['places', 'until']), 1, 12),
            rough: places,
            irons: places,
            events: places,
          },
          ['role', 'rows', 'face', 'give'],
        ),
        object(
          {
            role: { const: 'tableau' },
            piles: int(1, 24),
            deal: { anyOf: [int(0, 60), list(int(0, 60), 1, 24)] },
            face: {
              anyOf: [
                word(['open', 'top']),
                object({ up: { anyOf: [int(1, 60), list(int(1, 60), 1, 24)] } }, ['up']),
                object({ down: list(int(0, 60), 1, 60) }, ['down']),
              ],
            },
            lastRows: int(1, 60),
            pull: cards,
            turn: word(['exposed', 'together']),
            build: builds,
            empty: ref('empty'),
            give: ref('give'),
          },
          ['role', 'piles', 'deal', 'face', 'build', 'empty', 'give'],
        ),
        object(
          {
            role: { const: 'hole' },
            piles: int(1, 16),
            deal: int(0, 1),
            pull: cards,
            build: builds,
            empty: ref('empty'),
          },
          ['role', 'piles', 'deal', 'build', 'empty'],
        ),
        object(
          {
            role: { const: 'foundation' },
            piles: int(1, 16),
            deal: { anyOf: [int(0, 1), list(int(0, 1), 1, 16)] },
            pull: cards,
            build: builds,
            empty: ref('empty'),
            give: ref('give'),
          },
          ['role', 'piles', 'build', 'empty'],
        ),
        object({ role: { const: 'waste' }, rest: { type: 'boolean' }, give: ref('give') }, ['role', 'give']),
        object(
          {
            role: { const: 'reserve' },
            piles: int(1, 24),
            deal: int(1, 60),
            face: word(['open', 'top']),
            give: ref('give'),
            wild: { type: 'boolean' },
          },
          ['role', 'piles', 'deal', 'face', 'give'],
        ),
        object(
          {
            role: { const: 'hand' },
            piles: int(1, 8),
            pull: cards,
            holds: list(rank, 1, 8),
            empty: ref('empty'),
            give: ref('give'),
          },
          ['role', 'piles', 'empty', 'give'],
        ),
        object({ role: { const: 'discard' } }, ['role']),
      ],
    },
    stock: object(
      {
        to: word(['hole', 'waste', 'tableau']),
        draw: int(1, 8),
        passes: { anyOf: [int(1, 99), { const: 'unlimited' }], description: 'a number or "unlimited"' },
        when: word(['any', 'stuck']),
        show: object({ what: word(SHOWN), while: word(['first', 'always']) }, ['what', 'while']),
      },
      ['to', 'draw', 'passes', 'when'],
    ),
    goal: {
      oneOf: [
        object({ kind: { const: 'clear' }, zone: id }, ['kind', 'zone']),
        object(
          {
            kind: { const: 'gather' },
            zone: id,
            cards: { anyOf: [int(1, 208), { const: 'all' }], description: 'a number of cards or "all"' },
          },
          ['kind', 'zone', 'cards'],
        ),
        object({ kind: { const: 'suits' }, zone: id }, ['kind', 'zone']),
      ],
    },
    score: object(
      {
        title: text(60),
        unit: word(['points', 'dollars', 'strokes', 'groups', 'cards']),
        low: { type: 'boolean' },
        start: points,
        chain: {
          anyOf: [
            { const: 'count' },
            object({ doubles: int(1, 60), peaks: list(int(1, 1000), 1, 40) }, ['doubles']),
            object({ pays: int(1, 1000), apex: int(1, 1000), from: int(1, 60) }, ['pays', 'apex', 'from']),
          ],
        },
        drive: object({ cards: int(2, 60), points }, ['cards', 'points']),
        penalty: points,
        peaks: { anyOf: [{ const: 'thirds' }, list(points, 0, 40)] },
        clear: { anyOf: [points, list(points, 1, 99)] },
        draw: points,
        reserve: points,
        ranks: { type: 'object', additionalProperties: points },
        left: object({ each: points, when: word(['stock', 'lost']), roles }, ['each', 'when']),
        spare: {
          type: 'object',
          properties: Object.fromEntries(ROLES.map((role) => [role, points])),
          additionalProperties: false,
        },
        cards: object({ role: word(ROLES), each: points }, ['role', 'each']),
        moves: { type: 'object', additionalProperties: points },
        pass: object({ each: points, free: int(0, 99) }, ['each', 'free']),
        groups: points,
        second: points,
        par: points,
        floor: points,
        least: points,
        bankroll: { type: 'boolean' },
      },
      ['title', 'unit'],
    ),
    option: object(
      {
        title: text(60),
        standard: { type: 'string', minLength: 1, maxLength: 40 },
        values: named(
          object({ title: text(80), set: { type: 'object', maxProperties: 40 } }, ['title', 'set']),
          1,
          40,
          '^[a-zA-Z0-9]',
        ),
      },
      ['title', 'standard', 'values'],
    ),
  },
};
