/**
 * A lock: a file that names the process that holds it. One left behind by a process that is no more is taken over; one of
 * another machine is not, for nobody here can tell whether that process lives.
 */
import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { failWith, ok, type Result } from '@cairn/engine';

export interface Lock {
  readonly release: () => Promise<void>;
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes the lock of this name. Faults: another process holds it. */
export const takeLock = async (file: string): Promise<Result<Lock>> => {
  const mine = `${process.pid} ${hostname()}\n`;
  for (let tries = 0; tries < 3; tries++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(mine);
      await handle.close();
      return ok({ release: () => rm(file, { force: true }) });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const text = await readFile(file, 'utf8').catch(() => '');
    const [, pid = '', host = ''] = /^(\d+) (\S+)\n$/.exec(text) ?? [];
    if (pid !== '' && host !== hostname())
      return failWith(
        'lock',
        file,
        `Process ${pid} on ${host} holds "${file}": if it is no more, delete that file`,
      );
    if (pid !== '' && Number(pid) !== process.pid && alive(Number(pid)))
      return failWith('lock', file, `Process ${pid} is writing there ("${file}")`);
    if (Number(pid) === process.pid)
      return failWith('lock', file, `This process is writing there already ("${file}")`);
    await rm(file, { force: true });
  }
  return failWith('lock', file, `Other processes take "${file}" all the time`);
};
