// The program that `npm start` runs: serves the folder given as the first argument until it is stopped.

import { faultText } from '@cairn/engine';
import { createServer } from './server.ts';
import { parsePort } from './settings.ts';

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const [root = stop('Cannot serve: the folder of the built app is missing from the command')] =
  process.argv.slice(2);
const setting = parsePort(process.env['PORT']);
const { port, kind } = setting.ok ? setting.value : stop(faultText(setting.error));

const ifTaken = kind === 'usual' ? 'next' : 'fail';
const server = await createServer({ root, host: '127.0.0.1', port, ifTaken }).catch((error: unknown) =>
  stop(`Cannot serve ${root} on port ${port}: ${String(error)}`),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
console.log(`Cairn is at ${server.address}`);
