// The program that `npm start` runs: serves the folder given as the first argument, and the club, until it is stopped.

import { isMainThread } from 'node:worker_threads';
import { faultText } from '@cairn/engine';
import { parseSettings } from './settings.ts';
import { startSite } from './site.ts';
import { runThread } from './threads.ts';
import { SERVER_VERSION } from './version.ts';

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const serve = async (): Promise<void> => {
  const [root = stop('Cannot serve: the folder of the built app is missing from the command')] =
    process.argv.slice(2);
  const settings = parseSettings(process.env, process.platform);
  if (!settings.ok) return stop(faultText(settings.error));
  const starting = startSite({
    settings: settings.value,
    root,
    program: new URL(import.meta.url),
    version: SERVER_VERSION,
    say: (line) => console.log(line),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void starting.then((site) => site.close()).then(() => process.exit(0)));
  await starting.catch((error: unknown) =>
    stop(`Cannot serve ${root} on port ${settings.value.listen.port}: ${String(error)}`),
  );
};

if (isMainThread) await serve();
else runThread();
