// The web build: plain TSX through the bundler's own JSX transform, hashed file names, nothing inlined
// (the content security policy allows no inline script, style or data address).

import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
