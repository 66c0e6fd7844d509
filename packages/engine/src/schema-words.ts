/** How the schemas of games and of formats say it: a word, a whole number, a list, entries by name, each as JSON Schema. */
import type { Shape } from './shape.ts';

export const word = (values: readonly string[], description?: string): Shape =>
  description === undefined
    ? { type: 'string', enum: values }
    : { type: 'string', enum: values, description };
export const int = (minimum: number, maximum: number, description?: string): Shape =>
  description === undefined
    ? { type: 'integer', minimum, maximum }
    : { type: 'integer', minimum, maximum, description };
export const text = (maxLength: number): Shape => ({ type: 'string', minLength: 1, maxLength });
export const list = (items: Shape, minItems = 0, maxItems = 64): Shape => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});
export const object = (properties: Record<string, Shape>, required: readonly string[]): Shape => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
/** Entries by name; names stand in paths, links and records, so they are short and plain. */
export const named = (
  entry: Shape,
  minProperties: number,
  maxProperties: number,
  pattern = '^[a-z]',
): Shape => ({
  type: 'object',
  propertyNames: {
    type: 'string',
    pattern: `${pattern}[a-zA-Z0-9-]{0,39}$`,
    description: 'a short name of letters, digits and hyphens',
  },
  additionalProperties: entry,
  minProperties,
  maxProperties,
});
