#!/usr/bin/env node
// The `cairn-server` command.

import { runBundled } from '../../../scripts/run-bundled.js';
import { isLoadedLater } from '../../../scripts/server.js';

await runBundled('server/src/command.ts', 'server/dist/cairn-server.js', isLoadedLater);
