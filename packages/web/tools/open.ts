/**
 * Shared by the tools: the built app on a port of its own, and the Chromium of the tests. Everything that is started
 * is ended when the work is done or has failed.
 */
import { chromium, type Browser } from 'playwright-core';
import { createServer } from '@cairn/server';
import { chromiumFlags, findChromium } from '../test/chromium.ts';

export interface Opened {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  readonly browser: Browser;
}

/**
 * Serves the app in `root` and starts a browser for as long as `work` takes. `pace` is the time between two keys or
 * clicks, in milliseconds.
 */
export const withApp = async <T>(
  root: string,
  work: (opened: Opened) => Promise<T>,
  pace = 0,
): Promise<T> => {
  const server = await createServer({ root, host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags, slowMo: pace });
  try {
    return await work({ origin: server.address, browser });
  } finally {
    await browser.close();
    await server.close();
  }
};

/** The folder of the built app: the first argument of every tool. */
export const builtApp = (): string => {
  const [, , root] = process.argv;
  if (root === undefined) throw new Error('The folder of the built app is missing from the command');
  return root;
};
