// The web build: TSX compiled by the bundler's own JSX transform, and hashed file names. The styles are inline in the
// page, and so is the code that starts the script; the server's policy has the hashes of both. The service worker is
// an entry of its own with a fixed name. When everything else is written, it gets the names of all files of the
// build.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { minify } from 'terser';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { SOURCE } from '../../scripts/source.js';
import { splitDeclarations } from '../../scripts/split-declarations.js';

const publicFolder = path.resolve(import.meta.dirname, 'public');
const workerSource = path.resolve(import.meta.dirname, 'src/workers/service-worker.ts');

/** Puts the list of files, and a version made from their content, at the beginning of `sw.js`. */
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
 * Loads a part of the app: the scripts it needs are requested in parallel, and its styles are loaded before it
 * is shown. A sheet is added once, so the order of the sheets is the order of the imports: the styles of a file come
 * after those of the files that it imports. Without its styles a part is not shown, as without its script. Vite's own
 * helper is twice as long.
 */
const preload = (): Plugin => ({
  name: 'cairn-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id !== '\0vite/preload-helper.js'
      ? null
      : `const asked = { '': true };
         const fetch = (name) => asked[name] ??= new Promise((done, failed) => {
           const link = document.createElement('link');
           link.href = '/' + name;
           if (name.endsWith('.css')) {
             link.rel = 'stylesheet';
             link.onload = done;
             link.onerror = () => {
               delete asked[name];
               link.remove();
               failed(new TypeError('Failed to fetch ' + name));
             };
           } else {
             link.rel = 'modulepreload';
             done();
           }
           document.head.append(link);
         });
         export const __vitePreload = (load, names = []) => Promise.all(names.map(fetch)).then(load);`,
});

/** The frame in the page has the buttons of features in the toolbar, but not of those that are left out. */
const frame = (): Plugin => ({
  name: 'cairn-frame',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(
        /<button([^>]*) data-feature="([\w-]+)"([^>]*>.*?<\/button>\s*)/gs,
        (_, before: string, name: string, after: string) =>
          existsSync(path.resolve(import.meta.dirname, 'src/features', name))
            ? `<button${before}${after}`
            : '',
      ),
  },
});

/**
 * The start screen of a first visit stands in the page, with its styles, if the feature is there
 * (src/features/start/static-start.tsx).
 */
const startScreen = (): Plugin => {
  const folder = path.resolve(import.meta.dirname, 'src/features/start');
  const render = async (): Promise<string> => {
    const build = await rolldown({
      input: path.join(folder, 'static-start.tsx'),
      platform: 'node',
      resolve: { conditionNames: [SOURCE, 'node', 'import', 'default'] },
      moduleTypes: { '.css': 'empty' },
    });
    const { output } = await build.generate({ format: 'esm', codeSplitting: false });
    await build.close();
    const url = `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`;
    const { startMarkup } = (await import(url)) as { readonly startMarkup: () => string };
    return startMarkup();
  };
  return {
    name: 'cairn-start-screen',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const isThere = existsSync(folder);
        const head = ['/src/ui/thumbnail.css', '/src/features/start/style.css']
          .map((href) => `<link rel="stylesheet" href="${href}" />`)
          .join('');
        return html
          .replace('<!-- start: head -->', isThere ? `<meta name="start" />${head}` : '')
          .replace('<!-- start: screen -->', isThere ? await render() : '');
      },
    },
  };
};

/**
 * The styles of the first paint (shell/index.css, and those of the table) stand in the page, so that it waits for no
 * other file; the parts that are loaded later do not ask for them.
 */
const styled = (): Plugin => {
  let file = '';
  return {
    name: 'cairn-styled',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/, (_, name: string) => {
          const style = bundle[name];
          if (style?.type !== 'asset') throw new Error(`The build has no ${name}`);
          delete bundle[name];
          file = name;
          return `<style>${String(style.source).trim()}</style>`;
        }),
    },
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(`"${file}"`, '""');
      },
    },
  };
};

/**
 * The script is requested from the first moment on, but runs after the static frame of the page has been painted. A
 * page in the background is not painted and need not wait. The code that starts it is at the end of the page: further
 * up, a page that arrives in parts might not have its frame yet.
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
 * Minifies the scripts of a first visit once more. Terser folds branches and joins declarations that the bundler's own
 * minifier keeps: 0.4 kB of the first script, compressed. It assumes nothing about getters, because reading a signal
 * is one.
 */
const minifiedAgain = (): Plugin => ({
  name: 'cairn-minified-again',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      const first = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' && isOfFirstVisit(output.name) ? [output] : [],
      );
      await Promise.all(
        first.map(async (chunk) => {
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3, keep_fargs: false },
            format: { comments: false },
          });
          if (code === undefined) throw new Error(`${chunk.fileName} could not be minified`);
          chunk.code = code;
        }),
      );
    },
  },
});

/** The chunks that every first visit loads: the first script, and what is loaded once the table can be played. */
const isOfFirstVisit = (name: string): boolean => name === 'index' || name === 'later';

/**
 * Tells the browser that all functions of a script are needed. It then compiles them at once in the background, and
 * not one by one while the first picture or the first move waits. Chromium supports it from 136 on; for other
 * browsers it is a comment. Source: https://v8.dev/blog/explicit-compile-hints
 */
const compiledAtOnce = (): Plugin => ({
  name: 'cairn-compiled-at-once',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Last, because the comment counts only at the very beginning.
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isOfFirstVisit(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});

/** What belongs to the page; the service worker is a file of its own. */
const ofPage = (id: string): boolean => id !== workerSource;

/** The features whose lines in src/features.ts begin with `when: 'start'`. */
function startFeatures(): readonly string[] {
  const lines = readFileSync(path.resolve(import.meta.dirname, 'src/features.ts'), 'utf8');
  return [...lines.matchAll(/^ {2}'?([\w/-]+)'?: \{\s*when: 'start'/gm)].flatMap(([, name]) => name ?? []);
}

/** Modules that are loaded once the table can be played (src/code-sources.ts), in one file with their dependencies. */
const LATER = [
  'web/src/speech/sentences.ts',
  'web/src/shell/attempt-code.ts',
  'web/src/feature-code.ts',
  'web/src/shell/table-code.ts',
  ...startFeatures().map((name) => `features/${name}/index.ts`),
];
const isLater = (id: string): boolean =>
  id === '\0rolldown/runtime.js' || LATER.some((file) => id.endsWith(`/${file}`) || id.endsWith(`/${file}x`));

/** All games: loaded when one of them is needed, in one file with what opens them. */
const CATALOGUE = /web\/src\/shell\/catalogue-code\.ts(\?part=\d+)?$/;

export default defineConfig({
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    splitDeclarations(),
    frame(),
    startScreen(),
    preload(),
    styled(),
    afterPaint(),
    minifiedAgain(),
    compiledAtOnce(),
    precache(),
  ],
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:7].js' } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/workers/service-worker.ts' },
      // A constant stands where it is used, also in other files.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // As short as the bundler allows: the first script names forty files, and hashes do not compress.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        // Messages are named after their feature; twenty files named `messages.de` would tell nothing.
        chunkFileNames: ({ name, facadeModuleId }) => {
          const [, feature, language] =
            /features\/(?:[^/]+\/)?([^/]+)\/messages\.(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${feature === undefined ? name : `${feature}.${language}`}-[hash:7].js`;
        },
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Everything that the page starts with is one file, everything that is loaded once it can be played is
        // another, and all games with what opens them are a third. Each compresses better than its parts, and needs one
        // request.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], test: ofPage },
            { name: 'later', test: isLater },
            { name: 'catalogue', test: CATALOGUE },
          ],
        },
      },
    },
  },
});
