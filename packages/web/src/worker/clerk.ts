/**
 * The solver's thread in a browser: a clerk who is told by messages what to search. All of the solver, its WebAssembly
 * included, is in this one file, which is fetched with the first question and kept by the service worker.
 */
/// <reference lib="webworker" />
import { Clerk, type Request } from '@cairn/solver';

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

self.addEventListener('message', ({ data }: MessageEvent<readonly Request[]>) => clerk.hear(data));
