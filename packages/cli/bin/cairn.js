#!/usr/bin/env node
// The `cairn` command.

import { runBundled } from '../../../scripts/run-bundled.js';

/** Databases stay outside: only a few verbs load them, and PGlite's other files lie beside it. */
const isDatabase = (name) => /^(pg|pg-boss|@electric-sql\/pglite)$/.test(name);

await runBundled('cli/src/command.ts', 'cli/dist/cairn.js', isDatabase);
