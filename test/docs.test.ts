// Paths and links in the documents lead somewhere: every path in `code` that begins with a folder of the repository,
// and every link to a file, in the pages a newcomer reads first. Other pages in docs are held to their links.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (page: string): string => readFileSync(path.join(root, page), 'utf8');

/** Pages whose paths in `code` are checked as well as their links. */
const FIRST = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/map.md', 'docs/adding-a-game.md'];
/** Pages whose links are checked. */
const pages = [
  ...FIRST,
  ...['docs', 'docs/decisions', 'docs/atlas']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.posix.join(folder, name)))
    .filter((page) => page.endsWith('.md') && !FIRST.includes(page)),
];

const withoutBlocks = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, '');

/** Paths from the root; a path with a placeholder (`packages/<name>/test`) names none. */
const pathsIn = (text: string): readonly string[] =>
  [...withoutBlocks(text).matchAll(/`((?:docs|fixtures|packages|scripts|test|tools)\/[^`\s]*)`/g)].flatMap(
    ([, named = '']) => (/[<>*]/.test(named) ? [] : [named]),
  );

/** Links to files, relative to the page. */
const linksIn = (text: string): readonly string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    const [file = ''] = target.split('#');
    return file === '' || /^[a-z]+:/.test(file) ? [] : [file];
  });

/** The paths and links of a text at a place that lead nowhere. */
const missing = (page: string, text: string, paths: boolean): readonly string[] => [
  ...(paths ? pathsIn(text) : []).filter((named) => !existsSync(path.join(root, named))),
  ...linksIn(text).filter((link) => !existsSync(path.join(root, path.dirname(page), link))),
];

describe('documents name files that exist', () => {
  test('the check sees a path, a link, and what is missing', () => {
    const text =
      'See `packages/none/x.ts`, `test/docs.test.ts`, [a](nowhere.md#part) and [b](https://x.org).';
    expect(pathsIn(text)).toEqual(['packages/none/x.ts', 'test/docs.test.ts']);
    expect(missing('docs/page.md', text, true)).toEqual(['packages/none/x.ts', 'nowhere.md']);
    expect(missing('docs/page.md', 'See [c](map.md).', true)).toEqual([]);
  });

  test.each(pages)('%s', (page) => {
    expect(missing(page, read(page), FIRST.includes(page))).toEqual([]);
  });

  test('the map has a row a task, and the README leads to it', () => {
    expect(pathsIn(read('docs/map.md')).length).toBeGreaterThan(20);
    expect(linksIn(read('README.md'))).toContain('docs/map.md');
  });

  test('the picture of the house is what the imports give', () => {
    const drawn = spawnSync('node', ['scripts/house/draw.js', '--check'], { cwd: root, encoding: 'utf8' });
    expect(drawn.stderr).toBe('');
    expect(drawn.stdout).toBe('');
    expect(drawn.status).toBe(0);
  });
});
