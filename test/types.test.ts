// `npm run types` checks every package once, as TypeScript projects that reference one another. A package that nothing
// references would not be checked at all, and one that lacks a reference would check another package's sources again.

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const packages = readdirSync(path.join(root, 'packages'));

interface Project {
  readonly references?: readonly { readonly path: string }[];
}
/** JSON with comments on lines of their own. */
const read = (...file: readonly string[]): unknown =>
  JSON.parse(readFileSync(path.join(root, ...file), 'utf8').replace(/^\s*\/\/.*$/gm, ''));

/** The packages a project references, by name. */
const referencesOf = (...folder: readonly string[]): string[] =>
  ((read(...folder, 'tsconfig.json') as Project).references ?? [])
    .map((reference) =>
      path.relative(path.join(root, 'packages'), path.join(root, ...folder, reference.path)),
    )
    .toSorted();

test('the root project references every package', () => {
  expect(referencesOf('.')).toEqual(packages.toSorted());
});

/** The packages that the sources of a package import, by name. The tests of features are a project of their own. */
const importsOf = (name: string): string[] => {
  const folder = path.join(root, 'packages', name, 'src');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.split(path.sep).includes('test'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/(?:from|import\() ?'@cairn\/([a-z]+)/g)]);
  return [...new Set(found.map(([, each = '']) => each))].toSorted();
};

test.each(packages)('%s references the packages it imports', (name) => {
  expect(referencesOf('packages', name)).toEqual(importsOf(name));
});
