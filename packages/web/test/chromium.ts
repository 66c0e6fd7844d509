// Finds a Chromium: CHROMIUM_PATH, else the system's, else the one inside @sparticuz/chromium, unpacked once
// beside the other caches. A bare machine lacks NSS and fonts; the package carries both, and they are
// offered to the browser process alone, and only when the machine has none.

import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export type Chromium = {
  readonly executablePath: string;
  /** The whole environment of the browser process. */
  readonly env: Record<string, string>;
};

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
];

const systemPath = '/usr/bin/chromium';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const runs = (executablePath: string, env: Record<string, string>): boolean =>
  spawnSync(executablePath, ['--version', '--no-sandbox'], { env, stdio: 'ignore' }).status === 0;

const currentEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Unpacks the package's archives into a folder that appears complete or not at all. */
const unpack = (folder: string, archives: string): void => {
  mkdirSync(path.dirname(folder), { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  const inflated = (name: string) => brotliDecompressSync(readFileSync(path.join(archives, name)));
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const tar = spawnSync('tar', ['-x', '-C', half], { input: inflated(`${name}.tar.br`) });
    if (tar.status !== 0)
      throw new Error(`Cannot unpack ${name}.tar.br: ${tar.error?.message ?? tar.stderr.toString()}`);
  }
  writeFileSync(path.join(half, 'chromium'), inflated('chromium.br'), { mode: 0o755 });
  writeFileSync(
    path.join(half, 'fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'chromium'))) throw error;
  }
};

const packaged = (): Chromium => {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = path.resolve(path.dirname(entry), '../..');
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.resolve(home, '../../.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder, path.join(home, 'bin'));

  const executablePath = path.join(folder, 'chromium');
  const env = currentEnv();
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = folder;
  if (runs(executablePath, env)) return { executablePath, env };
  const own = path.join(folder, 'lib');
  env['LD_LIBRARY_PATH'] = env['LD_LIBRARY_PATH'] ? `${own}:${env['LD_LIBRARY_PATH']}` : own;
  if (runs(executablePath, env)) return { executablePath, env };
  throw new Error(
    `The packaged Chromium does not run here: ${executablePath}. Set CHROMIUM_PATH to one that does.`,
  );
};

/** A Chromium that has been seen to run. Throws when CHROMIUM_PATH names none, or no other one runs. */
export function findChromium(): Chromium {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && !isExecutable(chosen))
    throw new Error(`CHROMIUM_PATH="${chosen}" is no program.`);
  const installed = chosen ?? (isExecutable(systemPath) ? systemPath : undefined);
  return installed === undefined ? packaged() : { executablePath: installed, env: currentEnv() };
}
