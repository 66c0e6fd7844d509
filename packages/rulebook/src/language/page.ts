/**
 * Writes docs/rule-language.md: the reference of the language that games are defined in, generated from the JSON
 * Schema that checks them. Words, types and bounds are the schema's, examples are the catalogue's; only the sentences
 * (sentences.ts) are written by hand.
 */
import type { Json, JsonSchema } from '@cairn/engine';
import { examples, type Example } from './examples.ts';
import { SCHEMA_PARTS, NAMED_TERMS, type Kind, type SchemaPart, type SchemaWord } from './parts.ts';
import { SENTENCES } from './sentences.ts';

const INTRODUCTION = `# The rule language

A game is one JSON object: its *definition*. The engine interprets it, the solver compiles it, and the rules page and the workshop's
controls are generated from it. This page is generated from the schema that checks every definition
([\`packages/engine/game.schema.json\`](../packages/engine/game.schema.json)) by \`npx cairn language\`; a test compares the two.
[adding-a-game.md](adding-a-game.md) explains how to add a game to the catalogue.

- A definition from outside (a file, a link, the workshop) is checked before it is used. Every word must be one of these, with a value
  within these bounds, and the definition as a whole must make sense: there must be enough cards, the goal must be possible, and names must
  refer to something. All faults are reported together, each with its path (\`zones.tableau.piles\`).
- A definition contains only data. Nothing in it is executed, and the bounds below limit its size.
- Try a definition out with \`npx cairn survey --def FILE --deals 1..1000\`, or paste it into the workshop.
- If a changed game has a parent, it is stored as \`{"title", "of", "set"}\`: its title, the id of the parent, and edits like those of an option.
`;

const codes = (values: readonly (string | number)[]): string => {
  const all = values.map((value) => `\`${value}\``);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
};

const span = (least: number | undefined, most: number | undefined): string =>
  least === most ? `${least}` : `${least} ${(most ?? 0) - (least ?? 0) === 1 ? 'or' : 'to'} ${most}`;

/** A type in words, with its bounds. */
const typeText = (shape: JsonSchema): string => {
  const { $ref, anyOf, type, const: fixed, enum: words, description } = shape;
  if ($ref !== undefined) {
    const name = $ref.replace('#/$defs/', '');
    return `[${name}](#${name})`;
  }
  if (anyOf !== undefined) return anyOf.map(typeText).join(', or ');
  if (fixed !== undefined) return `\`${fixed}\``;
  if (words !== undefined) return shared(words) ?? codes(words);
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'integer')
    return description !== undefined && !description.includes('"')
      ? description
      : `a whole number, ${span(shape.minimum, shape.maximum)}`;
  if (type === 'string') return description ?? `text of ${span(shape.minLength, shape.maxLength)} characters`;
  if (type === 'array')
    return `a list of ${span(shape.minItems, shape.maxItems)}${shape.uniqueItems === true ? ', all different' : ''}: ${typeText(shape.items ?? {})}`;
  if (typeof shape.additionalProperties === 'object') {
    const many =
      shape.maxProperties === undefined ? '' : `, ${span(shape.minProperties, shape.maxProperties)}`;
    return `entries by name${many}: ${typeText(shape.additionalProperties)}`;
  }
  if (shape.maxProperties !== undefined) return `an object of at most ${shape.maxProperties} entries`;
  return shape.required === undefined || shape.required.length === 0
    ? 'an object'
    : `an object with ${codes(shape.required).replace(' or ', ' and ')}`;
};

/** A link to the list of terms, if several words share this list of values. */
const shared = (words: readonly (string | number)[]): string | null => {
  const found = Object.entries(NAMED_TERMS).find(([, terms]) => terms.join() === words.join());
  return found === undefined ? null : `one of the [${found[0]}](#${found[0]})`;
};

const says = (path: string): string => {
  const sentence = SENTENCES[path] ?? '';
  return typeof sentence === 'string' ? sentence : sentence[0];
};

const leftOut = ({ path, needed }: SchemaWord): string => {
  const sentence = SENTENCES[path] ?? '';
  return needed || typeof sentence === 'string' ? 'required' : sentence[1];
};

const table = (words: readonly SchemaWord[]): readonly string[] =>
  words.length === 0
    ? []
    : [
        '',
        '| word | value | when left out | meaning |',
        '|---|---|---|---|',
        ...words.map(
          (word) => `| \`${word.name}\` | ${typeText(word.shape)} | ${leftOut(word)} | ${says(word.path)} |`,
        ),
      ];

/** JSON with short values on one line. */
const written = (value: Json, indent = ''): string => {
  const flat = JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= 100) return flat;
  const deeper = `${indent}  `;
  const inner = Array.isArray(value)
    ? value.map((each: Json) => `${deeper}${written(each, deeper)}`)
    : Object.entries(value).map(([key, each]) => `${deeper}${JSON.stringify(key)}: ${written(each, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner.join(',\n')}\n${indent}${close}`;
};

const example = (found: Example | undefined): readonly string[] =>
  found === undefined ? [] : ['', `From ${found.from}:`, '', '```json', written(found.value), '```'];

/** A part that is a choice between plain values has no words of its own. */
const plain = ({ shape, words, kinds }: SchemaPart): readonly string[] =>
  words.length + kinds.length > 0 ? [] : ['', `It is ${typeText(shape)}.`];

export const languagePage = (): string => {
  const found = examples();
  const kind = ({ path, by, value, words }: Kind): readonly string[] => [
    '',
    `### \`"${by}": "${value}"\``,
    '',
    says(path),
    ...table(words),
    ...example(found.get(path)),
  ];
  const part = (each: SchemaPart): readonly string[] => [
    '',
    `## ${each.path === 'game' ? 'The definition' : each.path}`,
    '',
    says(each.path),
    ...table(each.words),
    ...plain(each),
    ...(each.kinds.length === 0 ? example(found.get(each.path)) : each.kinds.flatMap(kind)),
  ];
  const terms = ([name, values]: readonly [string, readonly string[]]): readonly string[] => [
    '',
    `## ${name}`,
    '',
    says(name),
    '',
    ...values.map((value) => `- \`${value}\`: ${says(`${name}.${value}`)}`),
  ];
  const lines = [...SCHEMA_PARTS.flatMap(part), ...Object.entries(NAMED_TERMS).flatMap(terms)];
  return `${INTRODUCTION}${lines.join('\n')}\n`;
};
