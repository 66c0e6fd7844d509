/**
 * The solver's threads in a browser: a clerk who is told by messages what to search, or one of those that measure a game,
 * as the first message has it. All of the solver, its WebAssembly included, is in this one file, which is fetched with the
 * first question and kept by the service worker.
 */
/// <reference lib="webworker" />
import { Clerk, type Request } from '@cairn/solver';
import { obey, type Order } from './measurer.ts';

declare const self: DedicatedWorkerGlobalScope;

/** A message to oneself is heard after those that wait already and, unlike a timer, as soon as they are. */
const { port1, port2 } = new MessageChannel();
let next: (() => void) | null = null;
port1.addEventListener('message', () => next?.());
port1.start();

const clerk = new Clerk(
  (replies) => self.postMessage(replies),
  (again) => {
    next = again;
    port2.postMessage(null);
  },
);

/** Questions come as lists, orders singly. */
const isOrder = (data: readonly Request[] | Order): data is Order => 'kind' in data;

self.addEventListener('message', ({ data }: MessageEvent<readonly Request[] | Order>) => {
  if (!isOrder(data)) return clerk.hear(data);
  const outcomes = obey(data);
  if (outcomes !== null) self.postMessage(outcomes);
});
