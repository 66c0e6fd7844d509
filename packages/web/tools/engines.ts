/**
 * `npm run engines`: walks the journeys of `engines/journeys.ts` in every engine that is installed: the Chromium of the
 * tests, Firefox (`FIREFOX_PATH`, or `firefox-esr` and `firefox` on the path) and WebKit (`WebKitWebDriver` with WebKitGTK's
 * MiniBrowser, on a screen or with Xvfb). It says which it found, and fails if a journey fails in one of them.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer } from '@cairn/server';
import { builtApp } from './open.ts';
import { openChromium } from './engines/chromium.ts';
import type { Driver } from './engines/driver.ts';
import { openFirefox } from './engines/firefox.ts';
import { journeys } from './engines/journeys.ts';
import { openWebKit } from './engines/webkit.ts';

const onPath = (...names: readonly string[]): string | null => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
};

const MINI_BROWSERS = ['4.1', '4.0', '6.0'].flatMap((version) => [
  `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  `/usr/lib/aarch64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  `/usr/libexec/webkit2gtk-${version}/MiniBrowser`,
]);

interface Engine {
  readonly name: string;
  /** Null if it is not installed. */
  readonly open: (() => Promise<Driver>) | null;
  readonly missing: string;
}

const engines = (): readonly Engine[] => {
  const firefox = process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox');
  const webkit = onPath('WebKitWebDriver');
  const mini = MINI_BROWSERS.find((file) => existsSync(file));
  return [
    { name: 'Chromium', open: openChromium, missing: '' },
    {
      name: 'Firefox',
      open: firefox === null ? null : () => openFirefox(firefox),
      missing: 'install firefox-esr, or set FIREFOX_PATH',
    },
    {
      name: 'WebKit',
      open: webkit === null || mini === undefined ? null : () => openWebKit(webkit, mini, onPath('Xvfb')),
      missing: 'install webkit2gtk-driver (and xvfb where there is no screen)',
    },
  ];
};

/** Walks all journeys in an engine. Returns how many failed. */
const walkAll = async (root: string, open: () => Promise<Driver>): Promise<number> => {
  const server = await createServer({ root, host: '127.0.0.1', port: 0 });
  let isOnline = true;
  const goOffline = async (): Promise<void> => {
    if (isOnline) await server.close();
    isOnline = false;
  };
  const driver = await open();
  console.log(`${driver.name} ${driver.version}`);
  let failed = 0;
  try {
    for (const { name, walk } of journeys) {
      const began = Date.now();
      try {
        await walk({ driver, origin: server.address, goOffline });
        console.log(`  ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      } catch (error) {
        failed += 1;
        console.log(`  FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await driver.close();
    await goOffline();
  }
  return failed;
};

const root = builtApp();
const wanted = process.argv.slice(3).map((name) => name.toLowerCase());
let failed = 0;
for (const { name, open, missing } of engines()) {
  if (wanted.length > 0 && !wanted.includes(name.toLowerCase())) continue;
  if (open === null) console.log(`${name}: not found; ${missing}`);
  else failed += await walkAll(root, open);
}
console.log(failed === 0 ? 'Every journey ended well.' : `${failed} journeys failed.`);
process.exitCode = failed === 0 ? 0 : 1;
