import { homedir } from 'node:os';
import path from 'node:path';

/**
 * The folder in which an operating system keeps what a user's programs store, for Cairn.
 * @param env the environment of the process.
 */
export const userDataFolder = (
  env: Readonly<Record<string, string | undefined>>,
  platform: string,
): string => {
  const home = homedir();
  const base =
    platform === 'win32'
      ? (env['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local'))
      : platform === 'darwin'
        ? path.join(home, 'Library', 'Application Support')
        : (env['XDG_DATA_HOME'] ?? path.join(home, '.local', 'share'));
  return path.join(base, 'cairn');
};
