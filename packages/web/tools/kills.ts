/**
 * `npm run kills [times]`: kills a browser in the middle of a game, 500 times by default, half of them right after a
 * paint, while two loops keep the machine busy. It prints how many moves were lost or doubled.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createServer } from '@cairn/server';
import { killAgainAndAgain } from '../test/support/killed-browser.ts';
import { builtApp } from './open.ts';

const root = builtApp();
const times = Number(process.argv[3] ?? 500);
const folder = mkdtempSync(path.join(tmpdir(), 'cairn-kills-'));
const server = await createServer({ root, host: '127.0.0.1', port: 0 });
const busy = [1, 2].map(() => new Worker('for (;;);', { eval: true }));
const total = { kills: 0, pressed: 0, painted: 0, lost: 0, wrong: 0 };
const report = (): void =>
  console.log(
    `${total.kills} kills, ${total.pressed} keys, ${total.painted} of them painted: ` +
      `${total.lost} with painted moves lost, ${total.wrong} with moves that were not played`,
  );
try {
  // A state that no moves lead to ends a round. The next round begins with an empty profile.
  for (let round = 0; total.kills < times; round++)
    for await (const { pressed, reported, found } of killAgainAndAgain(
      server.address,
      path.join(folder, `${round}`),
      times - total.kills,
      { reportedAt: 'painted', random: Math.random },
    )) {
      total.kills++;
      total.pressed += pressed;
      total.painted += reported;
      if (found === null) total.wrong++;
      else if (found < reported) total.lost++;
      if (total.kills % 25 === 0) report();
    }
} finally {
  for (const loop of busy) await loop.terminate();
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
report();
process.exitCode = total.lost + total.wrong > 0 ? 1 : 0;
