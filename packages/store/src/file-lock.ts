/**
 * A file lock: a file that names the process that holds it. The lock of a dead process is taken over. The lock of
 * another machine is not, because it cannot be known from here whether that process is alive. In a container that is
 * started again, a process has the number and the host name of the one before it, so a lock has a random text, too.
 */
import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { failWith, ok, type Result } from '@cairn/engine';

export interface FileLock {
  readonly release: () => Promise<void>;
}

/** The locks that this process holds. */
const held = new Set<string>();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Acquires the lock with this file name. Faults: another process holds it. */
export const acquireFileLock = async (file: string): Promise<Result<FileLock>> => {
  const token = randomUUID();
  const mine = `${process.pid} ${hostname()} ${token}\n`;
  for (let tries = 0; tries < 3; tries++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(mine);
      await handle.close();
      held.add(token);
      return ok({
        release: async () => {
          held.delete(token);
          await rm(file, { force: true });
        },
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const text = await readFile(file, 'utf8').catch(() => '');
    const [, pid = '', host = '', other = ''] = /^(\d+) (\S+)(?: (\S+))?\n$/.exec(text) ?? [];
    if (pid !== '' && host !== hostname())
      return failWith(
        'lock',
        file,
        `Process ${pid} on ${host} holds "${file}": if it is no more, delete that file`,
      );
    if (pid !== '' && Number(pid) !== process.pid && isAlive(Number(pid)))
      return failWith('lock', file, `Process ${pid} is writing there ("${file}")`);
    if (Number(pid) === process.pid && held.has(other))
      return failWith('lock', file, `This process is writing there already ("${file}")`);
    await rm(file, { force: true });
  }
  return failWith('lock', file, `Other processes take "${file}" all the time`);
};
