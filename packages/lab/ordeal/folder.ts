/** A fault test for the database in a folder: its one process is killed in the middle, again and again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, done, factsOf } from './command.ts';
import { questionFor, type Finding, type Hardship } from './machines.ts';

export const folder = async ({
  command,
  chunks,
  workers,
  kills,
  lease,
  say,
}: Omit<Hardship, 'seed'>): Promise<readonly Finding[]> => {
  const home = await mkdtemp(path.join(tmpdir(), 'cairn-folder-'));
  const data = ['--data', home];
  const threads = ['--workers', `${workers}`];
  const question = questionFor(chunks);
  try {
    const id = (await done(command, ['submit', ...question, '--lease', `${lease}`, ...data])).trim();
    let killed = 0;
    for (; killed < kills; killed++) {
      const { child, ended } = begin(command, ['work', '--until-empty', ...threads, ...data]);
      let kept = 0;
      child.stderr?.on('data', (text: string) => {
        kept += text.split('\n').length - 1;
        if (kept >= chunks / (kills + 1)) child.kill('SIGKILL');
      });
      await ended;
      say(`killed after ${kept} chunks`);
    }
    await done(command, ['work', '--until-empty', ...threads, ...data]);
    const [mine, calm] = [
      factsOf(await done(command, ['report', '--id', id, '--json', ...data])),
      factsOf(await done(command, [...question, ...threads, '--json'])),
    ];
    return [
      { what: 'times killed by SIGKILL', found: `${killed}`, good: killed === kills },
      {
        what: 'figures of an undisturbed run',
        found: mine === calm ? 'equal' : 'others',
        good: mine === calm,
      },
    ];
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};
