// One file of JavaScript with everything inside: the engine, the games, the table, its style sheet and its pictures.

import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { SOURCE } from '../../scripts/source.js';

/** The style sheet of the table is in the script already; the file Vite makes of it besides is not needed. */
const noStyleFile = (): Plugin => ({
  name: 'cairn-no-style-file',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  },
});

export default defineConfig({
  plugins: [noStyleFile()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // The first with `light-dark()`: the element follows the `color-scheme` of its page, which cannot be told otherwise.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'cairn-table.js' },
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
});
