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
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
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

test.each(packages)('%s references the packages it depends on', (name) => {
  const { dependencies = {} } = read('packages', name, 'package.json') as Manifest;
  const ours = Object.keys(dependencies).filter((each) => each.startsWith('@cairn/'));
  expect(referencesOf('packages', name)).toEqual(ours.map((each) => each.slice('@cairn/'.length)).toSorted());
});
