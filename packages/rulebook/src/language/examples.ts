/** Examples for the reference of the definition language: each part as it is in a game of the catalogue. */
import { GAME_SCHEMA, type Json, type JsonSchema } from '@cairn/engine';
import { games } from '@cairn/games';

export interface Example {
  /** The title of the game that has it. */
  readonly from: string;
  readonly value: Json;
}

/** Characters. A longer example is taken only if there is no other. */
const ROOM = 360;

const nameOf = ({ $ref = '' }: JsonSchema): string => $ref.replace('#/$defs/', '');

const isTree = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds every part in a value of a shape, with its path in the language. */
const partsIn = (shape: JsonSchema, value: Json, found: (path: string, value: Json) => void): void => {
  if (shape.$ref !== undefined) {
    const name = nameOf(shape);
    found(name, value);
    return partsIn({ ...GAME_SCHEMA.$defs?.[name], title: name }, value, found);
  }
  for (const each of shape.oneOf ?? []) {
    const [by, mark] =
      Object.entries(each.properties ?? {}).find(([, { const: is }]) => is !== undefined) ?? [];
    if (by === undefined || !isTree(value) || value[by] !== mark?.const) continue;
    found(`${shape.title}.${mark?.const}`, value);
    partsIn(each, value, found);
  }
  for (const each of shape.anyOf ?? []) partsIn(each, value, found);
  if (Array.isArray(value)) for (const each of value) partsIn(shape.items ?? {}, each as Json, found);
  else if (isTree(value))
    for (const [key, child] of Object.entries(value)) {
      const named = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {};
      partsIn(shape.properties?.[key] ?? named, child, found);
    }
};

/** How good an example is, by: that it is short enough, how many words it shows, how short it is. */
const worth = ({ value }: Example): readonly number[] => {
  const { length } = JSON.stringify(value);
  return [length <= ROOM ? 1 : 0, isTree(value) ? Object.keys(value).length : 0, -length];
};

const better = (one: Example, other: Example): boolean => {
  const [mine, theirs] = [worth(one), worth(other)];
  const at = mine.findIndex((each, i) => each !== theirs[i]);
  return at >= 0 && (mine[at] ?? 0) > (theirs[at] ?? 0);
};

/** The shapes that a path of an option's edit can lead to: "zones.hole.build.0". */
const shapesAt = (shapes: readonly JsonSchema[], keys: readonly string[]): readonly JsonSchema[] => {
  const [key, ...rest] = keys;
  if (key === undefined) return shapes;
  const next = shapes
    .flatMap(alternatives)
    .flatMap(({ properties, additionalProperties, items }): readonly JsonSchema[] => [
      ...(properties?.[key] === undefined ? [] : [properties[key]]),
      ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
      ...(items === undefined ? [] : [items]),
    ]);
  return shapesAt(next, rest);
};

const alternatives = (shape: JsonSchema): readonly JsonSchema[] =>
  shape.$ref === undefined
    ? [shape, ...[...(shape.oneOf ?? []), ...(shape.anyOf ?? [])].flatMap(alternatives)]
    : alternatives(GAME_SCHEMA.$defs?.[nameOf(shape)] ?? {});

/** The examples by the path of their part. The example of a whole game is the shortest game. */
export const examples = (): ReadonlyMap<string, Example> => {
  const best = new Map<string, Example>();
  for (const def of games) {
    const from = def.title;
    const offer = (path: string, value: Json): void => {
      const known = best.get(path);
      if (known === undefined || better({ from, value }, known)) best.set(path, { from, value });
    };
    // Members with the value undefined are left out of JSON.
    const plain = JSON.parse(JSON.stringify(def)) as Json;
    const game = best.get('game');
    if (game === undefined || JSON.stringify(plain).length < JSON.stringify(game.value).length)
      best.set('game', { from, value: plain });
    partsIn(GAME_SCHEMA, plain, offer);
    for (const { values } of Object.values(def.options))
      for (const { set } of Object.values(values))
        for (const [path, value] of Object.entries(set))
          for (const shape of shapesAt([GAME_SCHEMA], path.split('.'))) partsIn(shape, value, offer);
  }
  return best;
};
