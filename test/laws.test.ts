// Law 1, a rule is written once: shared code may not know which games exist. Every string, key and link in
// `packages/*/src` outside `packages/games`, tests aside, is compared with the ids in the catalogue as it is today.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '@cairn/engine';
import { games, presets } from '@cairn/games';

const root = path.resolve(import.meta.dirname, '..');
const ids = new Set([...games, ...presets].map(({ id }) => id));

/** Where families are listed, named or given to a game: some games bear the name of their family. */
const FAMILY_FILES = [
  'packages/engine/src/terms.ts',
  'packages/rulebook/src/english/setup.ts',
  'packages/rulebook/src/german/setup.ts',
  'packages/workshop/src/import/solvitaire-game.ts',
];

/** What others say of games by name, and what we found: data, as the notes on games are, but of surveys. */
const TOLD_OF_GAMES = [
  ...['claims', 'findings', 'klondike-tables', 'published'].map(
    (name) => `packages/lab/src/atlas/${name}.ts`,
  ),
  // Where the lists of puzzles and of verdicts lie.
  'packages/puzzles/src/list-urls.ts',
  'packages/verdicts/src/list-urls.ts',
  // The words of another program's files: one of them is the name of a game.
  'packages/workshop/src/import/solvitaire.ts',
  'packages/workshop/src/import/solvitaire-form.ts',
  'packages/workshop/src/import/solvitaire-faults.ts',
  'packages/solver/src/boards/solvitaire.ts',
];

/** Formats are data as games are: a file each, and each names the games it strings together. */
const CATALOGUE_OF_FORMATS = 'packages/formats/src/catalogue/';

/** Every text a program spells out: strings, template pieces, unquoted keys. */
function* textsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* textsOf(each);
  } else if (typeof node === 'object' && node !== null) {
    const { type, value, key } = node as {
      type?: unknown;
      value?: unknown;
      key?: { type?: unknown; name?: unknown };
    };
    if (type === 'Literal' && typeof value === 'string') yield value;
    if (type === 'TemplateElement') yield (value as { cooked: string | null }).cooked ?? '';
    if (key?.type === 'Identifier' && typeof key.name === 'string') yield key.name;
    yield* textsOf(Object.values(node));
  }
}

/** The ids a text consists of or has as a part of a link such as `#/play/<id>/7`; prose is not looked into. */
const idsIn = (text: string): string[] =>
  /\s/.test(text.trim()) ? [] : text.split(/[^a-z0-9-]+/i).filter((part) => ids.has(part));

const namedIn = (code: string, lang: 'ts' | 'tsx'): string[] =>
  [...textsOf(parseAst(code, { lang }))].flatMap(idsIn);

const packages = readdirSync(path.join(root, 'packages')).filter((name) => name !== 'games');
const files = packages.flatMap((name) => {
  const folder = path.join('packages', name, 'src');
  const inside = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return inside
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/test/'))
    .map((file) => path.join(folder, file));
});

describe('no shared code names a game', () => {
  const [id = ''] = ids;

  test('the check sees an id as a string, a key, a template and a link', () => {
    expect(ids.size).toBeGreaterThan(0);
    for (const code of [
      `f('${id}')`,
      `x = { ${id}: 1 }`,
      `x = { '${id}': 1 }`,
      `x = \`#/${id}/\${n}\``,
      `x = '?g=${id}'`,
    ]) {
      expect(namedIn(code, 'ts'), code).toEqual([id]);
    }
    expect(namedIn(`// ${id}\nf('a sentence about ${id} for people', ${id.length})`, 'ts')).toEqual([]);
  });

  test.each(files)('%s', (file) => {
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    const named = namedIn(readFileSync(path.join(root, file), 'utf8'), lang);
    if (TOLD_OF_GAMES.includes(file) || file.startsWith(CATALOGUE_OF_FORMATS)) return;
    const allowed: readonly string[] = FAMILY_FILES.includes(file) ? FAMILIES : [];
    expect(named.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});
