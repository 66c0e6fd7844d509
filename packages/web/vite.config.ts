// The web build: plain TSX through the bundler's own JSX transform and hashed file names. The styles stand in the page,
// and the script is started from there; the server's policy knows both by their hashes. The service worker is an entry of
// its own under a fixed name; once everything else is written it is told the names of all files of the build.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { SOURCE } from '../../scripts/source.js';

const publicFolder = path.resolve(import.meta.dirname, 'public');
const workerSource = path.resolve(import.meta.dirname, 'src/workers/service-worker.ts');

/** Puts the list of files, and a version made from their content, at the head of `sw.js`. */
const precache = (): Plugin => ({
  name: 'cairn-precache',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('The build has no sw.js');
      const hash = createHash('sha256').update(worker.code);
      const files: string[] = [];
      const add = (name: string, content: string | Uint8Array): void => {
        files.push(name === 'index.html' ? './' : name);
        hash.update(name).update(content);
      };
      for (const output of Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
        if (output !== worker) add(output.fileName, output.type === 'chunk' ? output.code : output.source);
      for (const name of readdirSync(publicFolder).toSorted())
        add(name, readFileSync(path.join(publicFolder, name)));
      const list = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      worker.code = `const PRECACHE=${list};${worker.code}`;
    },
  },
});

/**
 * What calls for a part of the page: the scripts it needs are asked for beside it, not after it, and its styles before it
 * is shown. Vite's own is four times as long, for browsers without modules and for errors nobody hears.
 */
const preload = (): Plugin => ({
  name: 'cairn-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id !== '\0vite/preload-helper.js'
      ? null
      : `const fetch = (name) => new Promise((done) => {
           const link = document.createElement('link');
           const style = name.endsWith('.css');
           link.rel = style ? 'stylesheet' : 'modulepreload';
           link.href = '/' + name;
           if (style) link.onload = link.onerror = done;
           else done();
           document.head.append(link);
         });
         export const __vitePreload = (load, names = []) => Promise.all(names.map(fetch)).then(load);`,
});

/** The styles stand in the page: what is seen first waits for nothing else to come. */
const styled = (): Plugin => ({
  name: 'cairn-styled',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/, (_, name: string) => {
        const style = bundle[name];
        if (style?.type !== 'asset') throw new Error(`The build has no ${name}`);
        delete bundle[name];
        return `<style>${String(style.source).trim()}</style>`;
      }),
  },
});

/**
 * The script is on its way from the first moment on, but runs once the frame that stands in the page has been painted;
 * a page that nobody sees is not painted, and need not wait. What starts it is the end of the page: further up, a page
 * that comes in pieces could be asked for a frame it does not have yet.
 */
const afterPaint = (): Plugin => ({
  name: 'cairn-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [tag, script] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? [];
      if (tag === undefined) throw new Error('The page has no script to start');
      const start = `{const start=()=>import('${script}');document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))}`;
      return html
        .replace(tag, `<link rel="modulepreload" crossorigin href="${script}">`)
        .replace('</body>', `<script>${start}</script></body>`);
    },
  },
});

/**
 * Tells the browser that all of a script is needed: it is then compiled whole and beside the page, and not function by
 * function while the first picture or the first move waits. Chromium knows it from 136 on, to others it is a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
const compiledAtOnce = (): Plugin => ({
  name: 'cairn-compiled-at-once',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // The last to write: the comment counts only where nothing stands before it.
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && (chunk.name === 'index' || chunk.name === 'later'))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});

/** What belongs to the page; the service worker is a file of its own. */
const ofPage = (id: string): boolean => id !== workerSource;

/** What is loaded once the table can be played (src/features.ts), as one file; what these need comes with them. */
const LATER = [
  'web/src/speech/sentences.ts',
  'web/src/shell/catalogue-code.ts',
  'web/src/feature-code.ts',
  'web/src/shell/table-words.ts',
  'table/src/all-extensions.ts',
  ...['autoplay', 'custom-games', 'deal-dialogs', 'feedback', 'tracker', 'menu', 'questions', 'result'].map(
    (name) => `features/${name}/index.ts`,
  ),
];
const isLater = (id: string): boolean =>
  LATER.some((file) => id.endsWith(`/${file}`) || id.endsWith(`/${file}x`));

export default defineConfig({
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [preload(), styled(), afterPaint(), compiledAtOnce(), precache()],
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:7].js' } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One file of styles: a part that is fetched later brings none along.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/workers/service-worker.ts' },
      output: {
        // As short as the bundler allows: what starts the page names forty files, and such names do not pack.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        // Messages are named after their feature: a file list of twenty `messages.de` tells nobody anything.
        chunkFileNames: ({ name, facadeModuleId }) => {
          const [, feature, language] =
            /features\/([^/]+)\/messages\.(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${feature === undefined ? name : `${feature}.${language}`}-[hash:7].js`;
        },
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // All that the page starts with is one file, and all that is fetched once it can be played another: each packs
        // smaller than its parts, and is asked for once.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], test: ofPage },
            { name: 'later', test: isLater },
          ],
        },
      },
    },
  },
});
