// What all browser tests of a run share: one build, which the gate has made already, one server on a free port, one
// browser. Everything started here is closed here, so that nothing keeps a pipe open after the last test.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { createServer } from '@cairn/server';
import { buildWeb } from '../../../scripts/build-web.js';
import { chromiumFlags, findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly origin: string;
    readonly browser: string;
    /** The folder of the built app. */
    readonly root: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-web-'));
  const root = process.env['CAIRN_BUILT'] ?? (await buildWeb(path.join(folder, 'dist')));
  const server = await createServer({ root, host: '127.0.0.1', port: 0 });
  const browser = await chromium.launchServer({ ...findChromium(), args: chromiumFlags, timeout: 0 });
  project.provide('origin', server.address);
  project.provide('browser', browser.wsEndpoint());
  project.provide('root', root);
  return async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
