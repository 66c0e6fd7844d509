// The reference of the language of rules: every word of the schema has its sentence, and the page is the one committed.
import { readFile } from 'node:fs/promises';
import { compileGame, type Json, type JsonSchema } from '@cairn/engine';
import { expect, test } from 'vitest';
import { take } from '@cairn/testkit';
import { languagePage } from '../src/index.ts';
import { examples } from '../src/language/examples.ts';
import { SCHEMA_PARTS, PATHS, type SchemaPart } from '../src/language/parts.ts';
import { SENTENCES } from '../src/language/sentences.ts';

const all = (part: SchemaPart): readonly SchemaPart[] => [part, ...part.kinds.flatMap(all)];
const parts = SCHEMA_PARTS.flatMap(all);

test('every word has a sentence, and no sentence is of a word that is none', () => {
  const missing = [...PATHS.keys()].filter((path) => !Object.hasOwn(SENTENCES, path));
  const strange = Object.keys(SENTENCES).filter((path) => !PATHS.has(path));
  expect(missing.join(' '), `no sentence in src/language/sentences.ts: ${missing.join(' ')}`).toBe('');
  expect(strange).toEqual([]);
});

test('of words that may be left out, and of no others, it is told what holds then', () => {
  for (const [path, kind] of PATHS)
    expect([path, typeof SENTENCES[path] === 'string' ? 'not told' : 'left out']).toEqual([
      path,
      kind === 'left out' ? 'left out' : 'not told',
    ]);
});

test('a word that is chosen from a few has a sentence that names each of them', () => {
  const few = (shape: JsonSchema): readonly (string | number)[] =>
    [shape, ...(shape.anyOf ?? [])].flatMap((each) => (each.enum && each.enum.length < 6 ? each.enum : []));
  for (const { words } of parts)
    for (const { path, shape } of words) {
      const shared = [...PATHS.keys()].some((name) => name === `ends.${few(shape)[0]}`);
      if (shared) continue;
      const sentence = [SENTENCES[path]].flat().join(' ');
      for (const word of few(shape))
        expect(sentence, `the sentence of ${path} in src/language/sentences.ts lacks \`${word}\``).toContain(
          `\`${word}\``,
        );
    }
});

test('examples are of the catalogue, one for each part that some game has; the whole one can be played', () => {
  const found = examples();
  take(compileGame(found.get('game')?.value));
  const without = parts
    .filter(({ path, kinds }) => kinds.length === 0 && !found.has(path))
    .map(({ path }) => path);
  expect(without).toEqual([]);
  const page = languagePage();
  for (const text of page.matchAll(/```json\n([^]*?)```/g))
    expect(JSON.parse(text[1] ?? '') as Json).toBeTruthy();
});

test('the page that is committed is the one the schema gives now', async () => {
  const committed = await readFile(new URL('../../../docs/rule-language.md', import.meta.url), 'utf8');
  expect(committed === languagePage(), 'it is old: `npx cairn language` makes it anew').toBe(true);
});
