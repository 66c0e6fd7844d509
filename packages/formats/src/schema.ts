/**
 * The vocabulary of formats as JSON Schema: the contract for campaigns that come from outside. The types in `def.ts`
 * say the same to the compiler; a test keeps the published copy, `format.schema.json`, in step.
 */
import { schemaWords, type Shape } from '@cairn/engine';
import { CLOCKS, COUNTS, FLOWS, FORMAT_FAMILIES, ITEMS, LEG_UNITS } from './def.ts';

/** Most legs a definition may list, and most deals a series may have. */
export const MOST_LEGS = 200;
export const MOST_DEALS = 10_000;

const { int, list, object, text, word } = schemaWords;
/** Entries by name; an option of a game may be called by a number. */
const named = (entry: Shape, minProperties: number, maxProperties: number): Shape =>
  schemaWords.named(entry, minProperties, maxProperties, '^[a-zA-Z0-9]');
const amount = int(-1_000_000, 1_000_000);
const by = (kind: string, bound?: 'least' | 'most'): Shape =>
  object({ by: { const: kind }, ...(bound === undefined ? {} : { [bound]: amount }) }, [
    'by',
    ...(bound === undefined ? [] : [bound]),
  ]);

const id: Shape = {
  type: 'string',
  pattern: '^[a-z][a-z0-9-]{0,39}(:[a-z][a-z0-9-]{0,39})?$',
  description: 'a short name of small letters, digits and hyphens',
};

const leg = object(
  {
    title: text(60),
    game: text(60),
    options: named(text(40), 0, 40),
    deal: text(2000),
    par: int(-99, 999),
    pass: list(
      {
        oneOf: [
          by('won'),
          by('score', 'least'),
          by('strokes', 'most'),
          by('chain', 'least'),
          by('money', 'least'),
        ],
      },
      1,
      8,
    ),
    prize: amount,
  },
  ['game'],
);

const option = object(
  {
    title: text(60),
    standard: text(40),
    values: named(
      object({ title: text(80), set: { type: 'object', maxProperties: 40 } }, ['title', 'set']),
      1,
      60,
    ),
    number: object({ path: text(80), least: amount, most: amount }, ['path', 'least', 'most']),
  },
  ['title', 'standard', 'values'],
);

export const FORMAT_SCHEMA: Shape = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cairn format definition',
  ...object(
    {
      id,
      title: text(60),
      aka: list(text(60), 0, 20),
      about: text(400),
      family: word(FORMAT_FAMILIES),
      unit: word(LEG_UNITS),
      legs: list(leg, 1, MOST_LEGS),
      times: {
        anyOf: [int(1, MOST_DEALS), { const: 'endless' }],
        description: `a number from 1 to ${MOST_DEALS} or "endless"`,
      },
      deals: word(['consecutive', 'listed']),
      flow: word(FLOWS),
      counts: word(COUNTS),
      ends: object({ total: amount }, ['total']),
      purse: object({ start: amount }, ['start']),
      undo: word(['free', 'none']),
      clock: word(CLOCKS),
      seconds: int(1, 86_400),
      carries: word(['irons']),
      shop: list(object({ item: word(ITEMS), price: int(1, 100_000) }, ['item', 'price']), 1, 8),
      goal: {
        oneOf: [
          by('total', 'least'),
          by('to-par', 'most'),
          by('wins', 'least'),
          by('passed', 'least'),
          by('money', 'least'),
        ],
      },
      opens: list(id, 0, 20),
      options: named(option, 0, 60),
    },
    ['id', 'title', 'family', 'unit', 'legs', 'times', 'deals', 'flow', 'counts', 'undo', 'clock', 'options'],
  ),
};
