/** The words of a JSON Schema: every constant and every word of an enumeration, with the place where it stands. */

/** A word, and its place: "run" in "give.tableau". Zones, builds and the like are named by their role or kind. */
export interface PlacedWord {
  readonly place: string;
  readonly word: string;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The role or kind of an object of several kinds. */
const tagOf = ({ properties }: Node): string | null => {
  if (!isNode(properties)) return null;
  const tag = properties['role'] ?? properties['kind'];
  return isNode(tag) && typeof tag['const'] === 'string' ? tag['const'] : null;
};

/** Every word of a schema with its place. */
export const schemaPlaces = (schema: object): readonly PlacedWord[] => {
  const found: PlacedWord[] = [];
  const visit = (node: unknown, place: string): void => {
    if (!isNode(node)) return;
    const tag = tagOf(node);
    const here = tag === null ? place : `${place}.${tag}`;
    const add = (word: string): void => void found.push({ place: here, word });
    if (typeof node['const'] === 'string') add(node['const']);
    if (Array.isArray(node['enum'])) for (const word of node['enum']) add(`${word}`);
    if (isNode(node['properties']))
      for (const [name, inner] of Object.entries(node['properties'])) visit(inner, `${here}.${name}`);
    for (const name of ['items', 'additionalProperties']) visit(node[name], here);
    for (const name of ['oneOf', 'anyOf'])
      if (Array.isArray(node[name])) for (const inner of node[name]) visit(inner, here);
    if (isNode(node['$defs'])) for (const [name, inner] of Object.entries(node['$defs'])) visit(inner, name);
  };
  visit(schema, 'game');
  return found;
};

/** Every field of a schema that may be left out, by its place: "zone.tableau.lastRows". */
export const optionalFields = (schema: object): readonly string[] => {
  const found = new Set<string>();
  const visit = (node: unknown, place: string): void => {
    if (!isNode(node)) return;
    const tag = tagOf(node);
    const here = tag === null ? place : `${place}.${tag}`;
    const required = Array.isArray(node['required']) ? node['required'] : [];
    if (isNode(node['properties']))
      for (const [name, inner] of Object.entries(node['properties'])) {
        if (!required.includes(name)) found.add(`${here}.${name}`);
        visit(inner, `${here}.${name}`);
      }
    for (const name of ['items', 'additionalProperties']) visit(node[name], here);
    for (const name of ['oneOf', 'anyOf'])
      if (Array.isArray(node[name])) for (const inner of node[name]) visit(inner, here);
    if (isNode(node['$defs'])) for (const [name, inner] of Object.entries(node['$defs'])) visit(inner, name);
  };
  visit(schema, 'game');
  return [...found];
};

/** The words of the enumerations and constants alone, each once. */
export const schemaWords = (schema: object): readonly string[] => {
  const words = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (typeof node['const'] === 'string') words.add(node['const']);
    if (Array.isArray(node['enum'])) for (const word of node['enum']) words.add(`${word}`);
    Object.values(node).forEach(visit);
  };
  visit(schema);
  return [...words];
};
