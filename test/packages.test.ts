// The published packages as their users meet them: packed, installed from the tarballs in a folder outside the
// workspace, without a network. What the READMEs show is type-checked there, run in Node, and run in Chromium after a
// bundler.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumFlags, findChromium } from '../packages/web/test/chromium.ts';
import { nightlySeed } from '@cairn/testkit';
import { buildLibraries, isBundled, libraries } from '../scripts/build-libraries.js';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
/** Those used from programs; the element is tried on a page of its own (packages/element/test). */
const names = [...libraries().keys()].filter((name) => !isBundled(name));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-packages-'));
  await buildLibraries(names);
  const packages = names.flatMap((name) => ['-w', `@cairn/${name}`]);
  await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...packages], {
    cwd: root,
  });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  expect(tarballs.length).toBe(names.length);
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...quiet, ...tarballs.map((file) => `./${file}`)], { cwd: folder });
  await mkdir(path.join(folder, 'src'));
  for (const { name, code } of await examples())
    await writeFile(path.join(folder, 'src', `${name}.ts`), code);
  const all = [...names.map((name) => `import './${name}.js';`), "console.log('end');\n"];
  await writeFile(path.join(folder, 'src/all.ts'), all.join('\n'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Example {
  readonly name: string;
  readonly code: string;
  /** What the README says that each `console.log` prints. */
  readonly printed: readonly string[];
}

/** The TypeScript blocks of each README. */
const examples = (): Promise<readonly Example[]> =>
  Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(root, 'packages', name, 'README.md'), 'utf8');
      const code = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');
      return { name, code, printed: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line = '']) => line) };
    }),
  );

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

describe('a tarball', () => {
  test.each(names)('%s holds what its manifest names, the licence and no sources', async (name) => {
    const home = path.join(folder, 'node_modules/@cairn', name);
    const files = await readdir(home, { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']),
    );
    expect(files.filter((file) => /^(src|test)\b|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect(await readFile(path.join(home, 'LICENSE'), 'utf8')).toBe(
      await readFile(path.join(root, 'LICENSE'), 'utf8'),
    );
  });

  test('all have one version, and name one another by it', async () => {
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const manifest of libraries().values()) {
      expect([manifest.name, manifest.version]).toEqual([manifest.name, version]);
      for (const [name, wanted] of Object.entries(manifest.dependencies ?? {}))
        expect([manifest.name, name, wanted]).toEqual([manifest.name, name, version]);
    }
  });
});

test('docs/api is what the docstrings say', async () => {
  const script = path.join(root, 'tools/api/generate.js');
  const { stdout } = await run(process.execPath, [script, '--check', '--built'], { cwd: root }).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(stdout).toBe('docs/api: as the docstrings say\n');
});

describe('what the READMEs show', () => {
  const compilers = {
    'TypeScript 7': path.join(root, 'node_modules/typescript/bin/tsc'),
    'TypeScript 5': path.join(root, 'tools/api/node_modules/typescript/bin/tsc'),
  };
  const all = [
    { name: 'TypeScript 7', resolution: 'nodenext', module: 'nodenext' },
    { name: 'TypeScript 7', resolution: 'bundler', module: 'esnext' },
    // The older compiler takes longer than all the rest here.
    { name: 'TypeScript 5', resolution: 'nodenext', module: 'nodenext' },
  ] as const;
  const cases = nightlySeed === null ? all.slice(0, 2) : all;

  test.each(cases)('has the types it needs: $name, $resolution', async ({ name, resolution, module }) => {
    const common =
      '--target es2023 --lib es2023,dom --types --strict --resolveJsonModule --rootDir src --outDir';
    const out = `out-${resolution}`;
    const options = [...common.split(' '), out, '--module', module, '--moduleResolution', resolution];
    // Faults are on standard output.
    const said = await run(process.execPath, [compilers[name], ...options, 'src/all.ts'], {
      cwd: folder,
    }).catch((error: unknown) => error as { stdout: string });
    expect(said.stdout).toBe('');
  });

  test('every line that prints says what it prints', async () => {
    for (const { name, code, printed } of await examples()) {
      expect([name, printed.length]).toEqual([name, code.split('console.log(').length - 1]);
      expect([name, printed.length > 0]).toEqual([name, true]);
    }
  });

  test('prints it in Node', async () => {
    const ran = (await examples()).map(async ({ name }) => {
      const { stdout } = await run(process.execPath, [`out-nodenext/${name}.js`], { cwd: folder });
      return [name, linesOf(stdout)];
    });
    expect(await Promise.all(ran)).toEqual((await examples()).map(({ name, printed }) => [name, printed]));
  });

  test('prints it in a browser, bundled', async () => {
    const build = await rolldown({ input: './all.js', platform: 'browser', cwd: `${folder}/out-bundler` });
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    await build.close();
    const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(120_000);
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
      await page.addScriptTag({ type: 'module', content: output[0].code });
      await expect.poll(() => lines.at(-1)).toMatch(/^(end|error: .*)$/);
      const wanted = (await examples()).flatMap(({ printed }) => printed);
      expect(lines).toEqual([...wanted, 'end']);
    } finally {
      await browser.close();
    }
  });
});
