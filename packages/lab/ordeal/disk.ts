/**
 * A fault test for surveys in a folder: the disk becomes full in the middle. With `mount`, which needs root, the disk is a file
 * system of a few kilobytes in memory; else a limit on the size of files fails at the same place.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, done, factsOf, type Ended } from './command.ts';
import { questionFor, type Finding, type Hardship } from './machines.ts';

const linesOf = async (folder: string): Promise<number> =>
  (await readFile(path.join(folder, 'chunks.jsonl'), 'utf8')).split('\n').length - 1;

/** A line has some 400 bytes. */
const BYTES_A_CHUNK = 400;

export const disk = async (
  { command, chunks, workers, say }: Pick<Hardship, 'command' | 'chunks' | 'workers' | 'say'>,
  mount: boolean,
): Promise<readonly Finding[]> => {
  const home = await mkdtemp(path.join(tmpdir(), 'cairn-disk-'));
  const [small, out] = [path.join(home, 'small'), path.join(home, 'out')];
  const question = [...questionFor(chunks), '--workers', `${workers}`];
  const half = Math.ceil((chunks * BYTES_A_CHUNK) / 2 / 4096) * 4;
  const size = ['-t', 'tmpfs', '-o', `size=${half + 8}k`, 'cairn', small];
  await mkdir(small);
  const real = mount && spawnSync('mount', size).status === 0;
  say(real ? `a disk of ${half + 8} kB` : `files of at most ${half} kB`);
  try {
    // Before the limit: the first use of the command writes its bundle, which is larger than any limit here.
    const calm = factsOf(await done(command, [...question, '--json']));
    const full = path.join(small, 'out');
    // POSIX counts in blocks of 512 bytes. With SIGXFSZ ignored the write itself fails, as on a full disk.
    const limit = real ? undefined : `trap '' XFSZ; ulimit -f ${half * 2}; exec "$@"`;
    const first: Ended = await begin(command, [...question, '--out', full], limit).ended;
    const kept = await linesOf(full);
    const told = /^Chunk \d+ could not be kept: .*$/m.exec(first.err)?.[0] ?? 'nothing';
    await cp(full, out, { recursive: true });
    await done(command, [...question, '--out', out]);
    const mine = factsOf(await done(command, ['report', out, '--json']));
    return [
      { what: real ? 'a full disk' : 'a file that may not grow', found: told, good: told !== 'nothing' },
      { what: 'exit status', found: `${first.status}`, good: first.status === 2 },
      { what: 'lines kept before', found: `${kept}`, good: kept > 0 && kept < chunks },
      {
        what: 'figures after going on elsewhere',
        found: mine === calm ? 'equal' : 'others',
        good: mine === calm,
      },
    ];
  } finally {
    if (real) spawnSync('umount', [small]);
    await rm(home, { recursive: true, force: true });
  }
};
