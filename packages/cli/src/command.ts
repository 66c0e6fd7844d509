/**
 * The process of the `cairn` command, as bin/cairn.js bundles it. On a thread it runs the worker that the thread was
 * started for.
 */
import process from 'node:process';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { run } from './main.ts';
import { Terminal } from './terminal/terminal.ts';
import { serveThread } from './solve/threads.ts';

if (!isMainThread && parentPort !== null) serveThread(parentPort, workerData);
else {
  // A reader such as `| head` may close the pipe early; that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await run(process.argv.slice(2), new Terminal(process));
}
